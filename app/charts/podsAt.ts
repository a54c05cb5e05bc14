import type { PodLife, PodLifePhase } from "../../engine/index";
import { phaseAt } from "../marks/podLanes";

/** A pod that exists at a second; `since` is the second at which its phase began. */
export interface PodAt {
  pod: PodLife;
  /** Its index in the run. */
  index: number;
  phase: PodLifePhase;
  since: number;
}

/** The pods that exist at a second, in order of creation, as their squares are. */
export const podsAt = (pods: readonly PodLife[], second: number): PodAt[] =>
  pods.flatMap((pod, index) => {
    const phase = phaseAt(pod, second);
    if (phase === null) return [];
    return [{ pod, index, phase, since: pod.phases.findLast(({ at }) => at <= second)!.at }];
  });

/** The phases in which a pod's containers run. */
const running: ReadonlySet<PodLifePhase> = new Set(["starting", "unready", "ready"]);

/** How many of the oldest running pods an incident must hit to hit this one; null if this one does not run. */
export function reachOf(existing: readonly PodAt[], { index, phase }: PodAt): number | null {
  if (!running.has(phase)) return null;
  return existing.filter((other) => running.has(other.phase) && other.index <= index).length;
}
