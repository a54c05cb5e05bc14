import { useTrace } from "./trace";
import { select } from "./view";

/** Opens the page's first sync at or after a second; opens none if the run ends before it. */
export function openReconcileFrom(second: number): void {
  const cursor = useTrace.getState().run?.steps.at.find((at) => at >= second);
  if (cursor !== undefined) select(cursor);
}
