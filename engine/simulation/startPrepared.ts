import { createCluster } from "../cluster/cluster";
import type { Diagnostic } from "../manifest/problem";
import { beyondLimits } from "../scenario/limits";
import type { Outcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { FailedByReason } from "./failureColumns";
import { allMetricSpecs, manifestIndexAt, type HeldManifest } from "./manifests";
import { metricSignals } from "./metricSignals";
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
export type RunRefusal = { kind: "manifest"; problems: Diagnostic[] } | { kind: "limits"; message: string };

export interface NotRun {
  ok: false;
  refusal: RunRefusal;
}
export type Started = { ok: true; simulation: Simulation } | NotRun;
export type StartedForOutcomes = { ok: true; simulation: OutcomesSimulation } | NotRun;

export interface RunOptions {
  onReconcile?: ReconcileListener;
}

/** For a search over many runs: no columns, no records, the same outcomes. */
export interface OutcomesOnly {
  record: "outcomes";
  /** Called after each second. The next second overwrites its values. */
  onSecond?: SecondListener;
}

/** What a run needs of a scenario's texts, read. */
export interface Prepared {
  ok: true;
  controller: SimulatedController;
  problems: readonly Diagnostic[];
  held: readonly HeldManifest[];
  absences: readonly Absence[];
  releases: readonly RunningRelease[];
  incidents: readonly IncidentRecord[];
  target: Target;
}

/** A run that can be advanced in slices, so that a worker can still answer during a long one. */
interface Advancing {
  /** Seconds simulated until now, of `durationSeconds` + 1. */
  readonly second: number;
  readonly finished: boolean;
  advance(seconds: number): void;
}

export interface Simulation extends Advancing {
  /**
   * The trace up to now. Its columns have their full length from the beginning, with zeros for seconds that were not simulated yet, and are
   * filled as the run goes on; there are as many steps as `reconciles`.
   */
  trace(): Trace;
}

export interface OutcomesSimulation extends Advancing {
  /** As far as the run has come. */
  outcomes(): Outcomes;
  /** Its failed requests by reason. */
  failures(): FailedByReason;
}

/** Starts the run of a scenario that was prepared: one-second ticks of the cluster, and a reconcile at each of `reconcileTimes`. */
export function startPrepared(scenario: Scenario, prepared: Prepared, options: OutcomesOnly): StartedForOutcomes;
export function startPrepared(scenario: Scenario, prepared: Prepared, options?: RunOptions): Started;
export function startPrepared(
  scenario: Scenario,
  prepared: Prepared,
  options: RunOptions | OutcomesOnly = {},
): Started | StartedForOutcomes {
  const { controller, problems, held, absences, releases, incidents, target } = prepared;
  const message = beyondLimits({ ...scenario, workload: target.workload }, highestMaxReplicas(held));
  if (message !== null) return { ok: false, refusal: { kind: "limits", message } };

  const signals = metricSignals(allMetricSpecs(held), scenario.signals, scenario.cluster.scrapeSeconds);
  const cluster = createCluster({ ...scenario, ...target, metrics: signals, settings: scenario.cluster });
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
    steps: times.due.length,
  };
  if ("record" in options) {
    const recorder = recordOutcomes(started, options.onSecond);
    const { outcomes, failures } = recorder;
    return { ok: true, simulation: Object.assign(live(started, controller, times, recorder), { outcomes, failures }) };
  }
  const recorder = recordRun(started, options.onReconcile);
  return { ok: true, simulation: Object.assign(live(started, controller, times, recorder), { trace: recorder.trace }) };
}

function live(
  { scenario: { durationSeconds }, held, target, cluster }: RunUnderWay,
  controller: SimulatedController,
  { due, renewals }: ReconcileTimes,
  recorder: RunRecorder,
): Advancing {
  const decisions = controller.start();
  let turns = 0;
  const advancing = {
    second: 0,
    finished: false,
    advance(count: number) {
      const until = Math.min(advancing.second + count, durationSeconds + 1);
      for (let now = advancing.second; now < until; now++) liveOneSecond(now);
      advancing.second = until;
      advancing.finished = until > durationSeconds;
    },
  };

  const reconcile = (now: number) => {
    const manifest = manifestIndexAt(held, now);
    const { hpa } = held[manifest]!;
    const observation = observedBy(hpa, target, cluster.observe());
    const scaledTo = recorder.decide(decisions, observation, manifest, now);
    if (scaledTo !== null) cluster.scale(scaledTo, now);
    recorder.scaled();
  };
  const liveOneSecond = (now: number) => {
    recorder.live(now);
    const renewal = renewals.size === 0 ? undefined : renewals.get(now);
    if (renewal !== undefined) decisions.renew(renewal);
    if (now === due[turns]) {
      turns++;
      reconcile(now);
    }
    recorder.lived(now);
  };

  return advancing;
}

const highestMaxReplicas = (held: readonly HeldManifest[]): number => Math.max(...held.map(({ hpa }) => hpa.spec.maxReplicas));
