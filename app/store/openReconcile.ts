import { openSyncFrom, useSeries } from "./evidenceSeries";
import { useTrace } from "./trace";
import { select } from "./view";

/** Opens the page's first sync at or after a second; opens none if the run ends before it. Recorded series have syncs of their own. */
export function openReconcileFrom(second: number): void {
  if (useSeries.getState().series !== null) return openSyncFrom(second);
  const cursor = useTrace.getState().run?.steps.at.find((at) => at >= second);
  if (cursor !== undefined) select(cursor);
}
