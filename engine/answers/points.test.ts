import { expect, test } from "vitest";
import { eachWhole, pairsOf, pointsOf, pointsWithin, PointsReader } from "./points";

const day = Array.from({ length: 1000 }, (_, index) => [1_790_000_000 + 15 * index, index % 7] as const);

test("gives back the pairs that it took up, and which of their halves are missing", () => {
  const pairs = [...day, [null, 3], [1_800_000_000, null]] as const;
  expect(pairsOf(pointsOf(pairs))).toEqual(pairs);
  const seen: unknown[] = [];
  eachWhole(pointsOf(pairs), (...pair) => seen.push(pair));
  expect(seen).toEqual(day);
});

test("series of the same times share one column, and no others do", () => {
  const reader = new PointsReader();
  const take = (pairs: Iterable<readonly [number, number]>) => {
    for (const pair of pairs) reader.add(...pair);
    return reader.take();
  };
  const [one, same] = [take(day), take(day.map(([time]) => [time, -1]))];
  expect(same.times).toBe(one.times);
  expect([one.values[8], same.values[8]]).toEqual([1, -1]);
  const later = take(day.map(([time, value]) => [time + 1, value]));
  expect([later.times[0], take(day.slice(0, 9)).times.length, one.times[0]]).toEqual([1_790_000_001, 9, 1_790_000_000]);
});

test("a time cuts a series with both ends included, and leaves out what has no time", () => {
  const [from, to] = [day[3]![0], day[5]![0]];
  expect(pairsOf(pointsWithin(pointsOf([...day, [null, 1]]), { from, to }))).toEqual(day.slice(3, 6));
});
