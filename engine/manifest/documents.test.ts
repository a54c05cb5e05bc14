import { expect, test } from "vitest";
import { readInLines, walkthrough, walkthroughWith } from "./testing/reading";

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: php-apache
`;

const cases = [
  {
    claim: "accepts a Deployment before the autoscaler",
    text: deployment + "---\n" + walkthrough,
    reading: ["accepted"],
  },
  {
    claim: "accepts it behind the autoscaler too",
    text: walkthrough + "---\n" + deployment,
    reading: ["accepted"],
  },
  {
    claim: "refuses a Deployment alone",
    text: deployment,
    reading: ["refused", 'error 2:7-2:17 [kind] There is no HorizontalPodAutoscaler here: the kind is "Deployment".'],
  },
  {
    claim: "refuses several documents without an autoscaler",
    text: deployment + "---\n" + deployment,
    reading: ["refused", "error 2:7-2:17 [kind] There is no HorizontalPodAutoscaler here. Add one (apiVersion: autoscaling/v2)."],
  },
  {
    claim: "refuses two autoscalers",
    text: walkthrough + "---\n" + walkthrough,
    reading: ["refused", "error 2:7-2:30 [kind] There are 2 HorizontalPodAutoscalers here, but only one can be simulated. Choose one."],
  },
  {
    claim: "refuses a document without a kind",
    text: walkthrough + "---\nname: web\n",
    reading: ["refused", "error 20:1-20:10 [kind] kind not set; every document needs a kind."],
  },
  {
    claim: "refuses an object without a kind",
    text: walkthroughWith("kind: HorizontalPodAutoscaler\n", ""),
    reading: ["refused", "error 1:1-1:27 [kind] kind not set; write kind: HorizontalPodAutoscaler."],
  },
  {
    claim: "refuses an autoscaler without a version",
    text: walkthroughWith("apiVersion: autoscaling/v2\n", ""),
    reading: ["refused", "error 1:1-1:30 [apiVersion] apiVersion not set; write apiVersion: autoscaling/v2."],
  },
  {
    claim: "knows metrics for a field that autoscaling/v1 has not",
    text: walkthroughWith("autoscaling/v2", "autoscaling/v1"),
    reading: ["refused", 'error 12:3-12:10 [spec.metrics] unknown field "spec.metrics"'],
  },
  {
    claim: "refuses v2's target in autoscaling/v2beta1",
    text: walkthroughWith("autoscaling/v2", "autoscaling/v2beta1"),
    reading: ["refused", 'error 16:7-16:13 [spec.metrics[0].resource.target] unknown field "spec.metrics[0].resource.target"'],
  },
  {
    claim: "reads autoscaling/v2beta2, whose fields are the same",
    text: walkthroughWith("autoscaling/v2", "autoscaling/v2beta2").replace("maxReplicas: 10", "maxReplicas: 0"),
    reading: [
      "refused",
      "error 11:16-11:17 [spec.maxReplicas] spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`",
    ],
  },
  {
    claim: "passes over what is neither an autoscaler nor a workload",
    text: "apiVersion: v1\nkind: Service\nmetadata:\n  name: web\n---\n" + walkthrough,
    reading: ["accepted"],
  },
  {
    claim: "reads the items of a List",
    text: `apiVersion: v1\nkind: List\nitems:\n- ${walkthrough.trimEnd().replaceAll("\n", "\n  ")}\n`.replace(
      "maxReplicas: 10",
      "maxReplicas: ten",
    ),
    reading: ["refused", 'error 14:18-14:21 [spec.maxReplicas] spec.maxReplicas: Invalid value: "ten": must be an integer, not a string'],
  },
  {
    claim: "names a version that does not exist",
    text: walkthroughWith("autoscaling/v2", "apps/v1"),
    reading: [
      "refused",
      'error 1:13-1:20 [apiVersion] no matches for kind "HorizontalPodAutoscaler" in version "apps/v1"; write apiVersion: autoscaling/v2.',
    ],
  },
  {
    claim: "shows only what is missing of an autoscaler that has just begun",
    text: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
`,
    reading: [
      "refused",
      "error 1:1-1:27 [metadata.name] metadata.name: Required value: name or generateName is required",
      "error 1:1-1:27 [spec.scaleTargetRef.kind] spec.scaleTargetRef.kind: Required value",
      "error 1:1-1:27 [spec.scaleTargetRef.name] spec.scaleTargetRef.name: Required value",
      "error 1:1-1:27 [spec.maxReplicas] spec.maxReplicas: Required value",
      'error 1:1-1:27 [spec.scaleTargetRef.apiVersion] spec.scaleTargetRef.apiVersion: Invalid value: "": apiVersion must specify API group',
    ],
  },
];

test.each(cases)("$claim", ({ text, reading }) => {
  expect(readInLines(text)).toEqual(reading);
});
