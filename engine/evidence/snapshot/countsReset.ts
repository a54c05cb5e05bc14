import type { MergedAutoscaler, Place } from "../merge/merged";
import { problemNow, type Statement } from "./statement";

/**
 * The controller writes a count only where another one is set. If it wrote one count more often than all others together, something else
 * changed it in between, or events of other counts are missing.
 */
export function countsReset({ events }: MergedAutoscaler): Statement[] {
  const writes = new Map<number, { times: number; places: Place[] }>();
  for (const { reason, message = "", count = 1, place } of events) {
    const to = reason === "SuccessfulRescale" ? /^New size: (\d{1,9})/.exec(message)?.[1] : undefined;
    if (to === undefined) continue;
    const known = writes.get(Number(to)) ?? { times: 0, places: [] };
    writes.set(Number(to), { times: known.times + count, places: [...known.places, place] });
  }
  const all = [...writes.values()].reduce((sum, { times }) => sum + times, 0);
  return [...writes].flatMap(([replicas, { times, places }]) => {
    const others = all - times;
    return times > others + 1 ? [problemNow({ kind: "countsReset", replicas, times, others }, "computed", places)] : [];
  });
}
