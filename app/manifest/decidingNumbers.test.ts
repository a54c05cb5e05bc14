import { expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { helpInPage } from "../simulation/testing/helpInPage";
import { useScenario } from "../store/scenario";
import { decidingNumbers, steppedDigits, steppedNumber } from "./decidingNumbers";

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
    ({ path, line, column, endColumn }) => `${path.slice(path.lastIndexOf(".") + 1)} ${lines[line - 1]!.slice(column - 1, endColumn - 1)}`,
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
  expect(await found(manifest.replace("maxReplicas: 10", "maxReplicas: ten"))).not.toContain("maxReplicas ten");
});

test("finds those of a ScaledObject, the texts of its triggers too", async () => {
  const keda = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: web}
spec:
  scaleTargetRef: {name: web}
  maxReplicaCount: 20
  cooldownPeriod: 60
  triggers:
  - type: prometheus
    metadata: {serverAddress: "http://p:9090", query: sum(x), threshold: "100", activationThreshold: '2.5'}
`;
  expect(await found(keda)).toEqual(["maxReplicaCount 20", "cooldownPeriod 60", "threshold 100", "activationThreshold 2.5"]);
});

test("leaves a number alone that an alias brings", async () => {
  const aliased = manifest.replace("minReplicas: 2", "minReplicas: &few 2").replace("maxReplicas: 10", "maxReplicas: *few");
  expect((await found(aliased))?.slice(0, 2)).toEqual(["minReplicas 2", "averageValue 500"]);
});

const inputs = {
  minReplicas: { min: 1, max: 2_147_483_647, step: 1 },
  stabilizationWindowSeconds: { min: 0, max: 3600, step: 5 },
  periodSeconds: { min: 1, max: 1800, step: 5 },
  tolerance: { min: 0, max: Infinity, step: 0.01 },
  averageValue: { min: 1, max: Infinity, step: 1 },
};

test.each([
  ["10", "minReplicas", 1, "11"],
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
  ["0.5", "averageValue", -10, "0.1"],
] as const)("%s of %s, %i steps further, is %s", (digits, field, steps, then) => {
  expect(steppedDigits(digits, { kind: "number", form: "whole", ...inputs[field] }, steps)).toBe(then);
});

test("a step keeps the unit of a quantity", () => {
  const input = { kind: "number", form: "quantity", ...inputs.averageValue } as const;
  expect(steppedNumber("500Mi", input, 1)).toBe("501Mi");
  expect(steppedNumber("-1", input, 1)).toBeNull();
});
