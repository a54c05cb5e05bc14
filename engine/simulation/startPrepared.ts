import { createCluster, type Cluster } from "../cluster/cluster";
import { isOfEachPod } from "../cluster/signal";
import type { RareParts } from "../cluster/neededParts";
import { lowersMemoryLimits, resizesInPlace } from "../cluster/resizeState";
import type { ExternalMetrics, Observation } from "../controller/observation";
import { ownSyncPeriodSeconds } from "../controller/syncPeriod";
import { isBefore, type Dated } from "../controller/releases";
import type { Pausing } from "../lib/pausing";
import { plain, type Words } from "../lib/sentence";
import type { Diagnostic } from "../manifest/problem";
import { beyondLimits } from "../scenario/limits";
import type { RunOutcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { FailedByReason } from "./failureColumns";
import { allMetricSpecs, manifestIndexAt, type HeldManifest } from "./manifests";
import type { KedaRun, PreparedKeda } from "./kedaPart";
import type { PreparedVpa, VpaRun } from "./vpaPart";
import type { VpaTrace } from "./vpaTrace";
import { measuredMetrics, metricSignals } from "./metricSignals";
import { recordOutcomes, type SecondListener } from "./recordOutcomes";
import { recordRun, type ReconcileListener, type RunRecorder, type RunUnderWay } from "./recordRun";
import { reconcileTimes, type ReconcileTimes } from "./reconcileTimes";
import type { SimulatedController } from "./simulatedController";
import { observedBy, type Target } from "./target";
import type { Absence, IncidentRecord, RunningRelease, Trace } from "./trace";

export type { SecondListener } from "./recordOutcomes";
export type { ReconcileListener } from "./recordRun";

/**
 * Why a scenario does not run: its manifest has errors (`problems` lists everything found in the text, errors included), or the run would
 * be too large.
 */
export type RunRefusal = { kind: "manifest"; problems: Diagnostic[] } | { kind: "limits"; message: string; said: Words };

export interface NotRun {
  ok: false;
  refusal: RunRefusal;
}
/** A run that is not simulated, with the sentence that says why. */
export const beyond = (said: Words): NotRun => ({ ok: false, refusal: { kind: "limits", message: plain(said), said } });

export type Started = { ok: true; simulation: Simulation } | NotRun;
export type StartedForOutcomes = { ok: true; simulation: OutcomesSimulation } | NotRun;

export interface RunOptions {
  onReconcile?: ReconcileListener;
  steer?: Steering;
}

/**
 * Called at each sync, after the controller's record and before its count is written. It may pause the run, and returns the count that is
 * written in its place; null: none is. The controller remembers its own count, as if another writer were faster than the cluster.
 */
export type Steering = (scaledTo: number | null) => Generator<undefined, number | null, undefined>;

/** For a search over many runs: no columns, no records, the same outcomes. */
export interface OutcomesOnly {
  record: "outcomes";
  /** Called after each second. The next second overwrites its values. */
  onSecond?: SecondListener;
}

/** What a run needs of a scenario's texts, read. */
export interface RunInputs {
  ok: true;
  controller: SimulatedController;
  problems: readonly Diagnostic[];
  held: readonly HeldManifest[];
  absences: readonly Absence[];
  releases: readonly RunningRelease[];
  incidents: readonly IncidentRecord[];
  target: Target;
  /** Null without a ScaledObject. */
  keda: PreparedKeda | null;
  /** Null without a VerticalPodAutoscaler of the target. */
  vpa: PreparedVpa | null;
  /** Null for the first scenario's cluster, which needs none of them. */
  rare: RareParts | null;
}

/** A run that can be advanced in pieces, so that a worker can still answer during a long one. */
interface Advancing {
  /** Seconds simulated until now, of `durationSeconds` + 1. */
  readonly second: number;
  readonly finished: boolean;
  /** Whole seconds. */
  advance(seconds: number): void;
  /** A short piece: a second, or a part of one in which much happens. */
  step(): void;
}

export interface Simulation extends Advancing {
  /**
   * The trace up to now. Its columns have their full length from the beginning, with zeros for seconds that were not simulated yet, and are
   * filled as the run goes on; there are as many steps as `reconciles`.
   */
  trace(): Trace;
  /** What the trace has of the VerticalPodAutoscaler but for what follows from the syncs: it costs less than a whole trace. */
  vpa(): Omit<VpaTrace, "changedRequests"> | null;
}

export interface OutcomesSimulation extends Advancing {
  /** As far as the run has come. */
  outcomes(): RunOutcomes;
  /** Its failed requests by reason. */
  failures(): FailedByReason;
}

/** Starts the run of a scenario that was prepared: one-second ticks of the cluster, and a reconcile at each of `reconcileTimes`. */
export function startPrepared(scenario: Scenario, prepared: RunInputs, options: OutcomesOnly): StartedForOutcomes;
export function startPrepared(scenario: Scenario, prepared: RunInputs, options?: RunOptions): Started;
export function startPrepared(
  scenario: Scenario,
  prepared: RunInputs,
  options: RunOptions | OutcomesOnly = {},
): Started | StartedForOutcomes {
  const { controller, problems, held, absences, releases, incidents, target, keda, vpa, rare } = prepared;
  const highestReplicas = Math.max(highestMaxReplicas(held), keda?.highestReplicas ?? 0);
  const specs = allMetricSpecs(held);
  const measured = keda?.measured ?? measuredMetrics(specs);
  const signals = metricSignals(measured, scenario.signals, scenario.cluster.scrapeSeconds);
  const costs = {
    metrics: Math.max(1, ...held.map(({ hpa }) => hpa.spec.metrics?.length ?? 1)),
    perPod: signals.filter(isOfEachPod).map(({ query }) => query),
    kedaAnswers: keda?.answersIn(scenario.durationSeconds) ?? 0,
    ownSyncSeconds: shortestOwnPeriod(held),
  };
  const refusal = beyondLimits({ ...scenario, workload: target.workload }, highestReplicas, costs);
  if (refusal !== null) return beyond(refusal);

  const vertical = vpa?.start(!("record" in options), scenario.seed) ?? null;
  const cluster = createCluster({
    rare,
    ...scenario,
    ...target,
    metrics: signals,
    admit: vertical?.admit ?? null,
    setsMemoryLimits: vertical?.setsMemoryLimits ?? false,
    settings: scenario.cluster,
    resizesInPlace: (at) => canResize(releases, at),
    lowersMemoryLimits: (at) => isOfRelease(lowersMemoryLimits, releaseAt(releases, at)),
  });
  const times = reconcileTimes(scenario, controller, { held, absences, releases });
  const started: RunUnderWay = {
    scenario,
    held,
    absences,
    releases,
    incidents,
    target,
    problems,
    signals,
    cluster,
    besideVpa: vertical && (() => ({ ...vertical.outcomes(), outOfMemoryKills: killsOf(cluster) })),
    steps: times.due.length,
  };
  if ("record" in options) {
    const recorder = recordOutcomes(started, options.onSecond);
    const { outcomes, failures } = recorder;
    const run = keda?.start({ cluster, signals, recorder }, false) ?? null;
    return {
      ok: true,
      simulation: Object.assign(live(started, controller, times, recorder, { keda: run, vpa: vertical }), { outcomes, failures }),
    };
  }
  const recorder = recordRun(started, options.onReconcile);
  const run = keda?.start({ cluster, signals, recorder }, true) ?? null;
  const trace = () => recorder.trace(run?.trace() ?? null, vertical);
  return {
    ok: true,
    simulation: Object.assign(live(started, controller, times, recorder, { keda: run, vpa: vertical }, options.steer), {
      trace,
      vpa: () => vertical?.trace([]) ?? null,
    }),
  };
}

const killsOf = (cluster: Cluster): number =>
  cluster.lives().reduce((sum, { exits }) => sum + exits.filter(({ outOfMemory }) => outOfMemory !== undefined).length, 0);

function live(
  { scenario: { durationSeconds }, held, target, cluster }: RunUnderWay,
  controller: SimulatedController,
  { due, renewals }: ReconcileTimes,
  recorder: RunRecorder,
  { keda, vpa }: { keda: KedaRun | null; vpa: VpaRun | null },
  steer?: Steering,
): Advancing {
  const decisions = controller.start();
  let turns = 0;

  function* reconcile(now: number): Pausing {
    const manifest = manifestIndexAt(held, now);
    const { hpa } = held[manifest]!;
    const observed = observedBy(hpa, target, cluster.observe());
    const observation = keda === null ? observed : withExternal(observed, keda.external(now));
    const decided = recorder.decide(decisions, observation, manifest, now);
    const scaledTo = steer === undefined ? decided : yield* steer(decided);
    if (scaledTo !== null) yield* cluster.scaleInPieces(scaledTo, now);
    recorder.scaled(scaledTo);
    yield;
  }
  /** Returns at the end of each second, and in it where a piece ends. */
  function* liveSeconds(): Pausing {
    yield* cluster.settle();
    for (let now = 0; now <= durationSeconds; now++) {
      const before = cluster.before(now);
      if (before !== null) yield* before;
      recorder.live(now);
      const renewal = renewals.size === 0 ? undefined : renewals.get(now);
      if (renewal !== undefined) {
        decisions.renew(renewal);
        recorder.renewed();
      }
      keda?.live(now);
      const vertical = vpa?.live(now, cluster) ?? null;
      if (vertical !== null) yield* vertical;
      if (now === due[turns]) {
        turns++;
        yield;
        yield* reconcile(now);
      }
      recorder.lived(now);
      advancing.second = now + 1;
      yield;
    }
  }

  const work = liveSeconds();
  const advancing = {
    second: 0,
    finished: false,
    advance(count: number) {
      const until = Math.min(advancing.second + count, durationSeconds + 1);
      while (advancing.second < until) work.next();
      advancing.finished = advancing.second > durationSeconds;
    },
    step() {
      work.next();
      advancing.finished = advancing.second > durationSeconds;
    },
  };
  return advancing;
}

/** An upgrade of the control plane does not change the nodes: their kubelets are of the first release. */
export function canResize(releases: readonly RunningRelease[], at: number): boolean {
  return [releases[0], releaseAt(releases, at)].every((release) => isOfRelease(resizesInPlace, release));
}

const releaseAt = (releases: readonly RunningRelease[], at: number) => releases.findLast((release) => release.at <= at);

const isOfRelease = ({ since }: Dated, release: RunningRelease | undefined): boolean =>
  release !== undefined && release.version !== "1.2" && !isBefore(release.version, since);

/** While the API is down, KEDA's metrics server does not answer either. */
function withExternal(observation: Observation, external: ExternalMetrics): Observation {
  const { metrics } = observation;
  return metrics.external === undefined ? observation : { ...observation, metrics: { ...metrics, external } };
}

function shortestOwnPeriod(held: readonly HeldManifest[]): number | null {
  const own = held.flatMap(({ hpa, flags }) => ownSyncPeriodSeconds(hpa.spec, flags) ?? []);
  return own.length === 0 ? null : Math.min(...own);
}

const highestMaxReplicas = (held: readonly HeldManifest[]): number => Math.max(...held.map(({ hpa }) => hpa.spec.maxReplicas));
