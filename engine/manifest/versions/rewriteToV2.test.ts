import { describe, expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { parseManifest } from "../parseManifest";
import { parseManifestV1 } from "../parseManifestV1";
import { applyEdits } from "../textEdit";
import { walkthrough } from "../testing/reading";
import { rewriteToV2 } from "./rewriteToV2";

const v2beta1 = `# who scales what
apiVersion: autoscaling/v2beta1 # old
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  maxReplicas: 10 # enough
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  metrics:
  # of the pods
  - type: Resource
    resource:
      name: cpu # of a core
      targetAverageUtilization: 50 # percent
  - type: External
    external:
      metricSelector:
        matchLabels:
          queue: a   # this one
      targetAverageValue: 30
      metricName: depth # messages
  - {type: Pods, pods: {metricName: x, targetAverageValue: "5", selector: {matchLabels: {a: b}}}}
  - type: Object
    object:
      target:
        kind: Ingress
        name: main
      metricName: hits
      targetValue: 2k`;

test("moves the fields of v2beta1, with their comments and in their order", () => {
  const rewriting = rewriteToV2(v2beta1);
  expect(rewriting?.keepsComments).toBe(true);
  expect(rewriting?.text).toBe(`# who scales what
apiVersion: autoscaling/v2 # old
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  maxReplicas: 10 # enough
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  metrics:
  # of the pods
  - type: Resource
    resource:
      name: cpu # of a core
      target:
        type: Utilization
        averageUtilization: 50 # percent
  - type: External
    external:
      metric:
        selector:
          matchLabels:
            queue: a   # this one
        name: depth # messages
      target:
        type: AverageValue
        averageValue: 30
  - {type: Pods, pods: {metric: {name: x, selector: {matchLabels: {a: b}}}, target: {type: AverageValue, averageValue: "5"}}}
  - type: Object
    object:
      describedObject:
        kind: Ingress
        name: main
      metric:
        name: hits
      target:
        type: Value
        value: 2k`);
  expect(applyEdits(v2beta1, rewriting?.edits ?? [])).toBe(rewriting?.text);
});

test("writes out what v1 carries in annotations, and leaves the other annotations", () => {
  const text = `apiVersion: "autoscaling/v1"
kind: HorizontalPodAutoscaler
metadata:
  name: web
  annotations:
    team: shop
    autoscaling.alpha.kubernetes.io/metrics: '[{"type":"Pods","pods":{"metricName":"rps","targetAverageValue":"10"}}]'
    autoscaling.alpha.kubernetes.io/conditions: '[]'
    autoscaling.alpha.kubernetes.io/behavior: '{"ScaleUp":{"Policies":[{"Type":"Pods","Value":2,"PeriodSeconds":60}]}}'
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  targetCPUUtilizationPercentage: 60   # percent
  # at most
  maxReplicas: 10
`;
  expect(rewriteToV2(text)?.text).toBe(`apiVersion: "autoscaling/v2"
kind: HorizontalPodAutoscaler
metadata:
  name: web
  annotations:
    team: shop
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  metrics:
  - type: Pods
    pods:
      metric:
        name: rps
      target:
        type: AverageValue
        averageValue: "10"
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 60   # percent
  # at most
  maxReplicas: 10
  behavior:
    scaleUp:
      policies:
      - type: Pods
        value: 2
        periodSeconds: 60
`);
});

test("leaves the other documents as they are", () => {
  const other = "kind: Service # mine\nmetadata: {name: web}\n---\n";
  expect(rewriteToV2(other + v2beta1)?.text.startsWith(`${other}# who`)).toBe(true);
});

test.each([
  [
    "JSON in one line",
    JSON.stringify({
      apiVersion: "autoscaling/v1",
      kind: "HorizontalPodAutoscaler",
      spec: { maxReplicas: 3, targetCPUUtilizationPercentage: 5 },
    }),
  ],
  [
    "values behind aliases",
    `apiVersion: autoscaling/v2beta1
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  maxReplicas: 3
  metrics:
  - &cpu
    type: Resource
    resource: &of {name: cpu, targetAverageUtilization: 5}
  - *cpu
  - type: Resource
    resource: {<<: *of, name: memory}
`,
  ],
])("writes the autoscaler anew where edits would not do: %s", (_, text) => {
  const rewriting = rewriteToV2(text);
  expect(rewriting?.keepsComments).toBe(false);
  expect(rewriteToV2(rewriting?.text ?? "")).toBe(null);
  expect(rewriting?.text).toContain("averageUtilization");
});

test.each([
  ["v2", walkthrough],
  ["text without an autoscaler", "kind: Service\n"],
  ["what is no YAML", "{"],
  [
    "a field that nobody knows, which would be lost",
    v2beta1.replace("targetAverageUtilization: 50", "targetAverage: 50").replace("targetValue", "value"),
  ],
])("has nothing to rewrite in %s", (_, text) => {
  expect(rewriteToV2(text)).toBe(null);
});

describe("extensions/v1beta1", () => {
  const ofTheTime = (target: string) => `# of 2015
apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleRef:
${target}
    name: web # the app
    namespace: default
    subresource: scale
  minReplicas: 2
  maxReplicas: 10 # enough
  cpuUtilization:
    targetPercentage: 70 # of the request
status: {currentReplicas: 2, desiredReplicas: 2}
`;
  const todays = (target: string) => `# of 2015
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef:
${target}
    name: web # the app
  minReplicas: 2
  maxReplicas: 10 # enough
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 70 # of the request
`;

  test.each([
    ["    kind: ReplicationController", "    kind: ReplicationController"],
    ["    kind: ReplicationController\n    apiVersion: v1", "    kind: ReplicationController\n    apiVersion: v1"],
    ["    kind: Deployment\n    apiVersion: extensions/v1beta1", "    kind: Deployment\n    apiVersion: apps/v1"],
    ["    kind: Deployment", "    apiVersion: apps/v1\n    kind: Deployment"],
  ])("keeps every value and comment, and gives the target today's version: %j", (before, after) => {
    const rewriting = rewriteToV2(ofTheTime(before));
    expect(rewriting?.text).toBe(todays(after));
    expect(rewriting?.keepsComments).toBe(true);
    expect(parseManifest(rewriting?.text ?? "", defaultFlags.featureGates).problems).toEqual([]);
  });

  test("means what its own API server stored, whatever its style", () => {
    for (const text of [
      ofTheTime("    kind: ReplicationController"),
      ofTheTime("    kind: Deployment"),
      "apiVersion: extensions/v1beta1\nkind: HorizontalPodAutoscaler\nmetadata: {name: web}\nspec: {maxReplicas: 3, scaleRef: {kind: Deployment, name: web, subresource: scale}}\n",
      '{"apiVersion": "extensions/v1beta1", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "web"}, "spec": {"scaleRef": {"kind": "Deployment", "name": "web"}, "maxReplicas": 3, "cpuUtilization": {"targetPercentage": 40}}}',
    ]) {
      const today = parseManifest(rewriteToV2(text)?.text ?? "", defaultFlags.featureGates).hpa?.spec;
      const then = parseManifestV1(text).hpa?.spec;
      expect({ ...today, scaleTargetRef: null, behavior: null }).toEqual({ ...then, scaleTargetRef: null, behavior: null });
      expect(today?.scaleTargetRef.kind).toBe(then?.scaleTargetRef.kind);
    }
  });
});
