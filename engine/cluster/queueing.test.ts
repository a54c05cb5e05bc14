import { describe, expect, test } from "vitest";
import { naturalLogarithm } from "../lib/exponential";
import { seededRandom, type SeededRandom } from "../lib/random";
import { createLine, moveLine, shareThatWaits, type Line } from "./queueing";

describe("the share of requests that wait", () => {
  test("is Erlang C, as printed tables have it", () => {
    // One server: the utilization itself. Others: from tables of Erlang C for 2 servers at 1 Erlang, 10 at 8 and 100 at 90.
    expect(shareThatWaits(1, 0.7)).toBeCloseTo(0.7, 12);
    expect(shareThatWaits(2, 0.5)).toBeCloseTo(1 / 3, 12);
    expect(shareThatWaits(10, 0.8)).toBeCloseTo(0.409_18, 5);
    expect(shareThatWaits(100, 0.9)).toBeCloseTo(byDefinition(100, 90), 9);
  });

  test("has its bounds, and is soon computed for many servers", () => {
    expect([shareThatWaits(4, 0), shareThatWaits(4, 1), shareThatWaits(4, 3)]).toEqual([0, 1, 1]);
    expect(shareThatWaits(1_000_000, 0.5)).toBe(0);
    expect(shareThatWaits(1_000_000, 0.999)).toBeCloseTo(0.2205, 2);
  });
});

/** Erlang's own sums. */
function byDefinition(servers: number, load: number): number {
  const terms = [1];
  for (let busy = 1; busy <= servers; busy++) terms.push((terms.at(-1)! * load) / busy);
  const last = (terms.at(-1)! * servers) / (servers - load);
  return last / (terms.slice(0, -1).reduce((sum, term) => sum + term, 0) + last);
}

const seed = 1917;

describe(`a line beside its simulation, event by event (seed ${seed})`, () => {
  test.each([
    [1, 0.5],
    [1, 0.8],
    [3, 0.7],
    [8, 0.9],
  ])("%d servers at %d of what they can do", (servers, utilization) => {
    const perSecond = 25;
    const line = settled(createLine(servers, perSecond), utilization * perSecond);
    const waits = simulatedWaits({ servers, perSecond, load: utilization * perSecond, seconds: 15_000, skip: 200 });
    const waiting = waits.filter((wait) => wait > 0);
    expect(waiting.length / waits.length).toBeCloseTo(line.waiting, 1);
    expect(Math.abs(mean(waiting) / line.meanSeconds - 1)).toBeLessThan(0.1);
    // The waits are exponential: 5% of those who wait do so three times as long as the mean.
    expect(waiting.filter((wait) => wait > 3 * line.meanSeconds).length / waiting.length).toBeCloseTo(0.05, 1);
  });

  test("at full load it grows as a random walk does", () => {
    const [servers, perSecond] = [1, 25];
    for (const seconds of [4, 16, 64]) {
      const line = createLine(servers, perSecond);
      for (let second = 0; second < seconds; second++) moveLine(line, perSecond, false);
      const random = seededRandom(seed);
      const ends = Array.from({ length: 800 }, (_, run) => {
        const waits = simulatedWaits({ servers, perSecond, load: perSecond, seconds, skip: 0 }, random.fork(String(run)));
        return waits.at(-1) ?? 0;
      });
      expect(Math.abs(mean(ends) / line.meanSeconds - 1), `${seconds} s`).toBeLessThan(0.1);
    }
  });
});

test("a line shrinks only by what the servers can do in addition", () => {
  const line = createLine(1, 10);
  for (let second = 0; second < 200; second++) moveLine(line, 10, false);
  const before = line.meanSeconds;
  expect(before).toBeGreaterThan(4);
  moveLine(line, 5, false);
  expect(before - line.meanSeconds).toBeCloseTo(0.5, 9);
  expect(settled(line, 5).meanSeconds).toBe(0.2);
});

test("behind the load, chance adds nothing, and everybody waits", () => {
  const line = settled(createLine(1, 10), 9);
  const { meanSeconds } = line;
  moveLine(line, 10, true);
  expect([line.waiting, line.meanSeconds]).toEqual([1, meanSeconds]);
});

function settled(line: Line, load: number): Line {
  for (let second = 0; second < 3600; second++) moveLine(line, load, false);
  return line;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Simulated {
  servers: number;
  perSecond: number;
  load: number;
  seconds: number;
  skip: number;
}

/** The waits of requests that arrive at random in a line of some servers, each as long as chance has it. */
function simulatedWaits({ servers, perSecond, load, seconds, skip }: Simulated, random: SeededRandom = seededRandom(seed)): number[] {
  const exponential = (rate: number) => -naturalLogarithm(1 - random.next()) / rate;
  const freeAt = Array<number>(servers).fill(0);
  const waits: number[] = [];
  for (let now = exponential(load); now < seconds; now += exponential(load)) {
    const first = freeAt.indexOf(Math.min(...freeAt));
    const start = Math.max(now, freeAt[first]!);
    freeAt[first] = start + exponential(perSecond / servers);
    if (now >= skip) waits.push(start - now);
  }
  return waits;
}
