import type { ClusterSecond } from "../cluster/clusterSecond";
import type { Outcomes } from "../scenario/outcomes";
import type { FailedByReason } from "./failureColumns";
import { createOutcomeTally } from "./outcomes";
import type { RunRecorder, RunUnderWay } from "./recordRun";

/** Adds up the outcomes as the run goes on, and keeps nothing else. */
export function recordOutcomes({
  scenario,
  held,
  cluster,
}: RunUnderWay): RunRecorder & { outcomes(): Outcomes; failures(): FailedByReason } {
  const tally = createOutcomeTally(scenario);
  let second: ClusterSecond;
  return {
    live(now) {
      second = cluster.tick(now);
    },
    decide(controller, observation, manifest, now) {
      const counted = controller.count(held[manifest]!.hpa, observation, now);
      tally.addReconcile(counted);
      return counted.scaledTo;
    },
    scaled: () => undefined,
    lived: () => tally.addSecond(second, cluster.replicas()),
    outcomes: tally.outcomes,
    failures: tally.failures,
  };
}
