import { beforeEach, describe, expect, it } from "vitest";
import { firstScenario, type LoadCurve } from "../../engine/index";
import {
  beginLoadGesture,
  cancelLoadGesture,
  drawLoad,
  endLoadGesture,
  openScenario,
  redoLoad,
  setLoad,
  undoLoad,
  useScenario,
} from "./scenario";

const steady = (value: number): LoadCurve => ({ points: [[0, value]], noise: 0 });
const state = () => {
  const { scenario, past, future } = useScenario.getState();
  return { now: scenario.load, past, future };
};

describe("the load curve's history", () => {
  beforeEach(() => openScenario({ ...firstScenario, load: steady(1) }));

  it("takes changes back and does them again", () => {
    setLoad(steady(2));
    setLoad(steady(3));
    undoLoad();
    expect(state()).toEqual({ now: steady(2), past: [steady(1)], future: [steady(3)] });
    redoLoad();
    expect(state()).toEqual({ now: steady(3), past: [steady(1), steady(2)], future: [] });
  });

  it("forgets what was taken back at the next change", () => {
    setLoad(steady(2));
    undoLoad();
    setLoad(steady(3));
    expect(state()).toEqual({ now: steady(3), past: [steady(1)], future: [] });
  });

  it("has one step for a whole gesture", () => {
    beginLoadGesture();
    drawLoad(steady(2));
    drawLoad(steady(3));
    endLoadGesture();
    undoLoad();
    expect(state()).toEqual({ now: steady(1), past: [], future: [steady(3)] });
  });

  it("waits while a gesture is under way", () => {
    setLoad(steady(2));
    setLoad(steady(3));
    undoLoad();
    beginLoadGesture();
    drawLoad(steady(4));
    const drawing = { now: steady(4), past: [steady(1), steady(2)], future: [steady(3)] };
    undoLoad();
    expect(state()).toEqual(drawing);
    redoLoad();
    expect(state()).toEqual(drawing);
    endLoadGesture();
    expect(state()).toEqual({ ...drawing, future: [] });
  });

  it("is as before after a cancelled gesture", () => {
    setLoad(steady(2));
    setLoad(steady(3));
    undoLoad();
    const before = state();
    beginLoadGesture();
    drawLoad(steady(4));
    cancelLoadGesture();
    expect(state()).toEqual(before);
  });
});
