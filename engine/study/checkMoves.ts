import { formatMilli, milliQuantity } from "../lib/quantity";
import { refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";
import type { Problem } from "../manifest/problem";
import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import { prepareRun } from "../simulation/prepareRun";
import { startRun } from "../simulation/run";
import { candidateWriter } from "./candidateText";
import { fieldKinds, studyFields, type StudyField } from "./fields";
import { maxCombinations, requestsField, type Move } from "./study";
import { valuesOf } from "./values";

const all = "study.moves";
export const placeOf = (index: number): string => `study.moves[${index}]`;

const fieldIn = (what: string) => `${what}.field`;

export function fieldsToMove(scenario: Scenario, parts: LateParts): StudyField[] {
  const known = studyFields(scenario, parts);
  if (known.length > 0) return known;
  return refuse(say`${"study"} has no fields to move, because the scenario's manifest does not run under autoscaling/v2.`);
}

export const combinationsOf = (moves: readonly Move[], known: readonly StudyField[]): number =>
  moves.reduce((product, move, index) => product * valuesOf(move, fieldOf(known, move.field, placeOf(index)), placeOf(index)).length, 1);

export function refuseTooMany(combinations: number): void {
  if (combinations <= maxCombinations) return;
  refuse(
    say`${all} has ${combinations} combinations; at most ${maxCombinations} are allowed. Move fewer fields, or make the steps larger.`,
  );
}

/** A minReplicas above every maxReplicas leaves no combination. */
export function refuseDisorder(moves: readonly Move[], known: readonly StudyField[]): void {
  const bound = (kind: StudyField["kind"]) => {
    const field = known.find((each) => each.kind === kind)!;
    const index = moves.findIndex((move) => move.field === field.path);
    return { path: field.path, index, values: (index === -1 ? [field.today] : valuesOf(moves[index]!, field, "")).map(Number) };
  };
  const [least, most] = [bound("minReplicas"), bound("maxReplicas")];
  const [lowest, highest] = [Math.min(...least.values), Math.max(...most.values)];
  if (lowest <= highest) return;
  if (least.index === -1) refuse(say`${placeOf(most.index)} has no value from ${lowest} on, the least that ${nameOf(least.path)} may be.`);
  refuse(say`${placeOf(least.index)} has no value up to ${highest}, the most that ${nameOf(most.path)} may be.`);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** A scenario, and its fields that may move. */
interface ToMove {
  scenario: Scenario;
  known: readonly StudyField[];
  parts: LateParts;
}

/** Runs the least and the greatest value of a field alone, as far as its first second: the others lie between, or are words. */
export function refuseEnds(move: Move, what: string, study: ToMove): void {
  const { scenario, known, parts } = study;
  const field = fieldOf(known, move.field, what);
  const values = valuesOf(move, field, what);
  const writer = candidateWriter(scenario, [field.path], parts);
  const inPlace = (): never => refuse(say`${fieldIn(what)} is ${field.path}, whose value cannot be written into this manifest in place.`);
  if ("missing" in writer) return inPlace();
  if (field.path === requestsField) refuseAboveLimit(values, what, study);
  for (const value of endsOf(values, field)) {
    const moved = writer.write([value]);
    const started = startRun(moved, parts, { record: "outcomes" });
    if (started.ok && !saysOnly(moved, field, value, study)) inPlace();
    if (started.ok) continue;
    const { refusal } = started;
    if (refusal.kind === "limits") refuse(say`${what}: with ${value}, ${refusal.said}`);
    const problem = refusal.problems.find((each) => each.severity === "error" && !needsOtherBound(field.path, each));
    if (problem) refuse(say`${what}: with ${value}, ${problem.said.message}`);
  }
}

/** A list may be in any order. */
function endsOf(values: readonly string[], { kind }: StudyField): Set<string> {
  if ("words" in fieldKinds[kind]) return new Set([values[0]!, values.at(-1)!]);
  const rising = values.toSorted((a, b) => Number(milliQuantity(a)) - Number(milliQuantity(b)));
  return new Set([rising[0]!, rising.at(-1)!]);
}

/** A value that an alias repeats changes other fields too. */
function saysOnly(moved: Scenario, field: StudyField, value: string, { known, parts }: ToMove): boolean {
  const said = new Map(studyFields(moved, parts).map(({ path, today }) => [path, today]));
  return known.every(({ path, today }) => said.get(path) === (path === field.path ? value : today));
}

/** The server says at maxReplicas that minReplicas is above it, and KEDA at minReplicaCount; the other bound's new value may fix that. */
function needsOtherBound(moved: string, { path, message }: Problem): boolean {
  if (path === "spec.maxReplicas") return moved === "spec.minReplicas" || moved === "spec.maxReplicas";
  const isOrder = message.startsWith("MinReplicaCount=");
  return isOrder && (moved === "spec.minReplicaCount" || moved === "spec.maxReplicaCount");
}

/** As the API server refuses a container whose request is above its limit. */
function refuseAboveLimit(values: readonly string[], what: string, { scenario, parts }: ToMove): void {
  const prepared = prepareRun(scenario, parts);
  if (!prepared.ok) return;
  const limit = prepared.target.taken?.workload.cpuLimitMilli ?? scenario.workload.cpuLimitMilli;
  const above = values.find((value) => limit > 0 && Number(milliQuantity(value)) > limit);
  if (above !== undefined) refuse(say`${what}: ${above} is above the container's CPU limit, ${formatMilli(limit)}.`);
}

export function fieldOf(known: readonly StudyField[], path: string, what: string): StudyField {
  const field = known.find((each) => each.path === path);
  if (field) return field;
  return refuse(say`${fieldIn(what)} is ${shown(path)}; it must be one of ${known.map((each) => each.path).join(", ")}.`);
}
