import type { LibraryGroup } from "../../engine/library";
import { t } from "../ui/text";

export const groupNames: Readonly<Record<LibraryGroup, string>> = {
  "first steps": t`First steps`,
  stability: t`Stability`,
  rates: t`Rates`,
  metrics: t`Metrics`,
  readiness: t`Readiness`,
  zero: t`Zero`,
  operations: t`Operations`,
  history: t`History`,
};
