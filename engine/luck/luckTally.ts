import type { Outcome, Outcomes } from "../scenario/outcomes";
import { withCost, type Price } from "../scenario/price";
import type { Scenario } from "../scenario/scenario";
import { leastSyncSeconds } from "../simulation/syncPeriod";
import { bandGrid, startBands, type Bands, type BandsWork } from "./bands";
import { compareSpreads, type ComparedSpread } from "./comparedSpread";
import { firstDifference, type FirstDifference } from "./firstDifference";
import { luckRunCount, type LuckPlan } from "./luckPlan";
import { seedsOf } from "./seeds";
import type { LuckOptions, LuckResult } from "./luckRuns";
import { isWorse, worseOf } from "./seedValue";
import { spreadsOf, type SeedOutcomes, type Spread } from "./spread";
import type { Variation } from "./variations";

/** What chance did to a scenario, as far as its runs are known. */
export interface Luck {
  /** The plan's, the scenario's own first. */
  seeds: readonly number[];
  /** The runs of the plan, and those that are known. */
  runs: number;
  added: number;
  /** The outcomes of the scenario's own seed; null: not known yet. */
  here: Outcomes | null;
  /** Of the scenario as it is, in the order of the seeds; only known ones. */
  outcomes: readonly SeedOutcomes[];
  /** In the order of the outcomes' table; none before the first run. */
  spreads: readonly Spread[];
  /** In the plan's order. */
  variations: readonly VariationLuck[];
}

export interface VariationLuck {
  variation: Variation;
  /** In the order of the seeds; only known ones. */
  outcomes: readonly SeedOutcomes[];
  /** Against the scenario as it is, over the seeds that both have; null: there is none yet. */
  compared: readonly ComparedSpread[] | null;
}

/** Takes the runs of a plan in any order: the result does not depend on it. */
export interface LuckTally {
  /** A run that was added before is replaced by its equal. */
  add(index: number, result: LuckResult): void;
  /** `price`: absent, that of the scenario. */
  luck(price?: Price): Luck;
  /** Null: no run is known. It takes longer than the rest. */
  bands(): Bands | null;
  /** The same in slices, of the runs that are known now. */
  startBands(): BandsWork | null;
  /** Of the known runs of the scenario as it is; null: their counts never differ. */
  firstDifference(): FirstDifference | null;
}

export function createLuckTally(scenario: Scenario, plan: LuckPlan, options: LuckOptions = {}): LuckTally {
  const seeds = seedsOf({ seed: options.firstSeed ?? scenario.seed }, plan.seeds);
  const grid = bandGrid(Math.min(options.lastSecond ?? Infinity, scenario.durationSeconds));
  const results: (LuckResult | undefined)[] = Array.from({ length: luckRunCount(plan) }, () => undefined);
  /** `place`: 0 is the scenario as it is. */
  const known = (place: number, price: Price | undefined) =>
    seeds.flatMap((seed, index): SeedOutcomes[] => {
      const result = results[place * plan.seeds + index];
      return result === undefined ? [] : [{ seed, outcomes: withCost(result.outcomes, price) }];
    });
  const start = () => {
    const runs = results.flatMap((result) => result?.bands ?? []);
    return runs.length === 0 ? null : startBands(grid, runs);
  };
  return {
    add(index, result) {
      results[index] = result;
    },
    luck(price = scenario.price) {
      const outcomes = known(0, price);
      return {
        seeds,
        runs: results.length,
        added: results.filter((result) => result !== undefined).length,
        here: results[0] ? withCost(results[0].outcomes, price) : null,
        outcomes,
        spreads: outcomes.length === 0 ? [] : spreadsOf(outcomes),
        variations: plan.variations.map((variation, index) => {
          const varied = known(index + 1, price);
          return { variation, outcomes: varied, compared: compareSpreads(outcomes, varied) };
        }),
      };
    },
    bands() {
      const work = start();
      work?.advance(grid.cells);
      return work && work.bands;
    },
    startBands: start,
    firstDifference: () =>
      firstDifference(
        grid,
        seeds.flatMap((seed, index) => {
          const replicas = results[index]?.bands?.replicas;
          return replicas ? [{ seed, replicas }] : [];
        }),
        // An incident may write a count between two syncs.
        scenario.incidents.some((incident) => "replicas" in incident) ? 0 : leastSyncSeconds(scenario.flags),
      ),
  };
}

/** What harm is, the gravest first. */
const harms = ["requestsFailed", "overloadedSeconds", "p95Latency", "worstBacklog"] as const satisfies readonly Outcome[];

export type LuckHarm = (typeof harms)[number];

/** The gravest harm that is not the same in all runs; the gravest of all if each is. */
export function harmOf({ spreads, variations }: Pick<Luck, "spreads" | "variations">): LuckHarm {
  const differs = (harm: Outcome) => {
    const compared = variations.flatMap((each) => each.compared?.find(({ outcome }) => outcome === harm) ?? []);
    return spreads.some(({ outcome, isSame }) => outcome === harm && !isSame) || compared.some(({ less, more }) => less + more > 0);
  };
  return harms.find(differs) ?? harms[0];
}

/** The variations of which something is known, the one that hurts most first: by the 95th percentile, then by the median. */
export function byHarm(variations: readonly VariationLuck[], harm: Outcome): VariationLuck[] {
  const worse = worseOf(harm);
  const spread = ({ compared }: VariationLuck) => compared!.find(({ outcome }) => outcome === harm)!.now;
  const order = (a: number | null, b: number | null) => Number(isWorse(b, a, worse)) - Number(isWorse(a, b, worse));
  return variations
    .filter(({ compared }) => compared !== null)
    .toSorted((a, b) => order(spread(a).p95.value, spread(b).p95.value) || order(spread(a).median.value, spread(b).median.value));
}
