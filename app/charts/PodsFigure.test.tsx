// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstScenario, type PodLife } from "../../engine/index";
import { openScenario, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useKubectl } from "../store/kubectl";
import { useView } from "../store/view";
import { timeScale } from "../marks/timeScale";
import { DrawnRun } from "./drawnRun";
import { PodsFigure } from "./PodsFigure";
import { PodWindow } from "./PodWindow";
import { exampleRun } from "./testing/exampleRun";

const pod = (index: number, createdAt: number): PodLife => ({
  name: `php-apache-${index}`,
  createdAt,
  scheduledAt: createdAt,
  exits: [],
  phases: [
    { at: createdAt, phase: "starting" },
    { at: createdAt + 30, phase: "ready" },
  ],
  goneAt: index === 0 ? 300 : null,
});
const runWith = (count: number) => ({
  ...exampleRun,
  pods: Array.from({ length: count }, (_, index) => pod(index, index === 0 ? -60 : 150)),
  podMarks: {
    at: Float64Array.of(165, 165),
    pod: Uint32Array.of(1, 2),
    group: Uint8Array.of(0, 1),
    unready: exampleRun.steps.at.map((at) => Number(at === 165)),
    // More pods than the record names.
    missing: exampleRun.steps.at.map((at) => (at === 165 ? 140 : 0)),
    notReady: exampleRun.steps.at.map(() => 0),
  },
});
const show = (count: number, from = 0, to = 600) => {
  const run = runWith(count);
  useTrace.setState({ run });
  return render(
    <DrawnRun value={run}>
      <PodsFigure run={run} scale={timeScale(656, from, to, false)} height={84} />
    </DrawnRun>,
  );
};
const figure = () => screen.getByRole("figure").ariaLabel;

vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
beforeEach(() => useView.setState({ cursor: null, hover: null, hidden: new Set(), tables: new Set() }));
afterEach(cleanup);

it("has a lane for each pod in view", () => {
  show(3);
  expect(figure()).toBe("Pods over time, one lane per pod: 3 in view");
  cleanup();
  show(3, 300, 600);
  expect(figure()).toBe("Pods over time, one lane per pod: 2 in view");
});

it("counts pods in bands if there are more than sixty", () => {
  show(60);
  expect(figure()).toContain("one lane per pod");
  cleanup();
  show(61);
  expect(figure()).toBe("Pods over time, counted by phase: up to 61");
});

it("says how many were in each phase at the cursor, and how many the reconcile classed apart", () => {
  useView.setState({ cursor: 165 });
  show(3);
  expect(
    ["ready", "starting", "missing", "unready"].map((name) => screen.getByRole("button", { name: new RegExp(`^${name}`) }).textContent),
  ).toEqual(["ready 1", "starting 2", "missing 140", "unready 1"]);
});

it("says which pods are in none of the legend's phases, if there are any", () => {
  useView.setState({ cursor: 165 });
  const { pods } = runWith(3);
  const run = { ...runWith(3), pods: [...pods, { ...pods[0]!, phases: [{ at: -60, phase: "crashed" as const }] }] };
  useTrace.setState({ run });
  render(
    <DrawnRun value={run}>
      <PodsFigure run={run} scale={timeScale(656, 0, 600, false)} height={84} />
    </DrawnRun>,
  );
  expect(screen.getByText("crashed 1")).toBeTruthy();
  act(() => useView.setState({ cursor: 300 }));
  expect(screen.queryByText("crashed 1")).toBeNull();
});

it("marks over bands how many were classed apart, and the legend hides them", () => {
  const { container } = show(61);
  const marks = () => [...container.querySelectorAll(".pod-missing-mark, .pod-unready-mark")];
  expect(marks().map((mark) => mark.getAttribute("d")?.match(/M/g)?.length)).toEqual([1, 1]);
  fireEvent.click(screen.getByRole("button", { name: /^missing/ }));
  expect(marks().map((mark) => mark.classList.contains("pod-unready-mark"))).toEqual([true]);
});

it("says so when no pod existed", () => {
  show(1, 400, 600);
  expect(screen.getByText("No pod existed here.")).toBeTruthy();
});

it("lists the pods and their times as a table", async () => {
  useView.setState({ cursor: 165 });
  show(3);
  fireEvent.click(screen.getByRole("button", { name: /as a table/ }));
  const table = await screen.findByRole("table");
  expect(
    within(table)
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ["pod", "created", "first ready", "gone", "at 02:45", "classed as"],
    ["php-apache-0", "−01:00", "−00:30", "05:00", "ready", "–"],
    ["php-apache-1", "02:30", "03:00", "–", "starting", "unready"],
    ["php-apache-2", "02:30", "03:00", "–", "starting", "missing"],
  ]);
});

it("counts the pods that are not Ready and still count, apart from the ready ones, and says so of each in the table", () => {
  const run = runWith(3);
  const notReady = exampleRun.steps.at.map((at) => Number(at === 165));
  const podMarks = { ...run.podMarks, group: Uint8Array.of(2, 1), notReady };
  const marked = { ...run, podMarks };
  useTrace.setState({ run: marked });
  useView.setState({ cursor: 165 });
  const drawn = () => (
    <DrawnRun value={marked}>
      <PodsFigure run={marked} scale={timeScale(656, 0, 600, false)} height={84} />
    </DrawnRun>
  );
  render(drawn());
  expect(screen.getByRole("button", { name: "counted, not Ready 1" })).toBeTruthy();
  cleanup();
  useView.setState({ tables: new Set(["pods"]) });
  render(drawn());
  const cells = screen.getAllByRole("row").map((row) => row.lastElementChild?.textContent);
  expect(cells.slice(1)).toContain("counted, not Ready");
});

it("shows the pods at the cursor as squares with one line of counts, and a thousand of them as counted squares", () => {
  const { container } = show(4);
  const row = () => container.querySelector(".pods-now")!;
  expect(row().textContent).toBe("");
  act(() => useView.setState({ cursor: 165 }));
  expect(row().textContent).toBe("1 ready, 3 starting; at the sync 1 unready, 140 missing");
  expect(row().querySelectorAll("svg")).toHaveLength(1);
  expect(row().querySelector(".pod-starting")?.getAttribute("d")?.match(/M/g)).toHaveLength(3);
  act(() => useView.setState({ hover: 195 }));
  expect(row().textContent, "like the readouts it follows the pointer").toBe("4 ready");
  cleanup();
  useView.setState({ hover: null });
  const thousand = show(1000).container.querySelector(".pods-now")!;
  expect(thousand.querySelectorAll("svg")).toHaveLength(4);
  expect(thousand.textContent.trim()).toBe("1 ready 999 starting 1 unready 140 missing");
});

it("tells of one pod what it does and how the sync classed it, and adds an incident that hits it at this second", () => {
  openScenario(firstScenario);
  const run = runWith(4);
  useTrace.setState({ run });
  const step = run.steps.at.indexOf(165);
  const move = vi.fn();
  render(<PodWindow run={run} step={step} place={1} onPlace={move} />);
  const facts = [...document.querySelectorAll("dt")].map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);
  expect([screen.getByText("php-apache-1").tagName, facts]).toEqual([
    "B",
    ["state: starting since 02:30", "created: 02:30", "on a node: since 02:30", "for the sync at 02:45: unready", "CPU: …"],
  ]);
  const print = (output: string) =>
    act(() => useKubectl.setState({ printed: { at: 165, outputs: [{ id: "top", command: "kubectl top pods", output }] } }));
  print("NAME           CPU(cores)   MEMORY(bytes)\nphp-apache-1   41m          90Mi\n");
  expect(screen.getByText("41m in kubectl top pods")).toBeTruthy();
  print("NAME           CPU(cores)   MEMORY(bytes)\nphp-apache-11   41m          90Mi\n");
  expect(screen.getByText("kubectl top pods does not list it")).toBeTruthy();
  expect(useKubectl.getState().watchers).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "The next pod" }));
  expect(move).toHaveBeenCalledWith(2);
  fireEvent.click(screen.getByRole("button", { name: "Crash this pod" }));
  expect(useScenario.getState().scenario.incidents).toEqual([{ at: 165, kind: "podStruck", pod: 2, podBlow: "crashes" }]);
  cleanup();
  render(<PodWindow run={run} step={step} place={0} onPlace={move} />);
  fireEvent.click(screen.getByRole("button", { name: "Evict this pod" }));
  fireEvent.click(screen.getByRole("button", { name: "Lose the node with the most pods" }));
  expect(useScenario.getState().scenario.incidents.slice(1)).toEqual([
    { at: 165, kind: "podStruck", pod: 1, podBlow: "evicted" },
    { at: 165, kind: "nodeLost" },
  ]);
});

it("keeps the pods of the cursor under the pointer, so that a press meets the pod that is seen", () => {
  show(4);
  act(() => useView.setState({ cursor: 165, hover: 400 }));
  const row = screen.getByRole("button", { name: "Pods at 06:30: look at one" }).closest<HTMLElement>(".pods-now")!;
  fireEvent.pointerEnter(row);
  expect([useView.getState().hover, screen.getByRole("button", { name: /look at one/ }).ariaLabel]).toEqual([
    null,
    "Pods at 02:45: look at one",
  ]);
});
