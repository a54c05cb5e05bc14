import { describe, expect, it } from "vitest";
import type { PodLife, PodLifePhase } from "../../engine/index";
import { podCounts, squarePaths, squaresAt, squareSize } from "./podSquares";
import { countedPods } from "./readings/podWords";
import { exampleRun } from "../charts/testing/exampleRun";

const life = (createdAt: number, goneAt: number | null, ...phases: [number, PodLifePhase][]): PodLife => ({
  name: `web-${createdAt}`,
  createdAt,
  scheduledAt: createdAt,
  exits: [],
  phases: phases.map(([at, phase]) => ({ at, phase })),
  goneAt,
});
const run = {
  ...exampleRun,
  pods: [
    life(-60, null, [-60, "ready"]),
    life(0, 100, [0, "ready"]),
    life(105, null, [105, "pending"], [110, "starting"], [130, "ready"]),
    life(115, null, [115, "pending"]),
    life(300, null, [300, "pending"]),
  ],
  podMarks: {
    at: Float64Array.of(105, 120, 120, 135),
    pod: Uint32Array.of(2, 2, 3, 2),
    group: Uint8Array.of(0, 1, 0, 2),
    unready: exampleRun.steps.at.map((at) => Number(at === 120)),
    missing: exampleRun.steps.at.map((at) => (at === 120 ? 140 : 0)),
    notReady: exampleRun.steps.at.map(() => NaN),
  },
};

describe("the pods at a sync", () => {
  it("are those that exist, in order of creation, with what the sync made of them", () => {
    expect(squaresAt(run, 8)).toEqual([
      { phase: "ready", mark: null },
      { phase: "starting", mark: 1 },
      { phase: "pending", mark: 0 },
    ]);
    expect(squaresAt(run, 9).map(({ mark }) => mark)).toEqual([null, 2, null]);
  });

  it("are counted by phase, and by the groups of the sync, which may be more than it names", () => {
    expect(podCounts(squaresAt(run, 8), run, 8).map(countedPods)).toEqual([
      "1 ready",
      "1 starting",
      "1 pending",
      "1 unready",
      "140 missing",
    ]);
    expect(podCounts(squaresAt(run, 30), run, 30).map(countedPods)).toEqual(["2 ready", "2 pending"]);
  });

  it("are small squares where the row is full, and counted squares where even these have no room", () => {
    expect(squareSize(20, 580, 150)).toEqual({ side: 16, gap: 4 });
    expect(squareSize(21, 580, 150)).toEqual({ side: 8, gap: 2 });
    expect(squareSize(41, 580, 150)).toEqual({ side: 8, gap: 2 });
    expect(squareSize(42, 580, 150)).toBeNull();
    expect(squareSize(1000, 580, 150)).toBeNull();
  });

  it("are drawn beside each other: 16 pixels each, 4 apart, the sign in the middle", () => {
    const { phases, marks } = squarePaths(squaresAt(run, 8), { side: 16, gap: 4 });
    expect([...phases.keys()]).toEqual(["ready", "starting", "pending"]);
    expect(phases.get("pending")).toBe("M40.5 0.5h15v15h-15Z");
    expect(marks[1]).toMatch(/^M24\.\d 8a3\.7 /);
    expect(marks[0]).toMatch(/^M48 4\.3l/);
    expect(marks[2]).toBe("");
  });
});
