import { describe, expect, test } from "vitest";
import { defaultCluster } from "../cluster/clusterSettings";
import { defaultFeatureGates, defaultFlags } from "../controller/flags";
import { seededRandom } from "../lib/random";
import { draws } from "../scenario/testing/draws";
import { changed, checkedRun } from "./testing/checkedRun";
import { syncPeriodMilliseconds, type SyncLoad } from "./syncPeriod";

/**
 * Upstream's queue, turn by turn: a worker takes the autoscaler that has waited longest, is busy with it, and puts it back for one period.
 * Returns the mean time between the last twelve turns of the first autoscaler. `own`: its own period, which counts from the beginning of a
 * sync.
 */
function turnOfQueue(
  periodMilliseconds: number,
  { autoscalers, concurrentSyncs, reconcileMilliseconds }: SyncLoad,
  own: number | null = null,
): number {
  const readyAt = Array.from({ length: autoscalers }, () => 0);
  const freeAt = Array.from({ length: concurrentSyncs }, () => 0);
  const turns: number[] = [];
  for (let sync = 0; turns.length < 60 && sync < 20_000; sync++) {
    const next = readyAt.indexOf(Math.min(...readyAt));
    const worker = freeAt.indexOf(Math.min(...freeAt));
    const start = Math.max(readyAt[next]!, freeAt[worker]!);
    if (next === 0) turns.push(start);
    freeAt[worker] = start + reconcileMilliseconds;
    readyAt[next] = next === 0 && own !== null ? Math.max(start + own, freeAt[worker]!) : freeAt[worker]! + periodMilliseconds;
  }
  return (turns.at(-1)! - turns.at(-13)!) / 12;
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
      const [here, queue] = [syncPeriodMilliseconds(period, load), turnOfQueue(period * 1000, load)];
      expect(Math.abs(here - queue), JSON.stringify({ period, load, here, queue })).toBeLessThanOrEqual(load.reconcileMilliseconds);
    }
  });

  test("with an own period is that of the same queue within one sync (seed 20261128, 150 draws)", () => {
    const draw = draws(seededRandom(20261128));
    for (let run = 0; run < 150; run++) {
      const load = { autoscalers: draw.between(2, 40), concurrentSyncs: draw.between(1, 6), reconcileMilliseconds: draw.between(1, 4000) };
      const [period, own] = [draw.between(1, 30), draw.between(3, 60)];
      const here = syncPeriodMilliseconds(period, load, { ownSeconds: own });
      const queue = turnOfQueue(period * 1000, load, own * 1000);
      expect(Math.abs(here - queue), JSON.stringify({ period, own, load, here, queue })).toBeLessThanOrEqual(load.reconcileMilliseconds);
    }
  });

  test("is the own period for an autoscaler alone; beside idle neighbours, too, because it counts from the beginning of a sync", () => {
    const alone = { autoscalers: 1, concurrentSyncs: 5, reconcileMilliseconds: 100 };
    expect(syncPeriodMilliseconds(15, alone, { ownSeconds: 5 })).toBe(5000);
    expect(syncPeriodMilliseconds(15, { ...alone, autoscalers: 10 }, { ownSeconds: 5 })).toBe(5000);
  });

  test("is the sync itself where that takes longer than the own period: the next one follows at once", () => {
    const slow = { autoscalers: 2, concurrentSyncs: 5, reconcileMilliseconds: 4000 };
    expect(syncPeriodMilliseconds(15, slow, { ownSeconds: 3 })).toBe(4000);
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
    expect(
      syncPeriodMilliseconds(30, { autoscalers: 100, concurrentSyncs: 5, reconcileMilliseconds: 400 }, { listsEveryPeriod: true }),
    ).toBe(40_000);
    expect(
      syncPeriodMilliseconds(30, { autoscalers: 10, concurrentSyncs: 5, reconcileMilliseconds: 400 }, { listsEveryPeriod: true }),
    ).toBe(30_000);
  });
});

test("a run's syncs follow it, in whole seconds", () => {
  const neighbours = { ...defaultCluster, autoscalers: 300, concurrentSyncs: 5, reconcileMilliseconds: 375 };
  const { at } = checkedRun(changed({ cluster: neighbours, durationSeconds: 200 })).steps;
  expect([...at].slice(0, 5)).toEqual([0, 22, 45, 67, 90]);
});

describe("an own sync period", () => {
  const gates = defaultFeatureGates("1.38");
  const preview = { ...defaultFlags, kubernetesVersion: "1.38" as const, featureGates: { ...gates, HPAConfigurableSyncPeriod: true } };
  const { manifest } = changed({});
  const withPeriod = (seconds: number) => `${manifest.trimEnd()}\n  syncPeriodSeconds: ${seconds}\n`;
  const syncs = (change: Parameters<typeof changed>[0], until: number) =>
    [...checkedRun(changed({ durationSeconds: 600, flags: preview, ...change })).steps.at].filter((at) => at < until);

  test("is the clock of this autoscaler's syncs", () => {
    expect(syncs({ manifest: withPeriod(20) }, 61)).toEqual([0, 20, 40, 60]);
    expect(syncs({ manifest: withPeriod(4) }, 17)).toEqual([0, 4, 8, 12, 16]);
  });

  test("does not move them while the gate is off", () => {
    expect(syncs({ manifest: withPeriod(20), flags: { ...preview, featureGates: gates } }, 46)).toEqual([0, 15, 30, 45]);
  });

  test("that an edit makes shorter begins with the edit; one that is longer begins after the turn that was due", () => {
    const edit = (at: number, seconds: number) => ({ incidents: [{ at, kind: "hpaEdited" as const, manifest: withPeriod(seconds) }] });
    expect(syncs(edit(32, 4), 50)).toEqual([0, 15, 30, 32, 36, 40, 44, 48]);
    expect(syncs(edit(32, 60), 200)).toEqual([0, 15, 30, 32, 45, 105, 165]);
  });
});
