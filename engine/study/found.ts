import { checkLimitsAt } from "../luck/limitsAt";
import { percentileOf } from "../luck/percentile";
import type { LimitedOutcome, RunOutcomes } from "../scenario/outcomes";
import { withCost } from "../scenario/price";
import { frontOf, kneeOf, type Point } from "./front";
import type { CandidateKey } from "./grid";
import type { OpenStudy } from "./openStudy";
import type { JudgedPoint, Tried } from "./race";
import type { Search } from "./search";

/** A candidate that ran in all cases. `cost` is the median, `harm` the 95th percentile. */
export interface Candidate extends Point {
  key: CandidateKey;
  /** The values that differ from today's. */
  differing: readonly { path: string; today: string; value: string }[];
  medianHarm: number;
  p95Cost: number;
  /** The limits of the scenario that it breaks: a limit must be kept in 95 % of the cases. */
  broken: readonly LimitedOutcome[];
  /** Against today's, case by case. Null for today's, and if today's do not run. */
  against: { cases: number; cheaper: number; dearer: number; lessHarm: number; moreHarm: number } | null;
}

/** A candidate that stopped after a few cases. */
export interface Dropped {
  key: CandidateKey;
  /** How many it ran in. */
  cases: number;
  medianCost: number;
  medianHarm: number;
}

/** What a search has found until now. */
export interface SearchFindings {
  /** Null: not judged yet, or today's manifest does not run. */
  today: Candidate | null;
  /** In the order in which equal ones count. */
  judged: readonly Candidate[];
  /** Those that no other beats, by cost. */
  front: readonly Candidate[];
  dropped: readonly Dropped[];
  /**
   * The cheapest of the front that keeps all limits. Without limits, the knee if it does no more harm than today's, else the cheapest that
   * does no more. Null: there is none.
   */
  chosen: Candidate | null;
  /** Where the front bends most; null: it does not bend. It may break limits. */
  knee: Candidate | null;
  runs: number;
}

export function foundOf(open: OpenStudy, search: Search): SearchFindings {
  const all = search.judged();
  const todays = all.find(({ tried }) => tried.key === open.space.today) ?? null;
  const judged = all.map((each) => candidateOf(open, each, todays));
  const today = judged.find(({ key }) => key === open.space.today) ?? null;
  const front = frontOf(judged);
  const good = front.filter((candidate) => isGoodEnough(open, candidate, today));
  const knee = kneeOf(front);
  return {
    today,
    judged,
    front,
    dropped: droppedOf(search, open.space.cases),
    chosen: good.find((candidate) => open.scenario.limits === undefined && candidate === knee) ?? good[0] ?? null,
    knee,
    runs: search.runs,
  };
}

function isGoodEnough({ scenario }: OpenStudy, { broken, harm }: Candidate, today: Candidate | null): boolean {
  if (scenario.limits) return broken.length === 0;
  return today !== null && harm <= today.harm;
}

function candidateOf(open: OpenStudy, { tried, cost, harm }: JudgedPoint, today: JudgedPoint | null): Candidate {
  const points = tried.points as Point[];
  const values = open.valuesOf(tried.key);
  return {
    key: tried.key,
    differing: open.fields.flatMap(({ path, today: old }, index) =>
      values[index] === old ? [] : [{ path, today: old, value: values[index]! }],
    ),
    cost,
    harm,
    medianHarm: percentileOf(
      points.map((point) => point.harm),
      50,
    ),
    p95Cost: percentileOf(
      points.map((point) => point.cost),
      95,
    ),
    broken: brokenLimits(open, tried),
    against: today === null || today.tried === tried ? null : against(points, today.tried.points as Point[]),
  };
}

function against(points: readonly Point[], todays: readonly Point[]): NonNullable<Candidate["against"]> {
  const count = (is: (point: Point, today: Point) => boolean) => points.filter((point, at) => is(point, todays[at]!)).length;
  return {
    cases: points.length,
    cheaper: count((point, today) => point.cost < today.cost),
    dearer: count((point, today) => point.cost > today.cost),
    lessHarm: count((point, today) => point.harm < today.harm),
    moreHarm: count((point, today) => point.harm > today.harm),
  };
}

/** The bounds that less than 95 % of the cases keep, each outcome once. */
function brokenLimits({ scenario, cases }: OpenStudy, { outcomes }: Tried): LimitedOutcome[] {
  const runs = (outcomes as RunOutcomes[]).map((each, at) => ({
    seed: cases[at]!.seed,
    outcomes: withCost(each, scenario.price),
  }));
  const broken = checkLimitsAt(runs, scenario.limits ?? {}, 95).filter(({ held }) => !held);
  return [...new Set(broken.map(({ outcome }) => outcome))];
}

/** Those that were not asked to run in all cases. */
function droppedOf({ tried }: Search, cases: number): Dropped[] {
  return [...tried.values()].flatMap(({ key, depth, points, refused }) => {
    const known = points.filter((point) => point !== undefined);
    if (refused || depth >= cases || known.length === 0) return [];
    return [
      {
        key,
        cases: known.length,
        medianCost: percentileOf(
          known.map(({ cost }) => cost),
          50,
        ),
        medianHarm: percentileOf(
          known.map(({ harm }) => harm),
          50,
        ),
      },
    ];
  });
}
