import {
  candidateWriter,
  defaultMove,
  defaultStudy,
  moveRefusal,
  studyFields,
  togetherOf,
  type LateParts,
  type Move,
  type Scenario,
} from "../../engine/index";
import type { HelpKinds, Tunable } from "./helpKinds";

/** The worker's part for the form of a study. */
export function tunable({ scenario, moves }: HelpKinds["tunable"]["request"], parts: LateParts): HelpKinds["tunable"]["answer"] {
  const fields = studyFields(scenario, parts);
  const usual = defaultStudy(scenario, parts);
  const judged = moves ?? usual.moves;
  const known = new Set(fields.map(({ path }) => path));
  const problems = judged.map((move) => (known.has(move.field) ? moveRefusal(move, scenario, parts) : null));
  const isWhole = judged.every(({ field }, index) => known.has(field) && problems[index] === null);
  return {
    fields,
    usual,
    defaults: fields.flatMap((field) => defaultMove(field, scenario, parts, fields) ?? []),
    problems,
    together: isWhole ? together(judged, scenario, parts) : { combinations: 0, problem: null },
  };
}

function together(moves: readonly Move[], scenario: Scenario, parts: LateParts): Tunable["together"] {
  const { combinations, said } = togetherOf(moves, scenario, parts);
  return { combinations, problem: said };
}

/** The values of a candidate, written into the present texts; null if one has no place in them. */
export function candidateParts(
  { present, moved, candidate }: HelpKinds["candidateParts"]["request"],
  parts: LateParts,
): HelpKinds["candidateParts"]["answer"] {
  const wanted = new Map(studyFields(candidate, parts).map(({ path, today }) => [path, today]));
  const here = new Map(studyFields(present, parts).map(({ path, today }) => [path, today]));
  if (moved.some((path) => !here.has(path) || !wanted.has(path))) return null;
  const differing = moved.filter((path) => here.get(path) !== wanted.get(path));
  const writer = candidateWriter(present, differing, parts);
  if ("missing" in writer) return null;
  const { manifest, workload } = writer.write(differing.map((path) => wanted.get(path)!));
  return { manifest, workload };
}
