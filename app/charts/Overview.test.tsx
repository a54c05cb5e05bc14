// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstScenario } from "../../engine/index";
import { openScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { currentView, show, viewed } from "../store/zoom";
import { timeScale } from "../marks/timeScale";
import { Overview } from "./Overview";
import { TimeAxis } from "./TimeAxis";
import { exampleRun } from "./testing/exampleRun";

/** One second is one pixel: x = 50 + second. */
const width = 666;
function Bar() {
  const zoom = useView((view) => view.zoom);
  const { from, to } = viewed(zoom, 600);
  const scale = timeScale(width, from, to, false);
  return (
    <>
      <Overview run={exampleRun} durationSeconds={600} scale={scale} narrow={false} touch={false} />
      <TimeAxis scale={scale} onMark={() => undefined} />
    </>
  );
}
const drag = (selector: string, from: number, to: number, key?: string) => {
  const element = document.querySelector<HTMLElement>(selector)!;
  fireEvent.pointerDown(element, { clientX: from, pointerId: 1, button: 0 });
  for (const x of [(from + to) / 2, to]) fireEvent.pointerMove(element, { clientX: x, pointerId: 1 });
  if (key) fireEvent.keyDown(window, { key });
  fireEvent.pointerUp(element, { clientX: to, pointerId: 1 });
};
const slider = (name: string) => screen.getByRole("slider", { name });
const texts = () => screen.getAllByRole("slider").map((element) => [element.ariaLabel, element.getAttribute("aria-valuetext")]);

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.hasPointerCapture = () => true;
  openScenario({ ...firstScenario, durationSeconds: 600 });
  useTrace.setState({ run: exampleRun });
  useView.setState({ cursor: null, hover: null, zoom: null });
  render(<Bar />);
});
afterEach(cleanup);

it("draws nothing past the end of a length that is shorter than the run it still shows", () => {
  cleanup();
  const held = { ...exampleRun, steps: { ...exampleRun.steps, heldBy: exampleRun.steps.heldBy.map((_, step) => (step > 30 ? 1 : 2)) } };
  const reasons = (durationSeconds: number) => {
    const { container } = render(
      <Overview
        run={held}
        durationSeconds={durationSeconds}
        scale={timeScale(width, 0, durationSeconds, false)}
        narrow={false}
        touch={false}
      />,
    );
    return Array.from(container.querySelectorAll("rect[height='4']"), (rect) => Number(rect.getAttribute("width")) > 0);
  };
  expect(reasons(600)).toEqual([true, true]);
  expect(reasons(300)).toEqual([true]);
});

describe("the overview with the pointer", () => {
  it("narrows the view by a bracket", () => {
    drag(".overview", 50, 250);
    expect(currentView()).toEqual({ from: 200, to: 600 });
    drag(".overview", 650, 450);
    expect(currentView()).toEqual({ from: 200, to: 400 });
  });

  it("moves the part in view, and brings it to the place of a press", () => {
    fireEvent.keyDown(window, {});
    show({ from: 100, to: 300 });
    cleanup();
    render(<Bar />);
    drag(".overview", 250, 300);
    expect(currentView()).toEqual({ from: 150, to: 350 });
    drag(".overview", 550, 550);
    expect(currentView()).toEqual({ from: 400, to: 600 });
  });

  it("scrubs while the whole run is in view, backwards as well", () => {
    drag(".overview", 200, 500);
    expect(useView.getState().cursor).toBe(450);
    drag(".overview", 490, 110);
    expect(useView.getState()).toMatchObject({ cursor: 60, zoom: null });
  });

  it("is cancelled by Escape", () => {
    drag(".overview", 50, 250, "Escape");
    expect(useView.getState().zoom).toBeNull();
  });
});

describe("the overview from the keyboard", () => {
  it("has a slider for each end, and one for the part between once there is one", () => {
    expect(texts()).toEqual([
      ["View from", "00:00"],
      ["View to", "10:00"],
    ]);
    fireEvent.keyDown(slider("View from"), { key: "ArrowRight", shiftKey: true });
    expect(texts()).toEqual([
      ["Part of the run in view", "01:00 to 10:00"],
      ["View from", "01:00"],
      ["View to", "10:00"],
    ]);
  });

  it("moves each of them, and stops at the run's ends", () => {
    show({ from: 100, to: 300 });
    cleanup();
    render(<Bar />);
    fireEvent.keyDown(slider("View to"), { key: "ArrowRight" });
    fireEvent.keyDown(slider("View from"), { key: "ArrowLeft" });
    expect(currentView()).toEqual({ from: 94, to: 306 });
    fireEvent.keyDown(slider("View to"), { key: "End" });
    fireEvent.keyDown(slider("View from"), { key: "End" });
    expect(currentView()).toEqual({ from: 540, to: 600 });
    fireEvent.keyDown(slider("Part of the run in view"), { key: "PageDown" });
    expect(currentView()).toEqual({ from: 480, to: 540 });
    fireEvent.keyDown(slider("Part of the run in view"), { key: "Home" });
    fireEvent.keyDown(slider("Part of the run in view"), { key: "ArrowLeft" });
    expect(currentView()).toEqual({ from: 0, to: 60 });
  });
});

describe("the axis", () => {
  it("zooms to the range of a drag", () => {
    drag(".axis", 350, 150);
    expect(currentView()).toEqual({ from: 100, to: 300 });
  });

  it("opens the reconcile under a press", () => {
    drag(".axis", 200, 201);
    expect(useView.getState()).toMatchObject({ cursor: 150, zoom: null });
  });

  it("scrubs by the cursor's flag", () => {
    useView.setState({ cursor: 150 });
    cleanup();
    render(<Bar />);
    drag(".axis", 205, 350);
    expect(useView.getState()).toMatchObject({ cursor: 300, zoom: null });
  });

  it("zooms to nothing after Escape", () => {
    drag(".axis", 150, 350, "Escape");
    expect(useView.getState().zoom).toBeNull();
  });
});
