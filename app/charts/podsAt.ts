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

/** Whether its containers run, so that it can crash and be evicted. */
export const isRunning = ({ phase }: PodAt): boolean => running.has(phase);
