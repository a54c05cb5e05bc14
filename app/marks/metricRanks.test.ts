import { expect, test } from "vitest";
import { firstScenario, type Reconcile, type ReconcileV1 } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { ranksOf, shownMetric } from "./metricRanks";
import { placeWords } from "./readings/placeWords";

const external = (name: string) =>
  `  - type: External\n    external:\n      metric:\n        name: ${name}\n      target: { type: AverageValue, averageValue: "10" }\n`;
const names = ["mails", "orders", "exports"];
const trace = traceOf({
  ...firstScenario,
  durationSeconds: 1200,
  manifest: firstScenario.manifest + names.map(external).join(""),
  signals: names.map((metric, index) => ({ metric, source: "curve", points: [[0, 10 + 20 * index] as const] })),
  incidents: [{ kind: "metricsServerDown", at: 600, durationSeconds: 300 }],
});
const run = { metrics: trace.metrics, edits: trace.edits } as object as Parameters<typeof ranksOf>[0];

test("at every sync the order is that of the record's proposals, and the winner is the record's", () => {
  for (const reconcile of trace.reconciles) {
    const ranks = ranksOf(run, reconcile);
    const { decision } = reconcile;
    if (!("metrics" in decision) || ranks === null) throw new Error(`no metrics at ${reconcile.at}`);
    expect(ranks.proposals).toEqual(decision.metrics.map((metric) => (metric.ok ? metric.replicaCount : null)));
    expect(ranks.errors).toEqual(decision.metrics.map((metric) => (metric.ok ? null : metric.error)));
    expect(ranks.winner).toBe(decision.kind === "computed" ? decision.winner : null);
    expect(ranks.order.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
    const counts = ranks.order.map((place) => ranks.proposals[place] ?? Infinity);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(shownMetric(ranks)).toBe(ranks.winner ?? ranks.order[counts.findIndex((count) => count !== Infinity)]);
  }
});

test("a metric that failed comes first, and the largest proposal is shown though nothing won", () => {
  const down = trace.reconciles.find(({ at }) => at >= 720)!;
  const ranks = ranksOf(run, down)!;
  expect([ranks.order[0], ranks.errors[0]]).toEqual([0, expect.stringContaining("failed to get cpu utilization")]);
  expect(shownMetric(ranks)).toBe(3);
});

test("an edited manifest's metrics are found by its series; what it does not read comes last", () => {
  const [first] = trace.reconciles;
  if (!first || !("metrics" in first.decision)) throw new Error("no metrics");
  const two: Reconcile = { ...first, at: 300, decision: { kind: "noMetrics", error: "", metrics: first.decision.metrics.slice(1, 3) } };
  const edited = { ...run, edits: [{ at: 200, series: [3, 1], targets: [], hpa: {} }] } as object as typeof run;
  const ranks = ranksOf(edited, two)!;
  expect(ranks.order.slice(2)).toEqual([0, 2]);
  expect([ranks.proposals[0], ranks.proposals[2]]).toEqual([null, null]);
  expect(ranks.proposals[3]).not.toBeNull();
});

test("no record, a record of Kubernetes 1.2, and a record of a run with more metrics say nothing", () => {
  const fewer = { ...run, metrics: run.metrics.slice(0, 2) };
  expect([ranksOf(run, null), ranksOf(run, { controller: "V1" } as ReconcileV1), ranksOf(fewer, trace.reconciles[0]!)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(shownMetric(null)).toBe(0);
});

const scale = { left: 50, right: 16, width: 656 };
const words = (line: number | null, name = "payments_waiting") => placeWords({ name, value: "42.6 of 40", line, scale });

test("the words of a strip are at its ends, and never under the cursor", () => {
  expect(words(null)).toMatchObject({ name: { left: 55 }, value: { right: 21 } });
  expect(words(300)).toMatchObject({ name: { left: 55 }, value: { right: 21 } });
  expect(words(90)).toMatchObject({ name: { left: 95 }, value: { right: 21 } });
  expect(words(620)).toMatchObject({ name: { left: 55 }, value: { right: 656 - 615 } });
});

test("without room for both the value gives way", () => {
  const narrow = { left: 48, right: 12, width: 200 };
  const placed = placeWords({ name: "search_index_lag_seconds", value: "73.3 of 90", line: null, scale: narrow });
  expect(placed.value).toBeNull();
  expect(placed.name.left + placed.name.maxWidth).toBeLessThanOrEqual(narrow.width - narrow.right);
});

test("a name too long for either side is cut before the cursor or after it", () => {
  const long =
    "memory: the server is currently unable to handle the request (get pods.metrics.k8s.io), and says so again and again and again";
  const [early, late] = [200, 500].map((line) => placeWords({ name: long, value: "", line, scale }).name);
  expect(early).toEqual({ left: 205, maxWidth: 635 - 205 });
  expect(late).toEqual({ left: 55, maxWidth: 495 - 55 });
});

test("for every place of the cursor, no word crosses it unless there is no other place", () => {
  for (let line = 50; line <= 640; line++) {
    const { name, value } = words(line);
    const nameWidth = Math.min(name.maxWidth, 110);
    expect(line < name.left || line > name.left + nameWidth, `name at ${line}`).toBe(true);
    if (value) expect(line > 656 - value.right || line < 656 - value.right - 40, `value at ${line}`).toBe(true);
  }
});
