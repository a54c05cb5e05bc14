import { setAsideMarks } from "./setAsideMarks";
import { digestTrace, type SecondColumns, type StepColumns, type Trace } from "../../engine/index";
import { pick, pickRows } from "./decimate";
import type { Detail, PodLife, RowsWanted, Run } from "./protocol";

/** What the page needs of a trace: decimated rows, and the steps with the seconds' values at their times. */
export function toRun(id: number, trace: Trace, rows: number): Run {
  const { seconds, steps, metrics } = trace;
  // The cluster does not keep its pods' lives yet; without them the page shows no lanes.
  const pods: readonly PodLife[] = [];
  const whole = toDetail(id, trace, { from: 0, to: trace.durationSeconds, rows });
  return {
    id,
    digest: digestTrace(trace),
    hpa: trace.hpa,
    durationSeconds: trace.durationSeconds,
    rows: whole.rows,
    steps: copySteps(steps),
    stepSeconds: pickSeconds(seconds, steps.at),
    metrics: metrics.map((metric, index) => ({
      ...metric,
      actual: whole.actual[index]!,
      stepActual: pick(metric.actual, steps.at),
      seen: metric.seen.slice(),
      seenFrom: metric.seenFrom.slice(),
      seenTo: metric.seenTo.slice(),
    })),
    pods,
    setAside: setAsideMarks(pods, trace.reconciles),
    totals: { offered: sum(seconds.offered), served: sum(seconds.served), failed: sum(seconds.failed) },
  };
}

/** Rows of a part of a trace: decimated as all others, so that none of its extremes and steps is lost. */
export function toDetail(run: number, { seconds, metrics }: Trace, { from, to, rows }: RowsWanted): Detail {
  const within = (values: Float64Array) => values.subarray(from, to + 1);
  const indexes = pickRows(
    [...Object.values(seconds), ...metrics.map((metric) => metric.actual)].map(within),
    [seconds.written, seconds.existing, seconds.ready].map(within),
    rows,
  ).map((index) => index + from);
  return {
    run,
    from,
    to,
    rows: { at: Float64Array.from(indexes), ...pickSeconds(seconds, indexes) },
    actual: metrics.map((metric) => pick(metric.actual, indexes)),
  };
}

/** The buffers of a run, to be handed over rather than copied. */
export function transferables(run: Run): ArrayBuffer[] {
  return buffers([run.rows, run.steps, run.stepSeconds, run.setAside, ...run.metrics]);
}

export const detailTransferables = ({ rows, actual }: Detail): ArrayBuffer[] => buffers([rows, actual]);

function buffers(groups: readonly object[]): ArrayBuffer[] {
  const columns = groups.flatMap((group): unknown[] => Object.values(group));
  return columns.filter((value) => ArrayBuffer.isView(value)).map((value) => value.buffer as ArrayBuffer);
}

/** Transferring the originals would take the steps away from the trace that stays here for its decisions. */
function copySteps(steps: StepColumns): StepColumns {
  return {
    at: steps.at.slice(),
    current: steps.current.slice(),
    plain: steps.plain.slice(),
    proposal: steps.proposal.slice(),
    stabilized: steps.stabilized.slice(),
    limited: steps.limited.slice(),
    windowHighest: steps.windowHighest.slice(),
    windowLowest: steps.windowLowest.slice(),
    applied: steps.applied.slice(),
    rescaled: steps.rescaled.slice(),
    heldBy: steps.heldBy.slice(),
  };
}

function pickSeconds(seconds: SecondColumns, indexes: ArrayLike<number>): SecondColumns {
  return {
    offered: pick(seconds.offered, indexes),
    served: pick(seconds.served, indexes),
    failed: pick(seconds.failed, indexes),
    waiting: pick(seconds.waiting, indexes),
    capacity: pick(seconds.capacity, indexes),
    written: pick(seconds.written, indexes),
    existing: pick(seconds.existing, indexes),
    ready: pick(seconds.ready, indexes),
  };
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);
