// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compareRuns } from "../../engine/doors/withKeda";
import { firstScenario, type Scenario } from "../../engine/index";
import { anyTraceOf } from "../../engine/simulation/testing/traceOf";
import { underived, useBaseline } from "../store/baseline";
import { openScenario, useScenario } from "../store/scenario";
import { ComparePanel } from "./ComparePanel";

const short: Scenario = { ...firstScenario, durationSeconds: 300 };
const compared = (before: Scenario, after: Scenario) =>
  compareRuns({ scenario: before, trace: anyTraceOf(before) }, { scenario: after, trace: anyTraceOf(after) });

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useBaseline.setState({ scenario: null, aside: null, ...underived });
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
