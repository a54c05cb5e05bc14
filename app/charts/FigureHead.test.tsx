// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { DrawnRun } from "./drawnRun";
import { FigureHead } from "./FigureHead";
import type { Reading } from "../marks/readings/reading";
import { exampleRun } from "./testing/exampleRun";

const readings: Reading[] = [
  { stroke: "written", name: "written", value: (step) => String(exampleRun.stepSeconds.written[step]), widest: "4", yields: "never" },
  { stroke: "ready", name: "ready", value: (step) => String(exampleRun.stepSeconds.ready[step]), widest: "4", yields: "never" },
];
const texts = () =>
  screen
    .getAllByRole("button")
    // The first is the unit, the last leads to the table.
    .slice(1, -1)
    .map((button) => button.textContent);

describe("a figure's legend", () => {
  beforeEach(() => {
    useTrace.setState({ run: exampleRun });
    useView.setState({ cursor: null, hover: null, hidden: new Set() });
  });
  afterEach(cleanup);

  const show = () =>
    render(
      <DrawnRun value={exampleRun}>
        <FigureHead figure="replicas" titles={["How many pods?"]} unit="replicas" readings={readings} width={600} />
      </DrawnRun>,
    );

  it("only names its lines while nothing is selected", () => {
    show();
    expect(texts()).toEqual(["written ", "ready "]);
  });

  it("reads the selected reconcile, and the one under the pointer before it", () => {
    useView.setState({ cursor: 0 });
    show();
    expect(texts()).toEqual(["written 1", "ready 1"]);
    cleanup();
    useView.setState({ hover: 150 });
    show();
    expect(texts()).toEqual(["written 4", "ready 1"]);
  });

  it("hides and shows a line", () => {
    show();
    const entry = () => screen.getByRole("button", { name: "ready" });
    fireEvent.click(entry());
    expect([entry().ariaPressed, [...useView.getState().hidden]]).toEqual(["false", ["replicas/ready"]]);
    fireEvent.click(entry());
    expect([entry().ariaPressed, [...useView.getState().hidden]]).toEqual(["true", []]);
  });

  it("leads to the same numbers as a table", () => {
    useView.setState({ tables: new Set() });
    show();
    const button = () => screen.getByRole("button", { name: "“How many pods?” as a table" });
    fireEvent.click(button());
    expect([button().ariaPressed, [...useView.getState().tables]]).toEqual(["true", ["replicas"]]);
    fireEvent.click(button());
    expect([...useView.getState().tables]).toEqual([]);
  });
});
