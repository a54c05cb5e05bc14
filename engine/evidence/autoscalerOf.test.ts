import { describe, expect, test } from "vitest";
import { autoscalerOf } from "./autoscalerOf";
import type { Evidence, SeriesReading } from "./evidence";
import { mergeEvidence } from "./merge/mergeEvidence";
import { pointsOf } from "../answers/points";
import { readEvidence } from "./readEvidence";
import { average, condition, cpu, described, evidenceOf } from "./testing/evidenceOf";

const rebuilt = (...some: Partial<Evidence>[]) => autoscalerOf(mergeEvidence(some.map(evidenceOf)).autoscalers[0]!);

const series = (field: string, value: number, labels: Record<string, string> = {}, line = 1): SeriesReading => ({
  line,
  metric: `kube_horizontalpodautoscaler_${field}`,
  labels: { horizontalpodautoscaler: "kiln", namespace: "works", ...labels },
  points: pointsOf([
    [1_700_000_000, value],
    [1_700_000_015, value],
  ]),
});

describe("an autoscaler that the controller can run", () => {
  test("comes from an object, with its rules, and names what it supposes", () => {
    const text = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: kiln
  namespace: works
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: StatefulSet, name: oven }
  maxReplicas: 12
  metrics:
  - type: ContainerResource
    containerResource: { name: memory, container: app, target: { type: AverageValue, averageValue: 300Mi } }
  behavior:
    scaleDown:
      stabilizationWindowSeconds: 60
`;
    const all = autoscalerOf(mergeEvidence([readEvidence(text)]).autoscalers[0]!);
    expect(all.hpa?.spec).toMatchObject({
      scaleTargetRef: { kind: "StatefulSet", name: "oven" },
      minReplicas: 1,
      maxReplicas: 12,
      metrics: [{ type: "ContainerResource", containerResource: { container: "app", target: { averageValue: "300Mi" } } }],
      behavior: { scaleDown: { stabilizationWindowSeconds: 60 }, scaleUp: { selectPolicy: "Max" } },
    });
    expect(all).toMatchObject({
      supposed: [
        { part: "minReplicas", value: "1" },
        { part: "tolerance", value: "0.1" },
      ],
    });
    expect(all.hpa && all.recorded).toContainEqual({ part: "maxReplicas", place: { text: 0, line: 8 } });
  });

  test("comes from the series of the spec alone, under both names of kube-state-metrics", () => {
    const now = [
      series("info", 1, { scaletargetref_kind: "Deployment", scaletargetref_name: "oven" }),
      series("spec_min_replicas", 2),
      series("spec_max_replicas", 9, {}, 7),
      series("spec_target_metric", 60, { metric_name: "cpu", metric_target_type: "utilization" }),
      series("spec_target_metric", 0.25, { metric_name: "queued", metric_target_type: "average" }),
    ];
    const all = rebuilt({ series: now });
    expect(all.hpa?.metadata).toEqual({ name: "kiln", namespace: "works" });
    expect(all.hpa?.spec).toEqual({
      scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "oven" },
      minReplicas: 2,
      maxReplicas: 9,
      metrics: [
        { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 60 } } },
        { type: "Pods", pods: { metric: { name: "queued" }, target: { type: "AverageValue", averageValue: "250m" } } },
      ],
    });
    expect(all.hpa && all.supposed.map(({ part }) => part)).toEqual([
      "metricKind",
      "metricKind",
      "behavior",
      "tolerance",
      "scaleDownWindow",
    ]);
    const before = now.map((each) => ({
      ...each,
      metric: each.metric!.replace("horizontalpodautoscaler", "hpa"),
      labels: { hpa: "kiln", ...each.labels, horizontalpodautoscaler: undefined } as unknown as Record<string, string>,
    }));
    expect(rebuilt({ series: before }).hpa?.spec.maxReplicas).toBe(9);
  });

  test("takes an unnamed figure of a table from the series that name it, and the rules from a description", () => {
    const table = described({ source: "table", namespace: "works", metrics: [average("180m", "250m")], conditions: [] });
    const named = series("spec_target_metric", 0.25, { metric_name: "queued", metric_target_type: "average" });
    expect(rebuilt({ autoscalers: [table], series: [named] }).hpa?.spec.metrics).toMatchObject([{ pods: { metric: { name: "queued" } } }]);
    const all = rebuilt({
      autoscalers: [described({ metrics: [cpu(31)], conditions: [condition("AbleToScale", "True", "ReadyForNewScale")] })],
    });
    expect(all.hpa && all.recorded.map(({ part }) => part)).toContain("behavior");
    expect(all.hpa && all.supposed).toContainEqual({ part: "target", value: "Deployment/kiln" });
  });

  test("leaves out a metric that ended while the others went on", () => {
    const gone = {
      ...series("spec_target_metric", 5, { metric_name: "old", metric_target_type: "value" }),
      points: pointsOf([[1_699_990_000, 5]]),
    };
    const all = rebuilt({
      series: [
        gone,
        series("spec_max_replicas", 9),
        series("spec_target_metric", 60, { metric_name: "cpu", metric_target_type: "utilization" }),
      ],
    });
    expect(all.hpa?.spec.metrics).toHaveLength(1);
  });

  test("says why there is none", () => {
    const { maxReplicas: _, ...open } = described({ metrics: [cpu(31)] });
    expect(rebuilt({ autoscalers: [open] })).toMatchObject({ hpa: null, reason: { code: "noMax" }, basis: [{ text: 0, line: 1 }] });
    expect(rebuilt({ autoscalers: [described({})] })).toMatchObject({ hpa: null, reason: { code: "noMetric" } });
    const blank = described({ metrics: [{ ...cpu(31), target: null }] });
    expect(rebuilt({ autoscalers: [blank] })).toMatchObject({ hpa: null, reason: { code: "noTarget", metric: "cpu" } });
  });
});
