import { stopsOf } from "../run/stops";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { nearestStep } from "../marks/stepTargets";

/** Selects the sync or poll nearest to a time, because a click rarely hits a sync exactly. */
export function selectNearest(second: number): void {
  const cursor = nearestAt(second);
  if (cursor !== null) select(cursor);
}

/** Moves the pointer's time to the nearest sync or poll, so that the readouts show recorded numbers, not guesses between two. */
export function hoverNearest(second: number): void {
  useView.setState({ hover: nearestAt(second) });
}

export const endHover = () => useView.setState({ hover: null });

function nearestAt(second: number): number | null {
  const { run } = useTrace.getState();
  return run && nearestStep(stopsOf(run).at, second);
}
