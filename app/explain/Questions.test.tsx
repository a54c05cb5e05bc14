// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTrace } from "../store/trace";
import { DecisionPanel } from "./DecisionPanel";
import { held, runWith, setUpPanel, tearDownPanel } from "./testing/panel";
import { apiDown, computed, cpu, failed, hits, memory, reconcile, utilization } from "./testing/records";

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Why not another count?" });
const answer = () => field().closest("form")?.querySelector("p[aria-live]")?.textContent ?? "";

test("answers first for the proposed count, then for any other", () => {
  render(<DecisionPanel reconcile={held} />);
  expect(field().value).toBe("5");
  expect(answer()).toMatch(
    /^At 28:15, CPU proposed 8. While the 5‑minute window remembers that, the count cannot go below 8; the last proposal above 5 expires at 35:15\./,
  );
  expect(answer()).toContain(
    "The scale-down policy of 1 pod per 60\u00a0s allows no fewer than 8, 7 from 33:00. From this count no single sync can reach 5.",
  );
  fireEvent.change(field(), { target: { value: "12" } });
  expect(answer()).toMatch(/^At 27%, CPU proposes 5; it would propose 12 .*maxReplicas is 10\.$/);
  fireEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(field().value).toBe("11");
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  fireEvent.change(field(), { target: { value: "8" } });
  expect(answer()).toBe("It did: this sync ended at 8.");
  fireEvent.change(field(), { target: { value: "8.5" } });
  expect(screen.getByRole("alert").textContent).toBe("Type a whole number.");
  expect(answer()).toBe("It did: this sync ended at 8.");
});

test("follows the syncs until the reader types a count, and then keeps that count", () => {
  const { rerender } = render(<DecisionPanel reconcile={held} />);
  const other = reconcile({ at: 1965, decision: computed({ metrics: [cpu(8)] }) });
  rerender(<DecisionPanel reconcile={other} />);
  expect(field().value).toBe("9");
  fireEvent.change(field(), { target: { value: "3" } });
  rerender(<DecisionPanel reconcile={held} />);
  expect(field().value).toBe("3");
});

test("names the nearest thresholds if no change was proposed, and none if a change was held", () => {
  const inside = cpu(8, { counted: utilization(46), outcome: "withinTolerance", plainReplicaCount: 8 });
  const { rerender } = render(<DecisionPanel reconcile={reconcile({ decision: computed({ metrics: [inside] }) }, "tolerance")} />);
  const section = screen.getByRole("heading", { name: "What would change it?" }).parentElement;
  expect(section?.textContent).toContain(
    "What would change it?At 703m in total (43%) or less it would propose 7, and the controller would write that count. At 896m in total (56%) or more it would propose 9, and the controller would write that count.",
  );
  rerender(<DecisionPanel reconcile={held} />);
  expect(screen.queryByRole("heading", { name: "What would change it?" })).toBeNull();
});

test("of many metrics names the thresholds of the winner and the runner-up alone", () => {
  const inside = cpu(8, { counted: utilization(46), outcome: "withinTolerance", plainReplicaCount: 8 });
  const metrics = [hits(2, 20), inside, hits(3, 30), memory(7, 430), hits(4, 40)];
  render(<DecisionPanel reconcile={reconcile({ decision: computed({ metrics, winner: 1 }) }, "tolerance")} />);
  const section = screen.getByRole("heading", { name: "What would change it?" }).parentElement!;
  const said = [...section.querySelectorAll("p")].map(({ textContent }) => /CPU|memory|hits/.exec(textContent ?? "")?.[0]);
  expect(said).toEqual(["CPU", "memory"]);
});

test("says when a controller that stopped will scale again, and when that is in this run", () => {
  const proposal = new Float64Array(241).fill(NaN);
  proposal[140] = 8;
  useTrace.setState({ run: runWith({ proposal }) });
  const decision = { kind: "noMetrics" as const, metrics: [failed("cpu", apiDown)], error: apiDown };
  render(<DecisionPanel reconcile={reconcile({ decision }, "error")} />);
  const section = screen.getByRole("heading", { name: "When will it scale again?" }).parentElement;
  expect(section?.textContent).toMatch(/At the first sync in which a metric has a value\. .* In this run: at 35:00\.$/);
});
