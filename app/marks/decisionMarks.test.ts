import { describe, expect, it } from "vitest";
import { heldByReasons, type HeldByReason, type StepColumns } from "../../engine/index";
import { plotFrame } from "./plotFrame";
import { timeScale } from "./timeScale";
import { firstProposal, proposalLine, heldAreas, heldParts, ringPath, undecidedPath } from "./decisionMarks";

interface Decided {
  plain?: number;
  proposal: number;
  stabilized?: number;
  limited?: number;
  applied: number;
  by: HeldByReason;
}

/** A sync every ten seconds. */
function stepsOf(decided: readonly Decided[]): StepColumns {
  const column = (value: (step: Decided) => number) => Float64Array.from(decided, value);
  return {
    at: Float64Array.from(decided, (_, step) => step * 10),
    current: column(({ applied }) => applied),
    plain: column(({ plain, proposal }) => plain ?? proposal),
    proposal: column(({ proposal }) => proposal),
    stabilized: column(({ proposal, stabilized }) => stabilized ?? proposal),
    limited: column(({ proposal, stabilized, limited }) => limited ?? stabilized ?? proposal),
    windowHighest: column(({ proposal }) => proposal),
    windowLowest: column(({ proposal }) => proposal),
    applied: column(({ applied }) => applied),
    rescaled: new Uint8Array(decided.length),
    lag: column(() => NaN),
    heldBy: Uint8Array.from(decided, ({ by }) => heldByReasons.indexOf(by)),
  };
}

const parts = (step: Decided) => heldParts(stepsOf([step]), 0);

describe("the stretch between the first proposal and the count after it", () => {
  it("is nothing if the count became what was proposed", () => expect(parts({ proposal: 4, applied: 4, by: "none" })).toEqual([]));

  it("belongs to each stage that moved the count, for its own part", () => {
    expect(parts({ proposal: 12, stabilized: 9, limited: 7, applied: 6, by: "maxReplicas" })).toEqual([
      { reason: "window", low: 9, high: 12 },
      { reason: "policy", low: 7, high: 9 },
      { reason: "maxReplicas", low: 6, high: 7 },
    ]);
  });

  it("leaves out what a stage overshot", () => {
    expect(parts({ proposal: 1, stabilized: 20, applied: 10, by: "window" })).toEqual([{ reason: "window", low: 1, high: 10 }]);
  });

  it("begins at the proposal without fill-ins, if the fill-ins held the count", () => {
    expect(parts({ plain: 11, proposal: 9, applied: 9, by: "pods" })).toEqual([{ reason: "pods", low: 9, high: 11 }]);
    expect(parts({ plain: 11, proposal: 5, stabilized: 8, applied: 8, by: "window" })).toEqual([{ reason: "window", low: 5, high: 8 }]);
    expect([
      firstProposal(stepsOf([{ plain: 11, proposal: 9, applied: 9, by: "pods" }]), 0),
      firstProposal(stepsOf([{ plain: 11, proposal: 5, applied: 8, by: "window" }]), 0),
    ]).toEqual([11, 5]);
  });

  it("belongs whole to the one reason of Kubernetes 1.1 and 1.2, which know no stages", () => {
    expect(parts({ proposal: 19, stabilized: NaN, limited: NaN, applied: 10, by: "window" })).toEqual([
      { reason: "window", low: 10, high: 19 },
    ]);
  });

  it("is an error if the count could not be written", () => {
    expect(parts({ proposal: 6, applied: 4, by: "error" })).toEqual([{ reason: "error", low: 4, high: 6 }]);
  });
});

describe("the figure's paths", () => {
  /** One second is one pixel: x = 50 + second, y = 100 − count. */
  const frame = plotFrame(timeScale(166, 0, 100, false), 101, 0, 100);
  const window = (proposal: number, applied: number): Decided => ({ proposal, stabilized: applied, applied, by: "window" });

  it("join reconciles that were held by the same reason", () => {
    expect([...heldAreas(stepsOf([window(5, 8), window(5, 8), window(4, 8)]), frame)]).toEqual([
      ["window", "M50 92H70V95H50ZM70 92H80V96H70Z"],
    ]);
  });

  it("join reconciles that share a pixel, from the lowest to the highest", () => {
    const dense = plotFrame(timeScale(71, 0, 100, false), 101, 0, 100);
    expect([...heldAreas(stepsOf([window(5, 8), window(3, 8), window(5, 9), window(5, 9)]), dense)]).toEqual([
      ["window", "M50 92H51V97H50ZM51 91H52V95H51Z"],
    ]);
  });

  it("have a ring only if the proposal differs from the count after it", () => {
    expect(ringPath(stepsOf([window(5, 8), { proposal: 8, applied: 8, by: "none" }]), frame, 2)).toBe(
      "M48 95a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
    );
    expect(proposalLine(stepsOf([window(5, 8), { proposal: 8, applied: 8, by: "none" }]), frame)).toBe("M50.5 95.8V94.3");
  });

  it("say where no count could be computed, and nothing if only the write failed", () => {
    const failed = stepsOf([
      { proposal: NaN, applied: 9, by: "error" },
      { proposal: 6, applied: 9, by: "error" },
    ]);
    expect(undecidedPath(failed, frame)).toBe("M50 86H60v10H50Z");
  });
});
