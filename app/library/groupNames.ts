import { t } from "../words/text";
import type { ListedGroup } from "./listed";

export const groupNames: Readonly<Record<ListedGroup, string>> = {
  "first steps": t`First steps`,
  stability: t`Stability`,
  rates: t`Rates`,
  metrics: t`Metrics`,
  readiness: t`Readiness`,
  zero: t`Zero`,
  KEDA: t`KEDA`,
  "HPA and VPA": t`HPA and VPA`,
  operations: t`Operations`,
  tuning: t`Better settings`,
  history: t`History`,
  evidence: t`Evidence`,
};
