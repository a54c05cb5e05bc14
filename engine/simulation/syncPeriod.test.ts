import { describe, expect, test } from "vitest";
import { defaultCluster } from "../cluster/clusterSettings";
import { seededRandom } from "../lib/random";
import { draws } from "../scenario/testing/draws";
import { changed, checkedRun } from "./testing/checkedRun";
import { syncPeriodMilliseconds, type SyncLoad } from "./syncPeriod";

/**
 * Upstream's queue, turn by turn: a worker takes the autoscaler that has waited longest, is busy with it, and puts it back for one period.
 * Returns the time between the last two turns of the first autoscaler.
 */
function lastTurnOfQueue(periodMilliseconds: number, { autoscalers, concurrentSyncs, reconcileMilliseconds }: SyncLoad): number {
  const readyAt = Array.from({ length: autoscalers }, () => 0);
  const freeAt = Array.from({ length: concurrentSyncs }, () => 0);
  const turns: number[] = [];
  for (let sync = 0; sync < 12 * autoscalers; sync++) {
    const next = readyAt.indexOf(Math.min(...readyAt));
    const worker = freeAt.indexOf(Math.min(...freeAt));
    const start = Math.max(readyAt[next]!, freeAt[worker]!);
    if (next === 0) turns.push(start);
    freeAt[worker] = start + reconcileMilliseconds;
    readyAt[next] = freeAt[worker]! + periodMilliseconds;
  }
  return turns.at(-1)! - turns.at(-2)!;
}

describe("the time from one sync to the next", () => {
  test("is the sync period for an autoscaler alone, however long its sync takes", () => {
    for (const reconcileMilliseconds of [1, 100, 60_000])
      expect(syncPeriodMilliseconds(15, { autoscalers: 1, concurrentSyncs: 5, reconcileMilliseconds })).toBe(15_000);
  });

  test("is that of upstream's queue within one sync (seed 20261127, 150 draws)", () => {
    const draw = draws(seededRandom(20261127));
    for (let run = 0; run < 150; run++) {
      const load = { autoscalers: draw.between(2, 40), concurrentSyncs: draw.between(1, 6), reconcileMilliseconds: draw.between(1, 4000) };
      const period = draw.between(1, 30);
      const [here, queue] = [syncPeriodMilliseconds(period, load), lastTurnOfQueue(period * 1000, load)];
      expect(Math.abs(here - queue), JSON.stringify({ period, load, here, queue })).toBeLessThanOrEqual(load.reconcileMilliseconds);
    }
  });

  test("is 250 s for 800 autoscalers whose syncs take 1.5625 s, as a cluster with so many reported", () => {
    expect(syncPeriodMilliseconds(15, { autoscalers: 800, concurrentSyncs: 5, reconcileMilliseconds: 1563 })).toBe(250_080);
  });

  test("is longer with more neighbours or slower syncs, and never with more workers", () => {
    const usual = { autoscalers: 300, concurrentSyncs: 5, reconcileMilliseconds: 400 };
    const of = (change: Partial<SyncLoad>) => syncPeriodMilliseconds(15, { ...usual, ...change });
    expect(of({ autoscalers: 600 })).toBeGreaterThan(of({}));
    expect(of({ reconcileMilliseconds: 800 })).toBeGreaterThan(of({}));
    expect(of({ concurrentSyncs: 10 })).toBeLessThan(of({}));
    expect(of({ concurrentSyncs: 100 })).toBe(15_400);
  });

  test("in Kubernetes 1.2 all syncs follow one another", () => {
    expect(syncPeriodMilliseconds(30, { autoscalers: 100, concurrentSyncs: 5, reconcileMilliseconds: 400 }, true)).toBe(40_000);
    expect(syncPeriodMilliseconds(30, { autoscalers: 10, concurrentSyncs: 5, reconcileMilliseconds: 400 }, true)).toBe(30_000);
  });
});

test("a run's syncs follow it, in whole seconds", () => {
  const neighbours = { ...defaultCluster, autoscalers: 300, concurrentSyncs: 5, reconcileMilliseconds: 375 };
  const { at } = checkedRun(changed({ cluster: neighbours, durationSeconds: 200 })).steps;
  expect([...at].slice(0, 5)).toEqual([0, 22, 45, 67, 90]);
});
