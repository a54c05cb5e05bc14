import { expect, test } from "vitest";
import { between, counts, edited, firstProposal, rescales, run, tried } from "../testing/runEntry";
import { notACooldown } from "./notACooldown";
import { scaleUpWindow } from "./scaleUpWindow";
import { toleranceInManifest } from "./toleranceInManifest";

test("a steady decline shrinks at every sync, a sudden one waits for the whole window", () => {
  const trace = run(notACooldown);
  const downs = rescales(trace);
  const syncs = Array.from({ length: 36 }, (_, sync) => 990 + 15 * sync);
  expect(downs.slice(0, 36).map(({ at }) => at)).toEqual(syncs);
  expect(downs[35]!.to).toBeLessThanOrEqual(12);
  expect(downs.every(({ from, to }) => to < from!)).toBe(true);

  const [first] = rescales(tried(notACooldown));
  expect(first!.at).toBeGreaterThanOrEqual(900);
});

test("a scale-up window of 120 s holds the lowest proposal until 12:00; without it the count goes up at 10:15", () => {
  const trace = run(scaleUpWindow);
  expect(rescales(trace)[0]).toEqual({ at: 720, from: 4, to: 8 });
  for (const held of between(trace, 615, 720)) expect([held.specReplicas, held.scaledTo, held.heldBy.by]).toEqual([4, null, "window"]);
  const [last] = between(trace, scaleUpWindow.look.at, scaleUpWindow.look.at + 1);
  expect(firstProposal(last!).replicaCount).toBe(10);
  expect(last!.decision).toMatchObject({ stabilization: { proposal: 10, result: 4 } });

  const atOnce = tried(scaleUpWindow);
  expect(rescales(atOnce)[0]).toEqual({ at: 615, from: 4, to: 8 });

  const rise = {
    noise: 0,
    points: [
      [0, 19.2],
      [600, 19.2],
      [601, 48],
      [690, 48],
      [691, 19.2],
      [1800, 19.2],
    ] as const,
  };
  expect(counts(run(scaleUpWindow, { load: rise }))).toEqual([4]);
  expect(counts(run(scaleUpWindow, { ...edited(scaleUpWindow, "Seconds: 120", "Seconds: 0"), load: rise }))).toContain(10);
});

test("a tolerance of 5% keeps 105M of a target of 100M, and adds a pod at 105.1M; the cluster's 10% keeps both", () => {
  const trace = run(toleranceInManifest);
  expect(rescales(trace)).toEqual([{ at: 930, from: 5, to: 6 }]);
  const ratioAt = (at: number) => {
    const { calculation } = firstProposal(between(trace, at, at + 1)[0]!);
    return calculation.kind === "averageValue" ? [calculation.averageMilli, calculation.usageRatio, calculation.tolerance] : null;
  };
  const tolerance = { down: 0.1, up: 0.05 };
  expect(ratioAt(915)).toEqual([105_000_000_000, 1.05, tolerance]);
  expect(ratioAt(930)).toEqual([105_100_000_000, 1.051, tolerance]);
  for (const held of between(trace, 330, 930)) expect([held.scaledTo, held.heldBy.by]).toEqual([null, "tolerance"]);

  expect(counts(tried(toleranceInManifest))).toEqual([5]);
});
