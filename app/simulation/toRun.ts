import { digestTrace, type SecondColumns, type StepColumns, type Trace } from "../../engine/index";
import { pick, pickRows } from "./decimate";
import type { Run } from "./protocol";

/** What the page needs of a trace: decimated rows, and the steps with the seconds' values at their times. */
export function toRun(id: number, trace: Trace, rows: number): Run {
  return { ...toGrowingRun(id, trace, trace.durationSeconds, rows), digest: digestTrace(trace), outcomes: trace.outcomes };
}

/** The same of a run that is under way and has come to `lastSecond`: what lies behind that is left out. */
export function toGrowingRun(id: number, trace: Trace, lastSecond: number, rows: number): Run {
  const seconds = firstSeconds(trace.seconds, lastSecond + 1);
  const steps = firstSteps(trace.steps, trace.reconciles.length + trace.firstReconciles.length);
  const metrics = trace.metrics.map((metric) => ({ ...metric, actual: metric.actual.subarray(0, lastSecond + 1) }));
  const { offered, served, failed, waiting, capacity, written, existing, ready } = seconds;
  const drawn = [offered, served, failed, waiting, capacity, written, existing, ready, ...metrics.map((metric) => metric.actual)];
  const indexes = pickRows(drawn, [written, existing, ready], rows);
  return {
    id,
    digest: null,
    hpa: trace.hpa,
    edits: trace.edits,
    durationSeconds: trace.durationSeconds,
    lastSecond,
    rows: { at: Float64Array.from(indexes), ...mapSeconds(seconds, (column) => pick(column, indexes)) },
    steps,
    stepSeconds: mapSeconds(seconds, (column) => pick(column, steps.at)),
    metrics: metrics.map((metric) => ({
      ...metric,
      actual: pick(metric.actual, indexes),
      stepActual: pick(metric.actual, steps.at),
      seen: metric.seen.slice(0, steps.at.length),
      seenFrom: metric.seenFrom.slice(0, steps.at.length),
      seenTo: metric.seenTo.slice(0, steps.at.length),
    })),
    incidents: trace.incidents,
    outcomes: null,
    worstLagSeconds: trace.worstLagSeconds,
  };
}

/** The buffers of a run, to be handed over rather than copied. */
export function transferables(run: Run): ArrayBuffer[] {
  const columns = [run.rows, run.steps, run.stepSeconds, ...run.metrics].flatMap((group) => Object.values(group));
  return columns.filter((value) => ArrayBuffer.isView(value)).map((value) => value.buffer as ArrayBuffer);
}

/** Copies: transferring the originals would take the steps away from the trace that stays here for its decisions. */
function firstSteps(steps: StepColumns, count: number): StepColumns {
  return {
    at: steps.at.slice(0, count),
    current: steps.current.slice(0, count),
    proposal: steps.proposal.slice(0, count),
    stabilized: steps.stabilized.slice(0, count),
    windowHighest: steps.windowHighest.slice(0, count),
    applied: steps.applied.slice(0, count),
    rescaled: steps.rescaled.slice(0, count),
    heldBy: steps.heldBy.slice(0, count),
    lag: steps.lag.slice(0, count),
  };
}

const firstSeconds = (seconds: SecondColumns, count: number) => mapSeconds(seconds, (column) => column.subarray(0, count));

function mapSeconds(seconds: SecondColumns, map: (column: Float64Array) => Float64Array): SecondColumns {
  return {
    offered: map(seconds.offered),
    served: map(seconds.served),
    failed: map(seconds.failed),
    waiting: map(seconds.waiting),
    capacity: map(seconds.capacity),
    written: map(seconds.written),
    existing: map(seconds.existing),
    ready: map(seconds.ready),
    cpuUsed: map(seconds.cpuUsed),
    cpuRequested: map(seconds.cpuRequested),
    hottestCpu: map(seconds.hottestCpu),
    throttled: map(seconds.throttled),
    backlogAge: map(seconds.backlogAge),
  };
}
