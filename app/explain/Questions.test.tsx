// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTrace } from "../store/trace";
import { DecisionPanel } from "./DecisionPanel";
import { held, runWith, setUpPanel, tearDownPanel } from "./testing/panel";
import { apiDown, computed, cpu, failed, reconcile, utilization } from "./testing/records";

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Why not so many replicas?" });
const answer = () => field().closest("form")?.querySelector("p")?.textContent ?? "";

test("answers why not the wanted count first, then any other", () => {
  render(<DecisionPanel reconcile={held} />);
  expect(field().value).toBe("5");
  expect(answer()).toMatch(
    /^At 28:15 the CPU asked for 8: while that is inside the 5‑minute window the count cannot go below 8; the last that stands above 5 leaves at 35:15\./,
  );
  expect(answer()).toContain(
    "The scale-down policy of 1 pod per 60\u00a0s leaves 8 at least, 7 from 33:00, and never 5 in one step from there.",
  );
  fireEvent.change(field(), { target: { value: "12" } });
  expect(answer()).toMatch(/^At 27% the CPU asks for 5; for 12 .*maxReplicas is 10\.$/);
  fireEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(field().value).toBe("11");
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  fireEvent.change(field(), { target: { value: "8" } });
  expect(answer()).toBe("It did: this reconcile left 8.");
  fireEvent.change(field(), { target: { value: "8.5" } });
  expect(answer()).toBe("Type a whole number. It did: this reconcile left 8.");
});

test("keeps the asked count while the reconciles change, and follows them until one was asked", () => {
  const { rerender } = render(<DecisionPanel reconcile={held} />);
  const other = reconcile({ at: 1965, decision: computed({ metrics: [cpu(8)] }) });
  rerender(<DecisionPanel reconcile={other} />);
  expect(field().value).toBe("9");
  fireEvent.change(field(), { target: { value: "3" } });
  rerender(<DecisionPanel reconcile={held} />);
  expect(field().value).toBe("3");
});

test("names the nearest thresholds where nobody asked for a change, and nothing of the kind where one was held", () => {
  const inside = cpu(8, { counted: utilization(46), outcome: "withinTolerance", plainReplicaCount: 8 });
  const { rerender } = render(<DecisionPanel reconcile={reconcile({ decision: computed({ metrics: [inside] }) }, "tolerance")} />);
  const section = screen.getByRole("heading", { name: "What would change it?" }).parentElement;
  expect(section?.textContent).toContain(
    "At 703m in all (43%) or less it would ask for 7 and get it. From 896m in all (56%) it would ask for 9 and get it.",
  );
  rerender(<DecisionPanel reconcile={held} />);
  expect(screen.queryByRole("heading", { name: "What would change it?" })).toBeNull();
});

test("says when a controller that stopped goes on, and when that is in this run", () => {
  const proposal = new Float64Array(241).fill(NaN);
  proposal[140] = 8;
  useTrace.setState({ run: runWith({ proposal }) });
  const decision = { kind: "noMetrics" as const, metrics: [failed("cpu", apiDown)], error: apiDown };
  render(<DecisionPanel reconcile={reconcile({ decision }, "error")} />);
  const section = screen.getByRole("heading", { name: "When does it go on?" }).parentElement;
  expect(section?.textContent).toMatch(/With the first reconcile in which a metric has a number\. .* In this run: at 35:00\.$/);
});
