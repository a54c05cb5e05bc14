import type { ClusterSecond } from "../cluster/clusterSecond";
import { createLatencyTally } from "../cluster/latencies";
import type { ReconciledCount } from "../controller/horizontal";
import type { Outcomes } from "../scenario/outcomes";
import { createFailureTally, type FailedByReason } from "./failureColumns";
import { createOutcomeTally, type OutcomeSeconds, type OutcomeSteps } from "./outcomes";
import type { RunRecorder, RunUnderWay } from "./recordRun";

/** Adds up the outcomes as the run goes on, with one row for the present second and one for the present reconcile. */
export function recordOutcomes({
  scenario,
  held,
  cluster,
}: RunUnderWay): RunRecorder & { outcomes(): Outcomes; failures(): FailedByReason } {
  const second = createOutcomeSecond();
  const step = createOutcomeStep();
  const capacity = new Float64Array(scenario.durationSeconds + 1);
  const tally = createOutcomeTally();
  const latencies = createLatencyTally();
  let lived: ClusterSecond;
  const failed = createFailureTally();
  return {
    live(now) {
      lived = cluster.tick(now);
    },
    decide(controller, observation, manifest, now) {
      const counted = controller.count(held[manifest]!.hpa, observation, now);
      recordOutcomeStep(step, 0, counted);
      tally.addStep(step, 0);
      return counted.scaledTo;
    },
    scaled: () => undefined,
    lived(now) {
      recordOutcomeSecond(second, 0, lived, cluster.replicas);
      capacity[now] = second.capacity[0]!;
      tally.addSecond(second, 0);
      if (now > 0) latencies.add(lived.latencies);
      failed.add(now, lived.failed);
    },
    outcomes: () => tally.outcomes(capacity, latencies, scenario),
    failures: failed.failures,
  };
}

export function recordOutcomeSecond(seconds: OutcomeSeconds, now: number, second: ClusterSecond, replicas: number): void {
  seconds.served[now] = second.served / 1000;
  seconds.failed[now] = second.failed.total / 1000;
  seconds.waiting[now] = second.waiting / 1000;
  seconds.capacity[now] = second.capacity / 1000;
  seconds.written[now] = replicas;
  seconds.existing[now] = second.existingPods;
  seconds.cpuUsed[now] = second.cpuMilli;
  seconds.cpuRequested[now] = second.cpuRequestedMilli;
  seconds.nodes[now] = second.nodes;
}

export function recordOutcomeStep(steps: OutcomeSteps, step: number, { at, specReplicas, scaledTo }: ReconciledCount): void {
  steps.at[step] = at;
  steps.current[step] = specReplicas ?? NaN;
  steps.applied[step] = scaledTo ?? specReplicas ?? NaN;
  steps.rescaled[step] = scaledTo === null ? 0 : 1;
}

const createOutcomeSecond = (): OutcomeSeconds => ({
  served: new Float64Array(1),
  failed: new Float64Array(1),
  waiting: new Float64Array(1),
  capacity: new Float64Array(1),
  written: new Float64Array(1),
  existing: new Float64Array(1),
  cpuUsed: new Float64Array(1),
  cpuRequested: new Float64Array(1),
  nodes: new Float64Array(1),
});

const createOutcomeStep = (): OutcomeSteps => ({
  at: new Float64Array(1),
  current: new Float64Array(1),
  applied: new Float64Array(1),
  rescaled: new Uint8Array(1),
});
