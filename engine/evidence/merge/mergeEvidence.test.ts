import { describe, expect, test } from "vitest";
import { condition, cpu, described, event, evidenceOf } from "../testing/evidenceOf";
import { pointsOf } from "../../answers/points";
import { mergeEvidence } from "./mergeEvidence";

describe("several texts about one autoscaler", () => {
  const table = described({ source: "table", line: 3, metrics: [{ ...cpu(80), type: null, name: null, line: 3 }], currentReplicas: 4 });
  const object = described({
    source: "object",
    namespace: "works",
    maxReplicas: 12,
    metrics: [cpu(60)],
    currentReplicas: 5,
    lines: { maxReplicas: 7, currentReplicas: 20 },
  });

  test("join by name, the last one that says something counts, and a difference is kept", () => {
    const { autoscalers } = mergeEvidence([evidenceOf({ autoscalers: [table] }), evidenceOf({ autoscalers: [object] })]);
    expect(autoscalers).toHaveLength(1);
    expect(autoscalers[0]).toMatchObject({
      name: "kiln",
      namespace: "works",
      fields: { currentReplicas: { value: 5, place: { text: 1, line: 20 } }, minReplicas: { value: 1 } },
    });
    expect(autoscalers[0]!.disagreements).toEqual([
      {
        field: "maxReplicas",
        order: "unknown",
        values: [
          { value: "10", place: { text: 0, line: 3 } },
          { value: "12", place: { text: 1, line: 7 } },
        ],
      },
      {
        field: "currentReplicas",
        order: "unknown",
        values: [
          { value: "4", place: { text: 0, line: 3 } },
          { value: "5", place: { text: 1, line: 20 } },
        ],
      },
    ]);
  });

  test("a table's figure takes the name that another text gives its metric", () => {
    const { autoscalers } = mergeEvidence([evidenceOf({ autoscalers: [object] }), evidenceOf({ autoscalers: [table] })]);
    expect(autoscalers[0]!.metrics).toMatchObject([{ type: "Resource", name: "cpu", utilization: 80, place: { text: 1, line: 3 } }]);
  });

  test("rows of one table are its course, and no contradiction", () => {
    const rows = [4, 5, 6].map((currentReplicas, index) => ({ ...table, line: 3 + index, currentReplicas }));
    const { autoscalers } = mergeEvidence([evidenceOf({ autoscalers: rows })]);
    expect(autoscalers[0]!.disagreements).toEqual([]);
    expect(autoscalers[0]!.fields.currentReplicas?.value).toBe(6);
  });

  test("the same name in two namespaces is two autoscalers", () => {
    const other = { ...object, namespace: "else" };
    expect(mergeEvidence([evidenceOf({ autoscalers: [object, other] })]).autoscalers.map(({ namespace }) => namespace)).toEqual([
      "works",
      "else",
    ]);
  });

  test("a part without a name joins the only autoscaler, and no one of several", () => {
    const { name: _, ...rest } = described({ line: 9, conditions: [condition("ScalingActive", "True", "ValidMetricFound")] });
    expect(mergeEvidence([evidenceOf({ autoscalers: [table, rest] })]).autoscalers).toHaveLength(1);
    const other = { ...table, name: "loom", line: 4 };
    expect(mergeEvidence([evidenceOf({ autoscalers: [table, other, rest] })]).autoscalers.map(({ name }) => name)).toEqual([
      "kiln",
      "loom",
      null,
    ]);
  });

  test("events go to the autoscaler that they name, or to the description above them", () => {
    const first = described({ name: "kiln", line: 1 });
    const second = described({ name: "loom", line: 20 });
    const events = [
      event("SuccessfulRescale", "New size: 2", "1m", { line: 10 }),
      event("SuccessfulRescale", "New size: 3", "1m", { line: 30 }),
      event("SuccessfulRescale", "New size: 4", "1m", { line: 40, object: "horizontalpodautoscaler/kiln" }),
      event("Killing", "Stopping container", "1m", { line: 41, object: "pod/kiln-1" }),
    ];
    const { autoscalers, apart } = mergeEvidence([evidenceOf({ autoscalers: [first, second], events })]);
    expect(autoscalers.map((each) => each.events.map(({ line }) => line))).toEqual([[10, 40], [30]]);
    expect(apart.events.map(({ line }) => line)).toEqual([41]);
  });

  test("pods go by the workload's selector where it is known", () => {
    const evidence = evidenceOf({
      autoscalers: [described({ target: { kind: "Deployment", name: "kiln" } })],
      deployments: [{ line: 2, kind: "Deployment", name: "kiln", selector: "app=kiln" }],
      pods: [
        { line: 3, name: "kiln-1", labels: { app: "kiln" } },
        { line: 4, name: "kiln-extra-1", labels: { app: "extra" } },
        { line: 5, name: "batch-1", labels: { app: "kiln" } },
      ],
    });
    expect(mergeEvidence([evidence]).autoscalers[0]!.pods.map(({ name }) => name)).toEqual(["kiln-1", "batch-1"]);
  });
});

describe("series without any reading of one moment", () => {
  const point = (metric: string, labels: Record<string, string>) => ({ line: 1, metric, labels, points: pointsOf([[1_700_000_000, 1]]) });
  test("tell of an autoscaler, and of its workload's pods by the name that kube-state-metrics gives", () => {
    const own = { horizontalpodautoscaler: "kiln", namespace: "works" };
    const series = [
      point("kube_horizontalpodautoscaler_status_current_replicas", own),
      point("kube_horizontalpodautoscaler_info", { ...own, scaletargetref_kind: "Deployment", scaletargetref_name: "oven" }),
      point("kube_pod_status_ready", { pod: "oven-1", namespace: "works", condition: "true" }),
      point("kube_replicaset_created", { replicaset: "oven-5f6", namespace: "works" }),
      point("kube_deployment_status_replicas", { deployment: "kiln", namespace: "works" }),
    ];
    const { autoscalers, apart } = mergeEvidence([evidenceOf({ series })]);
    expect(autoscalers).toMatchObject([{ name: "kiln", namespace: "works", readings: [] }]);
    expect(autoscalers[0]!.series).toHaveLength(4);
    expect(apart.series).toHaveLength(1);
  });
});
