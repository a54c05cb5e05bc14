import { openSyncFrom, useSeries } from "./evidenceSeries";
import { stopsOf } from "../run/stops";
import { useTrace } from "./trace";
import { select } from "./view";

/** Opens the page's first sync or poll at or after a second; opens none if the run ends before it. Recorded series have syncs of their own. */
export function openReconcileFrom(second: number): void {
  if (useSeries.getState().series !== null) return openSyncFrom(second);
  const { run } = useTrace.getState();
  const cursor = run && stopsOf(run).at.find((at) => at >= second);
  if (cursor !== undefined && cursor !== null) select(cursor);
}
