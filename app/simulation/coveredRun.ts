import { secondColumnsOf, stepAt, type SecondColumn, type StepColumns } from "../../engine/index";
import type { Cover, Stage } from "../run/cover";
import { beginningOf, beginningOfDetail } from "./beginning";
import type { Detail, Run, RunMetric } from "../run/run";

/** Where each value of a second comes from. A column that someone adds does not compile before it is here. */
const stageOfSecond: Readonly<Record<SecondColumn, Stage>> = {
  // Requests that are sent again are not in it.
  offered: "given",
  served: "cluster",
  failed: "cluster",
  retried: "cluster",
  waiting: "cluster",
  returned: "cluster",
  jobsInWork: "cluster",
  capacity: "cluster",
  // The count after the second's sync.
  written: "decisions",
  existing: "cluster",
  ready: "cluster",
  cpuUsed: "cluster",
  cpuRequested: "cluster",
  hottestCpu: "cluster",
  throttled: "cluster",
  heldByNode: "cluster",
  nodes: "cluster",
  backlogAge: "cluster",
  p50Latency: "cluster",
  p95Latency: "cluster",
  p99Latency: "cluster",
};

/** The same for each value of a sync. */
const stageOfStep: Readonly<Record<keyof StepColumns, Stage>> = {
  // Syncs run by the clock.
  at: "given",
  // The count before the sync, which earlier decisions wrote.
  current: "cluster",
  plain: "decisions",
  proposal: "decisions",
  stabilized: "decisions",
  limited: "decisions",
  windowHighest: "decisions",
  windowLowest: "decisions",
  applied: "decisions",
  rescaled: "decisions",
  heldBy: "decisions",
  // The age of the samples that the sync reads.
  lag: "cluster",
};

/** The same for the columns of a metric; its other fields come from the manifest. Its `actual` ends with the drawn rows. */
type MetricColumn = { [Name in keyof RunMetric]: RunMetric[Name] extends Float64Array ? Name : never }[keyof RunMetric];
const stageOfMetric: Readonly<Record<Exclude<MetricColumn, "actual">, Stage>> = {
  // Even a signal drawn by hand depends on the pods if its target is an average for each pod.
  stepActual: "cluster",
  seen: "cluster",
  seenFrom: "cluster",
  seenTo: "cluster",
};

/**
 * A run without what a question covers. The drawn rows, the pods and the outcomes end where the cover begins. The syncs go on to the asked
 * one, so that it can be selected, but their covered values are NaN. Every field of a run is named here, so a new one does not compile
 * before someone decides what the cover hides of it.
 */
export function coveredRun(run: Run, cover: Cover): Run {
  // A written count creates and deletes pods in its own second, so they end before it.
  const { rows, counts, pods, lastSecond } = beginningOf(run, Math.min(cover.cluster, cover.decisions) - 1);
  const { incidents, countedNotReady, changedRequests } = beginningOf(run, cover.cluster - 1);
  const { podMarks } = beginningOf(run, cover.decisions - 1);
  const columns = shownColumns(run.steps.at, cover);
  return {
    id: run.id,
    digest: null,
    // Inputs of the run.
    hpa: run.hpa,
    edits: run.edits,
    absences: run.absences,
    taken: run.taken,
    containers: run.containers,
    vpa: beginningOf(run, Math.min(cover.cluster, cover.decisions) - 1).vpa,
    changedRequests: new Map([...changedRequests].filter(([at]) => at < cover.decisions)),
    keda: beginningOf(run, cover.decisions - 1).keda,
    durationSeconds: run.durationSeconds,
    incidents,
    // Drawn lines, which end together.
    lastSecond,
    rows,
    counts,
    steps: Object.fromEntries(
      Object.entries(run.steps).map(([name, column]) => [name, columns(column, stageOfStep[name as keyof StepColumns])]),
    ) as StepColumns,
    windows: columns(run.windows, "decisions"),
    stepSeconds: secondColumnsOf((name) => columns(run.stepSeconds[name], stageOfSecond[name])),
    stepFailures: Object.fromEntries(Object.entries(run.stepFailures).map(([name, column]) => [name, columns(column, "cluster")])),
    metrics: run.metrics.map((metric) => ({
      ...metric,
      actual: metric.actual.subarray(0, rows.at.length),
      ...(Object.fromEntries(
        Object.entries(stageOfMetric).map(([name, stage]) => [name, columns(metric[name as keyof typeof stageOfMetric], stage)]),
      ) as Pick<RunMetric, keyof typeof stageOfMetric>),
    })),
    pods,
    podMarks: {
      at: podMarks.at,
      pod: podMarks.pod,
      group: podMarks.group,
      unready: columns(run.podMarks.unready, "decisions"),
      missing: columns(run.podMarks.missing, "decisions"),
      notReady: columns(run.podMarks.notReady, "decisions"),
    },
    countedNotReady: new Map([...countedNotReady].filter(([at]) => at < cover.decisions)),
    // They add up the whole run.
    failures: {},
    outcomes: null,
  };
}

/** Does the same for finer rows. */
export const coveredDetail = (detail: Detail, { cluster, decisions }: Cover): Detail =>
  beginningOfDetail(detail, Math.min(cluster, decisions) - 1);

/** Cuts a column of syncs after the asked one, and empties it from where its stage is covered. */
function shownColumns(at: Float64Array, cover: Cover) {
  const count = stepAt(at, cover.until) + 1;
  const before = (second: number) => Math.min(count, at.findIndex((time) => time >= second) >>> 0);
  const known = { given: count, cluster: before(cover.cluster), decisions: before(cover.decisions) };
  return <Column extends Float64Array | Uint8Array>(column: Column, stage: Stage): Column =>
    // An emptied byte is 0: nothing was written, and nothing held the count.
    column.slice(0, count).fill(column instanceof Uint8Array ? 0 : NaN, known[stage]) as Column;
}
