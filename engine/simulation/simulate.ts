import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { createCluster, type Cluster } from "../cluster/cluster";
import type { ServiceSecond } from "../cluster/service";
import type { ControllerMemory, Reconcile } from "../controller/decision";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { Observation } from "../controller/observation";
import type { Scenario } from "../scenario/scenario";
import { createSeries, recordActual, recordSeen } from "./metricSeries";
import {
  createSecondColumns,
  createStepColumns,
  recordStep,
  type MetricSeries,
  type SecondColumns,
  type StepColumns,
  type Trace,
} from "./trace";

/** A run that can be advanced in slices, so that a worker stays able to answer while a long one is under way. */
export interface Simulation {
  /** Seconds simulated so far, of `durationSeconds` + 1. */
  readonly second: number;
  readonly finished: boolean;
  advance(seconds: number): void;
  /** The whole trace; call it once finished. */
  trace(): Trace;
}

/**
 * Runs a scenario against a defaulted autoscaler. One-second ticks of the cluster, a reconcile every `syncPeriodSeconds` from second 0 on.
 * The scenario's own manifest text is not read here: `hpa` is what it parsed to.
 */
export function startSimulation(scenario: Scenario, hpa: HorizontalPodAutoscaler): Simulation {
  const { durationSeconds, flags } = scenario;
  const cluster = createCluster(hpa.spec.scaleTargetRef.name, scenario.load, scenario.workload, scenario.seed);
  const seconds = createSecondColumns(durationSeconds + 1);
  const steps = createStepColumns(Math.floor(durationSeconds / flags.syncPeriodSeconds) + 1);
  const metrics = createSeries(hpa, flags, durationSeconds + 1, steps.at.length);
  const reconciles: Reconcile[] = [];
  let memory: ControllerMemory = freshMemory();
  let now = 0;

  const reconcile = () => {
    const observation = cluster.observe();
    const done = reconcileAutoscaler(hpa, observation, memory, flags, now);
    memory = done.memory;
    if (done.reconcile.scaledTo !== null) cluster.deployment.scale(done.reconcile.scaledTo, now);
    recordReconcile(steps, metrics, reconciles.length, done.reconcile, observation);
    reconciles.push(done.reconcile);
  };
  const liveOneSecond = () => {
    const service = cluster.tick(now);
    if (now % flags.syncPeriodSeconds === 0) reconcile();
    recordSecond(seconds, now, service, cluster);
    recordActual(metrics, now, service, scenario.workload);
    now++;
  };

  return {
    get second() {
      return now;
    },
    get finished() {
      return now > durationSeconds;
    },
    advance(count) {
      let left = Math.min(count, durationSeconds + 1 - now);
      while (left-- > 0) liveOneSecond();
    },
    trace: () => ({ hpa, durationSeconds, seconds, steps, reconciles, metrics }),
  };
}

export function simulate(scenario: Scenario, hpa: HorizontalPodAutoscaler): Trace {
  const simulation = startSimulation(scenario, hpa);
  simulation.advance(Infinity);
  return simulation.trace();
}

function recordReconcile(
  steps: StepColumns,
  metrics: readonly MetricSeries[],
  step: number,
  reconcile: Reconcile,
  observation: Observation,
): void {
  recordStep(steps, step, reconcile);
  recordSeen(metrics, step, reconcile, observation);
}

function recordSecond(seconds: SecondColumns, now: number, service: ServiceSecond, cluster: Cluster): void {
  seconds.offered[now] = service.offered / 1000;
  seconds.served[now] = service.served / 1000;
  seconds.failed[now] = service.failed / 1000;
  seconds.waiting[now] = service.waiting / 1000;
  seconds.capacity[now] = service.capacity / 1000;
  seconds.written[now] = cluster.deployment.replicas;
  seconds.existing[now] = cluster.deployment.pods.length;
  seconds.ready[now] = cluster.deployment.servingPods();
}
