// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { underived, useBaseline } from "../store/baseline";
import { OfBaseline } from "../store/decisionRun";
import { openScenario, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { DecisionPanel } from "./DecisionPanel";
import { Nothing } from "./Nothing";
import { held, runWith, setUpPanel, steps, tearDownPanel } from "./testing/panel";
import { apiDown, failed, reconcile } from "./testing/records";

const only = (step: number, value: number) => new Float64Array(241).fill(NaN).with(step, value);

/** The page's own run has its next number at 10:15 and its next rescale at 33:15. The baseline has them at 20:00 and 40:00. */
beforeEach(async () => {
  await setUpPanel();
  openScenario(firstScenario);
  useTrace.setState({ run: runWith({ proposal: only(41, 5) }) });
  const rescaled = new Uint8Array(steps.rescaled.length);
  rescaled[160] = 1;
  useBaseline.setState({ scenario: firstScenario, run: runWith({ proposal: only(80, 5), rescaled }) });
});
afterEach(() => {
  tearDownPanel();
  useBaseline.setState({ scenario: null, ...underived });
});

const stopped = reconcile({ at: 600, decision: { kind: "noMetrics", metrics: [failed("cpu", apiDown)], error: apiDown } }, "error");
const goesOn = () => screen.getByRole("heading", { name: "When will it scale again?" }).parentElement?.textContent;

test("a baseline's decision reads the baseline's run, and the page's decision reads the page's run", () => {
  const own = render(<DecisionPanel reconcile={stopped} />);
  expect(goesOn()).toContain("In this run: at 10:15.");
  expect(screen.getByRole("button", { name: /next change/ }).textContent).toBe("next change 33:15");
  own.unmount();
  render(
    <OfBaseline value>
      <DecisionPanel reconcile={stopped} />
    </OfBaseline>,
  );
  expect(goesOn()).toContain("In this run: at 20:00.");
  expect(screen.getByRole("button", { name: /next change/ }).textContent).toBe("next change 40:00");
});

test("while the page waits for a baseline's decision, it says nothing of its own run or errors", () => {
  useTrace.setState({ run: null, progress: 0.4, problems: [{ severity: "error", message: "", path: "", line: 1 } as never] });
  const { container } = render(
    <OfBaseline value>
      <Nothing />
    </OfBaseline>,
  );
  expect(container.textContent).toMatch(/^Working out .*\u00a0…$/);
});

test("a baseline's number leads to a field or a flag only if the page shows the same value", () => {
  const leads = () => screen.queryAllByTitle(/show it in the manifest|show the Cluster tab/).length;
  const ofBaseline = (
    <OfBaseline value>
      <DecisionPanel reconcile={held} />
    </OfBaseline>
  );
  const { rerender } = render(ofBaseline);
  expect(leads()).toBeGreaterThan(0);
  const { scenario } = useScenario.getState();
  openScenario({ ...scenario, manifest: scenario.manifest.replace("50", "80"), flags: { ...scenario.flags, tolerance: 0.2 } });
  rerender(ofBaseline);
  expect(leads()).toBe(0);
});
