import {
  appliedWindow,
  countSteps,
  digestTrace,
  firstSteps,
  mapReasons,
  secondColumnsOf,
  type KedaTrace,
  type Trace,
  type VpaTrace,
} from "../../engine/index";
import { pick, pickRows } from "../run/decimate";
import type { RunSteps } from "./protocol";
import type { Detail, RowsWanted, Run, RunKeda, RunVpa } from "../run/run";
import { podMarks } from "./podMarks";

/** What the page needs of a trace: decimated rows, and the steps with the seconds' values at their times. */
export function toRun(id: number, trace: Trace, rows: number): Run {
  return {
    ...toGrowingRun(id, trace, trace.durationSeconds, rows),
    digest: digestTrace(trace),
    failures: trace.failures,
    outcomes: trace.outcomes,
  };
}

/** The steps alone of a finished trace, and what they need. */
export function stepsOf(trace: Trace): RunSteps {
  const steps = firstSteps(trace.steps, trace.reconciles.length);
  return {
    steps,
    stepSeconds: secondColumnsOf((name) => pick(trace.seconds[name], steps.at)),
    counts: countSteps(trace.seconds.written, trace.durationSeconds),
    outcomes: trace.outcomes,
  };
}

/** The same for a run under way that has come to `lastSecond`; it leaves out everything later. */
export function toGrowingRun(id: number, trace: Trace, lastSecond: number, rows: number): Run {
  const { seconds, metrics, pods } = trace;
  const steps = firstSteps(trace.steps, trace.reconciles.length);
  const whole = toDetail(id, trace, { from: 0, to: lastSecond, rows });
  return {
    id,
    digest: null,
    hpa: trace.hpa,
    edits: trace.edits,
    absences: trace.absences,
    taken: trace.taken,
    containers: trace.containers,
    durationSeconds: trace.durationSeconds,
    lastSecond,
    rows: whole.rows,
    counts: countSteps(seconds.written, lastSecond),
    steps,
    windows: windowsOf(trace, steps.at.length),
    stepSeconds: secondColumnsOf((name) => pick(seconds[name], steps.at)),
    stepFailures: mapReasons(trace.failureSeconds, (column) => pick(column, steps.at)),
    metrics: metrics.map((metric, index) => ({
      ...metric,
      actual: whole.actual[index]!,
      stepActual: pick(metric.actual, steps.at),
      seen: metric.seen.slice(0, steps.at.length),
      seenFrom: metric.seenFrom.slice(0, steps.at.length),
      seenTo: metric.seenTo.slice(0, steps.at.length),
    })),
    pods,
    podMarks: podMarks(trace, steps.at.length),
    countedNotReady: notReadyCounts(trace),
    changedRequests: trace.vpa?.changedRequests ?? new Map(),
    vpa: trace.vpa && vpaOf(trace.vpa),
    keda: trace.keda && kedaOf(trace.keda),
    incidents: trace.incidents,
    failures: {},
    outcomes: null,
  };
}

const vpaOf = ({ admissions: _set, firstRunAt: _first, changedRequests: _changed, ...vpa }: VpaTrace): RunVpa => vpa;

/** Its columns are copies, because those of the trace stay. */
const kedaOf = ({ startEpoch, measured, columns: { outcome, ...columns }, triggers, writes }: KedaTrace): RunKeda => ({
  startEpoch,
  measured,
  polls: { outcome, ...copied(columns) },
  triggers: triggers.map(copied),
  writes,
});

const copied = <Columns extends object>(columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]: [string, unknown]) => [name, column instanceof Float64Array ? column.slice() : column]),
  ) as Columns;

/** Rows of a part of a trace, decimated like all others, so that no extreme and no step is lost. */
export function toDetail(run: number, { seconds, metrics }: Trace, { from, to, rows }: RowsWanted): Detail {
  const { offered, served, failed, waiting, capacity, written, existing, ready } = seconds;
  const within = (values: Float64Array) => values.subarray(from, to + 1);
  const indexes = pickRows(
    [offered, served, failed, waiting, capacity, written, existing, ready, ...metrics.map(({ actual }) => actual)].map(within),
    [written, existing, ready].map(within),
    rows,
  ).map((index) => index + from);
  return {
    run,
    from,
    to,
    rows: { at: Float64Array.from(indexes), ...secondColumnsOf((name) => pick(seconds[name], indexes)) },
    actual: metrics.map((metric) => pick(metric.actual, indexes)),
  };
}

/** The buffers of an answer, to be handed over, not copied. */
export const stepsTransferables = ({ steps, stepSeconds }: RunSteps): ArrayBuffer[] => buffers([steps, stepSeconds]);

export function transferables(run: Run): ArrayBuffer[] {
  return buffers([
    run.rows,
    run.steps,
    [run.windows],
    run.stepSeconds,
    run.stepFailures,
    run.podMarks,
    ...run.metrics,
    run.keda?.polls ?? {},
    ...(run.keda?.triggers ?? []),
  ]);
}

export const detailTransferables = (detail: Detail | null): ArrayBuffer[] => (detail ? buffers([detail.rows, detail.actual]) : []);

function buffers(groups: readonly object[]): ArrayBuffer[] {
  const columns = groups.flatMap((group): unknown[] => Object.values(group));
  return columns.filter((value) => ArrayBuffer.isView(value)).map((value) => value.buffer as ArrayBuffer);
}

const notReadyCounts = ({ reconciles, countedNotReady }: Trace): Run["countedNotReady"] =>
  new Map(reconciles.flatMap(({ at }, step) => (countedNotReady[step] ? [[at, countedNotReady[step].counts] as const] : [])));

/** One value for each step. The autoscaler of Kubernetes 1.2 has no window, so its values are NaN. */
function windowsOf({ reconciles }: Trace, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, step) => {
    const reconcile = reconciles[step];
    if (reconcile === undefined || reconcile.controller === "V1" || reconcile.decision.kind !== "computed") return NaN;
    return appliedWindow(reconcile.decision.stabilization, reconcile.specReplicas)?.recommendation ?? NaN;
  });
}
