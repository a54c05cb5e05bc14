import { heldIn, type CountSteps, type RecordedReplicas } from "../../engine/index";

/** The recorded counts as steps: after the last point, and where points are missing, nothing is known. */
export function drawnOf({ points }: RecordedReplicas): CountSteps {
  const held = heldIn(points);
  return [...held.map(({ from, replicas }) => [from, replicas ?? NaN] as const), [held.at(-1)?.to ?? 0, NaN]];
}
