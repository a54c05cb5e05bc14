import type { RecordedReplicas } from "../../scenario/recordedReplicas";
import { usualStep } from "./recordedCourse";

/** How near a simulated run is to what was recorded in the same hours, by one clock. Gaps of the recording count for neither. */
export interface Fit {
  /** Share of the compared seconds in which both differ by at most one replica, 0 to 1. */
  readonly withinOne: number;
  /** The same for no difference at all. */
  readonly equal: number;
  readonly comparedSeconds: number;
  /** Seconds between the first and the last point in which nothing was recorded. */
  readonly gapSeconds: number;
  readonly recordedPodHours: number;
  readonly simulatedPodHours: number;
}

/** `simulated`: the replicas of each second of the run. Null: no second can be compared. */
export function fitOf({ points }: RecordedReplicas, simulated: ArrayLike<number>): Fit | null {
  let [compared, near, equal, gap, recordedSeconds, simulatedSeconds] = [0, 0, 0, 0, 0, 0];
  for (const { from, to, replicas } of heldIn(points)) {
    if (replicas === null) {
      gap += to - from;
      continue;
    }
    for (let second = from; second < to && second < simulated.length; second++) {
      const difference = Math.abs(simulated[second]! - replicas);
      compared++;
      if (difference <= 1) near++;
      if (difference === 0) equal++;
      recordedSeconds += replicas;
      simulatedSeconds += simulated[second]!;
    }
  }
  if (compared === 0) return null;
  return {
    withinOne: near / compared,
    equal: equal / compared,
    comparedSeconds: compared,
    gapSeconds: gap,
    recordedPodHours: recordedSeconds / 3600,
    simulatedPodHours: simulatedSeconds / 3600,
  };
}

/** A count holds until the next point, but not longer than two usual steps: after that nothing is known. Null: a gap. */
export function heldIn(points: RecordedReplicas["points"]): { from: number; to: number; replicas: number | null }[] {
  const longest = 2 * usualStep(points);
  return points.flatMap(([second, replicas], index) => {
    const next = points[index + 1]?.[0];
    if (next === undefined) return [{ from: second, to: second + 1, replicas }];
    if (next - second <= longest) return [{ from: second, to: next, replicas }];
    return [
      { from: second, to: second + 1, replicas },
      { from: second + 1, to: next, replicas: null },
    ];
  });
}
