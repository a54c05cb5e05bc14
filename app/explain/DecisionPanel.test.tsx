// @vitest-environment jsdom
import { useLayoutEffect, type ReactNode } from "react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SetAsidePod } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { traceV1Of } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { DecisionPanel } from "./DecisionPanel";
import { DecisionPanelV1 } from "./DecisionPanelV1";
import { LargeSentence } from "./LargeDecision";
import { Nothing } from "./Nothing";
import { ShortSentence } from "./ShortSentence";
import { held, row, runWith, setUpPanel, tableRows, tearDownPanel } from "./testing/panel";
import {
  apiDown,
  computed,
  cpu,
  eightRemembered,
  failed,
  groups,
  hits,
  memory,
  policy,
  rate,
  reconcile,
  shared,
  utilization,
} from "./testing/records";
import { useTabs } from "../store/tabs";
import { useWanted } from "../store/wanted";

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

test("shows the verdict, the sentence and the sum of a held sync", () => {
  render(<DecisionPanel reconcile={held} />);
  expect(screen.getByRole("region", { name: "Sync at 32:30" })).toBeTruthy();
  expect(screen.getByText("held by the stabilization window")).toBeTruthy();
  expect(screen.getByText("Kept 8.").closest("p")?.getAttribute("aria-live")).toBe("polite");
  expect(row(/^observed/)?.textContent).toContain("8 pods counted432m ÷ 1600m = 27%");
  expect(row(/^cpu/)?.textContent).toContain("27% ÷ 50% × 8\u00a0⌉ = ⌈\u00a04.32");
  expect(row(/^stabilized/)?.textContent).toContain("before 5result 8");
  expect(row(/^written/)?.textContent).toContain("8 → 8, nothing written");
});

test("says after the last sync before a deletion of the HPA when the next one happens, and nowhere else", () => {
  const told = (absences: { from: number; until: number | null }[]) => {
    useTrace.setState({ run: { ...runWith(), absences } });
    const { container, unmount } = render(<DecisionPanel reconcile={held} />);
    const sentence = /The HPA is deleted at[^.]*\./.exec(container.textContent)?.[0];
    unmount();
    return sentence;
  };
  expect(told([{ from: 1952, until: null }])).toBe("The HPA is deleted at 32:32: no sync follows.");
  expect(told([{ from: 1965, until: 2400 }])).toBe("The HPA is deleted at 32:45 and made again at 40:00: no sync happens in between.");
  expect(told([{ from: 1966, until: null }])).toBeUndefined();
  expect(told([])).toBeUndefined();
});

test.for([
  ["the panel", (at: number) => <DecisionPanel reconcile={{ ...held, at }} />],
  ["large type", (at: number) => <Told at={at} Sentence={LargeSentence} />],
  ["a phone", (at: number) => <Told at={at} Sentence={ShortSentence} />],
] as const)("in %s the sentence is spoken once for a step, once for each rest of Play, and again when it stops", ([, panel]) => {
  const { rerender, container } = render(panel(1950));
  const region = container.querySelector("p[aria-live='polite']")!;
  const changes = new MutationObserver(() => {});
  changes.observe(region, { childList: true, characterData: true, subtree: true });
  expect(region.getAttribute("aria-atomic")).toBe("true");
  expect(region.textContent).toContain("Kept 8.");
  act(() => useView.setState({ playing: true }));
  changes.takeRecords();
  for (const at of [1965, 1980, 1995]) rerender(panel(at));
  expect(changes.takeRecords()).toEqual([]);
  expect(screen.getByText("Kept 8.").closest("[aria-live]")).toBeNull();
  act(() => useView.setState({ resting: true, cursor: 2010 }));
  expect(changes.takeRecords(), "not the sentence before, while the record is on its way").toEqual([]);
  rerender(panel(2010));
  expect(region.textContent).toContain("Kept 8.");
  act(() => useView.setState({ resting: false }));
  expect(region.textContent).toBe("");
  changes.takeRecords();
  act(() => useView.setState({ playing: false }));
  expect(changes.takeRecords().length).toBeGreaterThan(0);
  expect(region.textContent).toContain("Kept 8.");
  expect(container.querySelectorAll("[aria-live='polite']")).toHaveLength(1);
});

/** Reads the decision from the store, as the page does. */
function Told({ at, Sentence }: { at: number; Sentence: () => ReactNode }) {
  useLayoutEffect(() => useTrace.setState({ reconcile: { ...held, at } }), [at]);
  return <Sentence />;
}

test("says the age of the oldest counted sample, and the largest delay of the slowest metric", () => {
  const { rerender } = render(<DecisionPanel reconcile={held} />);
  expect(row(/^observed/)?.textContent).not.toContain("old");
  const lag = new Float64Array(241).fill(NaN);
  lag[130] = 41;
  const read = (worstLagSeconds: number, from: number) => ({ worstLagSeconds, seenFrom: new Float64Array(241).fill(from) });
  useTrace.setState({ run: runWith({ lag }, [read(45, 1909), read(60, 1920), read(105, NaN)]) });
  rerender(<DecisionPanel reconcile={{ ...held }} />);
  expect(row(/^observed/)?.textContent).toContain(
    "The oldest sample is 41\u00a0s old. A sync sees a change in load fully after at most 1\u00a0min.",
  );
});

test("names the container of a container metric, and computes a value that all pods share", () => {
  const spec = {
    type: "ContainerResource",
    containerResource: { name: "cpu", container: "app", target: { type: "Utilization", averageUtilization: 50 } },
  } as const;
  const metrics = [{ ...cpu(5), spec }, hits(10, 120), shared(8, 250, 8, { outcome: "withinTolerance" })];
  render(<DecisionPanel reconcile={reconcile({ scaledTo: 10, decision: computed({ metrics, winner: 1 }) })} />);
  fireEvent.click(screen.getByRole("button", { name: "winner" }));
  expect(tableRows("What each metric proposes").slice(1)).toEqual(["cpu, app 5", "hitsthe winner 10", "queue_messages 8"]);
  expect(row(/^cpu, app/)?.textContent).toContain("27% ÷ 50% × 8");
  expect(row(/^hits/)?.textContent).toContain("120 ÷ 100 × 8");
  expect(row(/^queue_messages/)?.textContent).toContain("1.042 is inside 0.9 to 1.1");
  expect(row(/^observed/)?.textContent).toContain(
    "observedcpu, app: 8 pods counted432m ÷ 1600m = 27%hits: 120 in totalqueue_messages: 250 in totalresult ",
  );
  expect(row(/^winner/)?.textContent).toContain("hits, the largest of 3");
});

test("opens the evidence of the stage that held the count, and other evidence on demand", () => {
  const { rerender } = render(<DecisionPanel reconcile={held} />);
  expect(screen.getByRole("button", { name: "stabilized" }).getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText(/the highest is 8, last proposed at 28:15, expires at 33:15; this sync proposes 5/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "limited" }));
  const ledger = screen.getByRole("table");
  expect(within(ledger).getByRole("row", { name: /^down, 1 pod \/ 60\ss −1\sat\s32:00 8 7 from\s33:00$/ })).toBeTruthy();
  expect(within(ledger).getByRole("row", { name: /^up, 2 pods \/ 60\ss −1\sat\s32:00 11 10 from\s33:00$/ })).toBeTruthy();

  rerender(<DecisionPanel reconcile={{ ...held, at: 1965 }} />);
  expect(screen.getByRole("table")).toBeTruthy();
});

test("leads to the next change, and from a time to its sync", () => {
  render(<DecisionPanel reconcile={held} />);
  fireEvent.click(screen.getByRole("button", { name: "next change 33:15" }));
  expect(useView.getState().cursor).toBe(1995);
  fireEvent.click(screen.getByRole("button", { name: /4\smin\s15\ss\sago/ }));
  expect(useView.getState().cursor).toBe(1695);
});

test("says that no later change comes", () => {
  render(<DecisionPanel reconcile={{ ...held, at: 2010 }} />);
  fireEvent.click(screen.getByText("no later change"));
  expect(useView.getState().cursor).toBe(1950);
});

test("keeps the focus in the panel when a time or the last change is opened", () => {
  const { rerender } = render(<DecisionPanel reconcile={held} />);
  const time = screen.getByRole("button", { name: "33:15" });
  time.focus();
  fireEvent.click(time);
  const later = reconcile({ at: 1995, scaledTo: 7, decision: computed({ metrics: [cpu(7)] }) });
  rerender(<DecisionPanel reconcile={later} />);
  expect(document.activeElement?.textContent).toMatch(/^Went from 8 to 7\./);

  rerender(<DecisionPanel reconcile={held} />);
  screen.getByRole("button", { name: "next change 33:15" }).focus();
  rerender(<DecisionPanel reconcile={later} />);
  expect(document.activeElement?.textContent).toBe("no later change");
});

test("calls a raise by the window a raise", () => {
  const stabilization = { ...eightRemembered, up: null, proposal: 4, result: 6 };
  const raised = reconcile({ specReplicas: 4, scaledTo: 6, decision: computed({ metrics: [cpu(4)], stabilization }) }, "window");
  render(<DecisionPanel reconcile={raised} />);
  expect(screen.getByText("raised by the window")).toBeTruthy();
});

test("computes fill-ins in one line, beside the counted pods alone", () => {
  const fillIn = { missingPods: 3, missingAs: { percent: 0 }, unreadyPods: 1 };
  const rebalanced = { ...utilization(54, 12), fillIn, heldSamples: 12, replicaCount: 13 };
  const change = { counted: utilization(81, 8), groups: groups({ missing: 3, unready: 1 }), plainReplicaCount: 13 };
  const metric = cpu(12, { ...change, outcome: "rebalancedWithinTolerance", rebalanced });
  render(<DecisionPanel reconcile={reconcile({ specReplicas: 12, decision: computed({ metrics: [metric] }) }, "pods")} />);
  expect(row(/^cpu/)?.textContent.replaceAll("\u00a0", " ")).toContain(
    "54% ÷ 50% = 1.08" +
      "with the 3 missing pods and the unready pod taken as 0%" +
      "0.9 to 1.1 is inside tolerance, so it proposes the current count" +
      "before 13result 12",
  );
  expect(tableRows("How the proposal of cpu was calculated")).toEqual([
    "step counted pods only filled in",
    "usage 1296m 1296m",
    "of requests 1600m 2400m",
    "share 81% 54%",
    "rounded down 81% 54%",
    "target 50% 50%",
    "ratio 1.62 1.08",
    "tolerance, 0.9 to 1.1 outside inside",
    "times 8 pods 12 pods",
    "before rounding up 12.96 12.96",
    "rounded up 13 13",
    "proposes  12",
  ]);
  expect(tableRows("Pods by class")).toEqual([
    "class pods taken as, because",
    "counted 8 as measured",
    "unready 1 filled in as 0%",
    "missing 3 filled in as 0%",
  ]);
});

test("says which counted pods are not Ready, and why they count", () => {
  const record = reconcile({ decision: computed({ metrics: [cpu(5)] }) });
  const run = {
    ...runWith(),
    countedNotReady: new Map([[record.at, [2]]]),
    podMarks: { at: Float64Array.of(record.at, record.at), pod: Uint32Array.of(0, 1), group: Uint8Array.of(2, 2) },
    pods: [{ name: "web-0" }, { name: "web-1" }],
  };
  useTrace.setState({ run: run as object as Run });
  render(<DecisionPanel reconcile={record} />);
  expect(row(/^observed/)?.textContent).toContain("8 pods counted, 2 of them not Ready");
  fireEvent.click(screen.getByRole("button", { name: /^observed/ }));
  expect(tableRows("Pods by class")).toEqual([
    "class pods taken as, because",
    "counted 8 as measured2 of them not Ready: a pod that was Ready once and is past cpuInitializationPeriod counts.",
    "web-0 not Ready",
    "web-1 not Ready",
  ]);
});

test("sets thousands apart in the sum and the ledger", () => {
  const limit = {
    ...computed({ metrics: [cpu(1250)] }).limit,
    result: 1041,
    limitedBy: "policy" as const,
    up: rate([policy({ value: 1000, limit: 1041 })]),
    down: rate([], { limit: 1041 }),
  };
  const decision = computed({ metrics: [cpu(1250)], limit });
  render(<DecisionPanel reconcile={reconcile({ specReplicas: 1041, maxReplicas: 3000, decision }, "policy")} />);
  expect(row(/^winner/)?.textContent).toContain("result 1\u202f250");
  expect(tableRows("Scaling policies and the changes that they still count")[1]).toMatch(/^up, 1\u202f000 pods \/ 60\ss none 1\u202f041/);
});

test("stops the sum where the controller stopped", () => {
  const decision = { kind: "noMetrics" as const, metrics: [failed("cpu", apiDown)], error: apiDown };
  const events = [{ type: "Warning" as const, reason: "FailedGetResourceMetric", message: apiDown }];
  render(<DecisionPanel reconcile={reconcile({ decision, events, error: "failed to compute" }, "error")} />);
  const rows = within(screen.getByRole("list", { name: "The sum" })).getAllByRole("listitem");
  expect(rows.map((item) => item.firstChild?.firstChild?.textContent)).toEqual(["observed", "cpu", "written"]);
  expect(within(screen.getByRole("list", { name: "Events" })).getByRole("listitem").textContent).toBe(
    `Warning FailedGetResourceMetric: ${apiDown}`,
  );
  expect(screen.getByText("failed to compute")).toBeTruthy();
});

test("shows each metric, even one that failed", () => {
  const decision = computed({ metrics: [failed("cpu", apiDown), memory(9, 540)], winner: 1 });
  render(<DecisionPanel reconcile={reconcile({ scaledTo: 9, decision })} />);
  expect(row(/^cpu/)?.textContent).toContain("no proposal: this metric has no value");
  expect(row(/^memory/)?.textContent).toContain("540Mi ÷ 500Mi × 8");
  expect(row(/^winner/)?.textContent).toContain("memory, the largest of 2");
  expect(row(/^written/)?.textContent).toContain("8 → 9");
});

test("separates the limit of a policy from that of a bound", () => {
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
  const table = screen.getByRole("table", { name: "Pods by class" });
  expect(tableRows("Pods by class").slice(2, 4)).toEqual(["missing 9 left out", "web-0 no sample yet"]);
  expect(within(table).getByText("web-7")).toBeTruthy();
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
  expect(screen.getByText("No event: the controller wrote nothing to the scale.")).toBeTruthy();
});

test("says what to do while no sync is open, and what it waits for", () => {
  useView.setState({ cursor: null });
  const { rerender } = render(<Nothing />);
  expect(screen.getByRole("region").textContent).toBe("No sync is open. Click a figure, or press → to open the first.");
  useView.setState({ cursor: 15 });
  rerender(<Nothing />);
  expect(screen.getByText(/^Working out 00:15\s…$/).classList).toContain("comes-late");
});

test("says what to tap on the phone", async () => {
  await setUpPanel("narrow");
  useView.setState({ cursor: null });
  render(<Nothing />);
  expect(screen.getByRole("region").textContent).toBe("No sync is open. Tap a figure, or step with the arrows below.");
});

test("shows the sentence alone on the phone, without buttons", () => {
  useTrace.setState({ reconcile: held });
  render(<ShortSentence />);
  expect(screen.getByText("Kept 8.").closest("p")?.textContent).toMatch(/^Kept 8\. CPU proposes 5, but .* until 33:15\.$/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("names the older version's rules that had an effect: rules about the decision before rules about the status", () => {
  const counted = { ...utilization(55), usageRatio: 1.1 };
  const decision = computed({ metrics: [cpu(9, { counted, tolerance: { down: 0.1, up: 0.1, asDistance: true } })] });
  const olderRules = [
    { rule: "noScaledToZero", version: "1.28" },
    { rule: "toleranceAsDistance", version: "1.28" },
  ] as const;
  const { rerender } = render(<DecisionPanel reconcile={reconcile({ scaledTo: 9, decision, version: "1.28", olderRules })} />);
  const rules = within(screen.getByRole("list", { name: "Rules of 1.28" })).getAllByRole("listitem");
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\.28 counts a ratio of exactly 1\.1 as outside the tolerance/),
    "The status of 1.28 has no condition ScaledToZero. Today’s rule: since 1.36.",
  ]);
  rerender(<DecisionPanel reconcile={reconcile({ scaledTo: 9, decision, version: "1.28" })} />);
  expect(screen.queryByRole("list", { name: "Rules of 1.28" })).toBeNull();
});

test("marks the source of a number that is focused or under the pointer, and leads there", () => {
  render(<DecisionPanel reconcile={held} />);
  const target = within(row(/^cpu/)!).getByRole("button", { name: "50%" });
  fireEvent.focus(target);
  expect(useView.getState().origin).toEqual({ kind: "field", path: "spec.metrics[0].resource.target.averageUtilization" });
  fireEvent.blur(target);
  expect(useView.getState().origin).toBeNull();
  fireEvent.click(target);
  expect(useTabs.getState().tab).toBe("manifest");
  expect(useWanted.getState().wantedField).toBe("spec.metrics[0].resource.target.averageUtilization");

  const pods = within(row(/^cpu/)!).getByRole("button", { name: "8" });
  fireEvent.pointerEnter(pods);
  expect(row(/^observed/)?.querySelector(".is-origin")).toBeTruthy();
  fireEvent.click(pods);
  expect(screen.getByRole("table", { name: "Pods by class" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("observed");

  const earlier = screen.getByRole("button", { name: /4\smin\s15\ss\sago/ });
  fireEvent.pointerEnter(earlier);
  expect(useView.getState().hover).toBe(1695);
  fireEvent.pointerLeave(earlier);
  expect(useView.getState().hover).toBeNull();
});

test("explains Kubernetes 1.1 and 1.2 in their own stages", () => {
  const { scenario } = library.find(({ id }) => id === "forbidden-windows")!;
  const { reconciles } = traceV1Of(scenario);
  const forbidden = reconciles.find(({ at }) => at === 720)!;
  render(<DecisionPanelV1 reconcile={forbidden} />);
  expect(screen.getByRole("region", { name: "Sync at 12:00" })).toBeTruthy();
  expect(row(/^observed/)?.textContent).toContain("the oldest sample is from 11:44");
  expect(row(/^cpu/)?.textContent).toContain("97% ÷ 50% × 10\u00a0⌉ = ⌈\u00a019.4");
  expect(row(/^clamped/)?.textContent).toContain("2 ≤ 20 ≤ 30");
  expect(row(/^forbidden/)?.textContent).toContain("scaling up is still forbidden: stays at 10");
  expect(row(/^forbidden/)?.textContent).toContain("up: forbidden; the window lasts 3\u00a0min after the last rescale, until 13:30");
  expect(row(/^forbidden/)?.textContent).toContain("before 20result 10");
  expect(row(/^written/)?.textContent).toContain("nothing written");
});

test("of many metrics the sum has the winner, the runner-up and a fold; a metric that failed comes first in it", () => {
  const metrics = [hits(2, 10), failed("cpu", apiDown), hits(11, 105), memory(9, 430), hits(4, 40), hits(3, 30)];
  const decision = computed({ metrics, winner: 2 });
  render(<DecisionPanel reconcile={reconcile({ scaledTo: 11, decision })} />);
  const names = () =>
    within(screen.getByRole("list", { name: "The sum" }))
      .getAllByRole("listitem")
      .map((item) => item.querySelector(".k")?.textContent ?? item.querySelector("button")?.textContent);
  expect(names()).toEqual([
    "observed",
    "hits",
    "memory",
    " 3 others propose 2 to 4, 1 has no value",
    "winner",
    "stabilized",
    "limited",
    "clamped",
    "written",
  ]);
  expect(row(/^observed/)?.textContent).toContain("105");
  expect(row(/^observed/)?.textContent).not.toContain("memory");
  fireEvent.click(screen.getByRole("button", { name: /3 others propose/ }));
  const rows = within(screen.getByRole("table", { name: "What the other metrics propose" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^cpu.*no value$/),
    "hits40of 1004",
    "hits30of 1003",
    "hits10of 1002",
  ]);
});
