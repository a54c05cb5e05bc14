import type { NamedStage, StageRow } from "../../../engine/index";
import { t } from "../text";

export const stageNames: Readonly<Record<NamedStage, string>> = {
  observed: t`observed`,
  winner: t`winner`,
  stabilized: t`stabilized`,
  limited: t`limited`,
  clamped: t`clamped`,
  forbidden: t`forbidden`,
  applied: t`written`,
};

export const isNamedStage = (row: StageRow): row is NamedStage => Object.hasOwn(stageNames, row);
