import { beforeEach, describe, expect, it } from "vitest";
import { firstScenario } from "../../engine/index";
import { openScenario } from "./scenario";
import { useView } from "./view";
import { currentView, fitted, panBy, reveal, revealing, show, showWholeRun, viewed, zoomAt, zoomed } from "./zoom";

describe("a part of the run to look at", () => {
  it("is inside the run and keeps its length", () => {
    expect(fitted({ from: -100, to: 200 }, 3600)).toEqual({ from: 0, to: 300 });
    expect(fitted({ from: 3500, to: 3800 }, 3600)).toEqual({ from: 3300, to: 3600 });
  });

  it("is a minute long or more", () => {
    expect(fitted({ from: 100, to: 110 }, 3600)).toEqual({ from: 100, to: 160 });
  });

  it("is null if it would be the whole run", () => {
    expect([fitted({ from: 0, to: 3600 }, 3600), fitted({ from: -50, to: 4000 }, 3600), fitted({ from: 0, to: 5 }, 60)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("outlives a shorter run as far as it can", () => {
    expect([viewed({ from: 3000, to: 3300 }, 600), viewed({ from: 0, to: 900 }, 600), viewed(null, 600)]).toEqual([
      { from: 300, to: 600 },
      { from: 0, to: 600 },
      { from: 0, to: 600 },
    ]);
  });

  it("grows and shrinks around a second that keeps its place", () => {
    expect(zoomed({ from: 1000, to: 2000 }, 1250, 0.5)).toEqual({ from: 1125, to: 1625 });
    expect(zoomed({ from: 1000, to: 2000 }, 1250, 2)).toEqual({ from: 750, to: 2750 });
    expect(zoomed({ from: 1000, to: 1080 }, 1040, 0.5)).toEqual({ from: 1010, to: 1070 });
  });

  it("moves only as far as it must to show a second", () => {
    const view = { from: 1000, to: 2000 };
    expect([revealing(view, 1000), revealing(view, 500), revealing(view, 2100)]).toEqual([
      view,
      { from: 400, to: 1400 },
      { from: 1200, to: 2200 },
    ]);
  });
});

describe("the view", () => {
  beforeEach(() => {
    openScenario({ ...firstScenario, durationSeconds: 3600 });
    showWholeRun();
  });

  it("is the whole run until it is zoomed, and again once it is as long", () => {
    expect(currentView()).toEqual({ from: 0, to: 3600 });
    zoomAt(900, 0.5);
    expect(currentView()).toEqual({ from: 450, to: 2250 });
    zoomAt(900, 2);
    expect(useView.getState().zoom).toBeNull();
  });

  it("pans up to the ends", () => {
    show({ from: 600, to: 1200 });
    panBy(100);
    expect(currentView()).toEqual({ from: 700, to: 1300 });
    panBy(-5000);
    expect(currentView()).toEqual({ from: 0, to: 600 });
  });

  it("stays the same view while it follows seconds inside it", () => {
    show({ from: 600, to: 1200 });
    const before = useView.getState().zoom;
    reveal(900);
    expect(useView.getState().zoom).toBe(before);
  });

  it("follows a second only while it is zoomed", () => {
    reveal(3500);
    expect(useView.getState().zoom).toBeNull();
    show({ from: 600, to: 1200 });
    reveal(3500);
    expect(currentView()).toEqual({ from: 2960, to: 3560 });
  });
});

it("drops the second under the pointer once that is out of view", () => {
  openScenario({ ...firstScenario, durationSeconds: 3600 });
  const hovered = (from: number, to: number) => {
    useView.setState({ hover: 1000 });
    show({ from, to });
    return useView.getState().hover;
  };
  expect([hovered(900, 1200), hovered(1200, 1500), hovered(0, 3600)]).toEqual([1000, null, 1000]);
});
