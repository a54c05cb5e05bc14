import { t } from "../ui/text";

/** The rows of the sum, by what they are called in the page; a row of a metric has the metric's name. */
const names: Readonly<Record<string, string>> = {
  observed: t`observed`,
  winner: t`winner`,
  stabilized: t`stabilized`,
  limited: t`limited`,
  clamped: t`clamped`,
  forbidden: t`forbidden`,
  applied: t`applied`,
};

export const stageName = (row: string): string => names[row] ?? row;
