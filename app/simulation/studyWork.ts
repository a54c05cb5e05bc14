import {
  candidateWriter,
  defaultMove,
  defaultStudy,
  moveRefusal,
  studyFields,
  togetherOf,
  type KedaPart,
  type Move,
  type Scenario,
} from "../../engine/index";
import type { HelpKinds, Tunable } from "./helpKinds";

/** The worker's part for the form of a study. */
export function tunable({ scenario, moves }: HelpKinds["tunable"]["request"], keda: KedaPart | null): HelpKinds["tunable"]["answer"] {
  const fields = studyFields(scenario, keda);
  const usual = defaultStudy(scenario, keda);
  const judged = moves ?? usual.moves;
  const known = new Set(fields.map(({ path }) => path));
  const problems = judged.map((move) => (known.has(move.field) ? moveRefusal(move, scenario, keda) : null));
  const isWhole = judged.every(({ field }, index) => known.has(field) && problems[index] === null);
  return {
    fields,
    usual,
    defaults: fields.flatMap((field) => defaultMove(field, scenario, keda, fields) ?? []),
    problems,
    together: isWhole ? together(judged, scenario, keda) : { combinations: 0, problem: null },
  };
}

function together(moves: readonly Move[], scenario: Scenario, keda: KedaPart | null): Tunable["together"] {
  const { combinations, said } = togetherOf(moves, scenario, keda);
  return { combinations, problem: said };
}

/** The values of a candidate, written into the present texts; null if one has no place in them. */
export function candidateParts(
  { present, moved, candidate }: HelpKinds["candidateParts"]["request"],
  keda: KedaPart | null,
): HelpKinds["candidateParts"]["answer"] {
  const wanted = new Map(studyFields(candidate, keda).map(({ path, today }) => [path, today]));
  const here = new Map(studyFields(present, keda).map(({ path, today }) => [path, today]));
  if (moved.some((path) => !here.has(path) || !wanted.has(path))) return null;
  const differing = moved.filter((path) => here.get(path) !== wanted.get(path));
  const writer = candidateWriter(present, differing, keda);
  if ("missing" in writer) return null;
  const { manifest, workload } = writer.write(differing.map((path) => wanted.get(path)!));
  return { manifest, workload };
}
