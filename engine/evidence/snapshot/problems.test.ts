import { expect, test } from "vitest";
import type { ConditionReading, EventReading } from "../evidence";
import { mergeEvidence } from "../merge/mergeEvidence";
import { evidenceOf } from "../testing/evidenceOf";
import { explainSnapshot } from "./explainSnapshot";
import type { Said, Statement } from "./statement";

type Described = { conditions?: Partial<ConditionReading>[]; events?: Partial<EventReading>[]; kind?: string; metrics?: (number | null)[] };

function explained({ conditions = [], events = [], kind = "Deployment", metrics = [null] }: Described, errors: string[] = []) {
  const evidence = evidenceOf({
    autoscalers: [
      {
        source: "describe",
        line: 1,
        lines: {},
        name: "kiln",
        namespace: "works",
        target: { kind, name: "kiln" },
        minReplicas: 1,
        maxReplicas: 9,
        currentReplicas: 3,
        desiredReplicas: 3,
        metrics: metrics.map((utilization, index) => ({ line: 2 + index, type: "Resource", name: "cpu", utilization, target: "50%" })),
        conditions: conditions.map((each) => ({ line: 8, type: "ScalingActive", status: "False", ...each })),
      },
    ],
    events: events.map((each) => ({ line: 9, type: "Warning", age: "8s", object: "horizontalpodautoscaler/kiln", ...each })),
    errors: errors.map((message) => ({ line: 20, message })),
  });
  return explainSnapshot(mergeEvidence([evidence]))[0]!;
}

const said = <C extends Said["code"]>(all: readonly Statement[], code: C) =>
  all.filter((each): each is Extract<Statement, { code: C }> => each.code === code);
const problemsIn = (some: Described, errors?: string[]) =>
  said(explained(some, errors).statements, "problem").map(({ problem, when }) => [problem, when]);
const nextOf = (some: Described) => said(explained(some).statements, "next").map(({ command }) => command);
const failing = (message: string, reason = "FailedGetResourceMetric") => ({ conditions: [{ reason, message }] });

const system = "system:serviceaccount:kube-system:horizontal-pod-autoscaler";
const fetch = "failed to get cpu utilization: unable to get metrics for resource cpu: unable to fetch metrics from resource metrics API: ";

test.each([
  [`${fetch}the server could not find the requested resource (get pods.metrics.k8s.io)`, { how: "notFound" }],
  [`${fetch}the server is currently unable to handle the request (get pods.metrics.k8s.io)`, { how: "notReady" }],
  [`${fetch}an error on the server ("Internal Server Error") has prevented the request`, { how: "failed" }],
])("tells apart why the API of resource metrics failed: %s", (message, how) => {
  expect(problemsIn(failing(message))).toEqual([[{ kind: "resourceApiUnavailable", ...how }, "now"]]);
});

test("names the permission that is missing, with the command that asks for it", () => {
  const some = failing(
    `${fetch}pods.metrics.k8s.io is forbidden: User "${system}" cannot list resource "pods" in API group "metrics.k8s.io" in the namespace "works"`,
  );
  expect(problemsIn(some)).toEqual([[{ kind: "forbidden", user: system, verb: "list", resource: "pods.metrics.k8s.io" }, "now"]]);
  expect(nextOf(some)).toContain(`kubectl auth can-i list pods.metrics.k8s.io --as=${system} -n works`);
});

test("a user's name with signs of a shell becomes no part of a command", () => {
  const some = failing('x is forbidden: User "$(id)" cannot list resource "pods" in API group "metrics.k8s.io"');
  expect(nextOf(some).join()).not.toContain("$(id)");
});

test("an empty answer is another problem than a missing adapter", () => {
  const empty = "unable to get external metric works/depth/nil: no metrics returned from external metrics API";
  expect(problemsIn(failing(empty))).toEqual([[{ kind: "emptyAnswer", api: "external", metric: "depth" }, "now"]]);
  expect(nextOf(failing(empty))).toContain("kubectl get --raw /apis/external.metrics.k8s.io/v1beta1/namespaces/works/depth");
  const missing =
    "unable to get metric qps: unable to fetch metrics from custom metrics API: no custom metrics API (custom.metrics.k8s.io) registered";
  expect(problemsIn(failing(missing))).toEqual([[{ kind: "apiNotRegistered", api: "custom" }, "now"]]);
});

test.each([
  ["DaemonSet", false],
  ["Deployment", true],
  ["Furnace", null],
])("a %s without a scale", (kind, isScalable) => {
  const some = { kind, ...failing("the server could not find the requested resource", "FailedGetScale") };
  expect(problemsIn(some)).toEqual([[{ kind: "noScaleOfKind", targetKind: kind, isScalable }, "now"]]);
});

test("the count of a status whose scale was not read is not the present one", () => {
  const conditions = [{ type: "AbleToScale", reason: "FailedGetScale", message: 'deployments.apps "kiln" not found' }];
  expect(explained({ conditions }).sum.verdict).toMatchObject({ about: "notComputed", current: null });
});

test("a count that the API server refused was computed all the same", () => {
  const error = 'admission webhook "quota.works" denied the request: too many';
  const all = explained({
    metrics: [100],
    conditions: [
      { type: "AbleToScale", reason: "FailedUpdateScale", message: `the HPA controller was unable to update the target scale: ${error}` },
      { type: "ScalingActive", status: "True", reason: "ValidMetricFound" },
    ],
    events: [{ reason: "FailedRescale", message: `New size: 6; reason: cpu above target; error: ${error}` }],
  });
  expect(said(all.statements, "notComputed")).toEqual([]);
  expect(said(all.statements, "notWritten")).toMatchObject([{ count: 6, standing: "recorded" }]);
  expect(all.sum.verdict).toMatchObject({ about: "notWritten", current: 3, proposal: { low: 6, high: 6 } });
  expect(said(all.statements, "problem")).toMatchObject([{ when: "now", problem: { kind: "writeRefused", why: "denied", error } }]);
});

test("one of two metrics fails while the other one is valid: its warning is not over", () => {
  const some = {
    metrics: [70, null],
    conditions: [{ status: "True", reason: "ValidMetricFound" }],
    events: [{ reason: "FailedGetResourceMetric", message: "missing request for memory in container proxy of Pod kiln-1" }],
  };
  expect(problemsIn(some)).toMatchObject([[{ kind: "missingRequest" }, "unknown"]]);
  expect(problemsIn({ ...some, metrics: [70] })).toMatchObject([[{ kind: "missingRequest" }, "past"]]);
});

test("what kubectl top said of the API explains an unknown figure", () => {
  expect(problemsIn({}, ["error: Metrics API not available"])).toEqual([[{ kind: "resourceApiUnavailable", how: "failed" }, "now"]]);
  expect(problemsIn({ metrics: [40] }, ["error: Metrics API not available"])).toEqual([]);
});
