import { describe, expect, it } from "vitest";
import { timeScale } from "./timeScale";
import { pinched, wheelFactor } from "./zoomMath";

/** Ten seconds are one pixel, from 50 on. */
const scale = timeScale(466, 1000, 5000, false);

describe("a pinch", () => {
  it("keeps the seconds under both fingers", () => {
    const { from, to } = pinched(scale, [150, 250], [100, 300]);
    const after = timeScale(466, from, to, false);
    expect([after.x(2000), after.x(3000)].map(Math.round)).toEqual([100, 300]);
  });

  it("moves the view if both fingers move together", () => {
    expect(pinched(scale, [150, 250], [130, 230])).toEqual({ from: 1200, to: 5200 });
  });

  it("never turns over when the fingers meet", () => {
    const { from, to } = pinched(scale, [200, 240], [220, 220]);
    expect(to - from).toBeCloseTo((4000 * 40) / 24, 6);
  });
});

describe("the wheel", () => {
  it("a turn back undoes a turn, and no turn jumps", () => {
    expect(wheelFactor(53, false) * wheelFactor(-53, false)).toBeCloseTo(1, 12);
    expect([wheelFactor(100, false), wheelFactor(5000, false)].map((factor) => factor.toFixed(2))).toEqual(["1.28", "1.28"]);
  });
});
