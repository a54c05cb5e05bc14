import {
  budgetRange,
  createSearch,
  defaultStudy,
  foundOf,
  openStudy,
  prepareRun,
  readStudy,
  type Candidate,
  type LimitedOutcome,
  type OpenStudy,
} from "../engine/doors/withKeda";
import { judgeOptions, refusalOf, refused, scenarioOf, type SimulationInput } from "./input";

/** How a search goes on. */
export interface TuneOptions {
  /** The most runs, from 100 to 1,000,000. Without it: the study's, or else 2,000. */
  readonly budget?: number;
  /** Ends the search when it is aborted: an AbortSignal. What was found until then is returned. */
  readonly signal?: { readonly aborted: boolean };
  /** Called after each run with the finished runs. */
  readonly onRun?: (runs: number) => void;
}

/** What a search found. */
export interface Tuned {
  /** False if it was aborted. */
  readonly complete: boolean;
  /** How many runs it made. */
  readonly runs: number;
  /** The cheapest manifest that keeps all limits, or, without limits, that does no more harm than today's; null: there is none. */
  readonly chosen: TunedManifest | null;
  /** The manifest of the input; null if it was not judged. */
  readonly today: TunedManifest | null;
  /** The manifests that no other beats, by cost. */
  readonly front: readonly TunedManifest[];
}

/** A manifest that ran under every seed and variation of the study. */
export interface TunedManifest {
  /** YAML or JSON, as the input has it, with its changes. */
  readonly manifest: string;
  /** The fields that differ from the input's manifest, as the API server spells them. */
  readonly changes: readonly { readonly path: string; readonly today: string; readonly value: string }[];
  /** The median over the runs, in the unit of the study's cost: pod-hours if nothing else is said. */
  readonly cost: number;
  /** The 95th percentile over the runs, in the unit of the study's harm: the share of failed requests if nothing else is said. */
  readonly harm: number;
  /** The limits of the input that it breaks. */
  readonly broken: readonly LimitedOutcome[];
}

/**
 * Searches for better settings, as the command `tune` does, on one thread; between two runs other events are handled. A search of 2,000 runs
 * of an hour takes about a minute. Its result does not depend on the machine.
 *
 * @throws {InputError} if the input or its study is refused, if an option is unknown, or if the budget is not enough for one manifest.
 */
export async function tune(input: SimulationInput, options: TuneOptions = {}): Promise<Tuned> {
  judgeOptions(options, { budget: null, signal: null, onRun: null });
  const { budget, signal, onRun } = options;
  const open = opened(input, budget);
  const search = createSearch(open.space);
  const isStopped = () => signal?.aborted === true;
  for (let runs = search.pending(); runs.length > 0 && !isStopped(); runs = search.pending()) {
    for (const run of runs) {
      if (isStopped()) break;
      search.take(run, open.run(run));
      onRun?.(search.finished);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const found = foundOf(open, search);
  const manifestOf = (candidate: Candidate): TunedManifest => {
    const { key, differing: changes, cost, harm, broken } = candidate;
    return { manifest: open.scenarioOf(key).manifest, changes, cost, harm, broken };
  };
  return {
    complete: search.pending().length === 0,
    runs: search.finished,
    chosen: found.chosen && manifestOf(found.chosen),
    today: found.today && manifestOf(found.today),
    front: found.front.map(manifestOf),
  };
}

function opened(input: SimulationInput, budget: number | undefined): OpenStudy {
  const { study: own, ...scenario } = scenarioOf(input);
  const prepared = prepareRun(scenario);
  if (!prepared.ok) throw refusalOf(scenario, prepared.refusal);
  const { min, max } = budgetRange;
  if (budget !== undefined && (!Number.isInteger(budget) || budget < min || budget > max))
    throw refused("budget", `It is ${String(budget)}; it must be a whole number from ${min} to ${max}.`);
  const study = readStudy({ ...(own ?? defaultStudy(scenario)), ...(budget !== undefined && { budget }) }, scenario);
  if (!study.ok) throw refused("study", study.error);
  const open = openStudy(scenario, study.value);
  if (open.space.cases > open.space.budget)
    throw refused("budget", `It is ${open.space.budget} runs, but one manifest alone runs in ${open.space.cases} cases.`);
  return open;
}
