import {
  createSearch,
  foundOf,
  type SearchFindings,
  type KnownRuns,
  type OpenStudy,
  type RunResult,
  type StudyRun,
} from "../../engine/index";
import type { Runners } from "./runners";

/** How far a search has come; `runs` are the finished ones. */
export interface Progress {
  runs: number;
  /** The search ends at the latest after these. */
  most: number;
}

export interface Searched {
  found: SearchFindings;
  /** Why it ended early; null: it went to its end. */
  ended: Ended;
}

type Ended = "stopped" | { failure: string } | null;

/** A search that takes what is known, and says what is missing. */
export interface KnownSearch {
  /** All runs of the present round, in its order; none at the end. */
  round(): readonly StudyRun[];
  /** Those of the round that are not known, in the same order. */
  missing(): StudyRun[];
  /** Makes a result known. */
  take(run: StudyRun, result: RunResult): void;
  /** Goes on as far as the known runs lead. */
  goOn(): void;
  progress(): Progress;
  found(): SearchFindings;
}

export function searchOf(open: OpenStudy, known: KnownRuns): KnownSearch {
  const search = createSearch(open.space);
  let round: readonly StudyRun[] = [];
  const waiting = new Set<string>();
  let finished = 0;
  const { grid, cases, budget } = open.space;
  // A small grid needs fewer than the budget; today's values may be outside it.
  const most = Math.min(budget, (grid.combinations + 1) * cases);
  const begin = (): void => {
    round = search.pending();
    for (const run of round) waiting.add(nameOf(run));
  };
  const give = (run: StudyRun, result: RunResult): void => {
    if (!waiting.delete(nameOf(run))) return;
    finished++;
    search.take(run, result);
    if (waiting.size === 0) begin();
  };
  begin();
  return {
    round: () => round,
    missing: () => round.filter((run) => waiting.has(nameOf(run))),
    take(run, result) {
      known.add(run, result);
      give(run, result);
    },
    goOn() {
      let present: readonly StudyRun[];
      do {
        present = round;
        for (const run of present) {
          const result = known.get(run);
          if (result !== undefined) give(run, result);
        }
      } while (present !== round);
    },
    progress: () => ({ runs: finished, most }),
    // A search also counts the runs that it waits for.
    found: () => ({ ...foundOf(open, search), runs: finished }),
  };
}

const nameOf = ({ candidate, case: at }: StudyRun): string => `${candidate} ${at}`;

/** Searches to the end, or until `stop`, and computes what is not known. What was found until then stays. */
export async function searchWith(
  open: OpenStudy,
  known: KnownRuns,
  runners: Runners,
  { stop, progress }: { stop: AbortSignal; progress: (progress: Progress) => void },
): Promise<Searched> {
  const search = searchOf(open, known);
  search.goOn();
  let ended: Ended = null;
  try {
    for (let runs = search.missing(); runs.length > 0 && !stop.aborted; runs = search.missing()) {
      await runners.run(
        runs,
        (run, result) => {
          search.take(run, result);
          progress(search.progress());
        },
        stop,
      );
      search.goOn();
    }
    if (stop.aborted && search.round().length > 0) ended = "stopped";
  } catch (error) {
    ended = { failure: error instanceof Error ? error.message : String(error) };
  }
  return { found: search.found(), ended };
}
