// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { underived, useBaseline } from "../store/baseline";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { Figures } from "./Figures";
import { exampleRun } from "./testing/exampleRun";

const [cpu] = exampleRun.metrics;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
  vi.spyOn(console, "error");
});
afterEach(() => {
  cleanup();
  useBaseline.setState(underived);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const headings = () => screen.getAllByRole("heading", { level: 2 });
const show = () => render(<Figures loadBar={null} CurveEditor={() => null} IncidentLane={() => null} IncidentLines={() => null} />);

it("each figure asks one question", () => {
  useTrace.setState({ run: exampleRun });
  show();
  expect(headings().map(({ textContent }) => textContent)).toEqual([
    "Does capacity keep up?",
    "How many pods, how many ready?",
    "How far is CPU from its target?",
    "What was proposed, what held it?",
    "Which pods count?",
  ]);
});

it("beside a baseline the legends give its value in place of the existing pods and the target", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1400);
  const legends = () =>
    screen
      .getAllByRole("region")
      .slice(1, 3)
      .map((region) =>
        within(region)
          .getAllByRole("button")
          .flatMap(({ title }) => /^(?:.*\()?Hide (\w+)/.exec(title)?.[1] ?? []),
      );
  useTrace.setState({ run: exampleRun });
  const { unmount } = show();
  expect(legends()).toEqual([
    ["written", "existing", "ready"],
    ["saw", "true", "target"],
  ]);
  unmount();
  useBaseline.setState({ run: exampleRun });
  show();
  expect(legends()).toEqual([
    ["baseline", "written", "ready"],
    ["baseline", "saw", "true"],
  ]);
});

it("tells two metrics of one resource apart by their targets", () => {
  useTrace.setState({ run: { ...exampleRun, metrics: [cpu!, { ...cpu!, unit: "m", target: 100, bandLow: 90, bandHigh: 110 }] } });
  show();
  const regions = screen
    .getAllByRole("region")
    .map((region) => document.getElementById(region.getAttribute("aria-labelledby")!)?.textContent);
  expect(regions.slice(2, -2)).toEqual(["How far is CPU from its target of 50%?", "How far is CPU from its target of 100\u00a0m?"]);
  expect(
    screen
      .getAllByRole("figure")
      .slice(2, -2)
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual([
    "CPU over time: its true value, what the controller saw, the target of 50% and its tolerance",
    "CPU over time: its true value, what the controller saw, the target of 100\u00a0m and its tolerance",
  ]);
  expect(console.error).not.toHaveBeenCalled();
});

it("says over which pods CPU is seen and true, and nothing of that for a metric that pods do not have by themselves", () => {
  useTrace.setState({ run: { ...exampleRun, metrics: [cpu!] } });
  const { unmount } = show();
  expect(
    [screen.getAllByTitle(/samples of the pods that count/), screen.getAllByTitle(/pods that are Ready/)].map(({ length }) => length),
  ).toEqual([1, 1]);
  unmount();
  useTrace.setState({ run: { ...exampleRun, metrics: [{ ...cpu!, type: "External", unit: "", source: "backlog" }] } });
  show();
  expect(screen.queryByTitle(/samples of the pods that count/)).toBeNull();
});

it("says why nothing is drawn while the manifest was never valid, and shows no cursor", () => {
  useView.setState({ cursor: 60 });
  useTrace.setState({
    run: null,
    problems: [{ severity: "error", path: "", message: "", line: 1, column: 1, endLine: 1, endColumn: 1 }],
  });
  const { container } = show();
  expect(screen.getAllByText("Nothing to draw yet: the manifest is not valid.")).toHaveLength(2);
  expect(container.querySelectorAll(".vflag, .vline")).toHaveLength(0);
});

it("without a figure of CPU the load's head says that pods are throttled; its table always says it", async () => {
  const stepSeconds = { ...exampleRun.stepSeconds, throttled: exampleRun.stepSeconds.throttled.map(() => 3) };
  const ofLoad = () => screen.getByRole("heading", { name: /^(Does capacity keep up\?|Load)$/ }).closest("section")!.textContent;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1400);
  useView.setState({ cursor: 60 });
  useTrace.setState({ run: { ...exampleRun, stepSeconds } });
  show();
  expect(ofLoad()).not.toContain("throttled");
  cleanup();
  useTrace.setState({
    run: { ...exampleRun, stepSeconds, metrics: [{ ...cpu!, name: "queue_depth", type: "External", source: "backlog" }] },
  });
  show();
  expect(ofLoad()).toContain("3 throttled");
  cleanup();
  useView.setState({ tables: new Set(["load"]) });
  useTrace.setState({ run: { ...exampleRun, stepSeconds } });
  show();
  expect(await screen.findByRole("columnheader", { name: "throttled" })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "held by full nodes" })).toBeTruthy();
});
