import { evenly, neighboursOf, outsideGrid, type CandidateKey, type Grid } from "./grid";
import { ask, judgedFront, judgedOf, openAt, orderByHarm, raceOf, type JudgedPoint, type Race } from "./race";
import type { RunResult, SearchSpace, StudyRun, Tried } from "./race";

/**
 * A race: many candidates run in a few cases, the better ones in more, the best in all. It goes on in rounds. All runs of a round are known
 * before it begins, and each is computed alone, so it does not matter who computes them, and in which order.
 *
 * 1. Today's values run in all cases. From then on the cases are in the order of the harm that they did.
 * 2. Candidates that fill the grid evenly run in the first cases.
 * 3. The better of them run in more cases, until some have run in all. Of these, those that no other beats are the front.
 * 4. The neighbours of the front run the same way, then candidates that the front does not beat, then more of the even ones, until the budget
 *    is used or nothing is left to try.
 *
 * If the budget is enough for the whole grid, the whole grid runs.
 */
export interface Search {
  /** The runs of this round that have no result yet, in a fixed order. None: the search is over. */
  pending(): readonly StudyRun[];
  /** A result that the round does not wait for changes nothing. */
  take(run: StudyRun, result: RunResult): void;
  /** Runs until now, the pending ones included; at most the budget. */
  readonly runs: number;
  /** Of these, how many have a result. */
  readonly finished: number;
  /** Rounds that began until now. */
  readonly rounds: number;
  readonly tried: ReadonlyMap<CandidateKey, Tried>;
  judged(): JudgedPoint[];
}

/** Shares of the budget: for the even start, for each rung after it, and for one step of what follows. */
const shares = { start: 0.45, rung: 0.15, step: 0.04 };

export function createSearch(space: SearchSpace): Search {
  const race = raceOf(space);
  const nextRound = roundsOf(race);
  let waiting = new Set<string>();
  let begun = 0;
  const begin = (): void => {
    race.round = [];
    nextRound();
    begun++;
    waiting = new Set(race.round.map(nameOf));
  };
  begin();
  return {
    pending: () => race.round.filter((run) => waiting.has(nameOf(run))),
    take(run, result) {
      if (!waiting.delete(nameOf(run))) return;
      const tried = race.tried.get(run.candidate)!;
      if (result === null) tried.refused = true;
      else {
        tried.outcomes[run.case] = result;
        tried.points[run.case] = space.pointOf(result);
      }
      if (waiting.size === 0) begin();
    },
    get runs() {
      return race.runs;
    },
    get finished() {
      return race.runs - waiting.size;
    },
    get rounds() {
      return begun;
    },
    tried: race.tried,
    judged: () => judgedOf(race),
  };
}

/** Whether the budget is enough for every combination: then it is known from the start which runs there will be. */
export const coversGrid = ({ grid, cases, budget }: SearchSpace): boolean => grid.combinations * cases + cases <= budget;

const nameOf = ({ candidate, case: at }: StudyRun): string => `${candidate} ${at}`;

/** Returns a function that fills the next round; it stays empty at the end. */
function roundsOf(race: Race): () => void {
  const { grid, cases, budget, today } = race.space;
  const even = evenStart(grid);
  const stages: (() => unknown)[] = [
    () => ask(race, today, cases),
    () => {
      const first = race.tried.get(today);
      if (first && !first.refused) orderByHarm(race, first);
      start(race, even, Math.floor((shares.start * budget) / race.rungs[0]!));
    },
    ...race.rungs.slice(1).map((_, rung) => () => promote(race, rung, shares.rung, [], Infinity)),
  ];
  if (coversGrid(race.space)) return wholeGrid(race, stages[0]!);
  return () => {
    while (race.round.length === 0 && stages.length > 0) stages.shift()!();
    if (race.round.length === 0) explore(race, even);
  };
}

function wholeGrid(race: Race, first: () => unknown): () => void {
  const { grid, cases, isPossible } = race.space;
  const stages = [
    first,
    () => {
      for (let key = 0; key < grid.combinations; key++) if (!race.tried.has(key) && isPossible(key)) ask(race, key, cases);
    },
  ];
  return () => {
    while (race.round.length === 0 && stages.length > 0) stages.shift()!();
  };
}

/** One step behind the start: what is most likely to change the front comes first. */
function explore(race: Race, even: Iterator<CandidateKey, unknown>): void {
  const front = judgedFront(race);
  const deepest = race.rungs.length - 2;
  for (let rung = deepest; rung >= 0; rung--) if (promote(race, rung, shares.step, front, 0)) return;
  const near = front.flatMap(({ tried: { key } }) => (key === outsideGrid ? [] : neighboursOf(race.space.grid, key)));
  if (start(race, near[Symbol.iterator](), Infinity)) return;
  for (let rung = deepest; rung >= 0; rung--) if (promote(race, rung, shares.step, front, Infinity)) return;
  start(race, even, Math.max(1, Math.floor((shares.step * race.space.budget) / race.rungs[0]!)));
}

/** Lets the better candidates of a rung go on, with a share of the budget. */
function promote(race: Race, rung: number, share: number, front: readonly JudgedPoint[], worstRank: number): boolean {
  const [depth, next] = [race.rungs[rung]!, race.rungs[rung + 1]!];
  const most = Math.max(1, Math.floor((share * race.space.budget) / (next - depth)));
  const better = openAt(race, depth, front).filter(({ rank }) => rank <= worstRank);
  return better.slice(0, most).filter(({ tried }) => ask(race, tried.key, next)).length > 0;
}

/** Lets candidates begin that no round had. */
function start(race: Race, keys: Iterator<CandidateKey, unknown>, count: number): boolean {
  const depth = race.rungs[0]!;
  let started = 0;
  while (started < count && race.runs + depth <= race.space.budget) {
    const { value: key, done } = keys.next();
    if (done) break;
    if (!race.tried.has(key) && race.space.isPossible(key) && ask(race, key, depth)) started++;
  }
  return started > 0;
}

/** A grid up to this size is tried to its last combination. */
const smallGrid = 100_000;

/** The even candidates, each once; of a small grid all the others follow. */
function* evenStart(grid: Grid): Generator<CandidateKey, undefined> {
  const points = evenly(grid);
  const seen = new Set<CandidateKey>();
  for (let point = 0; point < 4 * Math.min(grid.combinations, smallGrid); point++) {
    const key = points.next().value;
    if (!seen.has(key)) yield key;
    seen.add(key);
  }
  if (grid.combinations > smallGrid) return;
  for (let key = 0; key < grid.combinations; key++) if (!seen.has(key)) yield key;
}
