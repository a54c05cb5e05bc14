import { readAskedTime, type AskedTime, type MergedEvidence } from "../engine/index";
import { notATimeWords, notToldWords, saidOf, toldAt, toldReport, type Told } from "../npm/timeAsked";
import { bad, fine, type Answer } from "./answer";
import { explanationJson } from "./explanationJson";

/** A time, as it was written and as it was read; or a sentence, if it has no one meaning. */
export function askedIn(at: string): Asked | { error: string } {
  const time = readAskedTime(at);
  return typeof time === "string" ? { error: `--at ${at}: ${notATimeWords(time, "files")}\n` } : { at, time };
}

interface Asked {
  at: string;
  time: AskedTime;
}

/** Explains each autoscaler at one time: the sync at it or the last one before it, or what snapshots tell of it. */
export function explainAt(files: readonly string[], merged: MergedEvidence, { at, time }: Asked, form: "json" | "report"): Answer {
  const { told, untold } = toldAt(merged, time);
  const errors = untold
    .map(({ name, reason }) => `--at ${at}: ${name === null ? "" : `${name}: `}${notToldWords(reason, files, "files")}\n`)
    .join("");
  if (told.length === 0) return bad(errors);
  return { ...fine(form === "report" ? toldReport(told) : jsonOf(files, at, told)), errors };
}

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
