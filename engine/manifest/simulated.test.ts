import { expect, test } from "vitest";
import { readInLines, walkthrough, walkthroughWith } from "./testing/reading";

const cases = [
  {
    claim: "does not simulate External metrics",
    text: walkthroughWith(
      "  metrics:\n  - type: Resource\n    resource:\n      name: cpu\n      target:\n        type: Utilization\n        averageUtilization: 50\n",
      `  metrics:
  - type: External
    external:
      metric:
        name: queue_depth
      target:
        type: AverageValue
        averageValue: 30
`,
    ),
    reading: [
      "refused",
      "error 13:11-13:19 [spec.metrics[0].type] External metrics are not simulated yet; use type: Resource with cpu or memory.",
    ],
  },
  {
    claim: "does not simulate ContainerResource metrics",
    text: walkthroughWith(
      "- type: Resource\n    resource:",
      `- type: ContainerResource
    containerResource:
      container: app`,
    ),
    reading: [
      "refused",
      "error 13:11-13:28 [spec.metrics[0].type] ContainerResource metrics are not simulated yet; use type: Resource with cpu or memory.",
    ],
  },
  {
    claim: "does not simulate other resources than cpu and memory",
    text: walkthroughWith("name: cpu", "name: nvidia.com/gpu"),
    reading: [
      "refused",
      'error 15:13-15:27 [spec.metrics[0].resource.name] The resource "nvidia.com/gpu" is not simulated yet; use cpu or memory.',
    ],
  },
  {
    claim: "knows that a DaemonSet cannot scale",
    text: walkthroughWith("kind: Deployment", "kind: DaemonSet"),
    reading: [
      "refused",
      "error 8:11-8:20 [spec.scaleTargetRef.kind] A DaemonSet cannot be autoscaled: it has no scale subresource. Only kind: Deployment is simulated.",
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
      "error 8:11-8:14 [spec.scaleTargetRef.kind] A Pod cannot be autoscaled: it has no scale subresource. Only kind: Deployment is simulated.",
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
      "error 8:11-8:18 [spec.scaleTargetRef.kind] A CronJob cannot be autoscaled: it has no scale subresource. Only kind: Deployment is simulated.",
    ],
  },
  {
    claim: "does not simulate a StatefulSet",
    text: walkthroughWith("kind: Deployment", "kind: StatefulSet"),
    reading: ["refused", "error 8:11-8:22 [spec.scaleTargetRef.kind] StatefulSet targets are not simulated yet; only kind: Deployment is."],
  },
  {
    claim: "does not simulate a ReplicationController",
    text: walkthroughWith(
      "apiVersion: apps/v1\n    kind: Deployment",
      `apiVersion: v1
    kind: ReplicationController`,
    ),
    reading: [
      "refused",
      "error 8:11-8:32 [spec.scaleTargetRef.kind] ReplicationController targets are not simulated yet; only kind: Deployment is.",
    ],
  },
  {
    claim: "does not simulate kinds of one's own",
    text: walkthroughWith(
      "apiVersion: apps/v1\n    kind: Deployment",
      `apiVersion: argoproj.io/v1alpha1
    kind: Rollout`,
    ),
    reading: ["refused", "error 8:11-8:18 [spec.scaleTargetRef.kind] Rollout targets are not simulated yet; only kind: Deployment is."],
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

test("says that a tolerance is dropped where its feature gate is off", () => {
  const text = `${walkthrough}  behavior:\n    scaleDown:\n      tolerance: 0.05\n`;
  expect(readInLines(text)).toEqual(["accepted"]);
  expect(readInLines(text, { HPAConfigurableTolerance: false, HPAScaleToZero: true })).toEqual([
    "accepted",
    "advice 21:18-21:22 [spec.behavior.scaleDown.tolerance] The feature gate HPAConfigurableTolerance is off: this tolerance is dropped, the cluster's holds.",
  ]);
});

test.each(cases)("$claim", ({ text, reading }) => {
  expect(readInLines(text)).toEqual(reading);
});
