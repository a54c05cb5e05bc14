import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Cluster } from "../cluster/cluster";
import type { WatchedSecond } from "../cluster/clusterSecond";
import { servedWithin } from "../cluster/latencies";
import type { Observation } from "../controller/observation";
import type { AnyReconcile } from "../controllerV1/decision";
import type { World } from "../keda/world";
import type { Diagnostic } from "../manifest/problem";
import type { Scenario } from "../scenario/scenario";
import { actualReader } from "./actual";
import type { KedaTrace } from "./kedaTrace";
import type { HeldManifest } from "./manifests";
import { countedNotReady, countedNotReadyV1, type CountedNotReady } from "./countedNotReady";
import { createSeries } from "./metricSeries";
import type { MetricSignal } from "./metricSignals";
import { createFailureRecorder } from "./failureColumns";
import { incidentRecord } from "./incidentRecord";
import { createOutcomeTally, type OutcomesBesideVpa } from "./outcomes";
import { createPodUsageRecorder, type PodUsage } from "./podUsage";
import { createSecondColumns } from "./secondColumns";
import { recordLookV1 } from "./recordLookV1";
import type { ControllerRun } from "./simulatedController";
import type { Target } from "./target";
import { recordLook } from "./todaysController";
import { createStepColumns, recordCount } from "./stepColumns";
import type { Absence, IncidentRecord, RunningRelease, Trace } from "./trace";
import type { VpaRun } from "./vpaPart";

type HpaCondition = NonNullable<World["hpaScalingActive"]>;

/** Called after each reconcile with what it saw and the manifest it read. The observation changes with the next second. */
export type ReconcileListener = (reconcile: AnyReconcile, observation: Observation, hpa: HorizontalPodAutoscaler) => void;

/** Writes down what happens in a run. */
export interface RunRecorder {
  /** Lets the cluster live a second, and looks at it as closely as the records need. */
  live(now: number): void;
  /**
   * Lets the controller decide, and returns the count to write, if any. Nothing has changed yet. `manifest`: its index among those of the run.
   */
  decide(controller: ControllerRun, observation: Observation, manifest: number, now: number): number | null;
  /** After the same reconcile, this count was written; null: none. */
  scaled(scaledTo: number | null): void;
  /** The autoscaler, or its controller, begins anew. */
  renewed(): void;
  /** The condition ScalingActive that the last reconcile left; null: there was none since the autoscaler began. */
  scalingActive(): HpaCondition | null;
  /** KEDA wrote spec.replicas. */
  kedaScaled(from: number, to: number, now: number): void;
  /** The second is over. */
  lived(now: number): void;
}

/** What a recorder may read. `steps`: how many reconciles the run has. */
export interface RunUnderWay {
  scenario: Scenario;
  held: readonly HeldManifest[];
  absences: readonly Absence[];
  releases: readonly RunningRelease[];
  incidents: readonly IncidentRecord[];
  target: Target;
  problems: readonly Diagnostic[];
  signals: readonly MetricSignal[];
  cluster: Cluster;
  /** Null without a VerticalPodAutoscaler. */
  besideVpa: OutcomesBesideVpa | null;
  steps: number;
}

/** All of it: every column and every record. */
export function recordRun(
  { scenario, held, absences, releases, incidents, target, problems, signals, cluster, besideVpa, steps: rows }: RunUnderWay,
  onReconcile: ReconcileListener | undefined,
): RunRecorder & { trace(keda: KedaTrace | null, vpa: VpaRun | null): Trace } {
  const { durationSeconds, cluster: settings } = scenario;
  const { workload, taken, containers } = target;
  const { customMetrics } = cluster;
  const seconds = createSecondColumns(durationSeconds + 1);
  const failures = createFailureRecorder(durationSeconds + 1);
  const steps = createStepColumns(rows);
  const { metrics, series, edits } = createSeries(held, settings, signals, { seconds: durationSeconds + 1, steps: rows });
  const readers = held
    .filter(({ flags }, index) => flags !== held[index - 1]?.flags)
    .map(({ at, flags }) => ({ at, read: metrics.map((metric) => actualReader(metric, target, flags, customMetrics.signals, signals)) }));
  const readersAt = (now: number) => (readers.length === 1 ? readers[0]! : readers.findLast(({ at }) => at <= now)!).read;
  const reconciles: AnyReconcile[] = [];
  const notReady: (CountedNotReady | null)[] = [];
  const usage: (PodUsage | null)[] = [];
  const recordUsage = createPodUsageRecorder();
  const tally = createOutcomeTally(scenario, besideVpa);
  let second: WatchedSecond;
  let scalingActive: HpaCondition | null = null;

  return {
    live(now) {
      cluster.tick(now);
      second = cluster.watch();
    },
    decide(controller, observation, manifest, now) {
      const { hpa, flags } = held[manifest]!;
      const reconcile = controller.decide(held[manifest]!, observation, now);
      const step = reconciles.length;
      const { sampledIn } = customMetrics;
      const look = { step, observation, usage: cluster.listUsage(), steps, metrics, series: series[manifest]!, sampledIn };
      if (reconcile.controller === "V1") recordLookV1(look, reconcile);
      else recordLook(look, reconcile, flags);
      reconciles.push(reconcile);
      if (reconcile.controller !== "V1") scalingActive = reconcile.status.conditions.find(({ type }) => type === "ScalingActive") ?? null;
      notReady.push(
        reconcile.controller === "V1" ? countedNotReadyV1(reconcile, observation) : countedNotReady(reconcile, observation, flags),
      );
      onReconcile?.(reconcile, observation, hpa);
      return reconcile.scaledTo;
    },
    scaled(scaledTo) {
      const { at, specReplicas } = reconciles.at(-1)!;
      const written = { at, specReplicas, scaledTo };
      tally.addReconcile(written);
      recordCount(steps, reconciles.length - 1, written);
      usage.push(recordUsage(cluster.listUsage()));
    },
    renewed() {
      scalingActive = null;
    },
    scalingActive: () => scalingActive,
    kedaScaled: (from, to, at) => tally.addReconcile({ at, specReplicas: from, scaledTo: to }),
    lived(now) {
      tally.addSecond(second, cluster.replicas(), second.throttledPods);
      failures.lived(now, second.failed);
      seconds.offered[now] = second.offered / 1000;
      seconds.served[now] = second.served / 1000;
      seconds.failed[now] = second.failed.total / 1000;
      seconds.retried[now] = second.retried / 1000;
      seconds.waiting[now] = second.waiting / 1000;
      seconds.returned[now] = second.returned / 1000;
      seconds.jobsInWork[now] = second.jobsInWork / 1000;
      seconds.capacity[now] = second.capacity / 1000;
      seconds.written[now] = cluster.replicas();
      seconds.existing[now] = second.existingPods;
      seconds.cpuUsed[now] = second.cpuMilli;
      seconds.cpuRequested[now] = second.cpuRequestedMilli;
      seconds.nodes[now] = second.nodes;
      seconds.ready[now] = second.servingPods;
      seconds.hottestCpu[now] = second.hottestCpuMilli;
      seconds.throttled[now] = second.throttledPods;
      seconds.heldByNode[now] = second.podsHeldByNode;
      seconds.backlogAge[now] = second.backlogAge;
      seconds.p50Latency[now] = servedWithin(second.latencies, 0.5) ?? NaN;
      seconds.p95Latency[now] = servedWithin(second.latencies, 0.95) ?? NaN;
      seconds.p99Latency[now] = servedWithin(second.latencies, 0.99) ?? NaN;
      const readActual = readersAt(now);
      for (let index = 0; index < metrics.length; index++) metrics[index]!.actual[now] = readActual[index]!(second);
    },
    trace: (keda, vpa) => ({
      keda,
      vpa: vpa?.trace(reconciles) ?? null,
      hpa: held[0]!.hpa,
      problems,
      edits,
      releases,
      absences,
      workload,
      settings,
      taken,
      containers,
      durationSeconds,
      seconds,
      failureSeconds: failures.columns,
      steps,
      reconciles,
      countedNotReady: notReady,
      metrics,
      pods: cluster.lives(),
      otherPods: cluster.otherLives(),
      containersPerPod: workload.sidecar === "none" ? 1 : 2,
      usage,
      incidents: incidents.map(({ incident, said }) => incidentRecord(incident, cluster.refused.get(incident) ?? said)),
      failures: tally.failures(),
      outcomes: tally.outcomes(),
    }),
  };
}
