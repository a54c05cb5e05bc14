import { expect, test } from "vitest";
import { readInLines, walkthrough, walkthroughWith } from "./testing/reading";

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: php-apache
`;

const cases = [
  {
    claim: "accepts a Deployment before the autoscaler and says that it is not read",
    text: deployment + "---\n" + walkthrough,
    reading: ["accepted", "advice 1:1-1:20 [] A Deployment is not read yet. The workload is set in the Workload tab."],
  },
  {
    claim: "accepts it behind the autoscaler too",
    text: walkthrough + "---\n" + deployment,
    reading: ["accepted", "advice 20:1-20:20 [] A Deployment is not read yet. The workload is set in the Workload tab."],
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
    reading: ["refused", "error 21:7-21:30 [kind] A second HorizontalPodAutoscaler: only one can be simulated. Remove one of the two."],
  },
  {
    claim: "refuses a document without a kind",
    text: walkthrough + "---\nname: web\n",
    reading: ["refused", "error 20:1-20:10 [kind] kind not set: every document needs one."],
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
    claim: "says what to write for autoscaling/v1",
    text: walkthroughWith("autoscaling/v2", "autoscaling/v1"),
    reading: [
      "refused",
      "error 1:13-1:27 [apiVersion] autoscaling/v1 is not read yet. Write apiVersion: autoscaling/v2, and targetCPUUtilizationPercentage as a metric of type Resource.",
    ],
  },
  {
    claim: "says what to write for autoscaling/v2beta1",
    text: walkthroughWith("autoscaling/v2", "autoscaling/v2beta1"),
    reading: [
      "refused",
      "error 1:13-1:32 [apiVersion] autoscaling/v2beta1 is not read yet. Write apiVersion: autoscaling/v2, and each target as target.type with its value.",
    ],
  },
  {
    claim: "reads on in autoscaling/v2beta2",
    text: walkthroughWith("autoscaling/v2", "autoscaling/v2beta2").replace("maxReplicas: 10", "maxReplicas: 0"),
    reading: [
      "refused",
      "error 1:13-1:32 [apiVersion] autoscaling/v2beta2 is not read yet. Write apiVersion: autoscaling/v2: the fields are the same.",
      "error 11:16-11:17 [spec.maxReplicas] spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`",
    ],
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
