import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { type Candidate, type Scenario, type StudyField } from "../../engine/index";
import { help } from "../simulation/help";
import { useSearch, type SearchState, type ShownCandidate } from "../store/search";
import { fieldName, fieldWords, type FieldWords } from "../words/study/fieldWords";

/** The candidate that the page shows: the picked one, or the search's choice, or today's. */
export function chosenOf({ found, picked }: Pick<SearchState, "found" | "picked">): Candidate | null {
  if (found === null) return null;
  return found.judged.find(({ key }) => key === picked) ?? found.chosen ?? found.today ?? found.judged[0] ?? null;
}

export const useChosen = (): Candidate | null => useSearch(chosenOf);

/** What only the chosen candidate's own runs say; null while that is another's or not known yet. */
export const shownOf = (search: SearchState): ShownCandidate | null =>
  search.shown !== null && search.shown.key === chosenOf(search)?.key ? search.shown : null;

export const useShown = (): ShownCandidate | null => useSearch(shownOf);

/** The results may still change. */
export const isSoFar = ({ status }: Pick<SearchState, "status">): boolean => status !== "done";

/** How many runs judge a candidate. */
export const casesOf = ({ seeds, variations }: { seeds: number; variations: readonly unknown[] }): number =>
  seeds * (1 + variations.length);

interface Names {
  words(path: string): FieldWords;
  name(path: string): string;
}

/** The words of the fields of the scenario that was searched; until a worker has read it, those without their metric's name. */
export function useFieldWords(): Names {
  const scenario = useSearch(({ asked }) => asked?.scenario ?? null);
  const { of, fields } = useFields();
  useEffect(() => {
    if (scenario !== null) void learnNames(scenario);
  }, [scenario]);
  return useMemo(() => namesOf(of === scenario ? fields : []), [of, scenario, fields]);
}

export const useFields = create<{ of: Scenario | null; fields: readonly StudyField[] }>(() => ({ of: null, fields: [] }));
/** Several parts of the page ask for the same names. */
let named: Scenario | null = null;

async function learnNames(scenario: Scenario): Promise<void> {
  if (named === scenario) return;
  named = scenario;
  const fields = await help("fieldsToTune", { scenario });
  if (named !== scenario) return;
  if (fields === undefined) named = null;
  else useFields.setState({ of: scenario, fields });
}

function namesOf(fields: readonly StudyField[]): Names {
  const metrics = new Map(fields.map(({ path, metric }) => [path, metric]));
  const metricOf = (path: string) => metrics.get(path) ?? null;
  return { words: (path) => fieldWords(path, metricOf(path)), name: (path) => fieldName(path, metricOf(path)) };
}
