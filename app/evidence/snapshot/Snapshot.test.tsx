// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { explainEvidence } from "../../../engine/index";
import { useEvidence } from "../../store/evidence";
import { namesOf, snapshotReport } from "../../words/evidence/report";
import { sentenceOf } from "../../words/evidence/sentence";
import { phraseText } from "../../words/decision/phrase";
import { SnapshotFigures } from "./SnapshotFigures";
import { SnapshotPanel } from "./SnapshotPanel";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const described = `Name:                                                  kiln
Namespace:                                             works
Reference:                                             Deployment/kiln
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
Conditions:
  Type            Status  Reason               Message
  ----            ------  ------               -------
  AbleToScale     True    ScaleDownStabilized  recent recommendations were higher than current one, applying the highest recent recommendation
  ScalingActive   True    ValidMetricFound     the HPA was able to successfully calculate a replica count from cpu resource utilization (percentage of request)
  ScalingLimited  False   DesiredWithinRange   the desired count is within the acceptable range
Events:
  Type     Reason                   Age                 From                       Message
  ----     ------                   ----                ----                       -------
  Normal   SuccessfulRescale        3m12s               horizontal-pod-autoscaler  New size: 7; reason: cpu resource utilization (percentage of request) above target
`;
const row = (targets: string, replicas: number, max = 10) =>
  `NAME   REFERENCE         TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\nweb    Deployment/web    ${targets}   1         ${max}        ${replicas}          3d\n`;
const first = (text: string) => explainEvidence([text]).autoscalers[0]!;
const sentence = (text: string) => phraseText(sentenceOf(first(text).snapshot)).replaceAll("\u00a0", " ");

test("the sentence of a held count names the earliest and the latest end of the window", () => {
  expect(sentence(described)).toBe(
    "Kept 7. The CPU proposes 4, and the window still remembers 7. It can shrink in 1 min 48 s at the earliest, and in 5 min at the latest if the metrics stay.",
  );
});

/** A description without an HPA's window or events. */
const plain = (cpu: string, replicas: string, rest = "") => `Name:        oven
Reference:   Deployment/oven
Metrics:     ( current / target )
  resource cpu on pods  (as a percentage of request):  ${cpu} / 50%
Min replicas:     1
Max replicas:     20
Deployment pods:  ${replicas}
${rest}`;
const conditions = (able: string, limited: string) => `Conditions:
  Type            Status  Reason           Message
  ----            ------  ------           -------
  AbleToScale     True    ${able}  told
  ScalingActive   True    ValidMetricFound  told
  ScalingLimited  ${limited}  told
`;

test("a remembered proposal that raises the count is not said to keep it, and the sum leads to what was written", () => {
  const raised = plain("20% (40m)", "4 current / 8 desired", conditions("SucceededRescale", "True    ScaleUpLimit"));
  expect(sentence(raised)).toBe(
    "From 4 to 8. The CPU proposes 2. A stabilization window of 5 min remembers a higher proposal, and one sync may go to 8 at most.",
  );
  render(<SnapshotPanel autoscaler={first(raised)} />);
  expect(screen.getByText("raised by the window")).toBeTruthy();
  expect(screen.queryByText("the sum above does not lead here")).toBeNull();
});

test("without conditions the window is supposed, nothing is said in their name, and the next command is below the sentence", () => {
  render(<SnapshotPanel autoscaler={first(plain("20% (200m)", "10 current / 10 desired"))} />);
  expect(screen.getByText("most likely")).toBeTruthy();
  expect(screen.getByText("kubectl describe hpa oven")).toBeTruthy();
  expect(screen.queryByText("the sum above does not lead here")).toBeNull();
  expect(screen.queryByText(/The condition says/)).toBeNull();
  expect(screen.getByText(/A window that remembers another proposal would explain it/)).toBeTruthy();
});

test("the sentence names the pods that count where they are not the replicas", () => {
  const canary = plain("38% (38m)", "1 current / 2 desired", conditions("SucceededRescale", "False   DesiredWithinRange"));
  const pods =
    "NAME                    READY   STATUS    RESTARTS   AGE\noven-7c9b8f6d5-abcd2    1/1     Running   0          3h\noven-7c9b8f6d5-abcd4    1/1     Running   0          3h\n";
  expect(sentence(`${canary}Events:  <none>\n\n${pods}`)).toBe(
    "From 1 to 2. The CPU is at 38% of 50%. 2 pods count, not 1, so it proposes 2.",
  );
});

test.each([
  ["a table that leads elsewhere", row("cpu: 308%/80%", 3, 5), "At 3 replicas. The CPU proposes 12; maxReplicas is 5."],
  [
    "the tolerance",
    row("cpu: 85%/80%", 1),
    "At 1 replica. The CPU is at 85%, the target is 80%. A ratio of 1.063 is inside the tolerance.",
  ],
  ["the minimum", row("cpu: 0%/80%", 1), "At 1 replica. The CPU proposes 0; minReplicas is 1."],
  [
    "no value",
    row("<unknown>/80%", 3),
    "Left 3 as it is. The text shows no value of a metric, so at the last sync there was no number to decide on.",
  ],
  [
    "metrics of which some are hidden",
    row("<unknown>/1k, <unknown>/10 + 1 more...", 1),
    "Left 1 as it is. The metrics that are shown have no value. A hidden one may have one.",
  ],
])("the sentence of %s", (_, text, said) => {
  expect(sentence(text)).toBe(said);
});

test("the panel has the real formula, and a square with its word at each stage that the text tells", () => {
  render(<SnapshotPanel autoscaler={first(described)} />);
  const rows = within(document.querySelector<HTMLElement>(".snapshot-sum")!).getAllByRole("listitem");
  expect(
    rows.map((each) => [each.querySelector(".k")!.textContent, each.querySelector("svg.standing")?.getAttribute("aria-label")]),
  ).toEqual([
    ["observed", "recorded"],
    ["cpu", "computed from recorded"],
    ["winner", "computed from recorded"],
    ["stabilized", "recorded"],
    ["", "assumed"],
    ["limited", "recorded"],
    ["clamped", "computed from recorded"],
    ["written", "recorded"],
  ]);
  expect(rows[1]!.textContent).toContain("⌈ 31% ÷ 60% × 7 ⌉ = ⌈ 3.62 ⌉");
});

test("a pressed line lights its rows, and a focused row lights its lines", () => {
  render(<SnapshotPanel autoscaler={first(described)} />);
  const stabilized = screen.getByText("stabilized").closest("li")!;
  fireEvent.focus(stabilized);
  expect(useEvidence.getState().lit.map(({ line }) => line)).toContain(12);
  fireEvent.blur(stabilized);
  expect(useEvidence.getState().lit).toEqual([]);
});

test("why not another count is answered from the text, and says what is assumed", () => {
  render(<SnapshotPanel autoscaler={first(described)} />);
  const box = screen.getByRole("textbox", { name: "Why not another count?" });
  expect(box).toHaveProperty("value", "4");
  expect(document.querySelector("#why-not-snapshot")!.textContent).toContain(
    "For 5\u00a0min, the default, after that proposal no lower count is written.",
  );
  fireEvent.change(box, { target: { value: "13" } });
  expect(document.querySelector("#why-not-snapshot")!.textContent).toContain("maxReplicas is 12");
});

test("the figures say each time as a sentence, and what each line means", () => {
  render(<SnapshotFigures autoscaler={first(described)} part="all" />);
  expect(screen.getByText(/^7 was written 3.min 12.s before the text was printed\.$/)).toBeTruthy();
  expect(screen.getByText("Neither min, max nor a policy changed the count.")).toBeTruthy();
  expect(screen.getByText("The controller wrote 7: cpu was above its target.")).toBeTruthy();
});

test("a report has no name of the cluster unless its owner agrees", () => {
  const { snapshot, merged } = first(
    described
      .replace("AbleToScale     True    ScaleDownStabilized ", "AbleToScale     False   FailedGetScale ")
      .replace(/recent recomm.+/, 'deployments.apps "kiln" not found'),
  );
  expect(snapshotReport([snapshot], {})).toContain("# HPA kiln in works");
  const without = snapshotReport([snapshot], { without: namesOf({ merged, snapshot }) });
  expect(without).toContain("# HPA NAME in NAMESPACE");
  expect(without).not.toMatch(/kiln|works/);
});
