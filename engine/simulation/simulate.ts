import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { createCluster } from "../cluster/cluster";
import type { ClusterSecond } from "../cluster/clusterSecond";
import type { Reconcile } from "../controller/decision";
import type { Observation } from "../controller/observation";
import { beyondLimits } from "../scenario/limits";
import type { Scenario } from "../scenario/scenario";
import { actualReader } from "./actual";
import { worstLagSeconds } from "./lag";
import { allMetricSpecs, manifestIndexAt, readManifests, type HeldManifest } from "./manifests";
import { createSeries } from "./metricSeries";
import { metricSignals } from "./metricSignals";
import { measureOutcomes } from "./outcomes";
import type { SimulatedController } from "./simulatedController";
import { observedBy, targetOf } from "./target";
import { todaysController } from "./todaysController";
import { createSecondColumns, createStepColumns, type SecondColumns, type Trace } from "./trace";

/** A run that can be advanced in slices, so that a worker stays able to answer while a long one is under way. */
export interface Simulation {
  /** Seconds simulated so far, of `durationSeconds` + 1. */
  readonly second: number;
  readonly finished: boolean;
  advance(seconds: number): void;
  /**
   * The trace as far as it has come. Its columns have their full length from the beginning, zeros where the run has not been,
   * and grow with it; as many steps are there as `reconciles`.
   */
  trace(): Trace;
}

/** Is told of each reconcile but the first autoscaler's, what it saw and which manifest it read. What it saw changes with the next second. */
export type ReconcileListener = (reconcile: Reconcile, observation: Observation, hpa: HorizontalPodAutoscaler) => void;

/**
 * Runs a scenario against a defaulted autoscaler: one-second ticks of the cluster, a reconcile in every sync period.
 * The scenario's own manifest text is not read here, `hpa` is what the controller's `parse` made of it. Throws where the run is beyond
 * the limits, and where the first autoscaler is not handed over.
 */
export function startSimulation(
  scenario: Scenario,
  hpa: HorizontalPodAutoscaler,
  listener?: ReconcileListener,
  controller: SimulatedController = todaysController(scenario.flags),
): Simulation {
  const { durationSeconds, load, workload, cluster: settings, incidents, seed } = scenario;
  const { flags } = controller;
  const { held, records } = readManifests(scenario, hpa, controller.parse);
  const refusal = beyondLimits(scenario, highestMaxReplicas(held));
  if (refusal !== null) throw new Error(refusal);
  const target = targetOf(hpa, held);
  const signals = metricSignals(allMetricSpecs(held), scenario.signals);
  const cluster = createCluster({ ...target, metrics: signals, load, workload, settings, incidents, seed });
  const { customMetrics } = cluster;

  const syncPhase = settings.syncPhaseSeconds % flags.syncPeriodSeconds;
  const seconds = createSecondColumns(durationSeconds + 1);
  const steps = createStepColumns(Math.floor((durationSeconds - syncPhase) / flags.syncPeriodSeconds) + 1);
  const { metrics, series, edits } = createSeries(held, flags, signals, { seconds: durationSeconds + 1, steps: steps.at.length });
  const readActual = metrics.map((metric) => actualReader(metric, workload, target.containers, customMetrics.signals, signals));
  const run = controller.start();
  const { reconciles, firstReconciles } = run;
  let step = 0;
  let now = 0;

  const reconcile = () => {
    const index = manifestIndexAt(held, now);
    const manifest = held[index]!.hpa;
    const observation = observedBy(manifest, target, cluster.observe());
    const look = { now, step, hpa: manifest, observation, steps, metrics, series: series[index]!, scrapedAt: customMetrics.scrapedAt };
    const scaledTo = run.reconcile(look);
    step++;
    const done = reconciles.at(-1);
    if (done) listener?.(done, observation, manifest);
    if (scaledTo !== null) cluster.scale(scaledTo, now);
  };
  const liveOneSecond = () => {
    const second = cluster.tick(now);
    if (now % flags.syncPeriodSeconds === syncPhase) reconcile();
    recordSecond(seconds, now, second, cluster.replicas);
    for (let index = 0; index < metrics.length; index++) metrics[index]!.actual[now] = readActual[index]!(second);
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
    trace: () => ({
      hpa,
      edits,
      durationSeconds,
      seconds,
      steps,
      reconciles,
      firstReconciles,
      metrics,
      pods: cluster.lives(),
      incidents: records.map((record) => (cluster.missed.has(record.incident) ? { ...record, refused: noPods } : record)),
      outcomes: measureOutcomes(seconds, steps, load.points, { lastSecond: now - 1, reconciles: step }),
      worstLagSeconds: worstLagSeconds(settings, flags),
    }),
  };
}

export function simulate(
  scenario: Scenario,
  hpa: HorizontalPodAutoscaler,
  listener?: ReconcileListener,
  controller?: SimulatedController,
): Trace {
  const simulation = startSimulation(scenario, hpa, listener, controller);
  simulation.advance(Infinity);
  return simulation.trace();
}

const noPods = "There was no pod.";

/** Why a run is too large to be started, its edited manifests included; null where it is not. */
export function runBeyondLimits(scenario: Scenario, hpa: HorizontalPodAutoscaler): string | null {
  return beyondLimits(scenario, highestMaxReplicas(readManifests(scenario, hpa, todaysController(scenario.flags).parse).held));
}

const highestMaxReplicas = (held: readonly HeldManifest[]): number => Math.max(...held.map(({ hpa }) => hpa.spec.maxReplicas));

function recordSecond(seconds: SecondColumns, now: number, second: ClusterSecond, replicas: number): void {
  seconds.offered[now] = second.offered / 1000;
  seconds.served[now] = second.served / 1000;
  seconds.failed[now] = second.failed / 1000;
  seconds.waiting[now] = second.waiting / 1000;
  seconds.capacity[now] = second.capacity / 1000;
  seconds.written[now] = replicas;
  seconds.existing[now] = second.existingPods;
  seconds.ready[now] = second.servingPods;
  seconds.cpuUsed[now] = second.cpuMilli;
  seconds.cpuRequested[now] = second.cpuRequestedMilli;
  seconds.hottestCpu[now] = second.hottestCpuMilli;
  seconds.throttled[now] = second.throttledPods;
  seconds.backlogAge[now] = second.backlogAge;
}
