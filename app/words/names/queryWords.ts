import type { SignalQuery } from "../../../engine/index";
import { t } from "../text";

type Name = SignalQuery["function"];

/** PromQL's own names of the functions, as the menu has them. */
export const functionWords: Readonly<Record<Name, string>> = {
  rate: "rate()",
  irate: "irate()",
  increase: "increase()",
  instant: t`none: the counter itself`,
};

/** The metricsQuery of a rule in the configuration of prometheus-adapter. */
export function metricsQuery({ function: name, rangeSeconds }: SignalQuery): string {
  const series = "<<.Series>>{<<.LabelMatchers>>}";
  return `sum(${name === "instant" ? series : `${name}(${series}[${promqlDuration(rangeSeconds)}])`}) by (<<.GroupBy>>)`;
}

const promqlDuration = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`);
