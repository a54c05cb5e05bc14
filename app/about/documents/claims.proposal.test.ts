import { expect } from "vitest";
import { counts, run } from "../../../engine/library/testing/runEntry";
import { rewriteToV2 } from "../../../engine/manifest/versions/rewriteToV2";
import { changed, checkedRun } from "../../../engine/simulation/testing/checkedRun";
import { manifestWith, metricSources } from "../../../engine/simulation/testing/manifests";
import { proposal } from "./proposal";
import { entryOf, errorsIn, testClaims } from "./testing/claims";

/** Has what the proposal's example has: no name, a ReplicationController, and the fields of v2alpha1. */
const nameless = `apiVersion: autoscaling/v2alpha1
kind: HorizontalPodAutoscaler
spec:
  scaleTargetRef:
    kind: ReplicationController
    name: web
  minReplicas: 2
  maxReplicas: 8
  metrics:
  - type: Resource
    resource:
      name: cpu
      targetAverageUtilization: 70
  - type: Pods
    pods:
      metricName: requests
      targetAverageValue: 1k
`;
const { manifest } = changed({});

testClaims(proposal, {
  metricFalls: () => {
    const trace = run(entryOf("idle-memory"));
    expect(trace.outcomes.requestsServed).toBe(0);
    const written = counts(trace);
    expect(written.at(-1)).toBe(trace.hpa.spec.maxReplicas);
    return [trace.workload.initialReplicas, written.at(-1)];
  },
  example: () => {
    expect(errorsIn(nameless).join()).toContain("metadata.name: Required value");
    const named = nameless.replace("spec:", "metadata:\n  name: web\nspec:");
    expect(errorsIn(named)).toEqual([]);
    const rewritten = rewriteToV2(named)!.text;
    expect(rewritten).toContain("apiVersion: autoscaling/v2\n");
    expect(errorsIn(rewritten)).toEqual([]);
    return [];
  },
  percentageOfLimit: () => {
    const refused = errorsIn(manifest.replace("averageUtilization: 50", "averageUtilization: 50\n        targetPercentageOfLimit: 50"));
    expect(refused.join()).toContain('unknown field "spec.metrics[0].resource.target.targetPercentageOfLimit"');
    const twice = (cpuRequestMilli: number) => {
      const [first] = checkedRun(
        changed({ durationSeconds: 600, load: { points: [[0, 3]], noise: 0 }, workload: { cpuRequestMilli } }),
      ).reconciles;
      return first!.status.currentMetrics?.[0];
    };
    expect(twice(200)).toMatchObject({ resource: { current: { averageUtilization: 32 } } });
    expect(twice(400)).toMatchObject({ resource: { current: { averageUtilization: 16 } } });
    return [];
  },
  external: () => {
    const refused = errorsIn(manifest.replace(/ {2}- type: Resource[^]*/, "  - type: External\n    external: {}\n"));
    expect(refused.map((message) => message.split(":")[0])).toEqual([
      "spec.metrics[0].external.metric.name",
      "spec.metrics[0].external.target.type",
      "spec.metrics[0].external.target.averageValue",
    ]);
    expect(run(entryOf("wakes-from-zero")).outcomes.rescalesUp).toBeGreaterThan(0);
    return [];
  },
  twoApis: () => {
    const text = manifestWith(metricSources.Resource + metricSources.Pods + metricSources.External);
    const failing = (kind: "metricsServerDown" | "customMetricsDown") => {
      const { decision } = checkedRun(changed({ durationSeconds: 600, manifest: text, incidents: [{ at: 0, kind, durationSeconds: 600 }] }))
        .reconciles[5]!;
      const metrics = "metrics" in decision ? decision.metrics : [];
      return metrics.flatMap((metric) => (metric.ok ? [] : [/(\w+) metrics API/.exec(metric.error)?.[1]]));
    };
    expect([failing("metricsServerDown"), failing("customMetricsDown")]).toEqual([["resource"], ["custom", "external"]]);
    return [];
  },
});
