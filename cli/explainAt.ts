import { decisionAtReport, stateAtReport } from "../app/words/evidence/atTime";
import { snapshotReport } from "../app/words/evidence/report";
import { decidedFromRecord } from "../app/words/report/decided";
import {
  decisionAt,
  explainSeries,
  explainSnapshot,
  formatRfc3339,
  readAskedTime,
  stateAt,
  type AskedTime,
  type DecisionAt,
  type MergedEvidence,
  type NotATime,
  type NotTold,
  type SnapshotExplanation,
  type StateAt,
} from "../engine/index";
import { bad, fine, type Answer } from "./answer";
import { explanationJson } from "./explanationJson";

type Told =
  | { kind: "decision"; name: string | null; namespace: string | null; decision: DecisionAt }
  // Of the newest time kubectl prints a whole decision.
  | { kind: "state"; name: string | null; namespace: string | null; state: StateAt; newest: SnapshotExplanation | null };

/** A time, as it was written and as it was read; or a sentence, if it has no one meaning. */
export function askedIn(at: string): Asked | { error: string } {
  const time = readAskedTime(at);
  return typeof time === "string" ? { error: `--at ${at}: ${notATime[time]}\n` } : { at, time };
}

interface Asked {
  at: string;
  time: AskedTime;
}

/** Explains each autoscaler at one time: the sync at it or the last one before it, or what snapshots tell of it. */
export function explainAt(files: readonly string[], merged: MergedEvidence, { at, time }: Asked, form: "json" | "report"): Answer {
  const snapshots = explainSnapshot(merged);
  const told: Told[] = [];
  let errors = "";
  for (const [index, { name, namespace }] of merged.autoscalers.entries()) {
    const found = toldOf(merged, index, snapshots[index]!, time);
    if ("code" in found) errors += `--at ${at}: ${name === null ? "" : `${name}: `}${notToldWords(found, files)}\n`;
    else told.push({ name, namespace, ...found });
  }
  if (told.length === 0) return bad(errors);
  return { ...fine(form === "report" ? told.map(reportOf).join("\n") : jsonOf(files, at, told)), errors };
}

function toldOf(merged: MergedEvidence, index: number, snapshot: SnapshotExplanation, asked: AskedTime) {
  const series = explainSeries(merged, index);
  const decision = series === null ? null : decisionAt(series, asked);
  if (decision !== null && !("code" in decision)) return { kind: "decision", decision } as const;
  // Snapshots beside the series may tell of a time that the series do not have.
  const state = stateAt(merged.autoscalers[index]!, snapshot, asked);
  return "code" in state ? (decision ?? state) : ({ kind: "state", state, newest: state.isNewest ? snapshot : null } as const);
}

function reportOf(told: Told): string {
  if (told.kind === "decision") return decisionAtReport(told, told.decision, saidOf(told.decision));
  const { state, newest } = told;
  return newest === null ? stateAtReport(told, state) : `${stateAtReport(told, state)}\n${snapshotReport([newest], {})}`;
}

const saidOf = ({ decisions }: DecisionAt) => decisions.map(({ reconcile }) => decidedFromRecord(reconcile));

/** Each decision has its words beside its record. */
function jsonOf(files: readonly string[], at: string, told: readonly Told[]): string {
  const autoscalers = told.map((each) => {
    if (each.kind === "state") return each;
    const said = saidOf(each.decision);
    const decisions = each.decision.decisions.map((decision, index) => ({ ...decision, said: said[index] }));
    return { ...each, decision: { ...each.decision, decisions } };
  });
  const written = { format: "hpa-playground/explanation-at", version: 1, files, at, autoscalers };
  return explanationJson(written);
}

const notATime: Readonly<Record<NotATime, string>> = {
  form: "This is no time with one meaning. Write it like 2026-11-23T09:28:00Z, like 09:28 or 09:28:30 of the day in the files (UTC), or like 12m before the text was printed.",
  noZone: "It says no zone. Add Z for UTC, or an offset like +02:00.",
  noSuchTime: "This time does not exist.",
};

function notToldWords(reason: NotTold, files: readonly string[]): string {
  switch (reason.code) {
    case "outside":
      return `The files do not tell of this time. They tell of ${written(reason.from)} to ${written(reason.to)}.`;
    case "severalDays":
      return `The files have this time on more than one day. Write one of ${reason.seconds.map(written).join(", ")}.`;
    case "noAges":
      return `The files do not say when they were printed, so an age has no start. Write a time from ${written(reason.from)} to ${written(reason.to)}.`;
    case "agesOnly":
      return "The files tell ages, not times of a day. Write how long before they were printed, like 12m.";
    case "older":
      return `The files do not tell of this time. The oldest entry is ${reason.oldest} s old.`;
    case "agesOfSeveralTexts":
      return `The ages in ${reason.texts.map((text) => files[text]).join(" and ")} count from different moments. Give one of these files.`;
    case "noTimes":
      return "Nothing in the files has a time. Add the events, or series from Prometheus.";
  }
}

const written = formatRfc3339;
