// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstScenario, type LoadPoint } from "../../engine/index";
import { openScenario, useScenario } from "../store/scenario";
import { plotFrame } from "../ui/plotFrame";
import { timeScale } from "../ui/timeScale";
import { CurveEditor } from "./CurveEditor";
import { LoadBar } from "./LoadBar";

const frame = plotFrame(timeScale(666, 0, 3600, false), 207, 6, 50);
const curve: LoadPoint[] = [
  [0, 3],
  [360, 3],
  [390, 40],
  [7200, 40],
];
const points = () => useScenario.getState().scenario.load.points;
const handle = (name: string) => screen.getByRole("slider", { name });
const page = () => (
  <>
    <LoadBar />
    <CurveEditor frame={frame} filled onSelect={() => undefined} />
  </>
);

describe("the load curve from the keyboard", () => {
  beforeEach(() => {
    openScenario({ ...firstScenario, load: { points: curve, noise: 0 } });
    render(page());
  });
  afterEach(cleanup);

  it("has a slider for each point inside the run", () => {
    expect(
      screen.getAllByRole("slider").map((slider) => [slider.ariaLabel, slider.ariaValueNow, slider.getAttribute("aria-valuetext")]),
    ).toEqual([
      ["Load at 00:00", "3", "3 requests per second"],
      ["Load at 06:00", "3", "3 requests per second"],
      ["Load at 06:30", "40", "40 requests per second"],
    ]);
  });

  it("moves a point, takes it back and does it again", () => {
    fireEvent.keyDown(handle("Load at 06:00"), { key: "ArrowUp", shiftKey: true });
    expect(points()[1]).toEqual([360, 8]);
    fireEvent.keyDown(handle("Load at 06:00"), { key: "z", ctrlKey: true });
    expect(points()).toEqual(curve);
    fireEvent.keyDown(handle("Load at 06:00"), { key: "Z", ctrlKey: true, shiftKey: true });
    expect(points()[1]).toEqual([360, 8]);
  });

  it("takes a held key back at once", () => {
    fireEvent.keyDown(handle("Load at 06:00"), { key: "ArrowUp" });
    for (let times = 0; times < 5; times++) fireEvent.keyDown(handle("Load at 06:00"), { key: "ArrowUp", repeat: true });
    expect(points()[1]).toEqual([360, 6]);
    fireEvent.click(screen.getByRole("button", { name: "Undo the curve's last change" }));
    expect(points()).toEqual(curve);
  });

  it("takes a shape at the height of the present curve", () => {
    fireEvent.click(screen.getByRole("button", { name: "steady" }));
    expect(points()).toEqual([
      [0, 40],
      [3600, 40],
    ]);
    expect(screen.getByRole("button", { name: "steady" }).ariaPressed).toBe("true");
  });

  it("keeps points past the end when the run gets shorter", () => {
    fireEvent.change(screen.getByRole("combobox", { name: "Length of the run" }), { target: { value: "600" } });
    expect([useScenario.getState().scenario.durationSeconds, points()]).toEqual([600, curve]);
  });

  it("reads the noise while it is typed, and keeps the last good one", () => {
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Noise, 0 to 50 percent" });
    fireEvent.change(field, { target: { value: "12.5" } });
    fireEvent.change(field, { target: { value: "99" } });
    expect([useScenario.getState().scenario.load.noise, field.value, field.ariaInvalid]).toEqual([0.125, "99", "true"]);
    fireEvent.blur(field);
    expect(field.value).toBe("12.5");
  });
});
