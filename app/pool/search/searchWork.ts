import {
  compareCases,
  createKnownRuns,
  createSearch,
  foundOf,
  openStudy,
  reading,
  readRow,
  readStudy,
  rowOf,
  runsKey,
  stepEffect,
  stepsFrom,
  type CandidateKey,
  type SearchFindings,
  type KnownRun,
  type KnownRuns,
  type OpenStudy,
  type RunOutcomes,
  type RunRow,
  type Search,
  type StepEffect,
  type StudyRun,
  type Words,
} from "../../../engine/index";
import { partsFor } from "../../channel/lateParts";
import type { Handlers } from "../../channel/serve";
import type { KeptRuns } from "./keptRuns";
import type { SearchSubject, SearchRequests, SearchView, CandidateView, WantedRuns } from "./searchRequests";

/** A search with the runs that it knows. */
interface Searching {
  number: number;
  open: OpenStudy;
  search: Search;
  known: KnownRuns;
  keep(runs: readonly KnownRun[]): void;
  /** The runs of this round that the page has not got yet, the last first. */
  queue: StudyRun[];
}

/** The handlers of the worker that has the search. It runs nothing itself, so it answers at once. */
export function searchWork(kept: KeptRuns): Handlers<SearchRequests> {
  let current: Searching | null = null;
  const at = (search: number) => (current?.number === search ? current : null);

  async function read({ scenario, study }: SearchSubject): Promise<{ open: OpenStudy; key: string; known: KnownRuns } | { error: Words }> {
    const parts = await partsFor(scenario);
    const asked = readStudy(study, scenario, parts);
    if (!asked.ok) return { error: asked.said };
    const open = openStudy(scenario, asked.value, parts);
    const key = runsKey(open);
    return { open, key, known: knownOf(open, await kept.of(key)) };
  }

  return {
    async beginSearch(asked) {
      let searching = at(asked.search);
      if (searching === null) {
        const opened = await read(asked);
        if ("error" in opened) return opened;
        const { open, key, known } = opened;
        const keep = (runs: readonly KnownRun[]) => kept.keep(key, runs.map(rowOf));
        // It may have been asked for twice while the kept runs were read.
        searching = at(asked.search) ?? { number: asked.search, open, search: createSearch(open.space), known, keep, queue: [] };
        current = searching;
      }
      fill(searching);
      return { ...wanted(searching, asked.more), budget: mostRuns(searching.open) };
    },
    takeRuns({ search, runs, more }) {
      const searching = at(search);
      return searching && take(searching, runs, more);
    },
    lookAt({ search, picked, shown }) {
      const searching = at(search);
      return searching && see(searching, picked, shown);
    },
    async keptRuns(asked) {
      const opened = await read(asked);
      return "error" in opened ? 0 : opened.known.count;
    },
    stepRuns({ search, candidate }) {
      const searching = at(search);
      return searching === null ? [] : missingRuns(searching, candidate);
    },
  };
}

function knownOf(open: OpenStudy, rows: readonly RunRow[]): KnownRuns {
  const known = createKnownRuns();
  for (const row of rows) {
    const one = reading(() => readRow(row, open, ""));
    // The runs of further seeds stay where they are kept.
    if (one.ok) known.add(one.value.run, one.value.result);
  }
  return known;
}

function take(searching: Searching, runs: readonly KnownRun[], more: number): WantedRuns {
  const { search, known } = searching;
  const isNew = runs.filter(({ run, result }) => known.add(run, result));
  if (isNew.length > 0) searching.keep(isNew);
  const round = search.rounds;
  for (const { run, result } of isNew) search.take(run, result);
  if (search.rounds !== round) fill(searching);
  return wanted(searching, more);
}

/** Gives the search what is known of its round, and of the next ones as long as all of a round is known. */
function fill(searching: Searching): void {
  const { search, known } = searching;
  for (;;) {
    const round = search.rounds;
    const missing: StudyRun[] = [];
    for (const run of search.pending()) {
      const result = known.get(run);
      if (result === undefined) missing.push(run);
      else search.take(run, result);
    }
    if (search.rounds !== round) continue;
    searching.queue = missing.toReversed();
    return;
  }
}

function wanted({ search, queue }: Searching, more: number): WantedRuns {
  const runs = queue.splice(Math.max(0, queue.length - more), more).toReversed();
  return { runs, finished: search.finished, isOver: search.finished === search.runs };
}

/** A small grid has fewer runs than the budget. */
function mostRuns({ space }: OpenStudy): number {
  const { grid, cases, budget, today, isPossible } = space;
  if (grid.combinations * cases + cases > budget) return budget;
  let candidates = today < 0 ? 1 : 0;
  for (let key = 0; key < grid.combinations; key++) if (key === today || isPossible(key)) candidates++;
  return candidates * cases;
}

function see(searching: Searching, picked: CandidateKey | null, shown: CandidateKey | null): SearchView {
  const { open, search } = searching;
  const found = foundOf(open, search);
  const key = shownKey(found, picked);
  return { found, finished: search.finished, shown: key === null ? null : seeCandidate(searching, key, key === shown) };
}

function shownKey({ judged, chosen, today }: SearchFindings, picked: CandidateKey | null): CandidateKey | null {
  const isJudged = picked !== null && judged.some(({ key }) => key === picked);
  return isJudged ? picked : ((chosen ?? today)?.key ?? null);
}

function seeCandidate(searching: Searching, key: CandidateKey, isKnown: boolean): CandidateView {
  const { open } = searching;
  const whole = () => {
    const [today, now] = [outcomesOf(searching, open.space.today), outcomesOf(searching, key)];
    const { study: _, ...scenario } = open.scenarioOf(key);
    return { scenario, compared: today && now ? compareCases(open, today, now) : [] };
  };
  return { key, whole: isKnown ? null : whole(), ...effectsOf(searching, key) };
}

/** In all cases; null: they are not all known, or the manifest does not run. */
function outcomesOf({ open, known }: Searching, candidate: CandidateKey): RunOutcomes[] | null {
  const results = open.cases.map((_, index) => known.get({ candidate, case: index }) ?? null);
  return results.every((result) => result !== null) ? results : null;
}

/** The effects that are known, and how many there are; a step to a manifest that does not run is none. */
function effectsOf(searching: Searching, key: CandidateKey): { effects: StepEffect[]; steps: number } {
  const { open, known } = searching;
  const points = (candidate: CandidateKey) => outcomesOf(searching, candidate)?.map(open.space.pointOf) ?? null;
  const from = points(key);
  const steps = stepsFrom(open, key).filter((step) => known.get({ candidate: step.key, case: 0 }) !== null);
  const effects = steps.flatMap((step) => {
    const to = points(step.key);
    return from && to ? [stepEffect(step, from, to)] : [];
  });
  return { effects, steps: steps.length };
}

function missingRuns({ open, known }: Searching, key: CandidateKey): StudyRun[] {
  return stepsFrom(open, key).flatMap((step) =>
    open.cases.map((_, index): StudyRun => ({ candidate: step.key, case: index })).filter((run) => known.get(run) === undefined),
  );
}
