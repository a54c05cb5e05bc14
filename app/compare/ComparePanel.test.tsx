// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compareRuns, judge } from "../../engine/doors/withKeda";
import { firstScenario, type Scenario } from "../../engine/index";
import { anyTraceOf } from "../../engine/simulation/testing/traceOf";
import { underived, useBaseline } from "../store/baseline";
import { openScenario, setParts, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import type { Run } from "../run/run";
import { ComparePanel } from "./ComparePanel";
import { pin, tryChange } from "./pin";

const short: Scenario = { ...firstScenario, durationSeconds: 300 };
const compared = (before: Scenario, after: Scenario) =>
  compareRuns({ scenario: before, trace: anyTraceOf(before) }, { scenario: after, trace: anyTraceOf(after) });

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useBaseline.setState({ scenario: null, aside: null, tried: null, ...underived });
  useTrace.setState(useTrace.getInitialState());
});

/** Shows the real comparison of a pinned scenario with the page's own. */
function show(before: Scenario, after: Scenario): void {
  openScenario(after);
  useBaseline.setState({ scenario: before, comparison: compared(before, useScenario.getState().scenario) });
  render(<ComparePanel Decisions={() => null} Luck={() => null} />);
}

test("a baseline that is another scenario is named; without a name it is said without quotes", () => {
  show({ ...short, name: "today" }, { ...short, name: "tomorrow" });
  expect(screen.getByText("The baseline is “today”.")).toBeTruthy();
  cleanup();
  for (const name of ["", " "]) {
    show({ ...short, name }, { ...short, name: "tomorrow" });
    expect(screen.getByText("The baseline is a scenario without a name.")).toBeTruthy();
    expect(screen.queryByText(/“/)).toBeNull();
    cleanup();
  }
});

const finished = (id: number, scenario: Scenario) => {
  const run = { id, digest: `${id}`, lastSecond: 300, durationSeconds: 300, metrics: [], steps: { at: Float64Array.of(0) } };
  useTrace.setState({ run: run as object as Run, scenario, stale: false, progress: null });
};

test("while a changed run is simulated, the comparison of the run before says nothing of it", () => {
  finished(1, short);
  show(short, short);
  const present = () => useScenario.getState().scenario;
  act(() => useBaseline.setState({ run: useTrace.getState().run, comparedRun: 1 }));
  expect(screen.getByText("Nothing is changed")).toBeTruthy();
  const says = (text: string) => {
    expect(screen.getByText(text)).toBeTruthy();
    for (const early of [/Nothing is changed/, /No difference yet/, /are the same/]) expect(screen.queryByText(early)).toBeNull();
  };
  act(() => setParts({ seed: 9 }));
  says("The new run is being simulated.");
  act(() => useTrace.setState({ progress: 0.4 }));
  says("The new run is being simulated, 40% so far.");
  act(() => useTrace.setState(({ run }) => ({ run: { ...run!, id: 2, digest: null, lastSecond: 120 }, scenario: null })));
  says("The run has reached 02:00. The comparison appears when it ends.");
  act(() => finished(2, present()));
  says("The new run is being simulated.");
  act(() => useBaseline.setState({ comparison: compared(short, present()), comparedRun: 2 }));
  expect(screen.getByText("1 value changed")).toBeTruthy();
});

test("a text that is not valid starts no run, so the last comparison stays", () => {
  finished(1, short);
  show(short, short);
  act(() => useBaseline.setState({ comparedRun: 1 }));
  act(() => setParts({ manifest: "kind: [" }));
  act(() => useTrace.setState({ stale: true }));
  expect(screen.getByText("Nothing is changed")).toBeTruthy();
  expect(screen.getByText(/^No difference yet/)).toBeTruthy();
  act(() => useTrace.setState({ problems: judge("kind: [", short.flags).problems }));
  expect(screen.getByText("The manifest is not valid, so there is no run. This compares the last run that finished.")).toBeTruthy();
  expect(screen.queryByText(/^No difference yet/)).toBeNull();
});

test("a change that is tried keeps the pinned baseline, and pins the run before it only where none is pinned, which is said", () => {
  const said = () => screen.queryByText("The run before the change was pinned as the baseline.") !== null;
  const baseline = () => useBaseline.getState().scenario;
  show(short, { ...short, seed: 9 });
  finished(1, useScenario.getState().scenario);
  act(() => tryChange({ seed: 10 }));
  expect([baseline(), useScenario.getState().scenario.seed, said()]).toEqual([short, 10, false]);
  cleanup();
  useBaseline.setState({ scenario: null, aside: short, ...underived });
  act(() => tryChange({ seed: 11 }));
  expect(baseline()).toBe(short);
  useBaseline.setState({ scenario: null, aside: null, ...underived });
  act(() => tryChange({ seed: 12 }));
  expect(baseline()?.seed).toBe(11);
  useBaseline.setState({ comparison: compared(baseline()!, useScenario.getState().scenario) });
  render(<ComparePanel Decisions={() => null} Luck={() => null} />);
  expect(said()).toBe(true);
  act(pin);
  expect(baseline()?.seed).toBe(12);
  expect(said()).toBe(false);
});
