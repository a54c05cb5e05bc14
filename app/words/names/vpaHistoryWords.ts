import type { VpaHistory } from "../../../engine/index";
import { plural, t } from "../text";
import { quantity } from "../times";

/** In a few words: "8 days of 400m CPU and 600Mi", "8 days: 14 hours of 50m CPU, then 400m, and 600Mi". `history`: null for none. */
export function historyText(history: VpaHistory | null): string {
  if (history === null) return t`no history`;
  if (history.kind === "checkpoint") return t`a checkpoint`;
  const { days, cpuMilli, memoryMebibytes, quiet } = history;
  if (quiet !== undefined)
    return t`${plural(days, "day")}: ${`${quiet.hours} h`} of ${`${quantity(quiet.cpuMilli)}m`} CPU, then ${`${quantity(cpuMilli)}m`}, and ${`${quantity(memoryMebibytes)}Mi`}`;
  return t`${plural(days, "day")} of ${`${quantity(cpuMilli)}m`} CPU and ${`${quantity(memoryMebibytes)}Mi`}`;
}
