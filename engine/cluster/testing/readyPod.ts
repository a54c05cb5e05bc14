import { createPod, type Pod } from "../pod";
import { defaultWorkload } from "../workload";

/** A pod that became ready an hour ago, with the given changes. */
export function readyPod(name: string, change: Partial<Pod> = {}): Pod {
  const created = createPod(
    { name: "web", replicas: 1, active: 1, available: 1 },
    { containers: [], resources: defaultWorkload, release: "good", image: {}, measured: [] },
    { name, ordinal: 0, set: null },
    { uid: 1, flapPhase: 0, livenessPhase: 0, level: 0 },
    -3600,
  );
  return { ...created, startTime: -3600, phase: "Running", ready: true, readyTransitionTime: -3585, ...change };
}
