/** What texts of a cluster tell of one time, for the library and for the command line. */
import { decisionAtReport, stateAtReport } from "../app/words/evidence/atTime";
import { snapshotReport } from "../app/words/evidence/report";
import { decidedFromRecord } from "../app/words/report/decided";
import {
  decisionAt,
  explainSeries,
  explainSnapshot,
  formatRfc3339,
  readRfc3339,
  stateAt,
  verticalActsAt,
  type AskedTime,
  type DecisionAt,
  type MergedEvidence,
  type NotATime,
  type NotTold,
  type SnapshotExplanation,
  type StateAt,
  type VerticalActAt,
} from "../engine/doors/withKeda";

/** What the texts tell of an autoscaler at one time. */
export type Told = Whose &
  (
    | { kind: "decision"; decision: DecisionAt }
    // Of the newest time kubectl prints a whole decision.
    | { kind: "state"; state: StateAt; newest: SnapshotExplanation | null }
  );

interface Whose {
  name: string | null;
  namespace: string | null;
  /** What the updater of a VerticalPodAutoscaler had done by then, in the seconds of the decision or the state; absent where no text tells any. */
  verticalActs?: readonly VerticalActAt[];
}

/** An autoscaler of which the texts do not tell this time. */
export interface Untold {
  name: string | null;
  namespace: string | null;
  reason: NotTold;
}

/** Of each autoscaler: the sync at one time or the last one before it, or what snapshots tell of it. */
export function toldAt(merged: MergedEvidence, asked: AskedTime): { told: Told[]; untold: Untold[] } {
  const snapshots = explainSnapshot(merged);
  const told: Told[] = [];
  const untold: Untold[] = [];
  for (const [index, { name, namespace }] of merged.autoscalers.entries()) {
    const found = foundAt(merged, index, snapshots[index]!, asked);
    if ("code" in found) untold.push({ name, namespace, reason: found });
    else {
      const verticalActs = actsBy(merged, index, found);
      told.push({ name, namespace, ...found, ...(verticalActs.length > 0 && { verticalActs }) });
    }
  }
  return { told, untold };
}

function actsBy(merged: MergedEvidence, index: number, found: Exclude<ReturnType<typeof foundAt>, NotTold>): VerticalActAt[] {
  const autoscaler = merged.autoscalers[index]!;
  if (found.kind === "decision")
    return verticalActsAt(autoscaler, merged, 0, { low: found.decision.recorded.at, high: found.decision.recorded.at });
  const { zero, at } = found.state;
  return verticalActsAt(autoscaler, merged, zero.kind === "printed" ? null : readRfc3339(zero.time), at);
}

function foundAt(merged: MergedEvidence, index: number, snapshot: SnapshotExplanation, asked: AskedTime) {
  const series = explainSeries(merged, index);
  const decision = series === null ? null : decisionAt(series, asked);
  if (decision !== null && !("code" in decision)) return { kind: "decision", decision } as const;
  // Snapshots beside the series may tell of a time that the series do not have.
  const state = stateAt(merged.autoscalers[index]!, snapshot, asked);
  return "code" in state ? (decision ?? state) : ({ kind: "state", state, newest: state.isNewest ? snapshot : null } as const);
}

/** As Markdown, for a ticket. */
export const toldReport = (told: readonly Told[]): string => told.map(reportOf).join("\n");

function reportOf(told: Told): string {
  const { verticalActs = [] } = told;
  if (told.kind === "decision") return decisionAtReport(told, told.decision, saidOf(told.decision), verticalActs);
  const { state, newest } = told;
  // The report of the newest time has a part about what the VerticalPodAutoscaler did.
  return newest === null ? stateAtReport(told, state, verticalActs) : `${stateAtReport(told, state, [])}\n${snapshotReport([newest], {})}`;
}

/** The words of each decision. */
export const saidOf = ({ decisions }: DecisionAt) => decisions.map(({ reconcile }) => decidedFromRecord(reconcile));

/** `noun` is what the reader gave. */
export function notATimeWords(why: NotATime, noun: Noun): string {
  switch (why) {
    case "form":
      return `This is no time with one meaning. Write it like 2026-11-23T09:28:00Z, like 09:28 or 09:28:30 of the day in the ${noun} (UTC), or like 12m before the text was printed.`;
    case "noZone":
      return "It says no zone. Add Z for UTC, or an offset like +02:00.";
    case "noSuchTime":
      return "This time does not exist.";
  }
}

type Noun = "files" | "texts";

/** `names`: of the texts, in their order. */
export function notToldWords(reason: NotTold, names: readonly string[], noun: Noun): string {
  switch (reason.code) {
    case "outside":
      return `The ${noun} do not tell of this time. They tell of ${written(reason.from)} to ${written(reason.to)}.`;
    case "severalDays":
      return `The ${noun} have this time on more than one day. Write one of ${reason.seconds.map(written).join(", ")}.`;
    case "noAges":
      return `The ${noun} do not say when they were printed, so an age has no start. Write a time from ${written(reason.from)} to ${written(reason.to)}.`;
    case "agesOnly":
      return `The ${noun} tell ages, not times of a day. Write how long before they were printed, like 12m.`;
    case "older":
      return `The ${noun} do not tell of this time. The oldest entry is ${reason.oldest} s old.`;
    case "agesOfSeveralTexts":
      return `The ages in ${reason.texts.map((text) => names[text]).join(" and ")} count from different moments. Give one of these ${noun}.`;
    case "noTimes":
      return `Nothing in the ${noun} has a time. Add the events, or series from Prometheus.`;
  }
}

const written = formatRfc3339;
