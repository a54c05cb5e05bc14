import { expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { parseManifest } from "../manifest/parseManifest";
import { applyEdits } from "../manifest/textEdit";
import type { DiagnosisContext } from "../manifest/diagnose";
import { diagnoseUnsimulated } from "./diagnoseUnsimulated";

const context: DiagnosisContext = { featureGates: defaultFlags.featureGates, tolerance: 0.1, containers: null, silenced: [] };

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: worker
spec:
  replicas: 2
  selector: {matchLabels: {app: worker}}
  template:
    metadata: {labels: {app: worker}}
    spec:
      containers:
      - name: worker
        image: worker
`;

const scaledObject = (threshold = '"20"') => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: worker
spec:
  scaleTargetRef:
    name: worker
  maxReplicaCount: 12
  triggers:
  - type: redis
    metadata:
      address: redis:6379
      listName: jobs
      listLength: ${threshold}
`;

test("a ScaledObject without errors can be replaced by the HPA that KEDA makes, and the Deployment beside it stays", () => {
  const text = `${scaledObject()}---\n${deployment}`;
  const { diagnostics, hpa } = diagnoseUnsimulated(text, context);
  expect(hpa).toBeNull();
  const [first] = diagnostics.filter(({ severity }) => severity === "error");
  expect(first).toMatchObject({ line: 2, message: expect.stringContaining("KEDA is not simulated yet") as string });
  const replaced = applyEdits(text, first!.fixes[0]!.edits);
  expect(replaced.endsWith(`---\n${deployment}`)).toBe(true);
  const read = parseManifest(replaced, context.featureGates);
  expect(read.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(read.workload?.isTarget).toBe(true);
  expect(read.hpa).toMatchObject({
    metadata: { name: "keda-hpa-worker" },
    spec: {
      minReplicas: 1,
      maxReplicas: 12,
      metrics: [{ external: { metric: { name: "s0-redis-jobs" }, target: { averageValue: "20" } } }],
    },
  });
});

test("KEDA's own error comes at its line, and nothing is offered to run", () => {
  const { diagnostics } = diagnoseUnsimulated(scaledObject('"2.5"'), context);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ line }) => line)).toEqual([2, 14]);
  expect(errors[1]!.message).toContain('unable to set param "listLength" value "2.5"');
  expect(errors[0]!.fixes).toEqual([]);
});

test("an HPA that KEDA made is read as any HPA is", () => {
  const text = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: keda-hpa-worker
  ownerReferences:
  - {apiVersion: keda.sh/v1alpha1, kind: ScaledObject, name: worker, uid: "1"}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: worker}
  maxReplicas: 3
`;
  expect(diagnoseUnsimulated(text, context).hpa?.metadata.name).toBe("keda-hpa-worker");
});
