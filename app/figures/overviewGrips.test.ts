import { describe, expect, it } from "vitest";
import { bracketArea, gripTargets, pressTarget } from "./overviewGrips";

const view = { from: 600, to: 1200 };

describe("a grip of the part in view", () => {
  it("moves one bracket, and stops a minute before the other", () => {
    expect([gripTargets.from(view, 300), gripTargets.from(view, 1190)]).toEqual([
      { from: 300, to: 1200 },
      { from: 1140, to: 1200 },
    ]);
    expect([gripTargets.to(view, 3000), gripTargets.to(view, 10)]).toEqual([
      { from: 600, to: 3000 },
      { from: 600, to: 660 },
    ]);
  });

  it("moves the part as it is", () => expect(gripTargets.body(view, 900)).toEqual({ from: 900, to: 1500 }));
});

describe("a press on the overview", () => {
  const part = { from: 100, to: 200 };
  const takenAt = (x: number, view: { from: number; to: number }, cursor: number | null, zoomed: boolean, touch = false) =>
    pressTarget({ x, view, cursor, zoomed, width: 612, touch });

  it("takes the nearer bracket within reach", () => {
    expect([95, 108, 193, 208].map((x) => takenAt(x, part, null, true))).toEqual(["from", "from", "to", "to"]);
    expect(takenAt(104, { from: 100, to: 106 }, null, true)).toBe("to");
  });

  it("takes a bracket 44 px wide for a finger, also at an end of the overview", () => {
    expect([79, 121, 123].map((x) => takenAt(x, part, null, true, true))).toEqual(["from", "from", "body"]);
    expect(bracketArea(600, 612, true)).toEqual({ left: 568, width: 44 });
    expect([567, 569, 612].map((x) => takenAt(x, { from: 48, to: 600 }, null, true, true))).toEqual(["body", "to", "to"]);
  });

  it("takes the cursor, else the part itself, else moves the part to the press", () => {
    expect([takenAt(155, part, 150, true), takenAt(170, part, 150, true), takenAt(300, part, 150, true)]).toEqual([
      "scrub",
      "body",
      "beside",
    ]);
  });

  it("scrubs while the whole run is in view", () => {
    expect([takenAt(300, { from: 50, to: 600 }, null, false), takenAt(52, { from: 50, to: 600 }, null, false)]).toEqual(["scrub", "from"]);
  });
});
