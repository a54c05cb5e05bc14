// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noWords, type AnyReconcile } from "../../engine/index";
import { underived, useBaseline } from "../store/baseline";
import { useContinued } from "../store/continued";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { layOut, showFigures, slowly } from "./testing/figuresOnPage";
import { exampleRun } from "./testing/exampleRun";

const [cpu] = exampleRun.metrics;

layOut({ width: 700, height: 700 });
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  useBaseline.setState(underived);
  useTrace.setState({ reconcile: null });
});

const headings = () => screen.getAllByRole("heading", { level: 2 });

it("each figure asks one question", () => {
  useTrace.setState({ run: exampleRun });
  showFigures();
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
          .getAllByRole("button", { pressed: true })
          .flatMap((button) => (button.dataset["means"] ? (button.querySelector("span")?.textContent ?? []) : [])),
      );
  useTrace.setState({ run: exampleRun });
  const { unmount } = showFigures();
  expect(legends()).toEqual([
    ["written", "existing", "ready"],
    ["saw", "true", "target"],
  ]);
  unmount();
  useBaseline.setState({ run: exampleRun });
  showFigures();
  expect(legends()).toEqual([
    ["baseline", "written", "ready"],
    ["baseline", "saw", "true"],
  ]);
});

it("tells two metrics of one resource apart by their targets", () => {
  useTrace.setState({ run: { ...exampleRun, metrics: [cpu!, { ...cpu!, unit: "m", target: 100, bandLow: 90, bandHigh: 110 }] } });
  showFigures();
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
  const { unmount } = showFigures();
  expect(
    [screen.getAllByTitle(/samples of the pods that count/), screen.getAllByTitle(/pods that are Ready/)].map(({ length }) => length),
  ).toEqual([1, 1]);
  unmount();
  useTrace.setState({ run: { ...exampleRun, metrics: [{ ...cpu!, type: "External", unit: "", source: "backlog" }] } });
  showFigures();
  expect(screen.queryByTitle(/samples of the pods that count/)).toBeNull();
});

it("says why nothing is drawn while the manifest was never valid, and shows no cursor", () => {
  useView.setState({ cursor: 60 });
  useTrace.setState({
    run: null,
    problems: [
      {
        severity: "error",
        path: "",
        message: "",
        said: { message: noWords, reason: noWords },
        line: 1,
        column: 1,
        endLine: 1,
        endColumn: 1,
      },
    ],
  });
  const { container } = showFigures();
  expect(screen.getAllByText("Nothing to draw yet: the manifest is not valid.")).toHaveLength(2);
  expect(container.querySelectorAll(".vflag, .vline")).toHaveLength(0);
});

it("without a figure of CPU the load's head says that pods are throttled; its table always says it", async () => {
  const stepSeconds = { ...exampleRun.stepSeconds, throttled: exampleRun.stepSeconds.throttled.map(() => 3) };
  const ofLoad = () => screen.getByRole("heading", { name: /^(Does capacity keep up\?|Load)$/ }).closest("section")!.textContent;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1400);
  useView.setState({ cursor: 60 });
  useTrace.setState({ run: { ...exampleRun, stepSeconds } });
  showFigures();
  expect(ofLoad()).not.toContain("throttled");
  cleanup();
  useTrace.setState({
    run: { ...exampleRun, stepSeconds, metrics: [{ ...cpu!, name: "queue_depth", type: "External", source: "backlog" }] },
  });
  showFigures();
  expect(ofLoad()).toContain("3 throttled");
  cleanup();
  useView.setState({ tables: new Set(["load"]) });
  useTrace.setState({ run: { ...exampleRun, stepSeconds } });
  showFigures();
  expect(await screen.findByRole("columnheader", { name: "throttled" }, slowly)).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "held by full nodes" })).toBeTruthy();
});

it("from four metrics on the winner has a figure, and each other a strip in the order of the proposals", async () => {
  const name = (index: number) => `metric_${index}`;
  const metrics = [0, 1, 2, 3, 4].map((index) => ({
    ...cpu!,
    name: name(index),
    type: "External" as const,
    unit: "" as const,
    target: 10,
  }));
  const proposals = [3, 8, 5, 11, 5];
  const record = (changed: readonly (number | null)[]) =>
    ({
      at: 300,
      decision: {
        kind: "computed",
        winner: changed.indexOf(Math.max(...changed.map((count) => count ?? 0))),
        metrics: changed.map((count) => (count === null ? { ok: false, error: "no answer" } : { ok: true, replicaCount: count })),
      },
    }) as object as AnyReconcile;
  useTrace.setState({ run: { ...exampleRun, metrics }, reconcile: record(proposals) });
  useView.setState({ cursor: 300 });
  showFigures();
  const strips = () => screen.getAllByRole("button", { name: /Show its figure$/ });
  const names = () => strips().map((strip) => strip.getAttribute("aria-label")?.replace(/(, \S+ of \S+)?\. Show its figure$/, ""));
  await screen.findByRole("toolbar", { name: "The other 4 metrics" }, slowly);
  expect(headings().map(({ textContent }) => textContent)).toContain("How far is metric_3 from its target?");
  expect(names()).toEqual(["metric_1 proposes 8", "metric_2 proposes 5", "metric_4 proposes 5", "metric_0 proposes 3"]);
  expect(headings().map(({ textContent }) => textContent)).not.toContain("Which pods count?");
  expect(screen.getByRole("button", { name: /Which pods count\?.*4 ready/ }).getAttribute("aria-expanded")).toBe("false");

  strips()[0]!.focus();
  fireEvent.keyDown(strips()[0]!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(strips()[1]);
  fireEvent.click(strips()[1]!);
  expect(headings().map(({ textContent }) => textContent)).toContain("How far is metric_2 from its target?");
  expect(names()[0]).toBe("metric_3 proposes 11");

  // Another winner takes the figure back, and a metric that failed is the first strip.
  act(() => useTrace.setState({ reconcile: record([12, 8, null, 11, 5]) }));
  expect(headings().map(({ textContent }) => textContent)).toContain("How far is metric_0 from its target?");
  expect(names()).toEqual(["metric_2 has no value: no answer", "metric_3 proposes 11", "metric_1 proposes 8", "metric_4 proposes 5"]);
});

it("beside a recording of the same hours the replicas are recorded and simulated, with how near they are", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1400);
  useTrace.setState({ run: exampleRun });
  const points = exampleRun.counts.map(([second, count]) => [second, count] as const);
  const { origin } = useScenario.getState();
  const made = { origin, measured: { start: 0, points }, recorded: points, replacements: [], hasOwnNames: false };
  act(() => useContinued.setState({ made, fit: null }));
  showFigures();
  expect(headings()[1]!.textContent).toBe("Recorded beside simulated");
  expect(await screen.findByText(/^replicas, within one for \d+% of the time$/, {}, slowly)).toBeTruthy();
  act(() => useContinued.setState({ made: null, fit: null }));
  expect(headings()[1]!.textContent).toBe("How many pods, how many ready?");
});
