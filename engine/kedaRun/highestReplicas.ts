import { pausedReplicas } from "../keda/annotations";
import { maxReplicaCount, minReplicasWhileActive } from "../keda/scaledObject";
import type { AppliedScaledObject } from "./appliedScaledObject";

/** The most replicas that KEDA itself may write in a run: when it activates, when it is paused at a count, and up to the HPA's maximum. */
export function highestReplicas(applied: readonly AppliedScaledObject[]): number {
  const counts = applied.flatMap(({ object }) => {
    const paused = pausedReplicas(object);
    return [maxReplicaCount(object), minReplicasWhileActive(object), paused?.ok ? paused.replicas : 0];
  });
  return Math.max(...counts);
}
