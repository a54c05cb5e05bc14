/** The rows of the table of outcomes over many seeds. */
import {
  compareSpreads,
  isOfVpa,
  type ComparedSpread,
  type Luck,
  type Price,
  type SeedOutcomes,
  type SeedValue,
  type Spread,
  type Workload,
} from "../../../engine/index";
import { outcomeWords, type OutcomeWords } from "../names/outcomeWords";
import { t } from "../text";
import { percents } from "../numbers";

export interface LuckLine extends Pick<OutcomeWords, "outcome" | "name" | "definition"> {
  /** Of the seed that the page shows; "–": it has no value, or is not known yet. */
  here: string;
  median: SeedCell;
  p95: SeedCell;
  ticks: Ticks;
  /** All seeds have the same value. */
  same: boolean;
  /** "less than the baseline in 18 of 20; its median 235"; null without a pinned run. */
  against: string | null;
}

/** A seed's own value, in words. */
export interface SeedCell {
  seed: number;
  text: string;
}

/** Where the seeds are between the lowest and the highest value, from 0 to 1. */
export interface Ticks {
  seeds: readonly number[];
  /** null: it has no value. */
  here: number | null;
  median: number | null;
  /** "0 to 336" */
  range: string;
}

interface LinesOf {
  luck: Pick<Luck, "spreads" | "outcomes">;
  seed: number;
  kind: Workload["kind"];
  /** The luck's costs are of this price. */
  price?: Price | undefined;
  /** The pinned run's outcomes with the same seeds. */
  baseline: readonly SeedOutcomes[];
}

export function luckLines({ luck, seed, kind, price, baseline }: LinesOf): LuckLine[] {
  const compared = compareSpreads(baseline, luck.outcomes) ?? [];
  return outcomeWords(kind, price?.currency).flatMap((words) => {
    const spread = luck.spreads.find(({ outcome }) => outcome === words.outcome);
    if (!spread || isEmpty(spread)) return [];
    const write = writer(words);
    const cell = ({ seed: its, value }: SeedValue): SeedCell => ({ seed: its, text: write(value) });
    const here = spread.values.find((each) => each.seed === seed)?.value ?? null;
    return [
      {
        outcome: words.outcome,
        name: nameOf(words),
        definition: words.definition,
        here: write(here),
        median: cell(spread.median),
        p95: cell(spread.p95),
        ticks: ticksOf(spread, here, write),
        same: write(spread.best.value) === write(spread.worst.value),
        against: againstText(
          compared.find(({ outcome }) => outcome === words.outcome),
          write,
        ),
      },
    ];
  });
}

/** Without nodes a row of node-hours says nothing, without a price one of the cost, without retries one of retries, without a VPA one of its own. */
const isEmpty = ({ outcome, values }: Spread): boolean =>
  ((outcome === "nodeHours" || outcome === "cost" || isOfVpa(outcome)) && values.every(({ value }) => value === null)) ||
  (outcome === "requestsRetried" && values.every(({ value }) => value === 0));

const nameOf = ({ name, unit, outcome }: OutcomeWords): string =>
  unit === "" || unit === "%" || outcome === "podHours" ? name : `${name}, ${unit.replace("-", "‑")}`;

const writer =
  ({ round, writeInColumn, unit }: OutcomeWords) =>
  (value: number | null): string =>
    value === null ? "–" : unit === "%" ? percents(writeInColumn(round(value))) : writeInColumn(round(value));

function ticksOf({ values, median }: Spread, here: number | null, write: (value: number | null) => string): Ticks {
  const known = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const place = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  const placed = (value: number | null) => (value === null ? null : place(value));
  return {
    seeds: known.map(place),
    here: placed(here),
    median: placed(median.value),
    range: known.length === 0 ? "–" : t`${write(low)} to ${write(high)}`,
  };
}

function againstText(compared: ComparedSpread | undefined, write: (value: number | null) => string): string | null {
  return compared ? t`${againstWords(compared)}; its median ${write(compared.baseline.median.value)}` : null;
}

/** Says the direction that more of the seeds have. */
function againstWords({ outcome, less, more, same }: ComparedSpread): string {
  const count = less + more + same;
  if (same === count) return t`as the baseline in all ${count}`;
  if (outcome === "requestsFailed") {
    return less >= more
      ? t`fewer failures than the baseline in ${less} of ${count}`
      : t`more failures than the baseline in ${more} of ${count}`;
  }
  return less >= more ? t`less than the baseline in ${less} of ${count}` : t`more than the baseline in ${more} of ${count}`;
}

/** Rows whose values differ between the seeds, and those that are the same in all. */
export const byDifference = (lines: readonly LuckLine[]): { differing: LuckLine[]; same: LuckLine[] } => ({
  differing: lines.filter(({ same }) => !same),
  same: lines.filter(({ same }) => same),
});
