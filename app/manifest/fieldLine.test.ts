import { expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { useScenario } from "../store/scenario";
import { fieldLine } from "./fieldLine";
import { helpInPage } from "../simulation/testing/helpInPage";

helpInPage();

const manifest = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 50
  behavior:
    scaleUp:
      policies:
      - type: Pods
        value: 2
        periodSeconds: 60
`;

const lineOf = (path: string, text = manifest) => {
  useScenario.setState({ scenario: { ...firstScenario, manifest: text } });
  return fieldLine(path);
};

test("finds a field's line; for an item, the line of its first field", async () => {
  expect(await lineOf("spec.maxReplicas")).toBe(10);
  expect(await lineOf("spec.metrics[0].resource.target.averageUtilization")).toBe(17);
  expect(await lineOf("spec.behavior.scaleUp.policies[0]")).toBe(21);
});

test("finds the parent of a field that was left to its default", async () => {
  expect(await lineOf("spec.behavior.scaleUp.stabilizationWindowSeconds")).toBe(19);
  expect(await lineOf("spec.behavior.scaleDown.policies[0]")).toBe(18);
  expect(await lineOf("spec.minReplicas")).toBe(5);
});

test("finds nothing in a text with errors", async () => {
  expect(await lineOf("spec.maxReplicas", "kind: [")).toBeNull();
});
