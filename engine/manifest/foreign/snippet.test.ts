import { describe, expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { diagnoseManifest, type DiagnosisContext } from "../diagnose";
import { applyEdits } from "../textEdit";
import { milliseconds } from "../../lib/testing/growth";

const before = `# The shop's own autoscaler.
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: shop
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: StatefulSet
    name: shop
  maxReplicas: 10 # the licence's
  metrics:
    - type: Resource
      resource:
        name: memory
        target: { type: Utilization, averageUtilization: 70 }
  behavior:
    # Slowly.
    scaleDown:
      stabilizationWindowSeconds: 600
`;

const context = (manifestBefore?: string): DiagnosisContext => ({
  featureGates: defaultFlags.featureGates,
  tolerance: 0.1,
  containers: null,
  silenced: [],
  ...(manifestBefore !== undefined && { manifestBefore }),
});

/** What a pasted text is called, and the texts that its fixes write. */
function pasted(text: string, manifestBefore?: string) {
  const [{ message, reason, fixes } = { message: "", reason: "", fixes: [] }] = diagnoseManifest(text, context(manifestBefore)).diagnostics;
  return { message, reason, titles: fixes.map(({ title }) => title), texts: fixes.map(({ edits }) => applyEdits(text, edits)) };
}

const errors = (text: string) =>
  diagnoseManifest(text, context())
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ message }) => message);

const podsPolicy = "- type: Pods\n  value: 4\n  periodSeconds: 60\n";
const percentPolicy = "- type: Percent\n  value: 10\n  periodSeconds: 60\n";
const indented = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by);

/** The snippets of the documentation's pages on the autoscaler. */
const documented: [string, string, string][] = [
  ["utilization", "type: Resource\nresource:\n  name: cpu\n  target:\n    type: Utilization\n    averageUtilization: 60\n", "spec.metrics"],
  [
    "one container",
    "type: ContainerResource\ncontainerResource:\n  name: cpu\n  container: application\n  target:\n    type: Utilization\n    averageUtilization: 60\n",
    "spec.metrics",
  ],
  ["two policies", `behavior:\n  scaleDown:\n    policies:\n${indented(podsPolicy + percentPolicy, "    ")}`, "spec"],
  ["a window", "behavior:\n  scaleDown:\n    stabilizationWindowSeconds: 300\n", "spec"],
  ["a tolerance", "behavior:\n  scaleUp:\n    tolerance: 0.05 # 5% tolerance for scale up\n", "spec"],
  [
    "both directions",
    `behavior:\n  scaleDown:\n    stabilizationWindowSeconds: 300\n    policies:\n${indented(percentPolicy, "    ")}  scaleUp:\n    stabilizationWindowSeconds: 0\n    policies:\n${indented(percentPolicy + podsPolicy, "    ")}    selectPolicy: Max\n`,
    "spec",
  ],
  ["no scaling down", "behavior:\n  scaleDown:\n    selectPolicy: Disabled\n", "spec"],
  [
    "a Pods metric",
    "type: Pods\npods:\n  metric:\n    name: packets-per-second\n  target:\n    type: AverageValue\n    averageValue: 1k\n",
    "spec.metrics",
  ],
  [
    "an Object metric",
    "type: Object\nobject:\n  metric:\n    name: requests-per-second\n  describedObject:\n    apiVersion: networking.k8s.io/v1\n    kind: Ingress\n    name: main-route\n  target:\n    type: Value\n    value: 2k\n",
    "spec.metrics",
  ],
  [
    "an External metric as an item",
    '- type: External\n  external:\n    metric:\n      name: queue_messages_ready\n      selector:\n        matchLabels:\n          queue: "worker_tasks"\n    target:\n      type: AverageValue\n      averageValue: 30\n',
    "spec.metrics",
  ],
];

describe("a snippet of the documentation", () => {
  test.each(documented)("with %s goes into the manifest that was there", (_, text, place) => {
    const { message, reason, titles, texts } = pasted(text, before);
    expect(message).toBe(`This is a part of an autoscaler, not a whole manifest. It belongs in ${place}.`);
    expect(reason).toBe("The manifest that was here before stays around it.");
    expect(titles).toEqual([`Put it into ${place}`]);
    const [whole = ""] = texts;
    expect(errors(whole)).toEqual([]);
    expect(whole).toContain("# The shop's own autoscaler.");
    expect(whole).toContain("maxReplicas: 10 # the licence's");
    expect(whole.split("\n").map((line) => line.trim())).toEqual(
      expect.arrayContaining(
        text
          .trimEnd()
          .split("\n")
          .map((line) => expect.stringContaining(line.replace(/^\s*(?:- )?/, ""))),
      ),
    );
  });

  test.each(documented)("with %s gets a manifest around it where there was none", (_, text) => {
    const { reason, texts } = pasted(text);
    expect(reason).toBe("A manifest for the Deployment web is written around it.");
    expect(errors(texts[0] ?? "")).toEqual([]);
  });
});

test("replaces the behavior that was there, and appends a metric", () => {
  const [replaced = ""] = pasted("behavior:\n  scaleUp:\n    selectPolicy: Min\n", before).texts;
  expect(replaced).toBe(before.replace(/ {2}behavior:[^]*$/, "  behavior:\n    scaleUp:\n      selectPolicy: Min\n"));
  const [appended = ""] = pasted(
    "type: Resource\nresource:\n  name: cpu\n  target:\n    type: Utilization\n    averageUtilization: 60\n",
    before,
  ).texts;
  expect(appended).toBe(
    before.replace(
      "  behavior:",
      "    - type: Resource\n      resource:\n        name: cpu\n        target:\n          type: Utilization\n          averageUtilization: 60\n  behavior:",
    ),
  );
});

test.each([
  ["scaleDown:\n  selectPolicy: Disabled\n", ["spec.behavior"]],
  ["selectPolicy: Disabled\n", ["spec.behavior.scaleDown", "spec.behavior.scaleUp"]],
  [`policies:\n${podsPolicy}`, ["spec.behavior.scaleDown", "spec.behavior.scaleUp"]],
  [podsPolicy, ["spec.behavior.scaleDown.policies", "spec.behavior.scaleUp.policies"]],
  ["type: Pods\nvalue: 4\nperiodSeconds: 60", ["spec.behavior.scaleDown.policies", "spec.behavior.scaleUp.policies"]],
  ["minReplicas: 2\nmaxReplicas: 20\n", ["spec"]],
  ["spec:\n  behavior:\n    scaleDown:\n      selectPolicy: Disabled\n", ["spec"]],
  ["  behavior:\n    scaleDown:\n      selectPolicy: Disabled\n", ["spec"]],
  ["# Never down.\nbehavior:\n  scaleDown:\n    selectPolicy: Disabled\n", ["spec"]],
  ["---\nbehavior:\n  scaleDown:\n    selectPolicy: Disabled\n...\n", ["spec"]],
  ["```yaml\nbehavior:\n  scaleDown:\n    selectPolicy: Disabled\n```\n", ["spec"]],
  ['{"behavior": {"scaleDown": {"selectPolicy": "Disabled"}}}', ["spec"]],
  // Selected from its first letter on.
  ["behavior:\n    scaleDown:\n      selectPolicy: Disabled\n  minReplicas: 2\n", ["spec"]],
  ["- type: Resource\n    resource:\n      name: cpu\n      target: {type: Utilization, averageUtilization: 60}\n", ["spec.metrics"]],
  ["type: Resource\n    resource:\n      name: cpu\n      target: {type: Utilization, averageUtilization: 60}\n", ["spec.metrics"]],
])("knows where %j belongs", (text, places) => {
  const { titles, texts } = pasted(text, before);
  expect(titles).toEqual(places.map((place) => `Put it into ${place}`));
  expect(texts.flatMap(errors)).toEqual([]);
});

test("a misspelt field goes to the place of the field that is meant, and is named there", () => {
  const [whole = ""] = pasted("behaviour:\n  scaleDown:\n    selectPolicy: Disabled\n", before).texts;
  expect(errors(whole)).toContain('unknown field "spec.behaviour"');
});

test.each([
  ["an older version", before.replace("autoscaling/v2", "autoscaling/v2beta2")],
  [
    "JSON",
    JSON.stringify({
      apiVersion: "autoscaling/v2",
      kind: "HorizontalPodAutoscaler",
      metadata: { name: "shop" },
      spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "shop" }, maxReplicas: 3 },
    }),
  ],
  ["fields between braces", before.replace(/ {2}behavior:[^]*$/, "  behavior: {scaleDown: {selectPolicy: Min}}\n")],
  ["another document", `apiVersion: v1\nkind: Service\nmetadata: {name: shop}\n---\n${before}---\napiVersion: v1\nkind: ConfigMap\n`],
  ["no line end at its end", before.trimEnd()],
])("a manifest with %s takes a snippet, too", (_, text) => {
  expect(errors(text)).toEqual([]);
  const [whole = ""] = pasted("scaleUp:\n  selectPolicy: Disabled\n", text).texts;
  const { hpa } = diagnoseManifest(whole, context());
  expect(hpa?.metadata.name).toBe("shop");
  expect(hpa?.spec.behavior?.scaleUp?.selectPolicy).toBe("Disabled");
});

test("a manifest with errors is not built upon", () => {
  const { reason, texts } = pasted("behavior:\n  scaleDown:\n    selectPolicy: Disabled\n", before.replace("10", "0"));
  expect(reason).toBe("A manifest for the Deployment web is written around it.");
  expect(errors(texts[0] ?? "")).toEqual([]);
});

test.each([
  "web",
  "type: Resource",
  "metrics:\n  enabled: true\n",
  "autoscaling:\n  minReplicas: 1\n",
  "a: 1\nbehavior: {}\n",
  "- 1\n",
  "kind: Pod\n",
  "[]",
  "{}",
  "spec: {template: {}}",
])("%j is no part of an autoscaler", (text) => {
  expect(pasted(text, before).titles).not.toContain("Put it into spec");
  expect(pasted(text, before).message).not.toContain("part of an autoscaler,");
});

test("a field that was pasted beside spec moves into it in one press", () => {
  const { message, reason, titles, texts } = pasted(`${before}minReplicas: 2 # at night\n`);
  expect([message, reason, titles]).toEqual(['unknown field "minReplicas"', "minReplicas belongs in spec.", ["Put it into spec"]]);
  expect(errors(texts[0] ?? "")).toEqual([]);
  expect(texts[0]).toContain("  minReplicas: 2 # at night\n");
});

describe("reads in linear time", () => {
  test.each([
    ["policies", `policies:\n${podsPolicy.repeat(400)}`],
    ["many policies", `policies:\n${podsPolicy.repeat(5000)}`],
    ["lines that lack their first indentation", `behavior:\n${"    scaleDown:\n".repeat(15_000)}`],
    ["blank lines", `${"\n".repeat(200_000)}behavior: {}`],
    ["items", "- type: Pods\n".repeat(15_000)],
  ])("%s", (_, text) => {
    expect(milliseconds(() => pasted(text, before))).toBeLessThan(4000);
  });
});
