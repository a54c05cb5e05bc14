// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setUpPanel, tearDownPanel } from "./testing/panel";
import { computed, cpu, eightRemembered, reconcile } from "./testing/records";
import { TwoDecisions } from "./TwoDecisions";

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

const held = reconcile({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window");
const free = reconcile({ at: 1935, decision: computed({ metrics: [cpu(5)] }), scaledTo: 5 });
const marks = { baseline: null, now: null };
const names = { baseline: "baseline", now: "now" };
const row = (name: RegExp) => screen.getByRole("row", { name });

test("a press on a stage shows both evidences under it, and another press hides them", () => {
  render(<TwoDecisions baseline={held} now={free} marks={marks} names={names} />);
  expect(row(/^stabilized/).className).toContain("diverges");
  expect(row(/^observed/).className).not.toContain("diverges");
  const stage = within(row(/^stabilized/)).getByRole("button");
  expect(stage.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(stage);
  const [baseline, now] = ["baseline", "now"].map((name) => screen.getByRole("region", { name }));
  expect(baseline!.textContent).toContain("the highest is 8");
  expect(now!.textContent).not.toContain("the highest is 8");
  fireEvent.click(stage);
  expect(screen.queryByRole("region", { name: "baseline" })).toBeNull();
});

test("names the time, and the baseline's own if its sync was at another", () => {
  const { rerender } = render(<TwoDecisions baseline={held} now={free} marks={marks} names={names} />);
  expect(screen.getByRole("heading", { name: "Both decisions at 32:15" })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: /baseline\s*32:30/ })).toBeTruthy();
  rerender(<TwoDecisions baseline={null} now={null} marks={marks} names={names} />);
  expect(screen.getByText("Select a sync to see both decisions.")).toBeTruthy();
});
