import { expect, test } from "vitest";
import { diagnoseManifest } from "./diagnose";
import { restingPod } from "./testing/advice";
import { walkthrough } from "./testing/reading";
import type { FromManifest } from "./workload";

const text = `${walkthrough}---
apiVersion: apps/v1
kind: Deployment
metadata: {name: php-apache}
spec:
  replicas: 3
  minReadySeconds: 10
  strategy:
    type: RollingUpdate
    rollingUpdate: {maxSurge: 25%, maxUnavailable: 1}
  unknown: {to: us}
  template:
    spec:
      terminationGracePeriodSeconds: 45
      initContainers:
      - name: mesh
        restartPolicy: Always
        resources: {requests: {cpu: 10m}}
      containers:
      - name: app
        image: example.com/app
        resources:
          requests: {cpu: 0.2}
          limits: {cpu: 1, memory: 512Mi}
        readinessProbe: {httpGet: {path: /}, periodSeconds: 5}
`;

/** Shorter to read: the value and its place. */
const at = (field: FromManifest<unknown> | undefined) =>
  field && `${String(field.value)} [${field.path}] line ${field.line}: ${text.slice(field.start, field.end)}`;

test("takes from a workload what makes its pods, each value with its place", () => {
  const { workload } = diagnoseManifest(text, restingPod);
  const [app] = workload?.containers ?? [];
  const [mesh] = workload?.initContainers ?? [];
  expect({
    kind: workload?.kind,
    name: workload?.name,
    namespace: workload?.namespace,
    line: workload?.line,
    isTarget: workload?.isTarget,
  }).toEqual({
    kind: "Deployment",
    name: "php-apache",
    namespace: "default",
    line: 20,
    isTarget: true,
  });
  expect([
    at(workload?.replicas),
    at(workload?.minReadySeconds),
    at(workload?.terminationGracePeriodSeconds),
    at(workload?.strategy?.type),
    at(workload?.strategy?.maxSurge),
    at(workload?.strategy?.maxUnavailable),
    at(mesh?.restartPolicy),
    at(mesh?.resources.requests["cpu"]),
    at(app?.name),
    at(app?.resources.requests["cpu"]),
    at(app?.resources.requests["memory"]),
    at(app?.resources.limits["cpu"]),
    at(app?.readinessProbe?.periodSeconds),
    at(app?.readinessProbe?.failureThreshold),
  ]).toEqual([
    "3 [spec.replicas] line 24: 3",
    "10 [spec.minReadySeconds] line 25: 10",
    "45 [spec.template.spec.terminationGracePeriodSeconds] line 32: 45",
    "RollingUpdate [spec.strategy.type] line 27: RollingUpdate",
    "25% [spec.strategy.rollingUpdate.maxSurge] line 28: 25%",
    "1 [spec.strategy.rollingUpdate.maxUnavailable] line 28: 1",
    "Always [spec.template.spec.initContainers[0].restartPolicy] line 35: Always",
    "10m [spec.template.spec.initContainers[0].resources.requests.cpu] line 36: 10m",
    "app [spec.template.spec.containers[0].name] line 38: app",
    "0.2 [spec.template.spec.containers[0].resources.requests.cpu] line 41: 0.2",
    "512Mi [spec.template.spec.containers[0].resources.limits.memory] line 42: 512Mi",
    "1 [spec.template.spec.containers[0].resources.limits.cpu] line 42: 1",
    "5 [spec.template.spec.containers[0].readinessProbe.periodSeconds] line 43: 5",
    undefined,
  ]);
});

test("reads the overhead of the pods, and refuses a negative one where the API server does", () => {
  const read = (overhead: string) =>
    diagnoseManifest(text.replace("      initContainers:", `      overhead: {${overhead}}\n      initContainers:`), restingPod);
  const { cpu, memory } = read("cpu: 250m, memory: 64Mi").workload?.podOverhead ?? {};
  expect([cpu?.value, cpu?.path, memory?.value, memory?.line]).toEqual(["250m", "spec.template.spec.overhead.cpu", "64Mi", 33]);
  expect(diagnoseManifest(text, restingPod).workload?.podOverhead).toEqual({});
  expect(read("cpu: -1").diagnostics.find(({ severity }) => severity === "error")?.message).toContain(
    "spec.template.spec.overhead.limits[cpu]: Invalid value",
  );
});

test("refuses a successThreshold above 1 where the API server does", () => {
  const refused = ["livenessProbe", "startupProbe", "readinessProbe"].map((probe) => {
    const { diagnostics } = diagnoseManifest(text.replace("readinessProbe: {", `${probe}: {successThreshold: 2, `), restingPod);
    return diagnostics.flatMap(({ severity, message }) => (severity === "error" ? [message] : []));
  });
  const path = "spec.template.spec.containers[0]";
  expect(refused).toEqual([
    [`${path}.livenessProbe.successThreshold: Invalid value: 2: must be 1`],
    [`${path}.startupProbe.successThreshold: Invalid value: 2: must be 1`],
    [],
  ]);
});

test("chooses the target among several, and none where none is it", () => {
  const other = "---\nkind: StatefulSet\nmetadata: {name: db}\n";
  expect(diagnoseManifest(text + other, restingPod).workload?.name).toBe("php-apache");
  expect(diagnoseManifest(walkthrough + other, restingPod).workload).toMatchObject({ name: "db", isTarget: false });
  expect(diagnoseManifest(walkthrough + other + other, restingPod).workload).toBe(null);
});
