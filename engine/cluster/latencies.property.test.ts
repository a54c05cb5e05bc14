import { expect, test } from "vitest";
import { exponentialOfMinus, naturalLogarithm } from "../lib/exponential";
import { seededRandom, type SeededRandom } from "../lib/random";
import { addLatencies, createLatencyTally, noLatencies, servedWithin, type Latencies } from "./latencies";

const seed = 1909;
const random = seededRandom(seed);

test(`the time within which a share was served leaves exactly the rest (seed ${seed})`, () => {
  for (let run = 0; run < 300; run++) {
    const latencies = randomLatencies(random.fork(`one ${run}`));
    for (const share of [0.5, 0.95, 0.99]) {
      const time = servedWithin(latencies, share)!;
      expect(slowerShare(latencies, time * (1 + 1e-6)), `run ${run}`).toBeLessThanOrEqual(1 - share + 1e-9);
      expect(slowerShare(latencies, time * (1 - 1e-6)), `run ${run}`).toBeGreaterThan(1 - share - 1e-9);
    }
  }
});

test(`the time is that of a bisection which adds up every exponential, to the last digit (seed ${seed})`, () => {
  for (let run = 0; run < 2000; run++) {
    const latencies = levelsOf(random.fork(`level ${run}`));
    for (const share of [0.5, 0.95, 0.99]) expect(servedWithin(latencies, share), `run ${run}`).toBe(bisected(latencies, share));
  }
});

test("least times that are one digit apart, and waits that are nearly none, have a time, too", () => {
  for (const [apart, waits, mean] of [
    [1e-16, 1e-300, 1e-9],
    [1e-12, 0.011, 1e-12],
    [1e-9, 1, 1e-300],
  ] as const) {
    const latencies = noLatencies();
    for (let row = 0; row < 9; row++) addLatencies(latencies, 1000, 0.02 * (1 + row * apart), waits, mean, 5);
    for (const share of [0.5, 0.95, 0.99]) expect(servedWithin(latencies, share)).toBe(bisected(latencies, share));
  }
});

test(`a tally of many seconds is within one percent of their list (seed ${seed})`, () => {
  for (let run = 0; run < 20; run++) {
    const draw = random.fork(`many ${run}`);
    const tally = createLatencyTally();
    const list = noLatencies();
    for (let second = 0; second < 200; second++) {
      const latencies = randomLatencies(draw.fork(String(second)));
      tally.add(latencies);
      const { count, amounts, least, waiting, meanWaits, longest } = latencies;
      for (let row = 0; row < count; row++) addLatencies(list, amounts[row]!, least[row]!, waiting[row]!, meanWaits[row]!, longest[row]!);
    }
    for (const share of [0.5, 0.95, 0.99]) {
      expect(Math.abs(tally.servedWithin(share)! / servedWithin(list, share)! - 1), `run ${run}`).toBeLessThan(0.01);
    }
  }
});

test("a tally of equal seconds has exactly their times", () => {
  const latencies = noLatencies();
  addLatencies(latencies, 12_345, 0.02, 0.7, 0.134, 5.02);
  const tally = createLatencyTally();
  for (let second = 0; second < 10_000; second++) tally.add(latencies);
  for (const share of [0.5, 0.95, 0.99]) expect(tally.servedWithin(share)).toBeCloseTo(servedWithin(latencies, share)!, 9);
});

test("no request, no time; nobody took longer than the longest", () => {
  expect(servedWithin(noLatencies(), 0.5)).toBeNull();
  expect(createLatencyTally().servedWithin(0.5)).toBeNull();
  const latencies = noLatencies();
  addLatencies(latencies, 1000, 0.02, 1, 4, 5.02);
  expect(servedWithin(latencies, 0.99)).toBe(5.02);
});

function randomLatencies(draw: SeededRandom): Latencies {
  const latencies = noLatencies();
  for (let left = 1 + draw.integer(6); left > 0; left--) {
    const least = draw.integer(4) + (1 + draw.integer(200)) / 1000;
    const waits = draw.integer(3) > 0;
    addLatencies(latencies, 1 + draw.integer(5000), least, waits ? draw.next() : 0, waits ? draw.next() * 3 : 0, least + 5);
  }
  return latencies;
}

/** Pods of up to 21 levels of CPU, of which some are full, and some of whose requests were dealt again. */
function levelsOf(draw: SeededRandom): Latencies {
  const latencies = noLatencies();
  const spread = draw.integer(3) * 0.001;
  const load = draw.next();
  for (let level = 1 + draw.integer(21); level > 0; level--)
    for (let waited = draw.integer(8) === 0 ? 1 : 0; waited >= 0; waited--) {
      const own = 0.02 + spread * level;
      const isFull = draw.integer(20) === 0;
      addLatencies(latencies, draw.integer(5000), waited + own, isFull ? 1 : load * draw.next(), isFull ? 3 : own * draw.next(), own + 5);
    }
  return latencies;
}

function bisected(latencies: Latencies, share: number): number | null {
  const { count, amounts, least, waiting, meanWaits, longest } = latencies;
  const rows = Array.from({ length: count }, (_, row) => row);
  const total = rows.reduce((sum, row) => sum + amounts[row]!, 0);
  if (total === 0) return null;
  const own = rows.map((row) =>
    waiting[row]! <= 1 - share || meanWaits[row] === 0
      ? least[row]!
      : Math.min(longest[row]!, least[row]! + meanWaits[row]! * naturalLogarithm(waiting[row]! / (1 - share))),
  );
  const isWithin = (time: number) => slowerShare(latencies, time) * total <= (1 - share) * total * (1 + 1e-12);
  let low = Math.min(...own);
  let high = Math.max(...own);
  if (count === 1 || isWithin(low)) return low;
  while (high - low > 1e-7 * high) {
    const middle = (low + high) / 2;
    if (isWithin(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function slowerShare({ count, amounts, least, waiting, meanWaits, longest }: Latencies, time: number): number {
  let slower = 0;
  let all = 0;
  for (let row = 0; row < count; row++) {
    const beyond = time - least[row]!;
    const share =
      beyond < 0 ? 1 : time >= longest[row]! || meanWaits[row] === 0 ? 0 : waiting[row]! * exponentialOfMinus(beyond / meanWaits[row]!);
    slower += amounts[row]! * share;
    all += amounts[row]!;
  }
  return slower / all;
}
