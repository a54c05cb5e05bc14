import { expect, test } from "vitest";
import { evaluate, sampledIn, type Series } from "./prometheus";
import { promqlFunctions } from "./promqlFunctions";

/** A pod that serves ten requests a second from second 0 on, scraped every 15 s until a second. */
function youngPod(until: number): Series {
  const times = Array.from({ length: Math.floor(until / 15) }, (_, scrape) => 15 * (scrape + 1));
  return { times, values: times.map((time) => 10 * time) };
}

test("rate() of a young pod grows with its age, because it divides by the whole range; irate() is right at once", () => {
  const seen = [30, 60, 90, 120, 150].map((at) => [evaluate("rate", youngPod(at), at, 120), evaluate("irate", youngPod(at), at, 120)]);
  expect(seen).toEqual([
    [1.875, 10],
    [4.375, 10],
    [6.875, 10],
    [expect.closeTo(10, 9), 10],
    [expect.closeTo(10, 9), 10],
  ]);
});

test("the samples of a value are those in its range, its last two, or its last", () => {
  const series = youngPod(150);
  expect(promqlFunctions.map((name) => [name, sampledIn(name, series, 155, 60)])).toEqual([
    ["rate", { from: 105, to: 150 }],
    ["irate", { from: 135, to: 150 }],
    ["increase", { from: 105, to: 150 }],
    ["instant", { from: 150, to: 150 }],
  ]);
});

test("a range that shrinks to one sample has no value; a scrape that failed is skipped, but ends a value of the moment", () => {
  const one: Series = { times: [100], values: [5] };
  expect([evaluate("rate", one, 110, 60), sampledIn("rate", one, 110, 60)]).toEqual([null, null]);
  const failed: Series = { times: [100, 130, 160], values: [1000, 1300, NaN] };
  expect([evaluate("rate", failed, 170, 120), evaluate("instant", failed, 170, 0), sampledIn("instant", failed, 170, 0)]).toEqual([
    5,
    null,
    null,
  ]);
});
