import { expect, test } from "vitest";
import { defaultFlags, type FeatureGates } from "../controller/flags";
import { plain } from "../lib/sentence";
import { parseManifest } from "./parseManifest";
import { findLimitations } from "./simulated";
import { readInLines, walkthroughWith } from "./testing/reading";
import { validationRecordings } from "./testing/recordings";

const { featureGates } = defaultFlags;

const cases = [
  {
    claim: "points to an unknown field",
    text: walkthroughWith(
      "  minReplicas: 1\n",
      `  minReplicas: 1
  foo: 1
`,
    ),
    reading: ["refused", 'error 11:3-11:6 [spec.foo] unknown field "spec.foo"'],
  },
  {
    claim: "shows a misspelt field once",
    text: walkthroughWith("maxReplicas", "maxReplica"),
    reading: ["refused", 'error 11:3-11:13 [spec.maxReplica] unknown field "spec.maxReplica"'],
  },
  {
    claim: "shows a field of autoscaling/v2beta1 once",
    text: walkthroughWith(
      "      target:\n        type: Utilization\n        averageUtilization: 50\n",
      `      targetAverageUtilization: 50
`,
    ),
    reading: [
      "refused",
      'error 16:7-16:31 [spec.metrics[0].resource.targetAverageUtilization] unknown field "spec.metrics[0].resource.targetAverageUtilization"',
    ],
  },
  {
    claim: "refuses text where a number belongs",
    text: walkthroughWith("maxReplicas: 10", 'maxReplicas: "10"'),
    reading: ["refused", 'error 11:16-11:20 [spec.maxReplicas] spec.maxReplicas: Invalid value: "10": must be an integer, not a string'],
  },
  {
    claim: "refuses a fraction where a whole number belongs",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas: 1.5"),
    reading: ["refused", "error 11:16-11:19 [spec.maxReplicas] spec.maxReplicas: Invalid value: 1.5: must be an integer"],
  },
  {
    claim: "refuses a number of more than 32 bits",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas: 3000000000"),
    reading: [
      "refused",
      "error 11:16-11:26 [spec.maxReplicas] spec.maxReplicas: Invalid value: 3000000000: must be an integer of at most 32 bits",
    ],
  },
  {
    claim: "refuses YAML 1.1's booleans where text belongs",
    text: walkthroughWith("name: php-apache", "name: on"),
    reading: ["refused", "error 4:9-4:11 [metadata.name] metadata.name: Invalid value: true: must be a string, not a boolean"],
  },
  {
    claim: "refuses an object where a list belongs",
    text: walkthroughWith("  - type: Resource", "    type: Resource"),
    reading: ["refused", "error 12:3-12:10 [spec.metrics] spec.metrics: Invalid value: must be a list, not an object"],
  },
  {
    claim: "refuses a number where an object belongs",
    text: walkthroughWith(
      "      target:\n        type: Utilization\n        averageUtilization: 50\n",
      `      target: 50
`,
    ),
    reading: [
      "refused",
      "error 16:15-16:17 [spec.metrics[0].resource.target] spec.metrics[0].resource.target: Invalid value: 50: must be an object, not a number",
    ],
  },
  {
    claim: "refuses an empty item of a list",
    text: walkthroughWith(
      "  metrics:\n  - type: Resource\n    resource:\n      name: cpu\n      target:\n        type: Utilization\n        averageUtilization: 50\n",
      `  metrics:
  -
`,
    ),
    reading: ["refused", "error 12:3-12:10 [spec.metrics[0]] spec.metrics[0]: Invalid value: null: an item of a list cannot be empty"],
  },
  {
    claim: "refuses what is no quantity",
    text: walkthroughWith(
      "type: Utilization\n        averageUtilization: 50",
      `type: AverageValue
        averageValue: 100 m`,
    ),
    reading: [
      "refused",
      `error 18:23-18:28 [spec.metrics[0].resource.target.averageValue] spec.metrics[0].resource.target.averageValue: Invalid value: "100 m": quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'`,
    ],
  },
  {
    claim: "refuses a quantity of endless digits",
    text: walkthroughWith("averageUtilization: 50", `averageValue: "${"9".repeat(101)}"`),
    reading: [
      "refused",
      'error 18:23-18:126 [spec.metrics[0].resource.target.averageValue] spec.metrics[0].resource.target.averageValue: Invalid value: "999999999999999999999999999999999999999999999999999999999999…": a quantity this long is not read',
    ],
  },
  {
    claim: "keeps the places of a list's items behind one that cannot be read",
    text: walkthroughWith("  - type: Resource", "  - cpu\n  -\n  - type: Resource").replace(
      "averageUtilization: 50",
      "averageUtilization: 0",
    ),
    reading: [
      "refused",
      "error 12:3-12:10 [spec.metrics[1]] spec.metrics[1]: Invalid value: null: an item of a list cannot be empty",
      'error 13:5-13:8 [spec.metrics[0]] spec.metrics[0]: Invalid value: "cpu": must be an object, not a string',
      "error 20:29-20:30 [spec.metrics[2].resource.target.averageUtilization] spec.metrics[2].resource.target.averageUtilization: Invalid value: 0: must be greater than 0",
    ],
  },
  {
    claim: "points to the parent of what is missing",
    text: walkthroughWith("  maxReplicas: 10\n", ""),
    reading: ["refused", "error 5:1-5:5 [spec.maxReplicas] spec.maxReplicas: Required value"],
  },
  {
    claim: "points to the key of what is empty",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas:"),
    reading: ["refused", "error 11:3-11:14 [spec.maxReplicas] spec.maxReplicas: Required value"],
  },
  {
    claim: "names every missing part of the target",
    text: walkthroughWith(
      "    apiVersion: apps/v1\n    kind: Deployment\n    name: php-apache\n",
      `    {}
`,
    ),
    reading: [
      "refused",
      "error 6:3-6:17 [spec.scaleTargetRef.kind] spec.scaleTargetRef.kind: Required value",
      "error 6:3-6:17 [spec.scaleTargetRef.name] spec.scaleTargetRef.name: Required value",
      'error 6:3-6:17 [spec.scaleTargetRef.apiVersion] spec.scaleTargetRef.apiVersion: Invalid value: "": apiVersion must specify API group',
    ],
  },
  {
    claim: "shows all mistakes at once, in the order of the text",
    text:
      walkthroughWith("maxReplicas: 10", "maxReplicas: 0") +
      `  behavior:
    scaleUp:
      policies:
      - type: Pod
        value: 0
    scaleDown:
      policies: []
      stabilizationWindowSeconds: 7200
      tolerance: -0.1
`,
    reading: [
      "refused",
      "error 11:16-11:17 [spec.maxReplicas] spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`",
      "error 22:9-22:18 [spec.behavior.scaleUp.policies[0].periodSeconds] spec.behavior.scaleUp.policies[0].periodSeconds: Invalid value: 0: must be greater than zero",
      'error 22:15-22:18 [spec.behavior.scaleUp.policies[0].type] spec.behavior.scaleUp.policies[0].type: Unsupported value: "Pod": supported values: "Percent", "Pods"',
      "error 23:16-23:17 [spec.behavior.scaleUp.policies[0].value] spec.behavior.scaleUp.policies[0].value: Invalid value: 0: must be greater than zero",
      "error 25:7-25:15 [spec.behavior.scaleDown.policies] spec.behavior.scaleDown.policies: Required value: must specify at least one Policy",
      "error 26:35-26:39 [spec.behavior.scaleDown.stabilizationWindowSeconds] spec.behavior.scaleDown.stabilizationWindowSeconds: Invalid value: 7200: must be less than or equal to 3600",
      'error 27:18-27:22 [spec.behavior.scaleDown.tolerance] spec.behavior.scaleDown.tolerance: Invalid value: "-100m": must be greater than or equal to 0',
    ],
  },
  {
    claim: "refuses zero replicas without a metric that can wake the workload",
    text: walkthroughWith("minReplicas: 1", "minReplicas: 0"),
    reading: [
      "refused",
      "error 12:3-12:10 [spec.metrics] spec.metrics: Forbidden: must specify at least one Object or External metric to support scaling to zero replicas",
    ],
  },
  {
    claim: "refuses a name that Kubernetes would refuse",
    text: walkthroughWith("name: php-apache", "name: php_apache"),
    reading: [
      "refused",
      `error 4:9-4:19 [metadata.name] metadata.name: Invalid value: "php_apache": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
    ],
  },
  {
    claim: "refuses both targets at once",
    text: walkthroughWith(
      "averageUtilization: 50",
      `averageUtilization: 50
        averageValue: 100m`,
    ),
    reading: [
      "refused",
      "error 19:23-19:27 [spec.metrics[0].resource.target.averageValue] spec.metrics[0].resource.target.averageValue: Forbidden: may not set both a target raw value and a target utilization",
    ],
  },
  {
    claim: "refuses a metric without its source",
    text: walkthroughWith("    resource:\n      name: cpu\n      target:\n        type: Utilization\n        averageUtilization: 50\n", ""),
    reading: [
      "refused",
      "error 13:5-13:19 [spec.metrics[0].resource] spec.metrics[0].resource: Required value: must populate information for the given metric source",
    ],
  },
];

test.each(cases)("$claim", ({ text, reading }) => {
  expect(readInLines(text)).toEqual(reading);
});

test("gives the autoscaler as the API server stores it", () => {
  const text =
    walkthroughWith("  minReplicas: 1\n", "").replace("averageUtilization: 50", "averageValue: 0.5") + "  behavior:\n    scaleUp: {}\n";
  expect(parseManifest(text, featureGates)).toStrictEqual({
    problems: [],
    workload: null,
    hpa: {
      apiVersion: "autoscaling/v2",
      kind: "HorizontalPodAutoscaler",
      metadata: { name: "php-apache" },
      spec: {
        scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "php-apache" },
        minReplicas: 1,
        maxReplicas: 10,
        metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageValue: "500m" } } }],
        behavior: {
          scaleUp: {
            stabilizationWindowSeconds: 0,
            selectPolicy: "Max",
            policies: [
              { type: "Pods", value: 4, periodSeconds: 15 },
              { type: "Percent", value: 100, periodSeconds: 15 },
            ],
          },
          scaleDown: { selectPolicy: "Max", policies: [{ type: "Percent", value: 100, periodSeconds: 15 }] },
        },
      },
    },
  });
});

test("lets zero replicas be refused by the feature gate alone", () => {
  const text = walkthroughWith("minReplicas: 1", "minReplicas: 0").replace("type: Resource", "type: External");
  const refusal = (gates: FeatureGates) => readInLines(text, gates).filter((line) => line.includes("[spec.minReplicas]"));
  expect(refusal({ ...featureGates, HPAScaleToZero: true })).toEqual([]);
  expect(refusal({ ...featureGates, HPAScaleToZero: false })).toEqual([
    "error 10:16-10:17 [spec.minReplicas] spec.minReplicas: Invalid value: 0: must be greater than or equal to 1",
  ]);
});

test.each(validationRecordings)("shows some of the API server's errors, and no others, for $name", ({ manifest, featureGates, errors }) => {
  const { problems, hpa } = parseManifest(JSON.stringify(manifest), featureGates);
  const known = new Set(errors.map(({ message }) => message));
  const unsimulated = findLimitations(manifest, featureGates).map(({ message }) => plain(message));
  const shown = problems.map(({ message }) => message).filter((message) => !unsimulated.includes(message));
  expect(shown.filter((message) => !known.has(message))).toEqual([]);
  expect(new Set(errors.map(({ field }) => field)).size).toBe(shown.length);
  expect(hpa === null).toBe(problems.some(({ severity }) => severity === "error"));
});
