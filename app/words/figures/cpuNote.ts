import type { Run } from "../../run/run";
import { t } from "../text";
import { quantity } from "../times";
import { metricAmount } from "./metricWords";

/** What an average hides: pods that their limit or a full node slows down, and the busiest pod if the load is uneven. */
export function cpuNote({ stepSeconds }: Run, step: number, uneven: boolean): string | null {
  const throttled = stepSeconds.throttled[step] ?? 0;
  if (throttled > 0) return t`${quantity(throttled)} throttled`;
  const held = stepSeconds.heldByNode[step] ?? 0;
  if (held > 0) return t`${quantity(held)} held by full nodes`;
  return uneven ? t`hottest ${metricAmount(stepSeconds.hottestCpu[step] ?? NaN, "m")}` : null;
}
