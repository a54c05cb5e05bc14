import { reading } from "../lib/refusal";
import { foreign, plain, say, type Words } from "../lib/sentence";
import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import { combinationsOf, fieldOf, fieldsToMove, refuseDisorder, refuseEnds, refuseTooMany } from "./checkMoves";
import type { Move } from "./study";
import { valuesOf } from "./values";

export interface Together {
  combinations: number;
  problem: string | null;
  said: Words | null;
}

/** What is wrong with a move alone, in words for a form; null if nothing is. It runs the scenario's first second at both ends. */
export function moveProblem(move: Move, scenario: Scenario, parts: LateParts): string | null {
  const refused = moveRefusal(move, scenario, parts);
  return refused === null ? null : plain(refused);
}

/** The same as data. */
export function moveRefusal(move: Move, scenario: Scenario, parts: LateParts): Words | null {
  return problemOf(() => {
    const known = fieldsToMove(scenario, parts);
    valuesOf(move, fieldOf(known, move.field, aMove), aMove);
    refuseEnds(move, aMove, { scenario, known, parts });
  });
}

/** How many combinations moves have that have no problem alone, and what is wrong with them together. `said`: the problem as data. */
export function togetherOf(moves: readonly Move[], scenario: Scenario, parts: LateParts): Together {
  let combinations = 0;
  const said = problemOf(() => {
    const known = fieldsToMove(scenario, parts);
    refuseDisorder(moves, known);
    combinations = combinationsOf(moves, known);
    refuseTooMany(combinations);
  });
  return { combinations, problem: said === null ? null : plain(said), said };
}

const aMove = "study.moves[0]";

function problemOf(check: () => void): Words | null {
  const read = reading(check);
  return read.ok ? null : inWords(read.said);
}

/** A form shows which move it is, so its place in the data says nothing there. */
function inWords(refused: Words): Words {
  if (typeof refused === "string") return refused;
  const [first, ...others] = refused.values.map((value) => (value === '""' ? say`empty` : value));
  return first === undefined ? refused : { ...refused, values: [typeof first === "string" ? placeInWords(first) : first, ...others] };
}

/** The sentences of a study begin with a place. */
function placeInWords(place: string): Words {
  const [, index, part] = /^study\.moves\[\d{1,9}\](?:\.values\[(\d{1,9})\]|\.(\w{1,99}))?$/.exec(place) ?? [];
  if (index !== undefined) return say`value ${Number(index) + 1}`;
  if (part !== undefined) return partsInWords[part] ?? foreign(part);
  return place === "study" || place === "study.moves" ? say`the study` : place === aMove ? say`the range` : foreign(place);
}

const partsInWords: Readonly<Record<string, Words>> = {
  values: say`the list`,
  field: say`the field`,
  from: say`from`,
  to: say`to`,
  by: say`by`,
};
