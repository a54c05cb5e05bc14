import { expect, test } from "vitest";
import type { ReconcileV1 } from "../../../engine/index";
import { library } from "../../../engine/doors/library";
import { traceV1Of } from "../../../engine/simulation/testing/traceOf";
import { largeSum, type LargeRow } from "./largeSum";
import { apiDown, computed, cpu, eightRemembered, failed, hits, memory, policy, rate, reconcile } from "../../explain/testing/records";

/** One line for each row, as "stabilized 8 highest of 5 min". The stage that held the count begins with its reason. */
const written = (rows: readonly LargeRow[]): string[] =>
  rows.map(({ name, result, words, held }) => `${held ? `[${held}] ` : ""}${name} ${result} ${words}`.replaceAll("\u00a0", " "));

test("gives the result of each stage, and marks the stage that held the count", () => {
  expect(written(largeSum(reconcile({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window")))).toEqual([
    "observed 27% of requests, 8 pods",
    "cpu proposes 5 ⌈4.32⌉",
    "winner 5 the only metric",
    "[window] stabilized 8 highest of 5 min",
    "limited 8 no change",
    "clamped 8 1 to 10",
    "written 8 nothing written",
  ]);
});

test("names the policy that slowed the change", () => {
  const decision = computed({ metrics: [cpu(5)] });
  const { limit } = decision;
  const slowed = { ...limit, result: 7, limitedBy: "policy" as const, down: rate([policy({ limit: 7 })]) };
  const record = reconcile({ decision: { ...decision, limit: slowed, desired: 7 }, scaledTo: 7 }, "policy");
  expect(written(largeSum(record)).slice(4)).toEqual(["[policy] limited 7 1 pod per 60 s", "clamped 7 1 to 10", "written 7 the new count"]);
});

test("shows only the winner of several metrics", () => {
  const decision = computed({ metrics: [cpu(5), memory(7, 430)], winner: 1 });
  expect(written(largeSum(reconcile({ decision }))).slice(0, 3)).toEqual([
    "observed 430Mi average of 8 pods",
    "memory proposes 7 ⌈6.88⌉",
    "winner 7 the largest of 2",
  ]);
  expect(written(largeSum(reconcile({ decision: computed({ metrics: [hits(8, 105)] }) }))).slice(0, 1)).toEqual(["observed 105 in total"]);
});

test("says how many of the counted pods are not Ready", () => {
  const decision = computed({ metrics: [cpu(5), memory(7, 430)], winner: 1 });
  expect(written(largeSum(reconcile({ decision }), { notReady: [2, 6] }))[0]).toBe("observed 430Mi average of 8 pods, 6 of them not Ready");
});

test("stops where the controller stopped", () => {
  const noMetric = reconcile({ decision: { kind: "noMetrics", metrics: [failed("cpu", apiDown)], error: apiDown } }, "error");
  expect(written(largeSum(noMetric))).toEqual(["[error] observed – no metric", "written 8 nothing written"]);
  const above = reconcile({ decision: { kind: "aboveMaxReplicas", desired: 10 }, specReplicas: 12, scaledTo: 10 }, "maxReplicas");
  expect(written(largeSum(above))).toEqual([
    "observed 12 no metric is read",
    "[maxReplicas] clamped 10 maxReplicas is 10",
    "written 10 the new count",
  ]);
});

test("says when the count could not be written", () => {
  const record = reconcile({ decision: computed({ metrics: [cpu(5)] }), error: "conflict" });
  expect(written(largeSum(record)).at(-1)).toBe("[error] written 8 writing 5 failed");
});

test("Kubernetes 1.1 and 1.2 have stages of their own", () => {
  const { scenario } = library.find(({ id }) => id === "forbidden-windows")!;
  const { reconciles } = traceV1Of(scenario);
  const at = (second: number): ReconcileV1 => reconciles.find((each) => each.at === second)!;
  expect(written(largeSum(at(720)))).toEqual([
    "observed 97% of requests",
    "cpu proposes 20 ⌈19.4⌉",
    "clamped 20 2 to 30",
    "[window] forbidden 10 scaling up still forbidden",
    "written 10 nothing written",
  ]);
  expect(written(largeSum(at(870)))).toEqual(["[error] observed – no metric", "written 20 nothing written"]);
});
