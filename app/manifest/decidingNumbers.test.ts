import { expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { helpInPage } from "../simulation/testing/helpInPage";
import { useScenario } from "../store/scenario";
import { decidingNumbers, scalarOf, steppedDigits } from "./decidingNumbers";

helpInPage();

const manifest = `# maxReplicas: 3
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, annotations: {value: "7"}}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: 2 # not fewer
  maxReplicas: 10
  metrics:
  - type: Pods
    pods:
      metric: {name: requests}
      target: {type: AverageValue, averageValue: 500m}
  behavior:
    scaleUp:
      stabilizationWindowSeconds: 0
      policies:
      - {type: Pods, value: 4, periodSeconds: 60}
    scaleDown:
      tolerance: "0.05"
---
kind: Deployment
apiVersion: apps/v1
metadata: {name: web}
spec:
  minReadySeconds: 5
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: web, readinessProbe: {periodSeconds: 3, exec: {command: [ls]}}}]}
`;

const found = async (text: string) => {
  useScenario.setState({ scenario: { ...firstScenario, manifest: text } });
  const lines = text.split("\n");
  return (await decidingNumbers(text))?.map(
    ({ field, line, column, endColumn }) => `${field} ${lines[line - 1]!.slice(column - 1, endColumn - 1)}`,
  );
};

test("finds the digits of every number of the autoscaler that decides, in blocks and in braces, and no other number", async () => {
  expect(await found(manifest)).toEqual([
    "minReplicas 2",
    "maxReplicas 10",
    "averageValue 500",
    "stabilizationWindowSeconds 0",
    "value 4",
    "periodSeconds 60",
    "tolerance 0.05",
  ]);
  expect(await found(manifest.replace("maxReplicas: 10", "maxReplicas: ten"))).toEqual([]);
});

test("leaves a line alone in which it is not certain which number is meant", () => {
  expect(scalarOf("value", "- {type: Pods, value: 4, other: {value: 5}}")).toBeNull();
  expect(scalarOf("value", "averagevalue: 4")).toBeNull();
  expect(scalarOf("value", "name: x # value: 4")).toBeNull();
  expect(scalarOf("value", "value: &four 4")).toBeNull();
});

test.each([
  ["10", "maxReplicas", 1, "11"],
  ["2", "minReplicas", -5, "1"],
  ["0", "minReplicas", 1, "1"],
  ["300", "stabilizationWindowSeconds", -1, "295"],
  ["3598", "stabilizationWindowSeconds", 4, "3600"],
  ["62", "periodSeconds", 1, "65"],
  ["62", "periodSeconds", -1, "60"],
  ["15", "periodSeconds", -10, "1"],
  ["0.1", "tolerance", -1, "0.09"],
  ["0.05", "tolerance", -10, "0"],
  ["1.5", "averageValue", 1, "1.6"],
  ["0.5", "value", -10, "0.1"],
] as const)("%s of %s, %i steps further, is %s", (digits, field, steps, then) => {
  expect(steppedDigits(digits, field, steps)).toBe(then);
});
