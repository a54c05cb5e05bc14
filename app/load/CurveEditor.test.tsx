// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstScenario, loadPreset, type LoadPoint } from "../../engine/index";
import { openScenario, setLoad, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { loadTop } from "../marks/axes";
import { plotFrame } from "../marks/plotFrame";
import { timeScale } from "../marks/timeScale";
import { clock } from "../words/times";
import { CurveEditor } from "./CurveEditor";
import { LoadBar } from "./LoadBar";
import { PointTable } from "./PointTable";

vi.mock("../words/times", { spy: true });
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));

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
      ["Load at 00:00", "3", "00:00, 3 requests per second"],
      ["Load at 06:00", "3", "06:00, 3 requests per second"],
      ["Load at 06:30", "40", "06:30, 40 requests per second"],
    ]);
  });

  it("says which keys it knows", () => {
    const group = screen.getByRole("group", { name: /^Load curve/ });
    const description = document.getElementById(group.getAttribute("aria-describedby")!);
    expect(["Shift", "Page Up", "Home", "Enter", "Delete"].filter((key) => !description?.textContent.includes(key))).toEqual([]);
  });

  it("is one stop for Tab: the point that had the focus last", () => {
    const stops = () => screen.getAllByRole("slider").flatMap((slider) => (slider.tabIndex === 0 ? [slider.ariaLabel] : []));
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    expect(stops()).toEqual(["Load at 00:00"]);
    act(() => handle("Load at 00:00").focus());
    press("PageDown");
    expect([document.activeElement?.ariaLabel, stops()]).toEqual(["Load at 06:00", ["Load at 06:00"]]);
    press("End");
    expect([document.activeElement?.ariaLabel, stops()]).toEqual(["Load at 06:30", ["Load at 06:30"]]);
    press("Home");
    expect([document.activeElement?.ariaLabel, stops()]).toEqual(["Load at 00:00", ["Load at 00:00"]]);
    expect([points(), useScenario.getState().past]).toEqual([curve, []]);
  });

  it("goes to the point that it adds, and back when it removes it", () => {
    act(() => handle("Load at 06:30").focus());
    fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(document.activeElement?.ariaLabel).toBe("Load at 33:15");
    fireEvent.keyDown(document.activeElement!, { key: "Delete" });
    expect([document.activeElement?.ariaLabel, points()]).toEqual(["Load at 06:30", curve]);
  });

  it("keeps a stop for Tab when the point that had the focus goes", () => {
    act(() => handle("Load at 06:30").focus());
    act(() => openScenario({ ...firstScenario, load: { points: curve.slice(0, 2), noise: 0 } }));
    expect(screen.getAllByRole("slider").map((slider) => slider.tabIndex)).toEqual([-1, 0]);
  });

  it("draws again only the handle under the pointer", () => {
    const plot = screen.getByRole("group", { name: /^Load curve/ });
    vi.mocked(clock).mockClear();
    fireEvent.pointerMove(plot, { pointerType: "mouse", buttons: 0, clientX: frame.scale.x(360), clientY: frame.y(3) });
    expect(new Set(vi.mocked(clock).mock.calls.flat())).toEqual(new Set([360]));
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
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect(points()).toEqual(curve);
  });

  it("keeps the keyboard's place at both ends of the history", () => {
    const undo = screen.getByRole<HTMLButtonElement>("button", { name: "Undo the last change to the curve" });
    const redo = screen.getByRole<HTMLButtonElement>("button", { name: "Redo the change to the curve" });
    const ends = () => [undo, redo].map((button) => [button.ariaDisabled, button.disabled]);
    expect(ends()).toEqual([
      ["true", false],
      ["true", false],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "steady" }));
    undo.focus();
    fireEvent.click(undo);
    fireEvent.click(undo);
    expect([document.activeElement, points(), ends()]).toEqual([
      undo,
      curve,
      [
        ["true", false],
        ["false", false],
      ],
    ]);
  });

  it("takes a shape at the height of the present curve", () => {
    fireEvent.click(screen.getByRole("button", { name: "steady" }));
    expect(points()).toEqual([
      [0, 40],
      [3600, 40],
    ]);
    expect(screen.getByRole("button", { name: "steady" }).ariaPressed).toBe("true");
  });

  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name, hidden: true });
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  it("lets the numbers of the point that has the focus be typed: Enter takes them, each as one step of the history", () => {
    act(() => handle("Load at 06:00").focus());
    type("Requests per second at 06:00", "1250,5");
    expect(points()).toEqual(curve);
    fireEvent.keyDown(field("Requests per second at 06:00"), { key: "Enter" });
    type("Time of point 2", "5:00");
    fireEvent.keyDown(field("Time of point 2"), { key: "Enter" });
    expect(points()[1]).toEqual([300, 1250.5]);
    expect(loadTop(points(), 3600, [])).toBeGreaterThan(1250.5);
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect(points()[1]).toEqual([360, 1250.5]);
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect(points()).toEqual(curve);
  });

  it("says the range of a time that another point has passed; Escape takes back what was typed, and then leads back to the point", () => {
    act(() => handle("Load at 06:00").focus());
    const time = field("Time of point 2");
    act(() => time.focus());
    type("Time of point 2", "6:30");
    fireEvent.keyDown(time, { key: "Enter" });
    expect([time.ariaInvalid, screen.getByText("A time from 00:01 to 06:29.").id, points()]).toEqual([
      "true",
      time.getAttribute("aria-describedby"),
      curve,
    ]);
    fireEvent.keyDown(time, { key: "Escape" });
    expect([time.value, time.ariaInvalid]).toEqual(["06:00", "false"]);
    fireEvent.keyDown(time, { key: "Escape" });
    expect(document.activeElement).toBe(handle("Load at 06:00"));
    act(() => handle("Load at 06:00").blur());
    expect(screen.queryByRole("textbox", { name: "Time of point 2" })).toBeNull();
  });

  it("gives a shape another peak, base and number of times, all of one visit as one step of the history", () => {
    fireEvent.click(screen.getByRole("button", { name: "spike" }));
    const before = points();
    type("Peak", "100");
    type("Base", "20");
    type("How often in the run", "3");
    expect(points()).toEqual(loadPreset("spike", 3600, 100, { base: 20, times: 3 }));
    expect(screen.getByRole("button", { name: "Settings of the shape: spike" }).textContent).toBe("20–100 per s, 3×");
    type("The peak lasts", "200");
    expect(points()).toEqual(loadPreset("spike", 3600, 100, { base: 20, times: 3, peakSeconds: 200 }));
    type("How often in the run", "2");
    expect(points()).toEqual(loadPreset("spike", 3600, 100, { base: 20, times: 2, peakSeconds: 200 }));
    type("How often in the run", "31");
    expect(points()).toHaveLength(11);
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect(points()).toEqual(before);
  });

  it("gives the next shape the base and the number of times that were chosen", () => {
    act(() => setLoad({ points: loadPreset("spike", 3600, 100, { base: 20, times: 3 }), noise: 0 }));
    fireEvent.click(screen.getByRole("button", { name: "ramp" }));
    expect(points()).toEqual(loadPreset("ramp", 3600, 100, { base: 20, times: 3 }));
    fireEvent.click(screen.getByRole("button", { name: "steady" }));
    expect([points(), screen.getByRole("button", { name: "Settings of the shape: steady" }).textContent]).toEqual([
      loadPreset("steady", 3600, 100),
      "100 per s",
    ]);
  });

  it("has no settings for a curve that is no shape", () => {
    expect(screen.queryByRole("button", { name: /Settings of the shape/ })).toBeNull();
  });

  it("stretches a shape over a new length, as one step to undo, with as many times as have room", () => {
    const length = (seconds: number) =>
      fireEvent.change(screen.getByRole("combobox", { name: "Length of the run", hidden: true }), { target: { value: String(seconds) } });
    const shape = loadPreset("spike", 3600, 100, { base: 20, times: 10 });
    act(() => setLoad({ points: shape, noise: 0 }));
    act(() => useView.setState({ zoom: { from: 240, to: 2040 } }));
    length(86_400);
    expect(useView.getState().zoom).toBeNull();
    expect(points()).toEqual(loadPreset("spike", 86_400, 100, { base: 20, times: 10 }));
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect([useScenario.getState().scenario.durationSeconds, points()]).toEqual([3600, shape]);
    length(600);
    expect(points()).toEqual(loadPreset("spike", 600, 100, { base: 20, times: 5 }));
    expect(screen.getByRole("button", { name: "Settings of the shape: spike" }).textContent).toBe("20–100 per s, 5×");
  });

  it("says in hours how often a shape comes in a long run", () => {
    act(() => setLoad({ points: loadPreset("spike", 3600, 100, { times: 2 }), noise: 0 }));
    expect(screen.getByText("One every 30 min.")).toBeTruthy();
    fireEvent.change(screen.getByRole("combobox", { name: "Length of the run", hidden: true }), { target: { value: "86400" } });
    expect(screen.getByText("One every 12 h.")).toBeTruthy();
  });

  it("keeps points of a drawn curve past the end when the run gets shorter", () => {
    fireEvent.change(screen.getByRole("combobox", { name: "Length of the run", hidden: true }), { target: { value: "600" } });
    expect([useScenario.getState().scenario.durationSeconds, points()]).toEqual([600, curve]);
  });

  it("reads the noise while it is typed; text beyond its range stays, says so, and keeps the last good value", () => {
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Noise, 0 to 50 percent", hidden: true });
    fireEvent.change(field, { target: { value: "12.5" } });
    fireEvent.change(field, { target: { value: "99" } });
    expect([useScenario.getState().scenario.load.noise, field.value, field.ariaInvalid]).toEqual([0.125, "99", "true"]);
    fireEvent.blur(field);
    expect([field.value, field.getAttribute("aria-describedby"), screen.getByRole("status", { hidden: true }).textContent]).toEqual([
      "99",
      screen.getByRole("status", { hidden: true }).id,
      "From 0 to 50; 12.5% still applies.",
    ]);
    fireEvent.change(field, { target: { value: "20" } });
    expect([useScenario.getState().scenario.load.noise, field.ariaInvalid, screen.queryByRole("status", { hidden: true })]).toEqual([
      0.2,
      "false",
      null,
    ]);
  });

  it("lets undo replace the text typed for the noise", () => {
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Noise, 0 to 50 percent", hidden: true });
    fireEvent.change(field, { target: { value: "20" } });
    fireEvent.change(field, { target: { value: "80" } });
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect([field.value, field.ariaInvalid]).toEqual(["0", "false"]);
  });
});

describe("the points of the load as a table", () => {
  beforeEach(() => {
    openScenario({ ...firstScenario, load: { points: curve, noise: 0 } });
    render(<PointTable />);
  });
  afterEach(cleanup);

  it("has a row for each point, those past the end of the run too, and takes what is typed when the focus leaves", () => {
    const amounts = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Requests per second/ });
    expect(amounts().map(({ value }) => value)).toEqual(["3", "3", "40", "40"]);
    fireEvent.change(amounts()[3]!, { target: { value: "55" } });
    fireEvent.blur(amounts()[3]!);
    expect(points()).toEqual(curve.with(3, [7200, 55]));
    fireEvent.change(amounts()[0]!, { target: { value: "-1" } });
    fireEvent.blur(amounts()[0]!);
    expect([points()[0], amounts()[0]!.ariaInvalid]).toEqual([[0, 3], "true"]);
  });

  it("adds a point on the curve between two others, and removes points down to one", () => {
    fireEvent.click(screen.getByRole("button", { name: "Add a point after 06:30" }));
    expect(points()[3]).toEqual([1995, 40]);
    for (let times = 0; times < 4; times++) fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0]!);
    expect(points()).toEqual([[7200, 40]]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Remove/ }).disabled).toBe(true);
  });
});

describe("the load curve under the pointer", () => {
  /** jsdom has no pointer capture. */
  const captured = { setPointerCapture: () => undefined, hasPointerCapture: () => true };
  const drawing = () => {
    const plot = screen.getByRole("group", { name: /^Load curve/ });
    const at = (second: number, value: number) => ({ button: 0, clientX: frame.scale.x(second), clientY: frame.y(value) });
    fireEvent.pointerDown(Object.assign(plot, captured), at(1800, 20));
    fireEvent.pointerMove(plot, at(2400, 30));
  };
  const state = () => {
    const { gesture, past, scenario } = useScenario.getState();
    return { gesture, past: past.length, points: scenario.load.points, axis: useView.getState().loadAxisMax };
  };

  beforeEach(() => {
    openScenario({ ...firstScenario, load: { points: curve, noise: 0 } });
    render(page());
  });
  afterEach(cleanup);

  it("holds its axis while it is drawn", () => {
    drawing();
    expect(state()).toMatchObject({ gesture: true, past: 1, axis: 50 });
    expect(points()).not.toEqual(curve);
  });

  it("is as before when the plot goes in the middle of a stroke", () => {
    drawing();
    cleanup();
    expect(state()).toEqual({ gesture: false, past: 0, points: curve, axis: null });
  });

  it("takes nothing back before the stroke is done", () => {
    drawing();
    const drawn = points();
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    fireEvent.click(screen.getByRole("button", { name: "Undo the last change to the curve" }));
    expect([points(), useScenario.getState().past]).toEqual([drawn, [{ load: { points: curve, noise: 0 } }]]);
    fireEvent.keyDown(window, { key: "Escape" });
    expect(state()).toEqual({ gesture: false, past: 0, points: curve, axis: null });
  });
});
