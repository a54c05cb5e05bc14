// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SetAsidePod } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { DecisionPanel } from "./DecisionPanel";
import { Greeting } from "./Greeting";
import { ShortSentence } from "./ShortSentence";
import { apiDown, computed, cpu, eightRemembered, failed, groups, memory, policy, rate, reconcile } from "./testing/records";

class NoResize {
  observe() {}
  disconnect() {}
}

/** A run of an hour that rescales at 33:15 alone. */
const steps = { at: Float64Array.from({ length: 241 }, (_, index) => index * 15), rescaled: new Uint8Array(241) };
steps.rescaled[133] = 1;

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResize);
  useTrace.setState({ run: { steps } as Run, reconcile: null, progress: null, problems: [] });
  useView.setState({ cursor: 1950 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const usedUp = [{ replicaChange: 1, time: 1920 }];
const held = reconcile(
  {
    decision: computed({
      metrics: [cpu(5)],
      stabilization: eightRemembered,
      limit: {
        ...computed({ metrics: [cpu(8)] }).limit,
        down: rate([policy({ limit: 8, scaleDownEvents: usedUp, next: { at: 1980, limit: 7 } })]),
      },
    }),
  },
  "window",
);

const row = (name: RegExp) =>
  within(screen.getByRole("list", { name: "The sum" }))
    .getAllByRole("listitem")
    .find((item) => name.test(item.textContent));

test("gives verdict, sentence and sum of a held reconcile", () => {
  render(<DecisionPanel reconcile={held} />);
  expect(screen.getByRole("region", { name: "Reconcile at 32:30" })).toBeTruthy();
  expect(screen.getByText("held by the stabilization window")).toBeTruthy();
  expect(screen.getByText("Kept 8.").closest("p")?.getAttribute("aria-live")).toBe("polite");
  expect(row(/^observed/)?.textContent).toContain("8 pods counted432m ÷ 1600m = 27%");
  expect(row(/^cpu/)?.textContent).toContain("27% ÷ 50% × 8\u00a0⌉ = ⌈\u00a04.32");
  expect(row(/^stabilized/)?.textContent).toContain("before 5result 8");
  expect(row(/^applied/)?.textContent).toContain("8 → 8, nothing written");
});

test("opens the evidence of the stage that held, and the others' on demand", () => {
  const { rerender } = render(<DecisionPanel reconcile={held} />);
  expect(screen.getByRole("button", { name: "stabilized" }).getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText(/the highest is 8, last asked at 28:15, forgotten at 33:15; this reconcile asks for 5/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "limited" }));
  const ledger = screen.getByRole("table");
  expect(within(ledger).getByRole("row", { name: /^down, 1 pod \/ 60\ss −1\sat\s32:00 8 7 from 33:00$/ })).toBeTruthy();
  expect(within(ledger).getByRole("row", { name: /^up, 2 pods \/ 60\ss none 10 no change due$/ })).toBeTruthy();

  rerender(<DecisionPanel reconcile={{ ...held, at: 1965 }} />);
  expect(screen.getByRole("table")).toBeTruthy();
});

test("leads to the next change, and from a time to its reconcile", () => {
  render(<DecisionPanel reconcile={held} />);
  fireEvent.click(screen.getByRole("button", { name: "next change 33:15" }));
  expect(useView.getState().cursor).toBe(1995);
  fireEvent.click(screen.getByRole("button", { name: /4\smin\s15\ss\sago/ }));
  expect(useView.getState().cursor).toBe(1695);
});

test("says that no later change comes", () => {
  render(<DecisionPanel reconcile={{ ...held, at: 2010 }} />);
  expect(screen.getByText("no later change")).toBeTruthy();
});

test("stops the sum where the controller stopped", () => {
  const decision = { kind: "noMetrics" as const, metrics: [failed("cpu", apiDown)], error: apiDown };
  const events = [{ type: "Warning" as const, reason: "FailedGetResourceMetric", message: apiDown }];
  render(<DecisionPanel reconcile={reconcile({ decision, events, error: "failed to compute" }, "error")} />);
  const rows = within(screen.getByRole("list", { name: "The sum" })).getAllByRole("listitem");
  expect(rows.map((item) => item.firstChild?.firstChild?.textContent)).toEqual(["observed", "cpu", "applied"]);
  expect(within(screen.getByRole("list", { name: "Events" })).getByRole("listitem").textContent).toBe(
    `Warning FailedGetResourceMetric: ${apiDown}`,
  );
  expect(screen.getByText("failed to compute")).toBeTruthy();
});

test("shows each metric, and the one that failed beside those that answered", () => {
  const decision = computed({ metrics: [failed("cpu", apiDown), memory(9, 540)], winner: 1 });
  render(<DecisionPanel reconcile={reconcile({ scaledTo: 9, decision })} />);
  expect(row(/^cpu/)?.textContent).toContain("no proposal: this metric failed");
  expect(row(/^memory/)?.textContent).toContain("540Mi ÷ 500Mi × 8");
  expect(row(/^winner/)?.textContent).toContain("memory, the largest of 2");
  expect(row(/^applied/)?.textContent).toContain("8 → 9, written");
});

test("separates what the rates left from what the bound cut", () => {
  const limit = {
    ...computed({ metrics: [cpu(15)] }).limit,
    desired: 15,
    result: 10,
    limitedBy: "maxReplicas" as const,
    up: rate([policy({ value: 4, limit: 12 })]),
  };
  render(<DecisionPanel reconcile={reconcile({ scaledTo: 10, decision: computed({ metrics: [cpu(15)], limit }) }, "maxReplicas")} />);
  expect(row(/^limited/)?.textContent).toContain("at most 12before 15result 12");
  expect(row(/^clamped/)?.textContent).toContain("maxReplicas is 10before 12result 10");
});

test("names the pods that did not count, the first of them at once", () => {
  const setAside: SetAsidePod[] = Array.from({ length: 9 }, (_, index) => ({ name: `web-${index}`, group: "missing", why: "noSample" }));
  const decision = computed({ metrics: [cpu(5, { groups: groups({ ready: 8, missing: 9, setAside }) })] });
  render(<DecisionPanel reconcile={reconcile({ specReplicas: 5, decision }, "pods")} />);
  const table = screen.getByRole("table", { name: "Pods not counted" });
  expect(within(table).getByRole("row", { name: "web-7 missing: no sample yet" })).toBeTruthy();
  expect(within(table).queryByText("web-8")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show all 9" }));
  expect(within(table).getByText("web-8")).toBeTruthy();
});

test("opens a condition's message", () => {
  render(<DecisionPanel reconcile={held} />);
  const condition = screen.getByRole("button", { name: /AbleToScale True ReadyForNewScale/ });
  expect(screen.getByText("recommended size matches current size").hidden).toBe(true);
  fireEvent.click(condition);
  expect(screen.getByText("recommended size matches current size").hidden).toBe(false);
  expect(screen.getByText("No event: nothing was written to the scale.")).toBeTruthy();
});

test("prompts while nothing is selected, and says what it waits for", () => {
  useView.setState({ cursor: null });
  const { rerender } = render(<DecisionPanel reconcile={null} />);
  expect(screen.getByRole("region").textContent).toBe("No reconcile is open. Click a figure, or press → to open the first.");
  useView.setState({ cursor: 15 });
  rerender(<DecisionPanel reconcile={null} />);
  expect(screen.getByText("Opening the reconcile…")).toBeTruthy();
  useTrace.setState({ run: null, progress: 0.4 });
  rerender(<DecisionPanel reconcile={null} />);
  expect(screen.getByText("Running the scenario… 40%")).toBeTruthy();
});

test("shows the sentence alone on the phone, without buttons", () => {
  useTrace.setState({ reconcile: held });
  render(<ShortSentence />);
  expect(screen.getByText("Kept 8.").closest("p")?.textContent).toMatch(/^Kept 8\. The CPU asks for 5, but .* until 33:15\.$/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("greets with a place to start", () => {
  const onStart = vi.fn();
  const onClose = vi.fn();
  render(<Greeting second={1950} onStart={onStart} onClose={onClose} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Start at 32:30, where a scale-down waits" }));
  fireEvent.click(screen.getByRole("button", { name: "close this" }));
  expect([onStart.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
