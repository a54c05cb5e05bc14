import { useEffect } from "react";
import { create } from "zustand";
import { hasSameSearch, type Move, type Scenario, type Study, type StudyField, type Words, sharesRun } from "../../../engine/index";
import { help, onHelpFound } from "../../simulation/help";
import { setStudy, useScenario } from "../../store/scenario";
import { useSearch, type SearchSubject } from "../../store/search";
import { fromEngine } from "../../words/engineText";
import { t } from "../../words/text";

/** What a worker said of a scenario and its moves: the page itself never reads a manifest. */
interface Judged {
  scenario: Scenario;
  /** The moves that were judged: the study's own, or those of the usual study. */
  moves: readonly Move[];
  fields: readonly StudyField[];
  usual: Study;
  /** By path, with what a field begins to move. */
  defaults: ReadonlyMap<string, Move>;
  /** What is wrong with each move alone, in the page's language; null if nothing is. */
  problems: ReadonlyMap<Move, string | null>;
  together: { combinations: number; problem: string | null };
}

export const useJudged = create<{ judged: Judged | null }>(() => ({ judged: null }));

/** The study that the page shows: the scenario's own, else the usual one for it. */
export interface StudyNow {
  study: Study;
  scenario: Scenario;
  /** What may move, in the manifest's order; empty if the manifest does not run, or nothing is known yet. */
  fields: readonly StudyField[];
  /** The newest answer. While someone types it may be of an earlier text. null: none has come yet. */
  judged: Judged | null;
}

export function useStudyNow(): StudyNow {
  const scenario = useScenario((state) => state.scenario);
  const judged = useJudged((state) => state.judged);
  useEffect(() => {
    void judge(scenario);
    return onHelpFound(() => void judge(scenario));
  }, [scenario]);
  return studyOf(scenario, judged);
}

const studyOf = (scenario: Scenario, judged: Judged | null): StudyNow => ({
  study: scenario.study ?? judged?.usual ?? noStudy,
  scenario,
  fields: judged?.fields ?? [],
  judged,
});

/** What waits until the study is judged; only the last one does. */
let next: ((now: StudyNow) => void) | null = null;

/** Acts on the study that the page has: at once if it is judged as it is, else as soon as it is. */
export function whenJudged(act: (now: StudyNow) => void): void {
  next = act;
  goOn();
}

function goOn(): void {
  const now = studyOf(useScenario.getState().scenario, useJudged.getState().judged);
  if (next === null || !togetherNow(now).isKnown) return;
  const act = next;
  next = null;
  act(now);
}

/** Until it is known what may move. */
const noStudy: Study = { moves: [], cost: { kind: "podHours" }, harm: "failedShare", seeds: 20, variations: [] };

const movesOf = ({ study }: Scenario): readonly Move[] | null => study?.moves ?? null;
/** Several parts of the page ask about the same scenario. */
let asked: Scenario | null = null;
/** Changes of the usual study that were made before it was known. */
let waiting: ((study: Study) => Study)[] = [];

async function judge(scenario: Scenario): Promise<void> {
  if (asked !== null && sharesRun(asked, scenario) && movesOf(asked) === movesOf(scenario)) return;
  asked = scenario;
  const own = movesOf(scenario);
  const answer = await help("tunable", { scenario, moves: own });
  if (asked !== scenario) return;
  if (answer === undefined) return void (asked = null);
  const { fields, usual, defaults, problems, together } = answer;
  const moves = own ?? usual.moves;
  const judged: Judged = {
    scenario,
    moves,
    fields,
    usual,
    defaults: new Map(defaults.map((move) => [move.field, move])),
    problems: new Map(moves.map((move, index) => [move, inWords(problems[index] ?? null)])),
    together: { ...together, problem: inWords(together.problem) },
  };
  useJudged.setState({ judged });
  const edits = waiting;
  waiting = [];
  for (const edit of edits) editStudy(edit);
  goOn();
}

const inWords = (problem: Words | null): string | null => (problem === null ? null : capital(fromEngine(problem)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether what is known is of this scenario. */
export const isKnown = ({ scenario, judged }: StudyNow): boolean => judged !== null && sharesRun(judged.scenario, scenario);

/** Changes the scenario's study, which from then on is its own. */
export function editStudy(change: (study: Study) => Study): void {
  const { scenario } = useScenario.getState();
  const { judged } = useJudged.getState();
  if (scenario.study) setStudy(change(scenario.study));
  else if (judged !== null && sharesRun(judged.scenario, scenario)) setStudy(change(judged.usual));
  else waiting.push(change);
}

/** What is wrong with a move alone, in the page's language; null if nothing is, or nothing is known yet. */
export function problemOf(move: Move, { fields, judged }: StudyNow): string | null {
  if (judged === null) return null;
  if (!fields.some(({ path }) => path === move.field)) return t`The manifest does not have this field now.`;
  return judged.problems.get(move) ?? null;
}

export interface Together {
  combinations: number | null;
  /** Why no search can begin, in a sentence; null if one can, or it is not known yet. */
  problem: string | null;
  /** Whether the answer is of the study as it is. */
  isKnown: boolean;
}

/** Of all moves together. */
export function togetherNow(now: StudyNow): Together {
  const { study, fields, judged } = now;
  if (judged === null || !isKnown(now)) return { combinations: null, problem: null, isKnown: false };
  const refused = (problem: string): Together => ({ combinations: null, problem, isKnown: true });
  if (fields.length === 0) return refused(t`The manifest does not run, or not under autoscaling/v2, so there is nothing to tune.`);
  if (study.moves.length === 0) return refused(t`Check a field that may change.`);
  if (judged.moves !== study.moves) return { combinations: null, problem: null, isKnown: false };
  if (study.moves.some((move) => problemOf(move, now) !== null)) return refused(t`Correct the marked rows first.`);
  return { ...judged.together, isKnown: true };
}

/** What a search of the page as it is would be asked. */
export function askedNow({ study, scenario }: Pick<StudyNow, "study" | "scenario">): SearchSubject {
  const { study: _, ...searched } = scenario;
  return { scenario: searched, study };
}

/** True if the results on the page are of another scenario or study than the page has now. */
export function useIsOfBefore(): boolean {
  const searched = useSearch((search) => search.asked);
  const now = useStudyNow();
  return searched !== null && (now.scenario.study !== undefined || isKnown(now)) && !hasSameSearch(searched, askedNow(now));
}
