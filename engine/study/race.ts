import type { RunOutcomes } from "../scenario/outcomes";
import { ascending, beats, frontOf, ranksOf, type Point } from "./front";
import type { CandidateKey, Grid } from "./grid";

/** A run that a search waits for: one candidate in one case (a seed under a variation, by index). */
export interface StudyRun {
  candidate: CandidateKey;
  case: number;
}

/** Of a candidate's run; null if its manifest does not run. */
export type RunResult = RunOutcomes | null;

/** What a search knows of its study. */
export interface SearchSpace {
  grid: Grid;
  /** Seeds × variations. */
  cases: number;
  /** The most runs. */
  budget: number;
  today: CandidateKey;
  /** Whether a combination can be a manifest at all. */
  isPossible(candidate: CandidateKey): boolean;
  /** How many of its values differ from today's. Among equals the fewest win. */
  differing(candidate: CandidateKey): number;
  /** The point of one run. */
  pointOf(outcomes: RunOutcomes): Point;
  /** The point of a candidate that ran in all cases. */
  judgedPoint(runs: readonly Point[]): Point;
}

/** A candidate with its runs until now. */
export interface Tried {
  key: CandidateKey;
  /** By case. */
  outcomes: (RunOutcomes | undefined)[];
  points: (Point | undefined)[];
  /** How many cases were asked for, in the race's order. */
  depth: number;
  /** Its manifest does not run. */
  refused: boolean;
  /** Its point once it ran in all cases; null, and computed again, until then. */
  judged: Point | null;
}

export interface JudgedPoint extends Point {
  tried: Tried;
}

export interface Race {
  space: SearchSpace;
  /** How many cases a candidate has run in before it is compared again; the last is all. */
  rungs: readonly number[];
  /** The cases, those first that tell the candidates apart. */
  order: readonly number[];
  tried: Map<CandidateKey, Tried>;
  /** The runs of this round. */
  round: StudyRun[];
  /** Asked for until now. */
  runs: number;
}

export function raceOf(space: SearchSpace): Race {
  const order = Array.from({ length: space.cases }, (_, index) => index);
  return { space, rungs: rungsOf(space.cases), order, tried: new Map(), round: [], runs: 0 };
}

const firstRung = 3;
const rungGrowth = 2.6;

/** Of 20 cases: 3, 8, 20. */
function rungsOf(cases: number): number[] {
  const rungs: number[] = [];
  for (let rung = firstRung; rung * 1.5 < cases; rung = Math.round(rung * rungGrowth)) rungs.push(rung);
  return [...rungs, cases];
}

/** Asks for a candidate's runs up to a depth, unless that takes more than is left of the budget. */
export function ask(race: Race, key: CandidateKey, depth: number): boolean {
  const entry = race.tried.get(key) ?? { key, outcomes: [], points: [], depth: 0, refused: false, judged: null };
  const more = depth - entry.depth;
  if (more > race.space.budget - race.runs) return false;
  for (const at of race.order.slice(entry.depth, depth)) race.round.push({ candidate: key, case: at });
  race.tried.set(key, entry);
  race.runs += more;
  entry.depth = depth;
  return true;
}

/** Orders the cases by the harm that they did to one candidate, the most first. */
export function orderByHarm(race: Race, { points }: Tried): void {
  race.order = race.order.toSorted((a, b) => ascending(points[b]!.harm, points[a]!.harm) || a - b);
}

/** Those that ran in all cases. Of equal points the first counts: fewest differing values, then the order of the grid. */
export function judgedOf(race: Race): JudgedPoint[] {
  const { cases, judgedPoint } = race.space;
  const judged = [...race.tried.values()].flatMap((tried) => {
    if (tried.depth < cases || tried.refused) return [];
    tried.judged ??= race.order.every((at) => tried.points[at] !== undefined) ? judgedPoint(tried.points as Point[]) : null;
    return tried.judged ? [{ tried, ...tried.judged }] : [];
  });
  return judged.toSorted((a, b) => inOrder(race, a.tried, b.tried));
}

/** The candidates at a depth that a deeper look may bring to the front, the best first. */
export function openAt(race: Race, depth: number, front: readonly JudgedPoint[]): { tried: Tried; rank: number }[] {
  const bars = front.map(({ tried }) => earlyPoint(race, tried, depth));
  const there = [...race.tried.values()]
    .filter((tried) => tried.depth === depth && !tried.refused)
    .map((tried) => ({ tried, ...earlyPoint(race, tried, depth) }))
    .filter((point) => !bars.some((bar) => beats(bar, point) || (bar.cost === point.cost && bar.harm === point.harm)))
    .toSorted((a, b) => inOrder(race, a.tried, b.tried));
  const ranks = ranksOf(there);
  return there.map(({ tried }, index) => ({ tried, rank: ranks[index]! })).toSorted((a, b) => a.rank - b.rank);
}

/** Of the first cases: the mean cost, and the worst harm, because harm is judged by its 95th percentile. */
function earlyPoint({ order }: Race, { points }: Tried, depth: number): Point {
  const first = order.slice(0, depth).map((at) => points[at]!);
  return { cost: first.reduce((sum, { cost }) => sum + cost, 0) / depth, harm: Math.max(...first.map(({ harm }) => harm)) };
}

const inOrder = ({ space }: Race, a: Tried, b: Tried): number => space.differing(a.key) - space.differing(b.key) || a.key - b.key;

export const judgedFront = (race: Race): JudgedPoint[] => frontOf(judgedOf(race));
