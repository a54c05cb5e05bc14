import { stepAt } from "../../engine/index";
import type { Detail, Run, RunKeda, RunVpa } from "../run/run";

/** A run as it was at a second. It leaves out everything later, as a run under way does. */
export function beginningOf(run: Run, second: number): Run {
  if (second >= run.lastSecond) return run;
  const { steps, podMarks } = run;
  const marks = [...podMarks.at.keys()].filter((mark) => podMarks.at[mark]! <= second);
  const rowCount = stepAt(run.rows.at, second) + 1;
  const stepCount = stepAt(steps.at, second) + 1;
  return {
    ...run,
    digest: null,
    failures: {},
    outcomes: null,
    lastSecond: second,
    rows: firstOf(run.rows, rowCount),
    counts: run.counts.filter(([at]) => at <= second),
    steps: firstOf(steps, stepCount),
    windows: run.windows.subarray(0, stepCount),
    stepSeconds: firstOf(run.stepSeconds, stepCount),
    stepFailures: firstOf(run.stepFailures, stepCount),
    metrics: run.metrics.map((metric) => ({ ...firstOf(metric, stepCount), actual: metric.actual.subarray(0, rowCount) })),
    vpa: run.vpa && beginningOfVpa(run.vpa, second),
    keda: run.keda && beginningOfKeda(run.keda, second),
    pods: run.pods
      .filter(({ createdAt }) => createdAt <= second)
      .map(({ phases, resizes, goneAt, ...pod }) => ({
        ...pod,
        ...(resizes && { resizes: resizes.filter(({ at }) => at <= second) }),
        phases: phases.filter(({ at }) => at <= second),
        goneAt: goneAt !== null && goneAt <= second ? goneAt : null,
      })),
    podMarks: {
      at: Float64Array.from(marks, (mark) => podMarks.at[mark]!),
      pod: Uint32Array.from(marks, (mark) => podMarks.pod[mark]!),
      group: Uint8Array.from(marks, (mark) => podMarks.group[mark]!),
      unready: podMarks.unready.subarray(0, stepCount),
      missing: podMarks.missing.subarray(0, stepCount),
      notReady: podMarks.notReady.subarray(0, stepCount),
    },
    countedNotReady: new Map([...run.countedNotReady].filter(([at]) => at <= second)),
    changedRequests: new Map([...run.changedRequests].filter(([at]) => at <= second)),
    incidents: run.incidents.map((record) => (record.incident.at <= second ? record : { ...record, refused: null })),
  };
}

function beginningOfVpa(vpa: RunVpa, second: number): RunVpa {
  const until = <Name extends (typeof recordsOfVpa)[number]>(name: Name) => [name, vpa[name].filter(({ at }) => at <= second)];
  return { ...vpa, ...Object.fromEntries(recordsOfVpa.map(until)) };
}

const recordsOfVpa = ["recommendations", "requests", "kills", "actions", "verdicts", "tooFewReplicas"] as const satisfies RecordsOfVpa[];

/** The lists whose entries have a time. */
type RecordsOfVpa = { [Name in keyof RunVpa]: RunVpa[Name] extends readonly { at: number }[] ? Name : never }[keyof RunVpa];

function beginningOfKeda({ polls: { outcome, ...columns }, triggers, writes, ...keda }: RunKeda, second: number): RunKeda {
  const count = stepAt(columns.at, second) + 1;
  return {
    ...keda,
    polls: { outcome: outcome.slice(0, count), ...firstOf(columns, count) },
    triggers: triggers.map((trigger) => firstOf(trigger, count)),
    writes: writes.filter(({ at }) => at <= second),
  };
}

/** Does the same for finer rows. */
export function beginningOfDetail(detail: Detail, second: number): Detail {
  if (second >= detail.to) return detail;
  const rowCount = stepAt(detail.rows.at, second) + 1;
  return {
    ...detail,
    to: second,
    rows: firstOf(detail.rows, rowCount),
    actual: detail.actual.map((column) => column.subarray(0, rowCount)),
  };
}

/** The first rows of every column. Other fields do not change. */
function firstOf<Columns extends object>(columns: Columns, count: number): Columns {
  const cuts = Object.entries(columns).flatMap(([name, column]: [string, unknown]) =>
    column instanceof Float64Array || column instanceof Uint8Array ? [[name, column.subarray(0, count)] as const] : [],
  );
  return { ...columns, ...Object.fromEntries(cuts) };
}
