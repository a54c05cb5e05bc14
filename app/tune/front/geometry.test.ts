import { beforeAll, describe, expect, test } from "vitest";
import type { Candidate, SearchFindings } from "../../../engine/index";
import { searched, targetAndMost } from "../testing/searched";
import { cardPlace } from "../../marks/front/cardPlace";
import { frontMarks, nearestMark, neighbour, specks, stairs, whiskers } from "../../marks/front/frontMarks";
import { frontScale, type FrontContent } from "../../marks/front/frontScale";
import { cardSize } from "./HoverCard";
import { niceTicks } from "../../marks/front/niceAxis";

const box = { width: 656, height: 436, narrow: false };
const drawnOf = (found: FrontContent["found"], limits: Partial<FrontContent> = {}): FrontContent => ({
  found,
  costLimit: null,
  harmLimit: null,
  ...limits,
});
const point = (key: number, cost: number, harm: number, medianHarm = harm): Candidate => ({
  key,
  cost,
  harm,
  medianHarm,
  differing: [],
  p95Cost: cost,
  broken: [],
  against: null,
});
const foundOf = (judged: Candidate[], front = judged, dropped: SearchFindings["dropped"] = []): SearchFindings => ({
  judged,
  front,
  dropped,
  runs: 0,
  today: judged[0] ?? null,
  chosen: judged[0] ?? null,
  knee: null,
});

describe("the axes", () => {
  test.each([
    [7.2, 13.4, 8, [7, 8, 9, 10, 11, 12, 13, 14]],
    [0, 0.0029, 5, [0, 0.001, 0.002, 0.003]],
    [0.3, 0.52, 4, [0.3, 0.4, 0.5, 0.6]],
    [0, 900, 5, [0, 200, 400, 600, 800, 1000]],
  ])("from %d to %d are round", (low, high, parts, ticks) => {
    expect(niceTicks(low, high, parts)).toEqual(ticks);
  });

  test("hold one candidate, equal ones and none", () => {
    for (const judged of [[], [point(0, 3, 0)], [point(0, 3, 0.1), point(1, 3, 0.1)]]) {
      const { costs, harms, x, y } = frontScale(drawnOf(foundOf(judged)), box);
      expect(costs.length).toBeGreaterThan(1);
      expect(harms.length).toBeGreaterThan(1);
      for (const { cost, harm } of judged) expect(Number.isFinite(x(cost)) && Number.isFinite(y(harm))).toBe(true);
    }
  });

  test("end below a harm that is infinite or many times today's; such a candidate is at the top", () => {
    const judged = [point(0, 5, 0.01), point(1, 4, 0.02), point(2, 3, 0.9), point(3, 2, Infinity)];
    const scale = frontScale(drawnOf(foundOf(judged, judged.toReversed())), box);
    expect(scale.harms.at(-1)).toBeLessThan(0.9);
    expect([0.02, 0.9, Infinity].map(scale.isAbove)).toEqual([false, true, true]);
    expect(scale.y(Infinity)).toBe(scale.top);
    expect(stairs(judged.toReversed(), scale)).not.toMatch(/NaN|Infinity/);
  });

  test("show a limit near the candidates, and leave one far above them out", () => {
    const judged = [point(0, 5, 0.01), point(1, 4, 0.02)];
    const top = (harmLimit: number) => frontScale(drawnOf(foundOf(judged), { harmLimit }), box).harms.at(-1)!;
    expect(top(0.05)).toBeGreaterThanOrEqual(0.05);
    expect(top(0.5)).toBeLessThan(0.1);
  });
});

test("thousands of dropped candidates are one path with one square for a pixel, within the axis", () => {
  const dropped = Array.from({ length: 20_000 }, (_, key) => ({
    key,
    cases: 3,
    medianCost: 3 + (key % 100) / 50,
    medianHarm: (key % 7) / 100,
  }));
  const scale = frontScale(drawnOf(foundOf([point(0, 3, 0.05), point(1, 5, 0.01)], undefined, dropped)), box);
  const squares = specks([...dropped, { key: -1, cases: 3, medianCost: 900, medianHarm: 0 }], scale)
    .split("M")
    .slice(1);
  expect(squares.length).toBeLessThanOrEqual(700);
  expect(Math.max(...squares.map((square) => Number(square.split(" ")[0])))).toBeLessThanOrEqual(scale.right);
});

describe("the marks of a search", () => {
  let found: SearchFindings;
  beforeAll(() => {
    found = searched(targetAndMost).found;
  });
  const drawing = () => {
    const scale = frontScale(drawnOf(found), box);
    return { scale, marks: frontMarks(found, scale) };
  };

  test("are under their whiskers, and the stairs go down through each 95th percentile", () => {
    const { scale, marks } = drawing();
    for (const { median, p95 } of marks) expect(median).toBeGreaterThanOrEqual(p95);
    expect(whiskers(marks).split("V").length - 1).toBe(marks.filter(({ median, p95 }) => median - p95 > 1).length);
    const levels = [...stairs(found.front, scale).matchAll(/(?:V|M[\d.]+ )([\d.]+)/g)].map(([, y]) => Number(y));
    expect(levels).toHaveLength(found.front.length);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test("are found by a pointer at their disc or their whisker, and not from afar", () => {
    const { marks } = drawing();
    for (const mark of marks.filter(({ onFront }) => onFront)) {
      expect(nearestMark(marks, mark.x + 1, mark.median, false)).toMatchObject({ x: mark.x, median: mark.median });
    }
    const tall = marks.toSorted((a, b) => b.median - b.p95 - (a.median - a.p95))[0]!;
    expect(nearestMark([tall], tall.x + 3, (tall.median + tall.p95) / 2, false)).toBe(tall);
    expect(nearestMark([tall], tall.x + 60, tall.median, false)).toBeNull();
  });

  test("are reached by keys: along the front by cost, and through all judged by harm", () => {
    const { front, judged } = found;
    const first = front[0]!;
    expect(neighbour(found, first.key, "left")).toBeNull();
    expect(neighbour(found, first.key, "right")).toBe(front[1]);
    expect(neighbour(found, front[1]!.key, "left")).toBe(first);
    const walked = [judged.toSorted((a, b) => a.harm - b.harm || b.cost - a.cost || a.key - b.key)[0]!];
    for (let next = neighbour(found, walked[0]!.key, "up"); next; next = neighbour(found, next.key, "up")) walked.push(next);
    expect(new Set(walked.map(({ key }) => key)).size).toBe(judged.length);
    expect(neighbour(found, null, "right")).toBe(first);
  });
});

test("the card never covers the front, today's mark or its own", () => {
  const fronts = [
    [
      [3, 0.09],
      [3.2, 0.05],
      [3.5, 0.01],
      [4, 0],
    ],
    [
      [3, 0.02],
      [4, 0.0199],
      [9, 0],
    ],
    [[3, 0.05]],
    Array.from({ length: 60 }, (_, at) => [3 + at / 10, (60 - at) / 600] as const),
  ];
  for (const front of fronts.map((points) => points.map(([cost, harm], key) => point(key, cost!, harm!, harm! / 2)))) {
    const found = foundOf(front);
    const scale = frontScale(drawnOf(found), box);
    const marks = frontMarks(found, scale);
    for (const mark of marks) {
      const card = cardSize(mark.candidate);
      const { left, top } = cardPlace(mark, card, { front, marks, today: found.today }, scale);
      const inside = (x: number, y: number) => x > left && x < left + card.width && y > top && y < top + card.height;
      expect(marks.filter(({ x, median, p95 }) => inside(x, median) || inside(x, p95))).toEqual([]);
      expect(left + card.width).toBeLessThanOrEqual(box.width);
      const corners = front.slice(1).map(({ cost }, index) => [scale.x(cost), scale.y(front[index]!.harm)] as const);
      expect(corners.filter(([x, y]) => inside(x, y))).toEqual([]);
    }
  }
});
