import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { parseScaledObject } from "../keda/manifest/parseScaledObject";
import { changed, checkedRun } from "./testing/checkedRun";
import type { Trace } from "./trace";

const deployment = "apiVersion: apps/v1\n    kind: Deployment";
const manifestOf = (apiVersion: string, kind: string) =>
  firstScenario.manifest.replace(deployment, `apiVersion: ${apiVersion}\n    kind: ${kind}`);
const rollout = manifestOf("argoproj.io/v1alpha1", "Rollout");
const countsOf = ({ seconds }: Trace) => [...seconds.written];
const own = checkedRun(firstScenario);

test.each([
  ["argoproj.io/v1alpha1", "Rollout"],
  ["apps.openshift.io/v1", "DeploymentConfig"],
  ["leaderworkerset.x-k8s.io/v1", "LeaderWorkerSet"],
])("a target of %s, kind %s, runs as a Deployment does, and the run says so", (apiVersion, kind) => {
  const trace = checkedRun(changed({ manifest: manifestOf(apiVersion, kind) }));
  expect(countsOf(trace)).toEqual(countsOf(own));
  expect(trace.problems.map(({ severity, message }) => [severity, message])).toEqual([
    ["advice", `This ${kind} is simulated as a Deployment.`],
  ]);
  expect(trace.hpa.spec.scaleTargetRef).toMatchObject({ apiVersion, kind });
});

test("a StatefulSet of another project runs as a StatefulSet", () => {
  const names = ({ pods }: Trace) => pods.map(({ name }) => name);
  const theirs = checkedRun(changed({ manifest: manifestOf("apps.kruise.io/v1beta1", "StatefulSet") }));
  expect(names(theirs)).toEqual(names(checkedRun(changed({ manifest: manifestOf("apps/v1", "StatefulSet") }))));
});

test("a Rollout stays the target of an edit, and a Deployment of its name is not there", () => {
  const edited = (manifest: string) =>
    checkedRun(changed({ manifest: rollout, incidents: [{ at: 20, kind: "hpaEdited", manifest }] })).reconciles.at(-1)!.error;
  expect(edited(rollout.replace("maxReplicas: 10", "maxReplicas: 9"))).toBeNull();
  expect(edited(firstScenario.manifest)).toContain('deployments.apps "php-apache" not found');
  expect(edited(rollout.replaceAll("php-apache", "other"))).toContain('rollouts.argoproj.io "other" not found');
});

test("a Rollout in the text gives its pods: replicas, requests and probes", () => {
  const written = (apiVersion: string, kind: string) => `---
apiVersion: ${apiVersion}
kind: ${kind}
metadata: {name: php-apache}
spec:
  replicas: 3
  strategy: {canary: {steps: [{setWeight: 20}, {pause: {}}]}}
  template:
    spec:
      terminationGracePeriodSeconds: 7
      containers: [{name: php-apache, resources: {requests: {cpu: 300m}}}]
`;
  const beside = (kind: string) => checkedRun(changed({ manifest: rollout + written("argoproj.io/v1alpha1", kind) }));
  const { workload, taken, problems } = beside("Rollout");
  expect([workload.initialReplicas, workload.cpuRequestMilli, workload.terminationGraceSeconds]).toEqual([3, 300, 7]);
  expect([taken?.numbers.initialReplicas?.place.path, problems.map(({ message }) => message)]).toEqual([
    "spec.replicas",
    ["This Rollout is simulated as a Deployment."],
  ]);
  expect(beside("Experiment").taken).toBeNull();
  const keda = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: argoproj.io/v1alpha1, kind: Rollout, name: php-apache}
  triggers:
  - {type: cpu, metricType: Utilization, metadata: {value: "50"}}
`;
  const read = parseScaledObject(keda + written("argoproj.io/v1alpha1", "Rollout"), firstScenario.flags.featureGates!, "1.37", "2.20");
  expect([read.workload?.named, read.workload?.replicas?.value, read.hpa?.spec.scaleTargetRef.kind]).toEqual(["Rollout", 3, "Rollout"]);
});
