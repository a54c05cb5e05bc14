import { readVariations } from "../luck/variations";
import { choice, list, number, type Reading, reading, record, refuse, shown, text } from "../lib/refusal";
import { seedRange } from "../luck/seeds";
import type { Scenario } from "../scenario/scenario";
import { prepareRun } from "../simulation/prepareRun";
import { startRun } from "../simulation/run";
import { formatMilli, milliQuantity } from "../lib/quantity";
import { candidateWriter } from "./candidateText";
import { studyFields, type StudyField } from "./fields";
import {
  requestsField,
  budgetRange,
  costKinds,
  harmKinds,
  maxCombinations,
  maxMoves,
  type Cost,
  type Harm,
  type Move,
  type Study,
} from "./study";
import { valuesOf } from "./values";

/** A study's own data, or one sentence on what is wrong with it and where. `scenario`: the fields that may move depend on it. */
export function readStudy(data: unknown, scenario: Scenario): Reading<Study> {
  return reading(() => {
    const fields = record(data, "study");
    for (const name of fields.keys()) {
      if (!studyNames.some((known) => known === name)) refuse(`study has ${shown(name)}; it may have ${studyNames.join(", ")}.`);
    }
    const budget = fields.get("budget");
    const study: Study = {
      moves: readMoves(fields.get("moves"), scenario),
      cost: readCost(fields.get("cost") ?? "podHours"),
      harm: choice(fields.get("harm") ?? "failedShare", "study.harm", Object.keys(harmKinds) as Harm[]),
      seeds: number(fields.get("seeds") ?? 20, "study.seeds", seedRange),
      variations: readVariations(fields.get("variations") ?? [], "study.variations"),
      ...(budget !== undefined && { budget: number(budget, "study.budget", budgetRange) }),
    };
    return study;
  });
}

const studyNames = ["moves", "cost", "harm", "seeds", "variations", "budget"] as const;

function readMoves(data: unknown, scenario: Scenario): Move[] {
  const known = studyFields(scenario);
  if (known.length === 0) refuse("study has no fields to move, because the scenario's manifest does not run under autoscaling/v2.");
  const moves = list(data, "study.moves", maxMoves).map((move, index) => readMove(move, `study.moves[${index}]`, known));
  if (moves.length === 0) refuse("study.moves is empty; it must have at least one field to move.");
  const twice = moves.find(({ field }, index) => moves.findIndex((other) => other.field === field) !== index);
  if (twice) refuse(`study.moves has ${twice.field} twice.`);
  refuseDisorder(moves, known);
  moves.forEach((move, index) => refuseEnds(move, `study.moves[${index}]`, scenario, known));
  const combinations = moves.reduce((product, move, index) => {
    return product * valuesOf(move, fieldOf(known, move.field, ""), `study.moves[${index}]`).length;
  }, 1);
  if (combinations > maxCombinations) {
    refuse(
      `study.moves has ${combinations} combinations; at most ${maxCombinations} are allowed. Move fewer fields, or make the steps larger.`,
    );
  }
  return moves;
}

/** A minReplicas above every maxReplicas leaves no combination. */
function refuseDisorder(moves: readonly Move[], known: readonly StudyField[]): void {
  const bound = (path: string) => {
    const index = moves.findIndex(({ field }) => field === path);
    const field = fieldOf(known, path, "");
    return { index, values: (index === -1 ? [field.today] : valuesOf(moves[index]!, field, "")).map(Number) };
  };
  const [least, most] = [bound("spec.minReplicas"), bound("spec.maxReplicas")];
  const [lowest, highest] = [Math.min(...least.values), Math.max(...most.values)];
  if (lowest <= highest) return;
  if (least.index === -1) refuse(`study.moves[${most.index}] has no value from ${lowest} on, the least that minReplicas may be.`);
  refuse(`study.moves[${least.index}] has no value up to ${highest}, the most that maxReplicas may be.`);
}

/** Runs the first and the last value of a field alone, as far as its first second: the others lie between, or are words. */
function refuseEnds(move: Move, what: string, scenario: Scenario, known: readonly StudyField[]): void {
  const field = fieldOf(known, move.field, what);
  const values = valuesOf(move, field, what);
  const writer = candidateWriter(scenario, [field.path]);
  const inPlace = (): never => refuse(`${what}.field is ${field.path}, whose value cannot be written into this manifest in place.`);
  if ("missing" in writer) return inPlace();
  if (field.path === requestsField) refuseAboveLimit(values, what, scenario);
  for (const value of new Set([values[0]!, values.at(-1)!])) {
    const moved = writer.write([value]);
    const started = startRun(moved, { record: "outcomes" });
    if (started.ok && !saysOnly(moved, field, value, known)) inPlace();
    if (started.ok) continue;
    const { refusal } = started;
    if (refusal.kind === "limits") refuse(`${what}: with ${value}, ${refusal.message}`);
    const problem = refusal.problems.find(({ severity, path }) => severity === "error" && !needsOtherBound(field.path, path));
    if (problem) refuse(`${what}: with ${value}, ${problem.message}`);
  }
}

/** A value that an alias repeats changes other fields too. */
function saysOnly(moved: Scenario, field: StudyField, value: string, known: readonly StudyField[]): boolean {
  const said = new Map(studyFields(moved).map(({ path, today }) => [path, today]));
  return known.every(({ path, today }) => said.get(path) === (path === field.path ? value : today));
}

/** The server says at maxReplicas that minReplicas is above it; the other bound's new value may mend that. */
const needsOtherBound = (moved: string, path: string): boolean =>
  path === "spec.maxReplicas" && (moved === "spec.minReplicas" || moved === "spec.maxReplicas");

/** As the API server refuses a container whose request is above its limit. */
function refuseAboveLimit(values: readonly string[], what: string, scenario: Scenario): void {
  const prepared = prepareRun(scenario);
  if (!prepared.ok) return;
  const limit = prepared.target.taken?.workload.cpuLimitMilli ?? scenario.workload.cpuLimitMilli;
  const above = values.find((value) => limit > 0 && Number(milliQuantity(value)) > limit);
  if (above !== undefined) refuse(`${what}: ${above} is above the container's CPU limit, ${formatMilli(limit)}.`);
}

function readMove(data: unknown, what: string, known: readonly StudyField[]): Move {
  const fields = record(data, what);
  const path = text(fields.get("field"), `${what}.field`, 200);
  const field = fieldOf(known, path, what);
  const names = [...fields.keys()]
    .filter((name) => name !== "field")
    .toSorted()
    .join();
  if (names !== "values" && names !== "by,from,to") refuse(`${what} must have values, or from, to and by.`);
  // What is typed stays as it is; the reading of its values refuses what is wrong with them.
  const move = Object.fromEntries(fields) as unknown as Move;
  valuesOf(move, field, what);
  return move;
}

function fieldOf(known: readonly StudyField[], path: string, what: string): StudyField {
  const field = known.find((each) => each.path === path);
  if (field) return field;
  return refuse(`${what}.field is ${shown(path)}; it must be one of ${known.map((each) => each.path).join(", ")}.`);
}

function readCost(data: unknown): Cost {
  if (typeof data === "string") return { kind: choice(data, "study.cost", Object.keys(costKinds) as (keyof typeof costKinds)[]) };
  const fields = record(data, "study.cost");
  const kind = choice(fields.get("kind"), "study.cost.kind", [...(Object.keys(costKinds) as (keyof typeof costKinds)[]), "price"]);
  if (kind !== "price") return { kind };
  return { kind, pricePerPodHour: number(fields.get("pricePerPodHour"), "study.cost.pricePerPodHour", { min: 1e-9, max: 1e9 }) };
}
