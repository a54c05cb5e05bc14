import { beforeEach, describe, expect, it } from "vitest";
import { paneWidths, setPaneWidth, usePanes, type Arrangement } from "./panes";

const three = (room: number): Arrangement => ({ beside: ["scenario", "decision"], room });
const two = (room: number): Arrangement => ({ beside: ["both"], room });
const folded = (room: number): Arrangement => ({ beside: ["kubectl"], room });
const none = { scenario: null, decision: null, both: null, kubectl: null, lesson: null, evidence: null, series: null };
const seen = (arrangement: Arrangement) => {
  const widths = paneWidths(arrangement, usePanes.getState());
  return arrangement.beside.map((pane) => widths[pane]?.width);
};

beforeEach(() => usePanes.setState(none));

describe("the widths of the panes", () => {
  it("are each pane's default until the user sets another", () => {
    expect(seen(three(1440))).toEqual([372, 412]);
    expect(seen(two(1024))).toEqual([372]);
    expect(seen(two(1023))).toEqual([320]);
    expect(seen(folded(1404))).toEqual([784]);
    expect(seen(folded(1244))).toEqual([724]);
  });

  it("leave enough for the figures, and the least for each other", () => {
    expect(paneWidths(three(1440), none)).toEqual({
      scenario: { width: 372, min: 280, max: 580 },
      decision: { width: 412, min: 360, max: 620 },
    });
    expect(paneWidths(two(1024), none)).toEqual({ both: { width: 372, min: 372, max: 576 } });
    expect(paneWidths(two(768), none)).toEqual({ both: { width: 320, min: 320, max: 320 } });
  });

  it("shrink in proportion to what each has above its minimum when the window narrows, and come back when it widens", () => {
    usePanes.setState({ scenario: 700, decision: 460, both: 600 });
    expect(seen(three(1920))).toEqual([700, 460]);
    // The panes lack 168 pixels, and can give up 420 and 100.
    expect(seen(three(1440))).toEqual([564, 427]);
    expect(seen(three(1920))).toEqual([700, 460]);
    expect([seen(two(1200)), seen(two(800))]).toEqual([[600], [352]]);
  });

  it("never leave the figures less than they need, at any set widths", () => {
    for (const scenario of [0, 300, 900, 99_999]) {
      for (const decision of [0, 555, 99_999]) {
        for (let room = 1280; room < 2600; room += 77) {
          const widths = paneWidths(three(room), { ...none, scenario, decision });
          const [left, right] = [widths.scenario!, widths.decision!];
          expect(room - left.width - right.width).toBeGreaterThanOrEqual(448);
          for (const { width, min, max } of [left, right]) expect([min <= width, width <= max]).toEqual([true, true]);
        }
      }
    }
  });
});

describe("setting a width", () => {
  it("leaves the other pane at the width it is seen at, even if that pane had given way", () => {
    usePanes.setState({ scenario: 700, decision: 460 });
    setPaneWidth(three(1440), "scenario", 500);
    expect(usePanes.getState()).toEqual({ ...none, scenario: 500, decision: 427 });
    expect(seen(three(1440))).toEqual([500, 427]);
  });

  it("does not keep a width that is the pane's own, so that the pane goes on to suit the window", () => {
    setPaneWidth(two(1023), "both", 400);
    setPaneWidth(two(1023), "both", 320);
    expect(usePanes.getState()).toEqual(none);
    setPaneWidth(three(1440), "decision", 500);
    setPaneWidth(three(1440), "decision", null);
    expect(usePanes.getState()).toEqual(none);
  });

  it("ignores what is not beside the figures", () => {
    usePanes.setState({ scenario: 500, decision: 400 });
    setPaneWidth(folded(1404), "kubectl", 600);
    expect(usePanes.getState()).toEqual({ ...none, scenario: 500, decision: 400, kubectl: 600 });
  });
});
