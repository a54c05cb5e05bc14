import { expect, test } from "vitest";
import { readInLines, walkthrough, walkthroughWith } from "./testing/reading";

const cases = [
  {
    claim: "accepts the walkthrough",
    text: walkthrough,
    reading: ["accepted"],
  },
  {
    claim: "accepts it with Windows' line ends",
    text: walkthrough.replaceAll("\n", "\r\n"),
    reading: ["accepted"],
  },
  {
    claim: "accepts JSON",
    text: JSON.stringify({
      apiVersion: "autoscaling/v2",
      kind: "HorizontalPodAutoscaler",
      metadata: { name: "web" },
      spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" }, maxReplicas: 3 },
    }),
    reading: ["accepted"],
  },
  {
    claim: "accepts anchors, aliases and merge keys",
    text: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: &name web, labels: {app: *name}}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: *name}
  maxReplicas: 5
  behavior:
    scaleUp: &rules
      stabilizationWindowSeconds: 60
    scaleDown:
      <<: *rules
      selectPolicy: Min
`,
    reading: ["accepted"],
  },
  {
    claim: "accepts what kubectl prints of a stored autoscaler",
    text: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  annotations:
    kubectl.kubernetes.io/last-applied-configuration: |
      {"apiVersion":"autoscaling/v2"}
  creationTimestamp: "2026-01-02T03:04:05Z"
  labels:
    app.kubernetes.io/name: web
  managedFields:
  - apiVersion: autoscaling/v2
    fieldsType: FieldsV1
    fieldsV1: {"f:spec": {}}
  name: web
  namespace: shop
  resourceVersion: "4711"
  uid: 9f2c0d3e-0000-4000-8000-000000000000
spec:
  maxReplicas: 4
  minReplicas: 2
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
status:
  conditions:
  - type: AbleToScale
    status: "True"
  currentMetrics: null
  desiredReplicas: 2
`,
    reading: ["accepted"],
  },
  {
    claim: "lets a merge key override what is written before it, as kubectl does",
    text: walkthroughWith("  maxReplicas: 10", "  maxReplicas: 10\n  <<: {minReplicas: 12}"),
    reading: [
      "refused",
      "error 11:16-11:18 [spec.maxReplicas] spec.maxReplicas: Invalid value: 10: must be greater than or equal to `minReplicas`",
    ],
  },
  {
    claim: "accepts JSON objects that follow one another",
    text: `{"apiVersion": "v1", "kind": "Service"}
{"apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "web"}, "spec": {"maxReplicas": 3,
"scaleTargetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": "web"}}}{"kind": "List"}`,
    reading: ["accepted"],
  },
  {
    claim: "points to a mistake in the second of two JSON objects",
    text: `{"apiVersion": "v1", "kind": "Service"}
{"apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "web"}, "spec": {"maxReplicas": 0,
"scaleTargetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": "web"}}}`,
    reading: [
      "refused",
      "error 2:122-2:123 [spec.maxReplicas] spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`",
    ],
  },
  {
    claim: "accepts a quantity with a sign",
    text: walkthroughWith("averageUtilization: 50", "averageValue: +5").replace("type: Utilization", "type: AverageValue"),
    reading: ["accepted"],
  },
  {
    claim: "refuses a status that is not of its form",
    text: `${walkthrough}status: {desiredReplicas: many, replicas: 3}\n`,
    reading: [
      "refused",
      'error 19:27-19:31 [status.desiredReplicas] status.desiredReplicas: Invalid value: "many": must be an integer, not a string',
      'error 19:33-19:41 [status.replicas] unknown field "status.replicas"',
    ],
  },
  {
    claim: "refuses what the cluster writes where it is not of its form",
    text: walkthroughWith("  name: php-apache\n", "  name: php-apache\n  creationTimestamp: yesterday\n"),
    reading: [
      "refused",
      'error 5:22-5:31 [metadata.creationTimestamp] metadata.creationTimestamp: Invalid value: "yesterday": must be a time, such as 2026-01-02T15:04:05Z',
    ],
  },
  {
    claim: "refuses a line with only a tab",
    text: walkthroughWith("  minReplicas", "\t\n  minReplicas"),
    reading: ["refused", "error 10:1-10:2 [] This YAML cannot be read: tab characters must not be used in indentation."],
  },
  {
    claim: "accepts tabs in brackets, in texts, and behind a value",
    text: walkthroughWith(
      "  name: php-apache\n",
      "  name: php-apache\t\n  annotations:\n    b: |\n      x\n      \ty\n      \t\n      z\n  labels: {\n    \ta: b}\n",
    ),
    reading: ["accepted"],
  },
  {
    claim: "refuses another version of YAML",
    text: `%YAML 1.2\n---\n${walkthrough}`,
    reading: ["refused", "error 1:1-1:10 [] This YAML cannot be read: found incompatible YAML document."],
  },
  {
    claim: "refuses a number that JSON does not have",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas: .inf"),
    reading: ["refused", "error 11:16-11:20 [] This YAML cannot be read: JSON has no number .inf."],
  },
  {
    claim: "refuses an empty text",
    text: "",
    reading: ["refused", "error 1:1-1:1 [] The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2)."],
  },
  {
    claim: "refuses a text of comments",
    text: `# an autoscaler
# belongs here
`,
    reading: ["refused", "error 1:1-1:16 [] The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2)."],
  },
  {
    claim: "refuses documents without anything in them",
    text: `---
---
`,
    reading: ["refused", "error 1:1-1:4 [] The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2)."],
  },
  {
    claim: "refuses a text that is no object",
    text: "hello",
    reading: ["refused", "error 1:1-1:6 [] A manifest is an object. Start with apiVersion: autoscaling/v2."],
  },
  {
    claim: "refuses a text of more than 256 KB",
    text: walkthrough + "#".repeat(256 * 1024),
    reading: ["refused", "error 1:1-1:27 [] The manifest is longer than 256 KB. Paste only the autoscaler."],
  },
  {
    claim: "points to the place that is not YAML",
    text: walkthroughWith("name: cpu", "name: cpu: memory"),
    reading: [
      "refused",
      "error 15:16-15:24 [] This YAML cannot be read: bad indentation of a mapping entry. Check this line's indentation, and check it for a second colon.",
    ],
  },
  {
    claim: "says what may be wrong where the parser only found the end of a document",
    text: "  apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n",
    reading: [
      "refused",
      "error 2:1-2:30 [] This YAML cannot be read: end of the stream or a document separator is expected. This line does not continue the previous one. Check its indentation, and check for a missing colon above.",
    ],
  },
  {
    claim: "points to a tab in the indentation",
    text: walkthroughWith("  minReplicas", "\tminReplicas"),
    reading: ["refused", "error 10:1-10:16 [] This YAML cannot be read: tab characters must not be used in indentation."],
  },
  {
    claim: "points to the end of a text that was cut",
    text: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web`,
    reading: [
      "refused",
      "error 3:20-3:21 [] This YAML cannot be read: unexpected end of the stream within a flow collection. A bracket, brace or quote above may not be closed.",
    ],
  },
  {
    claim: "refuses a null byte",
    text: "apiVersion: autoscaling/v2\0",
    reading: ["refused", "error 1:27-1:28 [] This YAML cannot be read: null byte is not allowed in input."],
  },
  {
    claim: "refuses a key that is written twice",
    text: walkthroughWith(
      "  minReplicas: 1\n",
      `  minReplicas: 1
  minReplicas: 2
`,
    ),
    reading: [
      "refused",
      'error 11:3-11:14 [spec.minReplicas] key "minReplicas" already set in map. kubectl would use the last one without a warning. Remove one of them.',
    ],
  },
  {
    claim: "refuses an alias without its anchor",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas: *most"),
    reading: ["refused", "error 11:16-11:21 [] This YAML cannot be read: the alias *most has no anchor &most before it."],
  },
  {
    claim: "refuses an alias inside its own anchor",
    text: walkthroughWith(
      "  metrics:",
      `  metrics: &metrics [*metrics]
  behavior:`,
    ),
    reading: ["refused", "error 12:22-12:31 [] This YAML cannot be read: the alias *metrics is inside its own anchor."],
  },
  {
    claim: "refuses aliases that multiply",
    text: Array.from({ length: 20 }, (_, i) => `l${i}: &l${i} [${i === 0 ? "x" : `*l${i - 1}, *l${i - 1}, *l${i - 1}`}]\n`).join(""),
    reading: ["refused", "error 9:10-9:24 [] This YAML cannot be read: the aliases expand to more than 10,000 values."],
  },
  {
    claim: "takes a value whose tag is not YAML's own for a text, as kubectl does",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas: !count 10"),
    reading: ["refused", 'error 11:23-11:25 [spec.maxReplicas] spec.maxReplicas: Invalid value: "10": must be an integer, not a string'],
  },
  {
    claim: "refuses a tag that does not fit",
    text: walkthroughWith("maxReplicas: 10", "maxReplicas: !!int ten"),
    reading: ["refused", 'error 11:16-11:25 [] This YAML cannot be read: the tag !!int does not match "ten".'],
  },
  {
    claim: "refuses a list as a key",
    text: walkthroughWith("minReplicas: 1", "[a]: 1"),
    reading: ["refused", "error 10:3-10:9 [] This YAML cannot be read: a key must be text, not a list or an object."],
  },
  {
    claim: "takes the keys of JavaScript's own objects for unknown fields",
    text: walkthroughWith(
      "  minReplicas: 1\n",
      `  __proto__: {maxReplicas: 3}
  constructor: 1
  toString: 1
`,
    ),
    reading: [
      "refused",
      'error 10:3-10:12 [spec.__proto__] unknown field "spec.__proto__"',
      'error 11:3-11:14 [spec.constructor] unknown field "spec.constructor"',
      'error 12:3-12:11 [spec.toString] unknown field "spec.toString"',
    ],
  },
];

test.each(cases)("$claim", ({ text, reading }) => {
  expect(readInLines(text)).toEqual(reading);
});
