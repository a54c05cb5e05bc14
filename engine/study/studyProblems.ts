import { reading } from "../lib/refusal";
import type { Scenario } from "../scenario/scenario";
import type { KedaPart } from "../simulation/kedaPart";
import { combinationsOf, fieldOf, fieldsToMove, refuseDisorder, refuseEnds, refuseTooMany } from "./checkMoves";
import type { Move } from "./study";
import { valuesOf } from "./values";

/** What is wrong with a move alone, in words for a form; null if nothing is. It runs the scenario's first second at both ends. */
export function moveProblem(move: Move, scenario: Scenario, keda: KedaPart | null): string | null {
  return problemOf(() => {
    const known = fieldsToMove(scenario, keda);
    valuesOf(move, fieldOf(known, move.field, aMove), aMove);
    refuseEnds(move, aMove, { scenario, known, keda });
  });
}

/** How many combinations moves have that have no problem alone, and what is wrong with them together. */
export function togetherOf(
  moves: readonly Move[],
  scenario: Scenario,
  keda: KedaPart | null,
): { combinations: number; problem: string | null } {
  let combinations = 0;
  const problem = problemOf(() => {
    const known = fieldsToMove(scenario, keda);
    refuseDisorder(moves, known);
    combinations = combinationsOf(moves, known);
    refuseTooMany(combinations);
  });
  return { combinations, problem };
}

const aMove = "study.moves[0]";

function problemOf(check: () => void): string | null {
  const read = reading(check);
  return read.ok ? null : inWords(read.error);
}

/** A form shows which move it is, so its place in the data says nothing there. */
const inWords = (error: string): string =>
  error
    .replace(/^study\.moves\[\d+\]\.values\[(\d+)\]/, (_, index: string) => `value ${Number(index) + 1}`)
    .replace(/^study\.moves\[\d+\]\.values/, "the list")
    .replace(/^study\.moves\[\d+\]\.field/, "the field")
    .replace(/^study\.moves\[\d+\]\./, "")
    .replace(/^study\.moves\[\d+\]/, "the range")
    .replace(/^study(\.moves)?/, "the study")
    .replace('""', empty);

const empty = "empty";
