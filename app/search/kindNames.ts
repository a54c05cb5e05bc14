import type { FindableKind } from "../ui/findable";
import { t } from "../words/text";

export const kindNames: Readonly<Record<FindableKind, string>> = {
  library: t`Question`,
  lesson: t`Lesson`,
  field: t`Field`,
  flag: t`Flag`,
  gate: t`Feature gate`,
  setting: t`Setting`,
  signal: t`Signal`,
  incident: t`Incident`,
  outcome: t`Result of a run`,
  term: t`What it means`,
  kubectl: "kubectl",
  about: t`How we know`,
  page: t`This page`,
};
