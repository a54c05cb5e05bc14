import { useTrace } from "../store/trace";
import { select } from "../store/view";

/** Opens the first reconcile at or after a second; none when the run ends before it. */
export function openReconcileFrom(second: number): void {
  const cursor = useTrace.getState().run?.steps.at.find((at) => at >= second);
  if (cursor !== undefined) select(cursor);
}
