import type { ClusterSecond } from "../cluster/clusterSecond";
import type { AnyReconcile } from "../controllerV1/decision";
import type { Outcomes } from "../scenario/outcomes";
import { measureOutcomes, type OutcomeSeconds, type OutcomeSteps } from "./outcomes";
import type { RunRecorder, RunUnderWay } from "./recordRun";

/** Only what the outcomes are measured by. */
export function recordOutcomes({ scenario, cluster, steps: rows }: RunUnderWay): RunRecorder & { outcomes(): Outcomes } {
  const seconds = createOutcomeSeconds(scenario.durationSeconds + 1);
  const steps = createOutcomeSteps(rows);
  let [step, lastSecond] = [0, -1];
  return {
    decided(reconcile) {
      recordOutcomeStep(steps, step, reconcile);
      step++;
    },
    scaled: () => undefined,
    lived(now, second) {
      lastSecond = now;
      recordOutcomeSecond(seconds, now, second, cluster.replicas);
    },
    outcomes: () => measureOutcomes(seconds, steps, scenario, { lastSecond, reconciles: step }),
  };
}

export function recordOutcomeSecond(seconds: OutcomeSeconds, now: number, second: ClusterSecond, replicas: number): void {
  seconds.served[now] = second.served / 1000;
  seconds.failed[now] = second.failed / 1000;
  seconds.waiting[now] = second.waiting / 1000;
  seconds.capacity[now] = second.capacity / 1000;
  seconds.written[now] = replicas;
  seconds.existing[now] = second.existingPods;
  seconds.cpuUsed[now] = second.cpuMilli;
  seconds.cpuRequested[now] = second.cpuRequestedMilli;
}

export function recordOutcomeStep(steps: OutcomeSteps, step: number, { at, specReplicas, scaledTo }: AnyReconcile): void {
  steps.at[step] = at;
  steps.current[step] = specReplicas ?? NaN;
  steps.applied[step] = scaledTo ?? specReplicas ?? NaN;
  steps.rescaled[step] = scaledTo === null ? 0 : 1;
}

const createOutcomeSeconds = (rows: number): OutcomeSeconds => ({
  served: new Float64Array(rows),
  failed: new Float64Array(rows),
  waiting: new Float64Array(rows),
  capacity: new Float64Array(rows),
  written: new Float64Array(rows),
  existing: new Float64Array(rows),
  cpuUsed: new Float64Array(rows),
  cpuRequested: new Float64Array(rows),
});

const createOutcomeSteps = (rows: number): OutcomeSteps => ({
  at: new Float64Array(rows),
  current: new Float64Array(rows),
  applied: new Float64Array(rows),
  rescaled: new Uint8Array(rows),
});
