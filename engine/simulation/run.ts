import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { createCluster } from "../cluster/cluster";
import type { ClusterSecond } from "../cluster/clusterSecond";
import { isEnabled } from "../controller/flags";
import type { Observation } from "../controller/observation";
import type { AnyReconcile } from "../controllerV1/decision";
import type { Diagnostic } from "../manifest/problem";
import { beyondLimits } from "../scenario/limits";
import type { Scenario } from "../scenario/scenario";
import { actualReader } from "./actual";
import { controllerOf } from "./controllerOf";
import { allMetricSpecs, manifestIndexAt, readManifests, secondsOfEdits, type HeldManifest } from "./manifests";
import { createSeries } from "./metricSeries";
import { metricSignals } from "./metricSignals";
import { measureOutcomes } from "./outcomes";
import { parseManifestFor } from "./parseManifestFor";
import { createPodUsageRecorder, type PodUsage } from "./podUsage";
import type { SimulatedController } from "./simulatedController";
import { observedBy, targetOf, type Target } from "./target";
import { createSecondColumns, type SecondColumns } from "./secondColumns";
import { createStepColumns, type IncidentRecord, type Trace } from "./trace";

/**
 * Why a scenario does not run: its manifest has errors (`problems` lists everything found in the text, errors included), or the run would
 * be too large.
 */
export type RunRefusal = { kind: "manifest"; problems: Diagnostic[] } | { kind: "limits"; message: string };

export type Ran = { ok: true; trace: Trace } | { ok: false; refusal: RunRefusal };
export type Started = { ok: true; simulation: Simulation } | { ok: false; refusal: RunRefusal };

/** Runs a scenario to its end. */
export function run(scenario: Scenario, options?: RunOptions): Ran {
  const started = startRun(scenario, options);
  if (!started.ok) return started;
  started.simulation.advance(Infinity);
  return { ok: true, trace: started.simulation.trace() };
}

/** A run that can be advanced in slices, so that a worker can still answer during a long one. */
export interface Simulation {
  /** Seconds simulated until now, of `durationSeconds` + 1. */
  readonly second: number;
  readonly finished: boolean;
  advance(seconds: number): void;
  /**
   * The trace up to now. Its columns have their full length from the beginning, with zeros for seconds that were not simulated yet, and are
   * filled as the run goes on; there are as many steps as `reconciles`.
   */
  trace(): Trace;
}

export interface RunOptions {
  onReconcile?: ReconcileListener;
}

/** Called after each reconcile with what it saw and the manifest it read. The observation changes with the next second. */
export type ReconcileListener = (reconcile: AnyReconcile, observation: Observation, hpa: HorizontalPodAutoscaler) => void;

/**
 * Starts a run: one-second ticks of the cluster, a reconcile in every sync period, and, if the version does so, one at each edit of its
 * spec. The manifest is read here, as the scenario's Kubernetes version reads it, and so is the workload beside it, so that every run of a
 * scenario has the same pods.
 */
export function startRun(scenario: Scenario, { onReconcile }: RunOptions = {}): Started {
  const { manifest, flags } = scenario;
  const controller = controllerOf(flags);
  const { hpa, problems, workload: written } = parseManifestFor(manifest, flags);
  if (hpa === null) return { ok: false, refusal: { kind: "manifest", problems } };
  const { held, records } = readManifests(scenario, hpa);
  const podLevel = isEnabled("PodLevelResources", controller.flags.featureGates, controller.flags.kubernetesVersion);
  const target = targetOf(scenario, written, hpa, held, podLevel);
  const message = beyondLimits({ ...scenario, workload: target.workload }, highestMaxReplicas(held));
  if (message !== null) return { ok: false, refusal: { kind: "limits", message } };
  return { ok: true, simulation: simulate(scenario, controller, { held, records, target, problems }, onReconcile) };
}

/** What a run takes from its scenario's manifests. */
interface ReadRun {
  held: readonly HeldManifest[];
  records: readonly IncidentRecord[];
  target: Target;
  problems: readonly Diagnostic[];
}

function simulate(
  scenario: Scenario,
  controller: SimulatedController,
  { held, records, target, problems }: ReadRun,
  onReconcile: ReconcileListener | undefined,
): Simulation {
  const { durationSeconds, load, cluster: settings, incidents, seed } = scenario;
  const { flags } = controller;
  const { workload, taken } = target;
  const signals = metricSignals(allMetricSpecs(held), scenario.signals);
  const cluster = createCluster({ ...target, metrics: signals, load, settings, incidents, seed });
  const { customMetrics } = cluster;

  const syncPhase = settings.syncPhaseSeconds % flags.syncPeriodSeconds;
  const isPeriod = (second: number) => second % flags.syncPeriodSeconds === syncPhase;
  const between = [...(controller.reconcilesEditsAtOnce ? secondsOfEdits(held) : [])].filter(
    (at) => at <= durationSeconds && !isPeriod(at),
  );
  const atOnce: ReadonlySet<number> = new Set(between);
  const seconds = createSecondColumns(durationSeconds + 1);
  const steps = createStepColumns(Math.floor((durationSeconds - syncPhase) / flags.syncPeriodSeconds) + 1 + atOnce.size);
  const { metrics, series, edits } = createSeries(held, flags, settings, signals, { seconds: durationSeconds + 1, steps: steps.at.length });
  const readActual = metrics.map((metric) => actualReader(metric, target, flags, customMetrics.signals, signals));
  const { reconcile: decide, reconciles } = controller.start();
  const usage: (PodUsage | null)[] = [];
  const recordUsage = createPodUsageRecorder();
  let step = 0;
  let now = 0;

  const reconcile = () => {
    const index = manifestIndexAt(held, now);
    const manifest = held[index]!.hpa;
    const observation = observedBy(manifest, target, cluster.observe());
    const look = {
      now,
      step,
      hpa: manifest,
      observation,
      usage: cluster.listUsage(),
      steps,
      metrics,
      series: series[index]!,
      scrapedAt: customMetrics.scrapedAt,
    };
    const scaledTo = decide(look);
    step++;
    const done = reconciles.at(-1);
    if (done) onReconcile?.(done, observation, manifest);
    if (scaledTo !== null) cluster.scale(scaledTo, now);
    usage.push(recordUsage(cluster.listUsage()));
  };
  const liveOneSecond = () => {
    const second = cluster.tick(now);
    if (isPeriod(now) || atOnce.has(now)) reconcile();
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
      hpa: held[0]!.hpa,
      problems,
      edits,
      workload,
      taken,
      containers: target.containers,
      durationSeconds,
      seconds,
      steps,
      reconciles,
      metrics,
      pods: cluster.lives(),
      containersPerPod: workload.sidecar === "none" ? 1 : 2,
      usage,
      incidents: records.map((record) => (cluster.missed.has(record.incident) ? { ...record, refused: noPods } : record)),
      outcomes: measureOutcomes(seconds, steps, scenario, { lastSecond: now - 1, reconciles: step }),
    }),
  };
}

const noPods = "There was no pod.";

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
