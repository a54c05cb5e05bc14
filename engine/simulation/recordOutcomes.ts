import type { ClusterSecond } from "../cluster/clusterSecond";
import type { ReconciledCount } from "../controller/horizontal";
import type { RunOutcomes } from "../scenario/outcomes";
import type { FailedByReason } from "./failureColumns";
import { createOutcomeTally } from "./outcomes";
import type { RunRecorder, RunUnderWay } from "./recordRun";

/** `replicas` is spec.replicas after the second. */
export type SecondListener = (now: number, second: ClusterSecond, replicas: number) => void;

/** Adds up the outcomes as the run goes on, and keeps nothing else. */
export function recordOutcomes(
  { scenario, held, cluster, besideVpa }: RunUnderWay,
  onSecond?: SecondListener,
): RunRecorder & { outcomes(): RunOutcomes; failures(): FailedByReason } {
  const tally = createOutcomeTally(scenario, besideVpa);
  let second: ClusterSecond;
  let counted: ReconciledCount;
  let throttledPods = 0;
  return {
    live(now) {
      second = cluster.tick(now);
      if (besideVpa !== null) ({ throttledPods } = cluster.watch());
    },
    decide(controller, observation, manifest, now) {
      counted = controller.count(held[manifest]!, observation, now);
      return counted.scaledTo;
    },
    scaled: () => tally.addReconcile(counted),
    renewed: () => undefined,
    scalingActive: () => null,
    kedaScaled: (from, to, at) => tally.addReconcile({ at, specReplicas: from, scaledTo: to }),
    lived(now) {
      const replicas = cluster.replicas();
      tally.addSecond(second, replicas, throttledPods);
      onSecond?.(now, second, replicas);
    },
    outcomes: tally.outcomes,
    failures: tally.failures,
  };
}
