import { describe, expect, test } from "vitest";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { explainSnapshot } from "./explainSnapshot";

const explained = (...texts: string[]) => explainSnapshot(mergeEvidence(texts.map(readEvidence)))[0]!.statements;
const measuredIn = (...texts: string[]) => explained(...texts).flatMap((each) => (each.code === "measured" ? [each] : []));
const problemsIn = (...texts: string[]) => explained(...texts).flatMap((each) => (each.code === "problem" ? [each.problem] : []));

const described = (metric: string, replicas = 3) => `Name: kiln
Namespace: works
Reference: Deployment/kiln
Metrics: ( current / target )
  ${metric}
Min replicas: 1
Max replicas: 20
Deployment pods: ${replicas} current / ${replicas} desired`;

const workload = `apiVersion: apps/v1
kind: Deployment
metadata: {name: kiln, namespace: works}
spec:
  selector: {matchLabels: {app: kiln}}
  template:
    metadata: {labels: {app: kiln}}
    spec:
      containers:
      - {name: app, resources: {requests: {cpu: 200m}}}
      - {name: mesh, resources: {requests: {cpu: 50m}}}`;

const usage = (...pods: (readonly [string, string, string])[]) =>
  `$ kubectl get --raw /apis/metrics.k8s.io/v1beta1/namespaces/works/pods\n${JSON.stringify({
    kind: "PodMetricsList",
    items: pods.map(([name, app, mesh]) => ({
      metadata: { name, namespace: "works" },
      containers: [
        { name: "app", usage: { cpu: app, memory: "64Mi" } },
        { name: "mesh", usage: { cpu: mesh, memory: "16Mi" } },
      ],
    })),
  })}`;

describe("usage by metrics.k8s.io", () => {
  test("makes the percentage as the controller does: each container rounded up, then the whole cut to a percent", () => {
    const list = usage(["kiln-1-a", "180234567n", "20m"], ["kiln-1-b", "240m", "10m"], ["kiln-1-c", "330m", "20m"]);
    // 181 + 20 + 240 + 10 + 330 + 20 = 801 of 750.
    expect(measuredIn(described("resource cpu on pods  (as a percentage of request):  85% (212m) / 80%"), workload, list)).toMatchObject([
      {
        metric: "cpu",
        values: 3,
        percent: 106,
        milli: 267,
        printed: "85%",
        without: [],
        counts: { low: 4, high: 4 },
        standing: "computed",
      },
    ]);
  });

  test("a pod without a sample counts as nothing on the way up", () => {
    const pods = `$ kubectl get pods -n works
NAME       READY   STATUS    RESTARTS   AGE
kiln-1-a   1/1     Running   0          3d
kiln-1-b   1/1     Running   0          3d
kiln-1-c   1/1     Running   0          20s`;
    const list = usage(["kiln-1-a", "300m", "20m"], ["kiln-1-b", "300m", "20m"]);
    // 640 of 500 is 128%; with the third pod at 0 it is 85.3% of 80%: inside the tolerance.
    expect(
      measuredIn(described("resource cpu on pods  (as a percentage of request):  <unknown> / 80%"), workload, pods, list),
    ).toMatchObject([{ values: 2, percent: 128, without: ["kiln-1-c"], printed: null, counts: { low: 3, high: 3 } }]);
  });

  test("says nothing where a request is not in the texts", () => {
    const list = usage(["kiln-1-a", "300m", "20m"]);
    expect(measuredIn(described("resource cpu on pods  (as a percentage of request):  85% (212m) / 80%", 1), list)).toEqual([]);
  });
});

const custom = (...values: (readonly [string, string])[]) =>
  JSON.stringify({
    kind: "MetricValueList",
    apiVersion: "custom.metrics.k8s.io/v1beta1",
    metadata: {},
    items: values.map(([name, value]) => ({
      describedObject: { kind: "Pod", namespace: "works", name, apiVersion: "/v1" },
      metricName: "http_requests",
      timestamp: "2025-10-06T09:00:00Z",
      value,
      selector: null,
    })),
  });

describe("values of the custom metrics API", () => {
  const hpa = described('"http_requests" on pods:  31500m / 50');

  test("average over the target's pods alone", () => {
    const answer = custom(["kiln-1-a", "100"], ["kiln-1-b", "80500m"], ["kiln-1-c", "60"], ["seed-1-a", "900"]);
    expect(measuredIn(hpa, answer)).toMatchObject([
      { values: 3, milli: 80_166, percent: null, isTotal: false, counts: { low: 5, high: 5 } },
    ]);
  });

  test("an empty list is said", () => {
    expect(problemsIn(hpa, custom())).toContainEqual({ kind: "emptyAnswer", api: "custom", metric: "http_requests" });
  });

  test("a metric that the adapter does not have", () => {
    const list = (name: string) =>
      JSON.stringify({
        kind: "APIResourceList",
        groupVersion: "custom.metrics.k8s.io/v1beta1",
        resources: [{ name, kind: "MetricValueList" }],
      });
    expect(problemsIn(hpa, list("pods/http_requests_per_second"))).toContainEqual({
      kind: "unknownMetric",
      metric: "http_requests",
      of: "pods",
    });
    expect(problemsIn(hpa, list("pods/http_requests"))).toEqual([]);
  });
});

test("external values are summed, and shared by the pods", () => {
  const answer = JSON.stringify({
    kind: "ExternalMetricValueList",
    apiVersion: "external.metrics.k8s.io/v1beta1",
    items: ["70", "51"].map((value) => ({ metricName: "depth", metricLabels: { queue: "a" }, timestamp: "2025-10-06T09:00:00Z", value })),
  });
  expect(measuredIn(described('"depth" (target average value):  10 / 30'), answer)).toMatchObject([
    { values: 2, milli: 121_000, isTotal: true, counts: { low: 5, high: 5 } },
  ]);
});
