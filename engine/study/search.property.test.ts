import { describe, expect, test } from "vitest";
import { percentileOf } from "../luck/percentile";
import { seededRandom, type SeededRandom } from "../lib/random";
import type { Outcomes } from "../scenario/outcomes";
import { frontOf, hypervolume, type Point } from "./front";
import { gridOf, indexesOf, keyOf, neighboursOf, outsideGrid, type Grid } from "./grid";
import type { SearchSpace, StudyRun } from "./race";
import { createSearch, type Search } from "./search";

/** A made-up cost and harm: `pull` of each field trades the one for the other, and some cases are harder than others. */
interface World extends SearchSpace {
  pointAt(run: StudyRun): Point;
}

function worldOf(random: SeededRandom, { sizes, cases, share }: { sizes: number[]; cases: number; share: number }): World {
  const grid = gridOf(sizes);
  const best = sizes.map(() => random.next());
  const pull = sizes.map(() => random.next());
  const hardness = Array.from({ length: cases }, () => 0.5 + random.next());
  const noise = Array.from({ length: 997 }, () => 0.05 * random.next());
  const today = random.integer(grid.combinations);
  const at = (key: number) => indexesOf(grid, key).map((index, field) => index / Math.max(1, sizes[field]! - 1));
  return {
    grid,
    cases,
    budget: Math.floor(share * grid.combinations * cases),
    today,
    isPossible: (key) => key % 17 !== 3,
    differing: (key) => indexesOf(grid, key).filter((index, field) => index !== indexesOf(grid, today)[field]).length,
    pointOf: ({ podHours, failedShare }) => ({ cost: podHours, harm: failedShare }),
    judgedPoint: (runs) => ({
      cost: percentileOf(
        runs.map(({ cost }) => cost),
        50,
      ),
      harm: percentileOf(
        runs.map(({ harm }) => harm),
        95,
      ),
    }),
    pointAt({ candidate, case: index }) {
      const away = at(candidate).map((value, field) => (value - best[field]!) ** 2);
      const traded = at(candidate).reduce((sum, value, field) => sum + value * pull[field]!, 0);
      const luck = noise[(candidate * 31 + index * 7) % noise.length]!;
      return {
        cost: 1 + traded + away.reduce((sum, each) => sum + each, 0) + luck,
        harm: Math.max(0, sizes.length - traded - 1) * hardness[index]! + luck,
      };
    },
  };
}

const asOutcomes = ({ cost, harm }: Point) => ({ podHours: cost, failedShare: harm }) as Outcomes;

/** Gives the runs of each round in an order of its own. */
function searched(world: World, shuffle?: SeededRandom): Search {
  const search = createSearch(world);
  for (let runs = search.pending(); runs.length > 0; runs = search.pending()) {
    const order = shuffle ? runs.map((run) => ({ run, by: shuffle.next() })).toSorted((a, b) => a.by - b.by) : runs.map((run) => ({ run }));
    for (const { run } of order) search.take(run, asOutcomes(world.pointAt(run)));
  }
  return search;
}

const toldOf = (search: Search) => ({
  judged: search.judged().map(({ tried, cost, harm }) => [tried.key, cost, harm]),
  tried: [...search.tried.values()].map(({ key, depth }) => [key, depth]),
  runs: search.runs,
});

function randomWorld(random: SeededRandom): World {
  const sizes = Array.from({ length: 1 + random.integer(4) }, () => 1 + random.integer(6));
  return worldOf(random, { sizes, cases: 5 + random.integer(20), share: 0.02 + 0.5 * random.next() });
}

test("the result does not depend on the order in which the runs of a round are done (seed 20261202, 40 worlds)", () => {
  const random = seededRandom(20261202);
  for (let round = 0; round < 40; round++) {
    const world = randomWorld(random);
    expect(toldOf(searched(world, random))).toEqual(toldOf(searched(world)));
  }
});

test("the budget is never exceeded, today's are judged first, and what is judged ran in all cases (seed 20261203, 60 worlds)", () => {
  const random = seededRandom(20261203);
  for (let round = 0; round < 60; round++) {
    const world = randomWorld(random);
    const search = searched(world);
    expect(search.runs).toBeLessThanOrEqual(world.budget);
    if (world.budget < world.cases) continue;
    expect(search.judged().map(({ tried }) => tried.key)).toContain(world.today);
    for (const { tried } of search.judged()) expect(tried.points.filter((point) => point !== undefined)).toHaveLength(world.cases);
    for (const key of search.tried.keys()) expect(key === world.today || world.isPossible(key)).toBe(true);
  }
});

test("a quarter of the runs finds a front within 2 % of the whole grid's (seed 20261204, 8 worlds)", () => {
  const random = seededRandom(20261204);
  const shares: number[] = [];
  for (let round = 0; round < 8; round++) {
    const sizes = [9, 5, 4, 3].map((size) => size + random.integer(3));
    const world = worldOf(random, { sizes, cases: 20, share: 0.25 });
    const whole = Array.from({ length: world.grid.combinations }, (_, key) => key).filter(world.isPossible);
    const points = whole.map((key) => {
      return world.judgedPoint(Array.from({ length: world.cases }, (_, index) => world.pointAt({ candidate: key, case: index })));
    });
    const corner = { cost: Math.max(...points.map(({ cost }) => cost)), harm: Math.max(...points.map(({ harm }) => harm)) };
    shares.push(hypervolume(searched(world).judged(), corner) / hypervolume(points, corner));
  }
  expect(Math.min(...shares)).toBeGreaterThan(0.98);
});

test("a grid that the budget covers runs whole", () => {
  const world = { ...worldOf(seededRandom(5), { sizes: [4, 3], cases: 6, share: 1 }), budget: 100 };
  expect(searched(world).judged()).toHaveLength(Array.from({ length: 12 }, (_, key) => key).filter(world.isPossible).length);
});

test("a candidate whose manifest does not run is not judged, and the search goes on", () => {
  const world = worldOf(seededRandom(6), { sizes: [6, 6, 3], cases: 10, share: 0.3 });
  const search = createSearch(world);
  for (let runs = search.pending(); runs.length > 0; runs = search.pending()) {
    for (const run of runs) search.take(run, run.candidate % 2 === 0 ? null : asOutcomes(world.pointAt(run)));
  }
  expect(search.judged().length).toBeGreaterThan(0);
  expect(search.judged().every(({ tried }) => tried.key % 2 === 1)).toBe(true);
});

describe("the grid", () => {
  const grid: Grid = gridOf([3, 1, 4]);

  test("a key names a combination and back", () => {
    for (let key = 0; key < grid.combinations; key++) expect(keyOf(grid, indexesOf(grid, key))).toBe(key);
  });

  test("neighbours differ by one step in one field", () => {
    expect(neighboursOf(grid, keyOf(grid, [1, 0, 0])).map((key) => indexesOf(grid, key))).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [1, 0, 1],
    ]);
  });

  test("today's values outside the grid are judged, and have no neighbours", () => {
    const world = worldOf(seededRandom(7), { sizes: [5, 5], cases: 6, share: 0.5 });
    const outside: World = {
      ...world,
      today: outsideGrid,
      differing: (key) => (key === outsideGrid ? 0 : 1),
      pointAt: (run) => (run.candidate === outsideGrid ? { cost: 9, harm: 9 } : world.pointAt(run)),
    };
    expect(searched(outside).judged()[0]!.tried.key).toBe(outsideGrid);
  });
});

test("a front has no point that another beats, and every other point is beaten or equal (seed 20261205, 200 sets)", () => {
  const random = seededRandom(20261205);
  for (let round = 0; round < 200; round++) {
    const points = Array.from({ length: random.integer(40) }, () => ({ cost: random.integer(12), harm: random.integer(12) }));
    const front = frontOf(points);
    const noWorse = (one: Point, other: Point) => one.cost <= other.cost && one.harm <= other.harm;
    for (const point of points) expect(front.some((each) => noWorse(each, point))).toBe(true);
    for (const one of front) expect(front.filter((other) => noWorse(other, one))).toEqual([one]);
  }
});
