import type { RunOutcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import { prepareRun } from "../simulation/prepareRun";
import { startPrepared, type NotRun, type RunInputs } from "../simulation/startPrepared";
import { bandGrid, createBandRecorder, type BandColumns } from "./bands";
import { luckRunCount, type LuckPlan } from "./luckPlan";
import { seedsOf } from "./seeds";
import { varied } from "./variations";

/** One of the runs of a plan. Plain data, so that a worker can hand it over. */
export interface LuckResult {
  outcomes: RunOutcomes;
  /** Only of the scenario as it is, not of its variations. */
  bands: BandColumns | null;
}

/** A run of a plan that can be advanced in slices. */
export interface LuckSimulation {
  isFinished(): boolean;
  /** A short piece. */
  step(): void;
  /** After the end. */
  result(): LuckResult;
}

/**
 * The runs of a plan, numbered from 0: first the scenario as it is with each seed, then each variation with each seed. They can be computed
 * in any order and anywhere.
 */
export interface LuckRuns {
  count: number;
  start(index: number): LuckSimulation;
  run(index: number): LuckResult;
}

export interface LuckOptions {
  /** For a comparison: the other scenario's seed. Absent: the scenario's own. */
  firstSeed?: number;
  /** For a comparison with a shorter run: its duration. Absent: the scenario's own. */
  lastSecond?: number;
}

export type PreparedLuck = { ok: true; runs: LuckRuns } | NotRun;

/** Reads the scenario's texts once for all seeds. A scenario that does not run is refused here. `parts`: the code that it needs. */
export function prepareLuck(scenario: Scenario, plan: LuckPlan, parts: LateParts, options: LuckOptions = {}): PreparedLuck {
  const seeds = seedsOf({ seed: options.firstSeed ?? scenario.seed }, plan.seeds);
  const lastSecond = Math.min(options.lastSecond ?? Infinity, scenario.durationSeconds);
  const grid = bandGrid(lastSecond);
  const first = prepareRun(scenario, parts);
  if (!first.ok) return first;
  const tried = startPrepared(scenario, first, { record: "outcomes" });
  if (!tried.ok) return tried;
  const variations = plan.variations.map((variation) => varied(scenario, variation));
  const prepared = [first, ...variations.map(() => null)] as (RunInputs | null)[];
  // More load may be more than can be simulated.
  for (const [place, variation] of variations.entries()) {
    const read = must(prepareRun(variation, parts));
    const begun = startPrepared(variation, read, { record: "outcomes" });
    if (!begun.ok) return begun;
    prepared[place + 1] = read;
  }

  const start = (index: number): LuckSimulation => {
    const place = Math.floor(index / plan.seeds);
    const recorder = place === 0 ? createBandRecorder(grid) : null;
    const chosen = { ...(place === 0 ? scenario : variations[place - 1]!), seed: seeds[index % plan.seeds]! };
    const read = (prepared[place] ??= must(prepareRun(chosen, parts)));
    const { simulation } = must(startPrepared(chosen, read, { record: "outcomes", ...(recorder && { onSecond: recorder.lived }) }));
    const upTo = lastSecond + 1;
    return {
      isFinished: () => simulation.second >= upTo,
      step: simulation.step,
      result: () => ({ outcomes: simulation.outcomes(), bands: recorder?.columns ?? null }),
    };
  };
  return {
    ok: true,
    runs: {
      count: luckRunCount(plan),
      start,
      run(index) {
        const simulation = start(index);
        while (!simulation.isFinished()) simulation.step();
        return simulation.result();
      },
    },
  };
}

/** Neither a seed nor a variation changes a manifest, and the limits do not depend on the seed. */
function must<T extends { ok: true }>(done: T | NotRun): T {
  if (!done.ok) throw new Error("a variation of a scenario that runs was refused");
  return done;
}
