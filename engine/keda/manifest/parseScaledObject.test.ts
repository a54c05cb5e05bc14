import { describe, expect, test } from "vitest";
import { applyEdits } from "../../manifest/textEdit";
import { parseScaledObject } from "./parseScaledObject";
import { diagnosticsOf, inLines, restingContext } from "./testing/shapes";

const read = (text: string) => parseScaledObject(text, restingContext.featureGates, "1.37", "2.20");
const prometheus = `  - type: prometheus\n    metadata: {serverAddress: "http://p", query: x, threshold: "5"}\n`;
const object = (spec: string, triggers = prometheus, metadata = "  name: web\n") =>
  `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata:\n${metadata}spec:\n  scaleTargetRef:\n    name: web\n${spec}  triggers:\n${triggers}`;

/** The text after the first fix of its first problem. */
function fixed(text: string): string {
  const fix = diagnosticsOf(text).flatMap(({ fixes }) => fixes)[0];
  if (fix === undefined) throw new Error("no fix");
  return applyEdits(text, fix.edits);
}

const errors = (text: string) => inLines(text).filter((line) => line.startsWith("error"));

test("an object without errors has an HPA with the API server's defaults", () => {
  const { problems, hpa, scaledObject, workload, env, externalMetrics } = read(object(""));
  expect(problems).toEqual([]);
  expect(hpa?.spec).toMatchObject({
    scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" },
    minReplicas: 1,
    maxReplicas: 100,
  });
  expect([scaledObject?.metadata.name, workload, env, externalMetrics]).toEqual(["web", null, {}, {}]);
});

describe("the API server's schema", () => {
  test.each([
    [
      "a bound",
      object("  pollingInterval: 0\n"),
      "error 8:20-8:21 [spec.pollingInterval] spec.pollingInterval: Invalid value: 0: spec.pollingInterval in body should be greater than or equal to 1",
    ],
    [
      "a missing field",
      object("  fallback: {replicas: 2}\n"),
      "error 8:3-8:11 [spec.fallback.failureThreshold] spec.fallback.failureThreshold: Required value",
    ],
    [
      "an enum",
      object("  fallback: {failureThreshold: 1, replicas: 2, behavior: Static}\n"),
      'error 8:58-8:64 [spec.fallback.behavior] spec.fallback.behavior: Unsupported value: "Static": supported values: "static", "currentReplicas", "currentReplicasIfHigher", "currentReplicasIfLower", "scalingModifiers"',
    ],
    ["an unknown field", object("  minReplicaCounts: 1\n"), 'error 8:3-8:19 [spec.minReplicaCounts] unknown field "spec.minReplicaCounts"'],
    [
      "a number in quotes",
      object('  maxReplicaCount: "5"\n'),
      'error 8:20-8:23 [spec.maxReplicaCount] spec.maxReplicaCount: Invalid value: "5": must be an integer, not a string',
    ],
    [
      "no triggers",
      object("", "").replace("triggers:\n", "triggers: []\n"),
      "error 8:3-8:11 [spec.triggers] spec.triggers: Invalid value: 0: spec.triggers in body should have at least 1 items",
    ],
    [
      "a trigger without metadata",
      object("", "  - type: kafka\n"),
      "error 9:5-9:16 [spec.triggers[0].metadata] spec.triggers[0].metadata: Required value",
    ],
    [
      "another version",
      object("").replace("keda.sh/v1alpha1", "keda.k8s.io/v1alpha1"),
      'error 1:13-1:33 [apiVersion] no matches for kind "ScaledObject" in version "keda.k8s.io/v1alpha1"; write apiVersion: keda.sh/v1alpha1.',
    ],
    ["a name that is none", object("", prometheus, "  name: Web\n"), 'metadata.name: Invalid value: "Web"'],
  ])("says %s at its place", (_, text, line) => {
    expect(errors(text).join("\n")).toContain(line);
    expect(read(text).hpa).toBe(null);
  });

  test("treats null as absent", () => {
    expect(read(object("  minReplicaCount:\n  fallback: null\n")).problems).toEqual([]);
  });

  test.each([
    ["a misspelt field", object("  minReplicaCounts: 1\n"), object("  minReplicaCount: 1\n")],
    ["an HPA's field", object("  maxReplicas: 7\n"), object("  maxReplicaCount: 7\n")],
    ["a threshold without quotes", object("", prometheus.replace('"5"', "5")), object("")],
    ["a misspelt type", object("", prometheus.replace("prometheus", "promtheus")), object("")],
    ["a misspelt key", object("", prometheus.replace("threshold:", "treshold:")), object("")],
    [
      "the old setting of cpu",
      object("  minReplicaCount: 1\n", '  - type: cpu\n    metadata:\n      type: Utilization\n      value: "50"\n'),
      object("  minReplicaCount: 1\n", '  - metricType: Utilization\n    type: cpu\n    metadata:\n      value: "50"\n'),
    ],
  ])("fixes %s", (_, text, wanted) => {
    expect(fixed(text)).toBe(wanted);
    expect(read(wanted).problems).toEqual([]);
  });
});

describe("KEDA's admission", () => {
  test("says its errors at the field at fault", () => {
    expect(errors(object("  minReplicaCount: 10\n  maxReplicaCount: 5\n"))).toEqual([
      "error 8:20-8:22 [spec.minReplicaCount] MinReplicaCount=10 must be less than MaxReplicaCount=5",
    ]);
    expect(errors(object("  idleReplicaCount: 0\n"))).toEqual([
      "error 8:21-8:22 [spec.idleReplicaCount] IdleReplicaCount=0 must be less than MinReplicaCount=0",
    ]);
    expect(errors(object("", prometheus.repeat(2).replaceAll("    metadata", "    name: dup\n    metadata")))).toEqual([
      'error 13:11-13:14 [spec.triggers[1].name] triggerName "dup" is defined multiple times in the ScaledObject/ScaledJob, but it must be unique',
    ]);
  });

  test("asks for the request of a cpu trigger only where the text has the workload", () => {
    const cpu = object("  minReplicaCount: 1\n", '  - type: cpu\n    metricType: Utilization\n    metadata: {value: "60"}\n');
    const workload = "---\nkind: Deployment\nmetadata: {name: web}\nspec: {template: {spec: {containers: [{name: app}]}}}\n";
    expect(errors(cpu)).toEqual([]);
    expect(errors(cpu + workload)).toEqual([
      "error 10:11-10:14 [spec.triggers[0].type] the scaledobject has a cpu trigger but the container app doesn't have the cpu request defined",
    ]);
  });

  test("finds the text's own HPA of the same target, unless KEDA made it", () => {
    const hpa = (metadata: string, target: string) =>
      `---\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: ${metadata}\nspec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: ${target}}, maxReplicas: 3}\n`;
    expect(errors(object("") + hpa("{name: web}", "web"))).toEqual([
      "error 6:3-6:17 [spec.scaleTargetRef] the workload 'web' of type 'apps/v1.Deployment' is already managed by the hpa 'web'",
    ]);
    expect(errors(object("") + hpa("{name: other}", "other"))).toEqual([]);
    const owned = "{name: keda-hpa-web, ownerReferences: [{kind: ScaledObject, name: web}]}";
    expect(errors(object("") + hpa(owned, "web"))).toEqual([]);
    const all = (metadata: string, target: string) => read(object("") + hpa(metadata, target)).problems.map(({ message }) => message);
    expect(all(owned, "web")).toEqual([]);
    expect(all("{name: other}", "other")).toEqual([
      'Only the ScaledObject "web" is simulated, not the HorizontalPodAutoscaler "other": on a cluster both work, each on its own target.',
    ]);
    expect(all('{name: mine, annotations: {validations.keda.sh/hpa-ownership: "false"}}', "web")).toEqual([
      'Only the ScaledObject "web" is simulated, not the HorizontalPodAutoscaler "mine": on a cluster both have one target, and neither of the two scales.',
    ]);
  });
});

describe("what KEDA finds only when it builds the triggers", () => {
  test("is said for every trigger, each error at its key", () => {
    const triggers = `${prometheus.replace('"5"', '"5%"')}  - type: kafka\n    metadata: {consumerGroup: g, lagThreshold: "2.5"}\n`;
    expect(errors(object("", triggers)).map((line) => line.slice(0, 120))).toEqual([
      "error 10:64-10:68 [spec.triggers[0].metadata.threshold] error parsing prometheus metadata: error parsing prometheus meta",
      "error 12:5-12:13 [spec.triggers[1].metadata.bootstrapServers] error parsing kafka metadata: error parsing kafka metadata",
      "error 12:48-12:53 [spec.triggers[1].metadata.lagThreshold] error parsing kafka metadata: error parsing kafka metadata: u",
      'error 12:48-12:53 [spec.triggers[1].metadata.lagThreshold] error parsing kafka metadata: error parsing kafka metadata: "',
    ]);
  });

  test("is the API server's refusal of the HPA, at the field that it comes from", () => {
    const behavior = object("  advanced: {horizontalPodAutoscalerConfig: {behavior: {scaleDown: {stabilizationWindowSeconds: 4000}}}}\n");
    expect(errors(behavior)).toEqual([
      "error 8:97-8:101 [spec.advanced.horizontalPodAutoscalerConfig.behavior.scaleDown.stabilizationWindowSeconds] spec.behavior.scaleDown.stabilizationWindowSeconds: Invalid value: 4000: must be less than or equal to 3600",
    ]);
    expect(errors(object("", prometheus.replace('"5"', '"0"')))).toEqual([
      'error 10:64-10:67 [spec.triggers[0].metadata.threshold] spec.metrics[0].external.target.averageValue: Invalid value: "0": must be positive',
    ]);
  });

  test("a Rollout is simulated as a Deployment, and the text says so", () => {
    const rollout = object("").replace(
      "    name: web\n  triggers",
      "    name: web\n    kind: Rollout\n    apiVersion: argoproj.io/v1alpha1\n  triggers",
    );
    expect(errors(rollout)).toEqual([]);
    expect(read(rollout).hpa?.spec.scaleTargetRef).toEqual({ apiVersion: "argoproj.io/v1alpha1", kind: "Rollout", name: "web" });
    const [found, ...others] = diagnosticsOf(rollout);
    expect([found?.line, found?.message, found?.fixes.map(({ action }) => action?.kind), others]).toEqual([
      8,
      "This Rollout is simulated as a Deployment.",
      ["otherPods"],
      [],
    ]);
  });
});

describe("two ScaledObjects on one target", () => {
  const cron = (name: string, start: string, end: string, target = "{name: api}") =>
    `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: ${name}, namespace: shop}\nspec:\n  scaleTargetRef: ${target}\n  minReplicaCount: 1\n  triggers:\n  - type: cron\n    metadata: {timezone: Europe/London, start: ${start} * * 1-5, end: ${end} * * 1-5, desiredReplicas: "2"}\n`;
  const managed = "the workload 'api' of type 'apps/v1.Deployment' is already managed by the ScaledObject 'day'";
  const said = (...objects: string[]) =>
    diagnosticsOf(objects.join("---\n")).flatMap(({ severity, line, message, fixes }) =>
      severity === "error" ? [[line, message, fixes.map(({ title }) => title)]] : [],
    );
  const day = cron("day", "0 9", "0 17");

  test("are refused in KEDA's words, and one with both triggers does it", () => {
    const night = cron("night", "0 17", "0 20");
    expect(said(day, night)).toEqual([[15, managed, ["Put its triggers into day", "Keep only day", "Keep only night"]]]);
    const merged = fixed(`${day}---\n${night}`);
    expect(errors(merged)).toEqual([]);
    expect(read(merged).scaledObject?.spec.triggers?.map(({ metadata }) => metadata?.["start"])).toEqual(["0 9 * * 1-5", "0 17 * * 1-5"]);
    expect(read(merged).scaledObject?.metadata.name).toBe("day");
  });

  test("also if one of them names the defaults of its target", () => {
    const named = cron("night", "0 17", "0 20", "{apiVersion: apps/v1, kind: Deployment, name: api}");
    expect(said(day, named).map(([, message]) => message)).toEqual([managed]);
  });

  test("are a choice if the kinds of the targets differ, and the third is refused for the first", () => {
    const stateful = cron("night", "0 17", "0 20", "{kind: StatefulSet, name: api}");
    expect(said(day, stateful)[0]?.[1]).toMatch(/^There are 2 ScaledObjects here/);
    expect(said(day, stateful, cron("late", "0 20", "0 22"))).toEqual([
      [25, managed, ["Keep only day", "Keep only night", "Keep only late"]],
    ]);
  });
});

test("several ScaledObjects are a choice", () => {
  const other = object("").replace("name: web\nspec", "name: api\nspec").replace("    name: web\n  triggers", "    name: api\n  triggers");
  const [choice] = diagnosticsOf(`${object("")}---\n${other}`);
  expect([choice?.message, choice?.fixes.map(({ title }) => title)]).toEqual([
    "There are 2 ScaledObjects here, but only one can be simulated. Choose one.",
    ["Keep only web", "Keep only api"],
  ]);
});

test("a variable without a value in the text has a placeholder, and one that the container lacks has none", () => {
  const redis = '  - type: redis\n    metadata: {addressFromEnv: REDIS, listName: jobs, listLength: "5"}\n';
  expect(read(object("", redis)).env).toEqual({ REDIS: "REDIS" });
  const workload = (env: string) =>
    `---\nkind: Deployment\nmetadata: {name: web}\nspec: {template: {spec: {containers: [{name: app, ${env}}]}}}\n`;
  expect(read(object("", redis) + workload("env: [{name: HOST, value: r}, {name: REDIS, value: '$(HOST):6379'}]")).env).toEqual({
    HOST: "r",
    REDIS: "r:6379",
  });
  expect(errors(object("", redis) + workload("env: []")).join()).toContain("no addresses or hosts given");
  expect(read(object("", redis) + workload("envFrom: [{secretRef: {name: s}}]")).env).toEqual({ REDIS: "REDIS" });
});

test("an external scaler is assumed to name one metric, and the text says so", () => {
  const external = (more: string) => object("", `  - type: external\n    metadata: {scalerAddress: "a:1"${more}}\n`);
  expect(read(external("")).externalMetrics).toEqual({ 0: [{ name: "external", targetSize: 10 }] });
  expect(read(external(', metricName: depth, targetSize: "2.5"')).externalMetrics).toEqual({
    0: [{ name: "depth", targetSizeFloat: 2.5 }],
  });
  expect(diagnosticsOf(external("")).map(({ rule }) => rule)).toEqual(["kedaAssumed"]);
});

test("a paused object has the HPA that it gets when it goes on", () => {
  const paused = object("", prometheus, '  name: web\n  annotations: {autoscaling.keda.sh/paused: "true"}\n');
  expect(read(paused).hpa?.metadata.annotations).toEqual({ "autoscaling.keda.sh/paused": "true" });
  expect(diagnosticsOf(paused).map(({ rule, line }) => [rule, line])).toEqual([["kedaPause", 5]]);
});

test("a text in a Markdown block is taken out of it", () => {
  const text = `Here it is:\n\`\`\`yaml\n${object("")}\`\`\`\n`;
  expect(inLines(text)).toEqual(["error 1:1-1:12 [] This manifest is inside a Markdown block."]);
  expect(read(fixed(text)).problems).toEqual([]);
});

test("an HPA that names the ScaledObject that owns it is diagnosed as an HPA", () => {
  const hpa = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: keda-hpa-web
  ownerReferences: [{apiVersion: keda.sh/v1alpha1, kind: ScaledObject, name: web}]
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 0
`;
  expect(diagnosticsOf(hpa).map(({ path }) => path)).toEqual(["spec.maxReplicas"]);
});

test("a container that the target lacks has no variables", () => {
  const spec = object("").replace("    name: web\n  triggers", "    name: web\n    envSourceContainerName: app\n  triggers");
  const workload = "---\nkind: Deployment\nmetadata: {name: web}\nspec: {template: {spec: {containers: [{name: main}]}}}\n";
  expect(errors(spec)).toEqual([]);
  expect(errors(spec + workload)).toEqual([
    "error 8:29-8:32 [spec.scaleTargetRef.envSourceContainerName] couldn't find container with name app on Target object",
  ]);
});

test("a formula that this page does not read is said to be so, at its place", () => {
  const formula = '  advanced: {scalingModifiers: {formula: "q + len(map([1], # + 1)) + now().Year()", target: "2"}}\n';
  const [found, ...others] = errors(object(formula, prometheus.replace("    metadata", "    name: q\n    metadata")));
  expect(others).toEqual([]);
  expect(found).toMatch(
    /^error 8:\d+-8:\d+ \[spec\.advanced\.scalingModifiers\.formula\] This formula is not simulated, though KEDA may accept it\. The engine does not/,
  );
});
