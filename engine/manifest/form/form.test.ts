import { expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { changedByForm, type FormChange } from "./changedByForm";
import { isFormValue, quantity, whole } from "./formInput";
import { metricSourceTypes } from "../../api/metricSources";
import { anything } from "../decoders";
import { judgeManifest } from "../judgeText";
import { readYaml } from "../yamlTree";
import { manifestForm } from "./manifestForm";

const text = `# the shop
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: shop # its name
spec:
  maxReplicas: 10 # budget
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: shop}
  metrics:
  # the first
  - type: Resource
    resource:
      name: "cpu"
      target: {type: Utilization, averageUtilization: 60}
  - type: External
    external:
      metric:
        name: 'queue'
        selector: {matchLabels: {q: a}}
      target:
        type: AverageValue
        averageValue: "30"
  behavior:
    scaleDown:
      policies:
      - type: Pods
        value: 1
        periodSeconds: 60
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: shop}
`;

const form = (manifest: string, version?: "1.38") => {
  const reading = manifestForm(manifest, { ...defaultFlags, ...(version && { kubernetesVersion: version }) });
  if (!reading.ok) throw new Error("no form");
  return reading;
};
const values = (manifest: string) =>
  Object.fromEntries(
    form(manifest).groups.flatMap(({ fields }) => fields.map(({ path, value, standard }) => [path, value ?? `(${standard})`])),
  );
const write = (path: string, value: string): FormChange => ({ kind: "write", path, value });
const changed = (change: FormChange, from = text) => changedByForm(from, "HorizontalPodAutoscaler", change);

/** As JSON can say them. */
function metricsIn(block: string): unknown {
  const yaml = readYaml(block);
  const metrics = anything(yaml.ok ? yaml.documents[0]! : (undefined as never), "", () => {});
  return (metrics as { metrics: unknown }).metrics;
}

test("shows what decides, with the defaults of what the text does not say", () => {
  expect(values(text)).toEqual({
    "spec.minReplicas": "(1)",
    "spec.maxReplicas": "10",
    "spec.metrics[0].type": "Resource",
    "spec.metrics[0].resource.name": "cpu",
    "spec.metrics[0].resource.target.type": "Utilization",
    "spec.metrics[0].resource.target.averageUtilization": "60",
    "spec.metrics[1].type": "External",
    "spec.metrics[1].external.metric.name": "queue",
    "spec.metrics[1].external.target.type": "AverageValue",
    "spec.metrics[1].external.target.averageValue": "30",
    "spec.behavior.scaleUp.stabilizationWindowSeconds": "(0)",
    "spec.behavior.scaleUp.selectPolicy": "(Max)",
    "spec.behavior.scaleUp.tolerance": "(0.1)",
    "spec.behavior.scaleDown.stabilizationWindowSeconds": "(300)",
    "spec.behavior.scaleDown.selectPolicy": "(Max)",
    "spec.behavior.scaleDown.tolerance": "(0.1)",
    "spec.behavior.scaleDown.policies[0].type": "Pods",
    "spec.behavior.scaleDown.policies[0].value": "1",
    "spec.behavior.scaleDown.policies[0].periodSeconds": "60",
  });
  expect(form(text).onlyInText).toEqual(["metadata", "spec.scaleTargetRef", "spec.metrics[1].external.metric.selector", "Deployment shop"]);
});

test("a value is written in its own place: comments, order and quotes stay", () => {
  expect(changed(write("spec.maxReplicas", "25"))).toBe(text.replace("maxReplicas: 10", "maxReplicas: 25"));
  expect(changed(write("spec.metrics[0].resource.name", "memory"))).toBe(text.replace('"cpu"', '"memory"'));
  expect(changed(write("spec.metrics[1].external.metric.name", "on"))).toBe(text.replace("'queue'", "'on'"));
  expect(changed(write("spec.metrics[1].external.target.averageValue", "500m"))).toBe(text.replace('"30"', '"500m"'));
  expect(changed(write("spec.metrics[0].resource.target.averageUtilization", "75"))).toBe(
    text.replace("averageUtilization: 60", "averageUtilization: 75"),
  );
});

test("an absent value gets a line, and can be taken out again", () => {
  const minimum = changed(write("spec.minReplicas", "3"))!;
  expect(minimum.split("\n").filter((line) => !text.split("\n").includes(line))).toEqual(["  minReplicas: 3"]);
  expect(changed({ kind: "remove", path: "spec.minReplicas" }, minimum)).toBe(text);
  const path = "spec.behavior.scaleUp.stabilizationWindowSeconds";
  const window = changed(write(path, "30"))!;
  expect(values(window)[path]).toBe("30");
  // With its last field the object goes, too.
  expect(changed({ kind: "remove", path }, window)).toBe(text);
});

test("another type of target writes the number under its own name", () => {
  const target = "spec.metrics[0].resource.target";
  const changedType = changed(write(`${target}.type`, "AverageValue"))!;
  expect(changedType).toBe(text.replace("{type: Utilization, averageUtilization: 60}", "{type: AverageValue, averageValue: 500m}"));
  expect(changed(write(`${target}.type`, "Utilization"), changedType)).toBe(
    text.replace("averageUtilization: 60", "averageUtilization: 80"),
  );
  expect(changed(write("spec.metrics[1].external.target.type", "Value"))).toBe(
    text.replace('AverageValue\n        averageValue: "30"', 'Value\n        value: "30"'),
  );
});

const ofEachStyle = [
  ["a block", text],
  ["braces", text.replace(/ {2}metrics:[^]*?(?= {2}behavior)/, (block) => `  metrics: ${JSON.stringify(metricsIn(block))}\n`)],
] as const;

test.each(ofEachStyle)(
  "a metric becomes one of another type in %s: valid, with what fits, in its place, among all comments",
  (_, manifest) => {
    const comments = (from: string) => from.match(/#.*/g);
    for (const index of [0, 1]) {
      for (const type of metricSourceTypes) {
        const next = changed(write(`spec.metrics[${index}].type`, type), manifest)!;
        const reading = judgeManifest(next, defaultFlags.featureGates);
        expect([type, reading.hpa !== null, comments(next)]).toEqual([type, true, comments(manifest)]);
        const types = form(next).groups.flatMap(({ kind, type: is }) => (kind === "metric" ? [is] : []));
        expect(types).toEqual(["Resource", "External"].map((before, at) => (at === index ? type : before)));
      }
    }
  },
);

test("another type of metric keeps the lines of what it keeps", () => {
  const lines = (from: string, to: string) => to.split("\n").filter((line) => !from.split("\n").includes(line));
  const container = changed(write("spec.metrics[0].type", "ContainerResource"))!;
  expect(lines(text, container)).toEqual(["  - type: ContainerResource", "    containerResource:", "      container: app"]);
  expect(changed(write("spec.metrics[0].type", "Resource"), container)).toBe(text);
  const pods = changed(write("spec.metrics[1].type", "Pods"))!;
  expect(pods).toBe(text.replace("type: External\n    external:", "type: Pods\n    pods:"));
  // A metric of each pod has no total.
  const total = changed(write("spec.metrics[1].external.target.type", "Value"))!;
  expect(values(changed(write("spec.metrics[1].type", "Pods"), total)!)).toMatchObject({
    "spec.metrics[1].pods.metric.name": "queue",
    "spec.metrics[1].pods.target.type": "AverageValue",
    "spec.metrics[1].pods.target.averageValue": "100",
  });
});

test("no other type where an alias shares the source, and none that nobody knows", () => {
  const aliased = text.replace('name: "cpu"', "name: &r cpu").replace("target: {type: Utilization", "target: &t {type: Utilization");
  const shared = aliased.replace(/external:[^]*?averageValue: "30"/, "resource: {name: *r, target: *t}").replace("External", "Resource");
  expect(changed(write("spec.metrics[1].type", "Pods"), shared)).toBeNull();
  expect(changed(write("spec.metrics[0].type", "Pods"), shared)).toBeNull();
  expect(changed(write("spec.metrics[0].type", "Queue"))).toBeNull();
});

test("metrics and policies come and go as items", () => {
  const metric = changed({ kind: "add", path: "spec.metrics", type: "Pods" })!;
  expect(
    form(metric)
      .groups.map(({ type }) => type)
      .filter(Boolean),
  ).toEqual(["Resource", "External", "Pods"]);
  expect(changed({ kind: "remove", path: "spec.metrics[2]" }, metric)).toBe(text);
  // The first of absent policies would replace the defaults, so they come with it.
  const policies = changed({ kind: "add", path: "spec.behavior.scaleUp.policies", type: "Pods" })!;
  expect(
    Object.entries(values(policies))
      .filter(([path]) => path.includes("scaleUp.policies"))
      .map(([, value]) => value),
  ).toEqual(["Pods", "4", "15", "Percent", "100", "15"]);
  expect(changed({ kind: "remove", path: "spec.behavior.scaleDown.policies[0]" })).not.toContain("behavior");
});

test("JSON stays JSON", () => {
  const json = JSON.stringify({
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: "a" },
    spec: {
      maxReplicas: 3,
      metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 50 } } }],
    },
  });
  const next = changed(write("spec.minReplicas", "2"), json)!;
  expect(JSON.parse(next)).toMatchObject({ spec: { minReplicas: 2, maxReplicas: 3 } });
  expect(JSON.parse(changed({ kind: "add", path: "spec.metrics", type: "External" }, json)!)).toMatchObject({
    spec: { metrics: [{}, { type: "External" }] },
  });
  const deep = changed(write("spec.behavior.scaleUp.tolerance", "0.2"), json)!;
  expect(JSON.parse(deep)).toMatchObject({ spec: { behavior: { scaleUp: { tolerance: 0.2 } } } });
  expect(deep.replace(/, "behavior": [^}]*\}\}/, "")).toBe(json);
});

test("a value that an alias or a merge key brings is locked, and what it names does not change with it", () => {
  const aliased = text.replace("maxReplicas: 10", "minReplicas: &n 2\n  maxReplicas: *n");
  const [minReplicas, maxReplicas] = form(aliased).groups[0]!.fields;
  expect([minReplicas!.locked, maxReplicas!.locked]).toEqual([false, true]);
  expect(changed(write("spec.maxReplicas", "5"), aliased)).toBeNull();
  expect(changed(write("spec.minReplicas", "1"), aliased)).toBeNull();
});

test.each([
  ["spec: [", { line: 1 }],
  ["kind: Deployment", null],
  [`${text}---\n${text}`, { line: 35, column: 1 }],
  [text.replace("autoscaling/v2", "autoscaling/v2beta1"), null],
])("says why there is no form of %j, and where", (manifest, at) => {
  const reading = manifestForm(manifest, defaultFlags);
  expect(reading.ok).toBe(false);
  if (!reading.ok && at) expect(reading.at).toMatchObject(at);
  else expect(reading).toMatchObject({ at: null });
});

test("a manifest of autoscaling/v1 has its three numbers", () => {
  const v1 =
    "apiVersion: autoscaling/v1\nkind: HorizontalPodAutoscaler\nmetadata: {name: a}\nspec:\n  maxReplicas: 4\n  scaleTargetRef: {kind: Deployment, name: a}\n";
  expect(values(v1)).toEqual({ "spec.minReplicas": "(1)", "spec.maxReplicas": "4", "spec.targetCPUUtilizationPercentage": "(80)" });
  expect(manifestForm(v1, null).ok).toBe(true);
});

test.each([
  ["3", whole(1), true],
  ["0", whole(1), false],
  ["3.5", whole(1), false],
  ["1801", whole(1, 1800), false],
  ["500m", quantity(1, 1), true],
  ["0", quantity(1, 1), false],
  ["0", quantity(0, 0.01), true],
  ["many", quantity(0, 0.01), false],
])("%s is such a number: %j, %s", (typed, input, is) => {
  expect(isFormValue(typed, input)).toBe(is);
});
