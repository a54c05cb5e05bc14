import { describe, expect, it } from "vitest";
import type { PodLife } from "../../engine/index";
import { plotFrame } from "./plotFrame";
import { timeScale } from "./timeScale";
import { bandPaths, countPaths, laneOf, lanePaths, markPaths, phaseAt, podBands, podsInPhase, podsInView } from "./podLanes";

/** One second is one pixel: x = 50 + second. */
const scale = timeScale(166, 0, 100, false);
const old: PodLife = { name: "a", createdAt: -60, scheduledAt: -60, phases: [{ at: -60, phase: "ready" }], exits: [], goneAt: null };
const young: PodLife = {
  name: "b",
  createdAt: 10,
  scheduledAt: 12,
  exits: [],
  phases: [
    { at: 10, phase: "pending" },
    { at: 15, phase: "starting" },
    { at: 30, phase: "ready" },
    { at: 70, phase: "terminating" },
  ],
  goneAt: 90,
};
const pods = [old, young];

describe("a pod's life", () => {
  it("has a phase from its creation until it is gone", () => {
    expect([9, 10, 29, 30, 89, 90].map((second) => phaseAt(young, second))).toEqual([
      null,
      "pending",
      "starting",
      "ready",
      "terminating",
      null,
    ]);
    expect(phaseAt(old, 1e6)).toBe("ready");
    expect([podsInPhase(pods, "ready", 5), podsInPhase(pods, "ready", 30), podsInPhase(pods, "ready", 70)]).toEqual([1, 2, 1]);
  });

  it("is in view while it lasts", () => {
    expect([podsInView(pods, { from: 0, to: 9 }), podsInView(pods, { from: 9, to: 10 }), podsInView(pods, { from: 90, to: 95 })]).toEqual([
      [0],
      [0, 1],
      [0],
    ]);
  });
});

describe("lanes", () => {
  it("draw each phase as long as it lasted in view, a terminating pod as a thin line", () => {
    expect([...lanePaths(pods, scale, 20)]).toEqual([
      ["ready", "M50 1.5H150v7H50ZM80 11.5H120v7H80Z"],
      ["pending", "M60 11.5H65v7H60Z"],
      ["starting", "M65 11.5H80v7H65Z"],
      ["terminating", "M120 14H140v2H120Z"],
    ]);
  });

  it("keep a failed pod as a thin line until the end", () => {
    const failed: PodLife = { ...old, phases: [...old.phases, { at: 40, phase: "failed" }] };
    expect([...lanePaths([failed], scale, 20)]).toEqual([
      ["ready", "M50 5H90v10H50Z"],
      ["failed", "M90 9H150v2H90Z"],
    ]);
  });

  it("never touch one another, however many there are", () => {
    for (const count of [1, 8, 30, 60]) {
      const lanes = Array.from({ length: count }, (_, place) => laneOf(place, count, 84));
      expect(lanes.every(({ y, height }, place) => y >= 0 && y + height <= (lanes[place + 1]?.y ?? 84) + 1e-9)).toBe(true);
    }
  });

  it("are marked where a reconcile classed the pod, and only those in view", () => {
    const marks = { at: Float64Array.of(20, 40, 45, 60, 120), pod: Uint32Array.of(1, 1, 7, 1, 1), group: Uint8Array.of(0, 1, 0, 2, 0) };
    expect(markPaths(marks, [0, 1], scale, 20, 0)).toEqual([
      "M70 11.8l3.2 3.2l-3.2 3.2l-3.2 -3.2Z",
      "M86.8 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0",
      "M107.6 15a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0",
    ]);
  });

  it("have marks at least the given distance apart, for each pod separately", () => {
    const marks = { at: Float64Array.of(20, 20, 24, 29), pod: Uint32Array.of(0, 1, 1, 1), group: Uint8Array.of(1, 1, 1, 1) };
    const [, missing] = markPaths(marks, [0, 1], scale, 20, 9);
    expect(missing.match(/M[\d.]+ [\d.]+/g)).toEqual(["M66.8 5", "M66.8 15", "M75.8 15"]);
  });
});

describe("bands", () => {
  const bands = podBands([old, young, young], scale);

  it("count the pods of each phase at each pixel", () => {
    const at = (phase: "ready" | "starting" | "terminating", second: number) => bands.counts.get(phase)![second];
    expect([at("ready", 0), at("ready", 30), at("ready", 70), at("starting", 20), at("terminating", 75), at("terminating", 90)]).toEqual([
      1, 3, 1, 2, 2, 0,
    ]);
    expect(bands.most).toBe(3);
  });

  it("have a sign at the number of pods that a reconcile classed apart; of signs that are too close, only the highest", () => {
    const classed = { unready: Float64Array.of(0, 0, 0, 0), missing: Float64Array.of(0, 1, 5, 2), notReady: Float64Array.of(3, 0, 0, 0) };
    const frame = plotFrame(scale, 20, 0, 10);
    const [unready, missing, notReady] = countPaths([10, 14, 15, 16], classed, frame, 0);
    const places = (path: string) => path.match(/M[\d.]+ [\d.]+/g);
    expect([unready, places(missing), places(notReady)?.length]).toEqual(["", ["M61.4 17.1", "M62.4 9.5", "M63.4 15.2"], 1]);
    expect(places(countPaths([10, 14, 15, 16], classed, frame, 9)[1])).toEqual(["M62.4 9.5"]);
  });

  it("count no pod in two phases, even with many phases in a pixel, and still know the most pods at once", () => {
    const short: PodLife = {
      ...young,
      createdAt: 500,
      phases: [
        { at: 500, phase: "pending" },
        { at: 501, phase: "starting" },
        { at: 503, phase: "terminating" },
      ],
      goneAt: 504,
    };
    const day = podBands([old, short, short], timeScale(166, 0, 86_400, false));
    const totals = day.counts.get("ready")!.map((_, pixel) => [...day.counts.values()].reduce((sum, counts) => sum + counts[pixel]!, 0));
    expect([Math.max(...totals), day.most]).toEqual([1, 3]);
  });

  it("are stacked, with the ready ones at the bottom", () => {
    const paths = bandPaths(bands, plotFrame(scale, 31, 0, 3));
    expect([...paths.keys()]).toEqual(["ready", "starting", "pending", "terminating"]);
    expect(paths.get("ready")).toBe("M50 20H80V0H120V20H150L150 30H50Z");
    expect(paths.get("terminating")).toBe("M120 0H140L140 20H120Z");
  });
});
