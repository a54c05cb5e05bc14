import { expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { asStored } from "./asStored";
import { walkthrough, walkthroughWith } from "./testing/reading";

const { featureGates } = defaultFlags;

/** Added lines with +, changed ones with ~; the line of the text behind them. */
function stored(text: string): string[] {
  const marks = { written: " ", added: "+", changed: "~" };
  return (asStored(text, featureGates) ?? []).map(
    ({ text: content, mark, line }) => `${marks[mark]}${content}${line === null ? "" : ` < ${line}`}`,
  );
}

test("marks what the API server fills in", () => {
  const text = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  labels: {app.kubernetes.io/name: web}
  name: web
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 3
  behavior:
    scaleUp:
      selectPolicy: Min
`;
  expect(stored(text)).toEqual([
    " apiVersion: autoscaling/v2 < 1",
    " kind: HorizontalPodAutoscaler < 2",
    " metadata: < 3",
    "   name: web < 5",
    "+  namespace: default",
    "   labels: < 4",
    "     app.kubernetes.io/name: web < 4",
    " spec: < 6",
    "   scaleTargetRef: < 7",
    "     apiVersion: apps/v1 < 7",
    "     kind: Deployment < 7",
    "     name: web < 7",
    "+  minReplicas: 1",
    "   maxReplicas: 3 < 8",
    "+  metrics:",
    "+  - type: Resource",
    "+    resource:",
    "+      name: cpu",
    "+      target:",
    "+        type: Utilization",
    "+        averageUtilization: 80",
    "   behavior: < 9",
    "     scaleUp: < 10",
    "+      stabilizationWindowSeconds: 0",
    "       selectPolicy: Min < 11",
    "+      policies:",
    "+      - type: Pods",
    "+        value: 4",
    "+        periodSeconds: 15",
    "+      - type: Percent",
    "+        value: 100",
    "+        periodSeconds: 15",
    "+    scaleDown:",
    "+      selectPolicy: Max",
    "+      policies:",
    "+      - type: Percent",
    "+        value: 100",
    "+        periodSeconds: 15",
  ]);
});

test("marks a quantity that is kept in another form", () => {
  const lines = asStored(
    walkthroughWith("averageUtilization: 50", "averageValue: 0.5").replace("type: Utilization", "type: AverageValue"),
    featureGates,
  );
  expect(lines?.filter(({ mark }) => mark === "changed")).toMatchObject([
    {
      text: "        averageValue: 500m",
      path: "spec.metrics[0].resource.target.averageValue",
      mark: "changed",
      reason: "spec.metrics[0].resource.target.averageValue: 0.5, in the API server's own form",
      line: 18,
    },
  ]);
});

test("leaves a number, a quoted quantity and a text as they are", () => {
  const text = walkthroughWith("averageUtilization: 50", 'averageValue: "30"').replace("type: Utilization", "type: AverageValue");
  expect(stored(text).filter((line) => line.startsWith("~"))).toEqual([]);
});

test("shows where the fields of an old version went", () => {
  const text = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: shop}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: 1
  maxReplicas: 3
  targetCPUUtilizationPercentage: 60
`;
  expect(stored(text).filter((line) => !line.startsWith(" "))).toEqual([
    "~apiVersion: autoscaling/v2 < 1",
    "~  metrics: < 8",
    "~  - type: Resource < 8",
    "~    resource: < 8",
    "~      name: cpu < 8",
    "~      target: < 8",
    "~        type: Utilization < 8",
    "~        averageUtilization: 60 < 8",
  ]);
});

test.each([
  ["refused by the API server", walkthroughWith("maxReplicas: 10", "maxReplicas: 0")],
  ["with a key that is there twice", walkthrough + "kind: HorizontalPodAutoscaler\n"],
  ["without an autoscaler", "kind: Service\n"],
  ["that is no YAML", "{"],
])("has nothing to show for a text %s", (_, text) => {
  expect(asStored(text, featureGates)).toBe(null);
});

test("gives a reason for each line that is not as written", () => {
  const text = walkthroughWith("  minReplicas: 1\n", "") + "  behavior: {}\n";
  const reasons = (asStored(text, featureGates) ?? []).flatMap(({ reason }) => (reason === "" ? [] : [reason]));
  expect([...new Set(reasons)]).toEqual([
    "metadata.namespace: the namespace of the request; without one, it is default",
    "spec.minReplicas: the API server's default",
    "spec.behavior.scaleUp: the API server's default",
    "spec.behavior.scaleUp.stabilizationWindowSeconds: the API server's default",
    "spec.behavior.scaleUp.selectPolicy: the API server's default",
    "spec.behavior.scaleUp.policies: the API server's default",
    "spec.behavior.scaleDown: the API server's default",
    "spec.behavior.scaleDown.selectPolicy: the API server's default",
    "spec.behavior.scaleDown.policies: the API server's default",
  ]);
});
