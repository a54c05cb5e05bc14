import { expect, test } from "vitest";
import { targetKindNames, targetKinds } from "../api/targetKinds";
import { diagnoseManifest } from "./diagnose";
import { restingPod } from "./testing/advice";
import { readInLines, walkthrough, walkthroughWith } from "./testing/reading";

const reference = "apiVersion: apps/v1\n    kind: Deployment";

const cases = [
  {
    claim: "does not simulate other resources than cpu and memory",
    text: walkthroughWith("name: cpu", "name: nvidia.com/gpu"),
    reading: [
      "refused",
      'error 15:13-15:27 [spec.metrics[0].resource.name] The resource "nvidia.com/gpu" is not simulated; use cpu or memory.',
    ],
  },
  {
    claim: "knows that a DaemonSet cannot scale",
    text: walkthroughWith("kind: Deployment", "kind: DaemonSet"),
    reading: [
      "refused",
      "error 8:11-8:20 [spec.scaleTargetRef.kind] A DaemonSet cannot be autoscaled: it has no scale subresource. Use kind: Deployment, StatefulSet, ReplicaSet or ReplicationController.",
    ],
  },
  {
    claim: "knows that a Pod cannot scale, whatever its version",
    text: walkthroughWith(
      "apiVersion: apps/v1\n    kind: Deployment",
      `apiVersion: v1
    kind: Pod`,
    ),
    reading: [
      "refused",
      "error 8:11-8:14 [spec.scaleTargetRef.kind] A Pod cannot be autoscaled: it has no scale subresource. Use kind: Deployment, StatefulSet, ReplicaSet or ReplicationController.",
    ],
  },
  {
    claim: "knows that a CronJob cannot scale",
    text: walkthroughWith(
      "apiVersion: apps/v1\n    kind: Deployment",
      `apiVersion: batch/v1
    kind: CronJob`,
    ),
    reading: [
      "refused",
      "error 8:11-8:18 [spec.scaleTargetRef.kind] A CronJob cannot be autoscaled: it has no scale subresource. Use kind: Deployment, StatefulSet, ReplicaSet or ReplicationController.",
    ],
  },
  {
    claim: "does not simulate other resources than cpu and memory of a container either",
    text: walkthroughWith(
      "- type: Resource\n    resource:\n      name: cpu",
      "- type: ContainerResource\n    containerResource:\n      container: app\n      name: ephemeral-storage",
    ),
    reading: [
      "refused",
      'error 16:13-16:30 [spec.metrics[0].containerResource.name] The resource "ephemeral-storage" is not simulated; use cpu or memory.',
    ],
  },
  {
    claim: "knows no ReplicationController in the group apps",
    text: walkthroughWith("kind: Deployment", "kind: ReplicationController"),
    reading: [
      "refused",
      'error 7:17-7:24 [spec.scaleTargetRef.apiVersion] no matches for kind "ReplicationController" in group "apps"; write apiVersion: v1.',
    ],
  },
  {
    claim: "knows no Deployment in the core group",
    text: walkthroughWith("apiVersion: apps/v1", "apiVersion: v1"),
    reading: [
      "refused",
      'error 7:17-7:19 [spec.scaleTargetRef.apiVersion] spec.scaleTargetRef.apiVersion: Invalid value: "v1": apiVersion must specify API group',
    ],
  },
  ...(
    [
      ["a Rollout of Argo as a Deployment", "argoproj.io/v1alpha1", "Rollout", "Deployment"],
      ["a DeploymentConfig of OpenShift as a Deployment", "apps.openshift.io/v1", "DeploymentConfig", "Deployment"],
      ["any kind of one's own as a Deployment", "stable.example.com/v1", "CronTab", "Deployment"],
      ["a kind with a reserved group's ending", "cluster.x-k8s.io/v1beta1", "MachineDeployment", "Deployment"],
      ["a StatefulSet of another project as a StatefulSet", "apps.kruise.io/v1beta1", "StatefulSet", "StatefulSet"],
    ] as const
  ).map(([claim, apiVersion, kind, simulated]) => ({
    claim: `simulates ${claim}, and says so`,
    text: walkthroughWith(reference, `apiVersion: ${apiVersion}\n    kind: ${kind}`),
    reading: ["accepted", `advice 8:11-8:${11 + kind.length} [spec.scaleTargetRef.kind] This ${kind} is simulated as a ${simulated}.`],
  })),
  {
    claim: "knows the version of a DeploymentConfig, which once was in the core group",
    text: walkthroughWith(reference, "apiVersion: v1\n    kind: DeploymentConfig"),
    reading: [
      "refused",
      'error 7:17-7:19 [spec.scaleTargetRef.apiVersion] spec.scaleTargetRef.apiVersion: Invalid value: "v1": apiVersion must specify API group',
    ],
  },
  {
    claim: "knows no Rollout in the group apps",
    text: walkthroughWith("kind: Deployment", "kind: Rollout"),
    reading: [
      "refused",
      'error 7:17-7:24 [spec.scaleTargetRef.apiVersion] no matches for kind "Rollout" in group "apps"; write apiVersion: argoproj.io/v1alpha1.',
    ],
  },
  {
    claim: "knows no kind of one's own in Kubernetes' groups",
    text: walkthroughWith(reference, "apiVersion: networking.k8s.io/v1\n    kind: Ingress"),
    reading: [
      "refused",
      'error 8:11-8:18 [spec.scaleTargetRef.kind] no matches for kind "Ingress" in group "networking.k8s.io". Use kind: Deployment, StatefulSet, ReplicaSet or ReplicationController.',
    ],
  },
  {
    claim: "knows no Deployment in other groups",
    text: walkthroughWith("apps/v1", "extensions/v1beta1"),
    reading: [
      "refused",
      'error 7:17-7:35 [spec.scaleTargetRef.apiVersion] no matches for kind "Deployment" in group "extensions"; write apiVersion: apps/v1.',
    ],
  },
  {
    claim: "does not make up a name",
    text: walkthroughWith("name: php-apache", "generateName: web-"),
    reading: ["refused", "error 4:17-4:21 [metadata.generateName] A generated name is not simulated; write metadata.name."],
  },
];

test.each(targetKindNames)("simulates a %s", (kind) => {
  const { apiVersion } = targetKinds[kind];
  expect(readInLines(walkthroughWith(reference, `apiVersion: ${apiVersion}\n    kind: ${kind}`))).toEqual(["accepted"]);
});

test("simulates a ReplicationController without an apiVersion, which the API server accepts for it alone", () => {
  expect(readInLines(walkthroughWith(reference, "kind: ReplicationController"))).toEqual(["accepted"]);
  expect(readInLines(walkthroughWith(reference, "kind: ReplicaSet"))[0]).toBe("refused");
});

const targetOf = (value: string) => `      target: { type: AverageValue, averageValue: "${value}" }\n`;
const otherTypes = `  - type: ContainerResource
    containerResource: { name: memory, container: app, target: { type: Utilization, averageUtilization: 60 } }
  - type: Pods
    pods:
      metric: { name: http_requests }
${targetOf("10")}  - type: Object
    object:
      metric: { name: hits }
      describedObject: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: main }
${targetOf("20")}  - type: External
    external:
      metric: { name: depth, selector: { matchLabels: { queue: a } } }
${targetOf("30")}`;

test("simulates all five types of metrics", () => {
  expect(readInLines(walkthrough + otherTypes)).toEqual(["accepted"]);
});

test("says that metrics of one name have one value, whatever they select", () => {
  const another = otherTypes.slice(otherTypes.indexOf("  - type: External")).replace("queue: a", "queue: b");
  expect(readInLines(walkthrough + otherTypes + another)).toEqual([
    "accepted",
    'advice 36:7-36:13 [spec.metrics[5].external.metric] All External metrics named "depth" have the same value here. Their selectors and described objects make no difference.',
  ]);
});

test("says that a tolerance is dropped where its feature gate is off", () => {
  const text = `${walkthrough}  behavior:\n    scaleDown:\n      tolerance: 0.05\n`;
  expect(readInLines(text)).toEqual(["accepted"]);
  expect(readInLines(text, { HPAConfigurableTolerance: false, HPAScaleToZero: true })).toEqual([
    "accepted",
    "advice 21:18-21:22 [spec.behavior.scaleDown.tolerance] The feature gate HPAConfigurableTolerance is off, so the API server drops this tolerance. The cluster's tolerance applies.",
  ]);
});

test.each(cases)("$claim", ({ text, reading }) => {
  expect(readInLines(text)).toEqual(reading);
});

test("offers the pods of a Rollout's canary, and the version of a kind that it knows", () => {
  const fixes = (other: string) =>
    diagnoseManifest(walkthroughWith(reference, other), restingPod).diagnostics.flatMap((each) =>
      each.fixes.map(({ title, edits, action }) => ({ title, wrote: edits.map(({ text }) => text).join(), action: action?.kind })),
    );
  expect(fixes("apiVersion: argoproj.io/v1alpha1\n    kind: Rollout")).toEqual([
    { title: "Add the pods of its canary", wrote: "", action: "otherPods" },
  ]);
  expect(fixes("apiVersion: apps.openshift.io/v1\n    kind: DeploymentConfig")).toEqual([]);
  expect(fixes("apiVersion: v1\n    kind: DeploymentConfig")).toEqual([
    { title: "Write apiVersion: apps.openshift.io/v1", wrote: "apps.openshift.io/v1", action: undefined },
  ]);
});
