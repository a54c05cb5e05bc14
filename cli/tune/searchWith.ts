import { createSearch, foundOf, type Found, type OpenStudy, type Search } from "../../engine/index";
import type { Runners } from "./runners";

/** How far a search has come; `runs` are the finished ones. */
export interface Progress {
  runs: number;
  budget: number;
  /** Candidates that ran in all cases. */
  judged: number;
}

export interface Searched {
  found: Found;
  /** Why it ended early; null: it went to its end. */
  ended: "stopped" | { failure: string } | null;
}

/** Searches to the end, or until `stop`. What was found until then stays. */
export async function searchWith(
  open: OpenStudy,
  runners: Runners,
  stop: AbortSignal,
  progress: (progress: Progress) => void,
): Promise<Searched> {
  const search = createSearch(open.space);
  const finished = { runs: 0, judged: 0 };
  try {
    for (let runs = search.pending(); runs.length > 0 && !stop.aborted; runs = search.pending()) {
      finished.judged = search.judged().length;
      await runners.run(
        runs,
        (run, result) => {
          finished.runs++;
          search.take(run, result);
          progress({ ...finished, budget: open.space.budget });
        },
        stop,
      );
    }
  } catch (error) {
    return { found: finishedOf(open, search), ended: { failure: error instanceof Error ? error.message : String(error) } };
  }
  return { found: finishedOf(open, search), ended: stop.aborted ? "stopped" : null };
}

/** Counts the finished runs only: a search counts those that it waits for as well. */
export function finishedOf(open: OpenStudy, search: Search): Found {
  const found = foundOf(open, search);
  return { ...found, runs: found.runs - search.pending().length };
}
