import { say } from "../lib/sentence";
import { readVariations } from "../luck/variations";
import { type Reading, reading, refuse } from "../lib/refusal";
import type { Scenario } from "../scenario/scenario";
import { readWrittenStudy } from "../scenario/study";
import type { LateParts } from "../simulation/lateParts";
import { combinationsOf, fieldOf, fieldsToMove, placeOf, refuseDisorder, refuseEnds, refuseTooMany } from "./checkMoves";
import type { Move, Study } from "./study";
import { valuesOf } from "./values";

/** A study's own data, or one sentence on what is wrong with it and where. `scenario`: the fields that may move depend on it. */
export function readStudy(data: unknown, scenario: Scenario, parts: LateParts): Reading<Study> {
  return reading(() => {
    const study = readWrittenStudy(data);
    if (study.cost.kind === "cost" && scenario.price === undefined) refuse(say`study.cost is cost, but the scenario has no price.`);
    checkMoves(study.moves, scenario, parts);
    readVariations(study.variations, "study.variations");
    return study;
  });
}

function checkMoves(moves: readonly Move[], scenario: Scenario, parts: LateParts): void {
  const known = fieldsToMove(scenario, parts);
  moves.forEach((move, index) => valuesOf(move, fieldOf(known, move.field, placeOf(index)), placeOf(index)));
  if (moves.length === 0) refuse(say`study.moves is empty; it must have at least one field to move.`);
  const twice = moves.find(({ field }, index) => moves.findIndex((other) => other.field === field) !== index);
  if (twice) refuse(say`study.moves has ${twice.field} twice.`);
  refuseDisorder(moves, known);
  moves.forEach((move, index) => refuseEnds(move, placeOf(index), { scenario, known, parts }));
  refuseTooMany(combinationsOf(moves, known));
}
