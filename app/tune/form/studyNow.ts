import { useDeferredValue } from "react";
import {
  decisive,
  defaultStudy,
  moveProblem,
  studyFields,
  togetherOf,
  type Move,
  type Scenario,
  type Study,
  type StudyField,
} from "../../../engine/index";
import { runAlike, setStudy, useScenario } from "../../store/scenario";
import { useSearch, type Asked } from "../../store/search";
import { fromEngine } from "../../ui/engineText";
import { t } from "../../ui/text";
import { useKeda } from "../../ui/useKeda";

/** The study that the page shows: the scenario's own, else the usual one for it. */
export interface StudyNow {
  study: Study;
  /** What may move, in the manifest's order; empty if the manifest does not run. */
  fields: readonly StudyField[];
  /** The scenario behind `fields`. While someone types into the manifest it may be an earlier one. */
  scenario: Scenario;
}

export function useStudyNow(): StudyNow {
  const scenario = useScenario((state) => state.scenario);
  // What is typed into the study shows at once; what a scenario makes of its fields may come later.
  const settled = useDeferredValue(scenario);
  if (!useKeda(settled.manifest)) return { study: scenario.study ?? noStudy, fields: [], scenario: settled };
  return { study: scenario.study ?? usualStudy(settled), fields: fieldsOf(settled), scenario: settled };
}

/** Until it is known what may move. */
const noStudy: Study = { moves: [], cost: { kind: "podHours" }, harm: "failedShare", seeds: 20, variations: [] };

/** Changes the scenario's study, which from then on is its own. */
export function editStudy(change: (study: Study) => Study): void {
  const { scenario } = useScenario.getState();
  setStudy(change(scenario.study ?? usualStudy(scenario)));
}

/** Keeps what was made of the last scenario, because several parts of the page need it at once. */
function ofLast<Value>(make: (scenario: Scenario) => Value): (scenario: Scenario) => Value {
  let last: { scenario: Scenario; value: Value } | null = null;
  return (scenario) => {
    if (last === null || !runAlike(last.scenario, scenario)) last = { scenario, value: make(scenario) };
    return last.value;
  };
}

const fieldsOf = ofLast(studyFields);
const usualStudy = ofLast(defaultStudy);
const problemsOf = ofLast(() => new WeakMap<Move, string | null>());

/** What is wrong with a move alone, in the page's language; null if nothing is. */
export function problemOf(move: Move, { scenario, fields }: StudyNow): string | null {
  const known = problemsOf(scenario);
  const found = known.get(move);
  if (found !== undefined) return found;
  const problem = fields.some(({ path }) => path === move.field)
    ? moveProblem(move, scenario)
    : t`The manifest does not have this field now.`;
  const said = problem === null ? null : capital(fromEngine(problem));
  known.set(move, said);
  return said;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Of all moves together. `problem`: why no search can begin, in a sentence; null if one can. */
export function togetherNow(now: StudyNow): { combinations: number | null; problem: string | null } {
  const { study, scenario, fields } = now;
  if (fields.length === 0)
    return { combinations: null, problem: t`The manifest does not run, or not under autoscaling/v2, so there is nothing to tune.` };
  if (study.moves.length === 0) return { combinations: null, problem: t`Check a field that may change.` };
  if (study.moves.some((move) => problemOf(move, now) !== null)) {
    return { combinations: null, problem: t`Correct the marked rows first.` };
  }
  const { combinations, problem } = togetherOf(study.moves, scenario);
  return { combinations, problem: problem === null ? null : capital(fromEngine(problem)) };
}

/** What a search of the page as it is would be asked. */
export function askedNow({ study, scenario }: StudyNow): Asked {
  const { study: _, ...searched } = scenario;
  return { scenario: searched, study };
}

/** True if the results on the page are of another scenario or study than the page has now. */
export function useIsOfBefore(): boolean {
  const asked = useSearch((search) => search.asked);
  const now = askedNow(useStudyNow());
  return asked !== null && !isSameSearch(asked, now);
}

/** By value, because what was searched may have been read again since. The scenario's name does not matter. */
function isSameSearch(one: Asked, other: Asked): boolean {
  const [scenario, another] = [one.scenario, other.scenario];
  return (
    written(one.study) === written(other.study) &&
    written(scenario.limits) === written(another.limits) &&
    decisive.every((part) => scenario[part] === another[part] || written(scenario[part]) === written(another[part]))
  );
}

const written = (value: unknown): string => JSON.stringify(value ?? null);
