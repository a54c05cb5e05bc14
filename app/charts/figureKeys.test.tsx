// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { openScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { currentView } from "../store/zoom";
import { useFigureKeys } from "./figureKeys";
import { exampleRun } from "./testing/exampleRun";

function Page() {
  useFigureKeys();
  return (
    <>
      <input aria-label="text" />
      <button type="button">button</button>
      <section className="fig" data-figure="load" tabIndex={-1} />
      <section className="fig" data-figure="replicas" tabIndex={-1} />
    </>
  );
}
const press = (key: string, target: Element = document.activeElement ?? document.body) => fireEvent.keyDown(target, { key });
const figure = () => document.activeElement?.getAttribute("data-figure");

describe("the figures' keys", () => {
  beforeEach(() => {
    openScenario({ ...firstScenario, durationSeconds: 600 });
    useTrace.setState({ run: exampleRun });
    useView.setState({ cursor: null, zoom: null, playing: false, tables: new Set() });
    Element.prototype.scrollIntoView = vi.fn();
    render(<Page />);
  });
  afterEach(cleanup);

  it("zoom around the cursor, else around the middle, and back to the whole run", () => {
    press("+");
    expect(currentView()).toEqual({ from: 100, to: 500 });
    press("-");
    expect(useView.getState().zoom).toBeNull();
    useView.setState({ cursor: 150 });
    press("=");
    expect(currentView()).toEqual({ from: 50, to: 450 });
    press("0");
    expect(useView.getState().zoom).toBeNull();
  });

  it("play and pause with Space, unless a control would use it", () => {
    press(" ");
    expect(useView.getState().playing).toBe(true);
    press(" ");
    press(" ", document.querySelector("button")!);
    expect(useView.getState().playing).toBe(false);
  });

  it("go from figure to figure, and show the one at hand as a table", () => {
    press("]");
    expect(figure()).toBe("load");
    press("]");
    press("t");
    expect([figure(), [...useView.getState().tables]]).toEqual(["replicas", ["replicas"]]);
    press("]");
    expect(figure()).toBe("load");
    press("[");
    press("T");
    expect([figure(), [...useView.getState().tables]]).toEqual(["replicas", []]);
  });

  it("are off while text has the focus, and leave chords alone", () => {
    const input = document.querySelector("input")!;
    for (const key of ["+", "0", " ", "]", "t"]) expect(press(key, input)).toBe(true);
    fireEvent.keyDown(document.body, { key: "+", ctrlKey: true });
    expect(useView.getState()).toMatchObject({ zoom: null, playing: false });
  });
});
