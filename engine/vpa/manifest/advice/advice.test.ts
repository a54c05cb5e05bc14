import { describe, expect, test } from "vitest";
import { defaultFlags } from "../../../controller/flags";
import { diagnoseScaledObject } from "../../../keda/manifest/diagnoseScaledObject";
import { seededRandom } from "../../../lib/random";
import { diagnoseManifest } from "../../../manifest/diagnose";
import type { AdviceRule } from "../../../manifest/advice/adviceRules";
import { vpaAdviceRules } from "../../../manifest/advice/vpaAdviceRules";
import { applyEdits } from "../../../manifest/textEdit";
import { diagnoseVpa, withVpaProblems } from "../diagnoseVpa";
import { parseManifest } from "../../../manifest/parseManifest";

const context = { featureGates: defaultFlags.featureGates, tolerance: 0.1, containers: null };
const diagnosed = (text: string, silenced: readonly AdviceRule[] = []) =>
  diagnoseVpa(text, diagnoseManifest(text, { ...context, silenced }), silenced);
const found = (text: string, rule: AdviceRule) => diagnosed(text).diagnostics.filter((each) => each.rule === rule);
const messages = (text: string, rule: AdviceRule) => found(text, rule).map(({ message }) => message);
const fixed = (text: string, rule: AdviceRule) => applyEdits(text, found(text, rule)[0]?.fixes[0]?.edits ?? []);

const hpa = (metrics: string, replicas = "minReplicas: 2") =>
  `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: web}\nspec:\n  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}\n  ${replicas}\n  maxReplicas: 10\n  metrics:\n  - ${metrics}\n---\n`;
const resource = (name: string, target = "{type: Utilization, averageUtilization: 60}") =>
  `{type: Resource, resource: {name: ${name}, target: ${target}}}`;
const vpa = (spec = "", metadata = "{name: web}", target = "{apiVersion: apps/v1, kind: Deployment, name: web}") =>
  `apiVersion: autoscaling.k8s.io/v1\nkind: VerticalPodAutoscaler\nmetadata: ${metadata}\nspec:\n  targetRef: ${target}\n${spec}`;
const update = (lines: string) => `  updatePolicy: {${lines}}\n`;
const workload = (...names: string[]) =>
  `---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {template: {spec: {containers: [${names.map((name) => `{name: ${name}, resources: {requests: {cpu: 1, memory: 1Gi}}}`).join(", ")}]}}}\n`;

describe("an autoscaler on a resource that the VerticalPodAutoscaler controls", () => {
  const rule = "vpaSameResource";
  const share = (name: string) =>
    `Both act on ${name}: this object changes the request, and the autoscaler's target is a share of the request.`;

  test("is advised against in the terms of the documentation, with a policy for what is left", () => {
    const text = hpa(resource("cpu")) + vpa();
    expect(messages(text, rule)).toEqual([share("cpu")]);
    expect(found(text, rule)[0]?.reason).toContain("should not be used on the same resource metric");
    expect(fixed(text, rule)).toContain(
      'resourcePolicy: {"containerPolicies": [{"containerName": "*", "controlledResources": ["memory"]}]}',
    );
    expect(messages(hpa(resource("memory")) + vpa(), rule)).toEqual([share("memory")]);
    expect(fixed(hpa(resource("memory")) + vpa(), rule)).toContain('["cpu"]');
  });

  test("with an amount per pod does not jump, but both still drive each other", () => {
    const text = hpa(resource("cpu", "{type: AverageValue, averageValue: 500m}")) + vpa();
    expect(messages(text, rule)).toEqual([
      "Both act on cpu: this object sets the request by the usage per pod, and the autoscaler changes the usage per pod.",
    ]);
    expect(found(text, rule)[0]?.reason).toContain("does not jump");
  });

  test("is found in every container that the metric counts", () => {
    const policies = (lines: string) => vpa(`  resourcePolicy:\n    containerPolicies:\n${lines}`);
    const onlyApp = policies("    - containerName: app\n      controlledResources: [memory]\n");
    const one = hpa(
      "{type: ContainerResource, containerResource: {name: cpu, container: app, target: {type: Utilization, averageUtilization: 60}}}",
    );
    expect(messages(one + onlyApp, rule)).toEqual([]);
    expect(messages(one.replace("container: app", "container: proxy") + onlyApp, rule)).toEqual([share("cpu")]);
    // The whole pod: without the workload, there may be other containers.
    expect(messages(hpa(resource("cpu")) + onlyApp, rule)).toEqual([share("cpu")]);
    expect(messages(hpa(resource("cpu")) + onlyApp + workload("app"), rule)).toEqual([]);
    expect(messages(hpa(resource("cpu")) + onlyApp + workload("app", "proxy"), rule)).toEqual([share("cpu")]);
    expect(messages(hpa(resource("cpu")) + policies('    - containerName: app\n      mode: "Off"\n') + workload("app"), rule)).toEqual([]);
  });

  test.each([
    ["no policy", vpa()],
    ["a policy without a list", vpa("  resourcePolicy:\n    containerPolicies:\n    - containerName: app\n      minAllowed: {cpu: 1}\n")],
    [
      "a list in lines",
      vpa(
        '  resourcePolicy:\n    containerPolicies:\n    - containerName: "*"\n      controlledResources:\n      - cpu\n      - memory\n      controlledValues: RequestsOnly\n',
      ),
    ],
    ["a list in brackets", vpa('  resourcePolicy: {containerPolicies: [{containerName: "*", controlledResources: [cpu, memory]}]}\n')],
    ["policies in brackets", vpa("  resourcePolicy: {containerPolicies: [{containerName: proxy}]}\n")],
    ["several policies", vpa('  resourcePolicy:\n    containerPolicies:\n    - containerName: app\n    - containerName: "*"\n')],
    [
      "JSON",
      '{"apiVersion": "autoscaling.k8s.io/v1", "kind": "VerticalPodAutoscaler", "metadata": {"name": "web"}, "spec": {"targetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": "web"}}}',
    ],
  ])("is mended by its fix: %s", (_, own) => {
    const text = hpa(resource("cpu")) + own;
    const next = fixed(text, rule);
    expect(next).not.toBe(text);
    expect(diagnosed(next).diagnostics.filter((each) => each.severity === "error" || each.rule === rule)).toEqual([]);
  });

  test("has no fix where nothing would be left", () => {
    const text = hpa(`${resource("cpu")}\n  - ${resource("memory")}`) + vpa();
    expect(found(text, rule).map(({ message, fixes }) => [message, fixes])).toEqual([
      [share("cpu"), []],
      [share("memory"), []],
    ]);
  });

  test.each([
    ["the mode Off", hpa(resource("cpu")) + vpa(update('updateMode: "Off"'))],
    [
      "another resource",
      hpa(resource("cpu")) + vpa('  resourcePolicy: {containerPolicies: [{containerName: "*", controlledResources: [memory]}]}\n'),
    ],
    ["a custom metric", hpa("{type: Pods, pods: {metric: {name: rps}, target: {type: AverageValue, averageValue: 10}}}") + vpa()],
    ["another target", hpa(resource("cpu")) + vpa("", "{name: web}", "{apiVersion: apps/v1, kind: Deployment, name: db}")],
  ])("is not said of %s", (_, text) => {
    expect(messages(text, rule)).toEqual([]);
  });

  test("is found beside the triggers of a ScaledObject", () => {
    const text = `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: web}\nspec:\n  scaleTargetRef: {name: web}\n  minReplicaCount: 1\n  triggers: [{type: cpu, metricType: Utilization, metadata: {value: "60"}}]\n---\n${vpa()}`;
    const { diagnostics } = diagnoseVpa(text, diagnoseScaledObject(text, { ...context, silenced: [] }), []);
    expect(diagnostics.filter((each) => each.rule === rule).map(({ message }) => message)).toEqual([share("cpu")]);
  });
});

test("the updater's least number of pods is compared with the autoscaler's", () => {
  const text = (replicas: string, own: string) => hpa(resource("cpu"), replicas) + vpa(update(own));
  const alone = "The updater changes no running pod while there are fewer than 2, and the autoscaler goes down to 1.";
  expect(messages(text("minReplicas: 1", "updateMode: Recreate"), "vpaFewReplicas")).toEqual([alone]);
  expect(messages(text("behavior: {}", "updateMode: InPlaceOrRecreate"), "vpaFewReplicas")).toEqual([alone]);
  expect(messages(text("minReplicas: 2", "updateMode: Recreate, minReplicas: 4"), "vpaFewReplicas")).toHaveLength(1);
  for (const silent of ["updateMode: Initial", 'updateMode: "Off"', "updateMode: Recreate, minReplicas: 1"]) {
    expect(messages(text("minReplicas: 1", silent), "vpaFewReplicas"), silent).toEqual([]);
  }
  for (const own of ["updateMode: Recreate", "updateMode: Recreate, minReplicas: 4"]) {
    const next = fixed(text("minReplicas: 1", own), "vpaFewReplicas");
    expect(next).toContain("minReplicas: 1");
    expect(messages(next, "vpaFewReplicas")).toEqual([]);
  }
});

test("an object that a run leaves out is said: of another target, of another namespace, or the second one of a target", () => {
  expect(messages(hpa(resource("cpu")) + vpa("", "{name: x}", "{kind: StatefulSet, name: web}"), "vpaOtherTarget")).toEqual([
    'Its target is the StatefulSet "web", not that of the autoscaler. A run leaves it out.',
  ]);
  expect(messages(hpa(resource("cpu")) + vpa("", "{name: x, namespace: shop}"), "vpaOtherTarget")).toEqual([
    "This object is in the namespace shop, and the autoscaler's target is in default. A run leaves it out.",
  ]);
  const two = `${hpa(resource("cpu")) + vpa()}---\n${vpa("", "{name: again}")}`;
  expect(messages(two, "vpaSecond")).toEqual(['The VerticalPodAutoscaler "again" has the same target. A run leaves this one out.']);
  expect(messages(two, "vpaSameResource")).toHaveLength(1);
});

test("what is deprecated is said, and its fix writes what replaces it", () => {
  const auto = hpa(resource("cpu")) + vpa(update("updateMode: Auto"));
  expect(messages(auto, "vpaDeprecated")).toEqual(["The mode Auto is deprecated since release 1.5 of the Vertical Pod Autoscaler."]);
  expect(messages(fixed(auto, "vpaDeprecated"), "vpaDeprecated")).toEqual([]);
  const beta = hpa(resource("cpu")) + vpa().replace("k8s.io/v1", "k8s.io/v1beta2");
  expect(messages(beta, "vpaDeprecated")).toEqual(["autoscaling.k8s.io/v1beta2 API is deprecated"]);
  expect(messages(fixed(beta, "vpaDeprecated"), "vpaDeprecated")).toEqual([]);
});

test("what changes nothing is said", () => {
  const policy = (lines: string) => vpa(`  resourcePolicy: {containerPolicies: [{${lines}}]}\n`);
  const misspelt = hpa(resource("cpu")) + policy("containerName: ap") + workload("app");
  expect(messages(misspelt, "vpaNoEffect")).toEqual(['The target has no container "ap", so this policy changes nothing.']);
  expect(messages(fixed(misspelt, "vpaNoEffect"), "vpaNoEffect")).toEqual([]);
  expect(messages(hpa(resource("cpu")) + policy("containerName: ap"), "vpaNoEffect")).toEqual([]);
  const gpu = hpa(resource("cpu")) + policy("containerName: app, controlledResources: [cpu, gpu], maxAllowed: {gpu: 1}");
  expect(messages(gpu, "vpaNoEffect")).toEqual(Array(2).fill("gpu has no effect: the recommender knows only cpu and memory."));
  const whole = hpa(resource("cpu")) + vpa("", '{name: web, annotations: {vpa-post-processor.kubernetes.io/app_integerCPU: "true"}}');
  expect(messages(whole, "vpaNoEffect")).toEqual(["This annotation has no effect here."]);
});

test("a run has the default recommender", () => {
  const named = (name: string) => hpa(resource("cpu")) + vpa(`  recommenders: [{name: ${name}}]\n`);
  expect(messages(named("mine"), "vpaRecommender")).toEqual(['A run has the default recommender in place of "mine".']);
  expect(messages(named("default"), "vpaRecommender")).toEqual([]);
});

test("every rule can be silenced", () => {
  const text = `${hpa(resource("cpu"), "minReplicas: 1")}${vpa(`${update("updateMode: Auto")}  recommenders: [{name: mine}]\n  resourcePolicy: {containerPolicies: [{containerName: "*", maxAllowed: {gpu: 1}}]}\n`)}---\n${vpa("", "{name: b}")}---\n${vpa("", "{name: c, namespace: c}")}`;
  const rules = Object.keys(vpaAdviceRules) as (keyof typeof vpaAdviceRules)[];
  for (const rule of rules) {
    expect(found(text, rule), rule).not.toEqual([]);
    expect(diagnosed(text, [rule]).diagnostics.filter((each) => each.rule === rule)).toEqual([]);
  }
});

test("the findings of all objects are in the order of the text, and an error of one leaves no HPA", () => {
  const text = `${vpa(update("updateMode: Always"))}---\n${hpa(resource("cpu"), "minReplicas: 20")}`;
  const { diagnostics, hpa: made } = diagnosed(text);
  expect(diagnostics.map(({ path, severity }) => [path, severity])).toEqual([
    ["spec.updatePolicy.updateMode", "error"],
    ["spec.maxReplicas", "error"],
  ]);
  expect(made).toBeNull();
  const alone = `${hpa(resource("cpu"))}${vpa(update("updateMode: Always"))}`;
  const reading = withVpaProblems(alone, parseManifest(alone, context.featureGates, undefined));
  expect(reading).toMatchObject({ hpa: null, problems: [{ path: "spec.updatePolicy.updateMode" }] });
});

test("a text with a broken key or document is said once", () => {
  for (const broken of ["kind: VerticalPodAutoscaler\nspec: {a: 1, a: 2}\n", "kind: VerticalPodAutoscaler\nspec: [\n"]) {
    const places = diagnosed(broken).diagnostics.map(({ message, start }) => `${start} ${message}`);
    expect(new Set(places).size, broken).toBe(places.length);
  }
});

test("no text makes it throw, and no fix adds an error", () => {
  const random = seededRandom(38);
  const whole = `${hpa(resource("cpu"), "minReplicas: 1")}${vpa(`${update("updateMode: Auto")}  resourcePolicy:\n    containerPolicies:\n    - containerName: "*"\n      controlledResources: [cpu, gpu]\n`)}${workload("app")}`;
  const bits = [":", "{", "}", "[", "]", "- ", "\n", "  ", "null", "1e99", "-1", '"', "*", "&a", "Off", "0.1", "spec", "cpu"];
  const errors = (text: string) => diagnosed(text).diagnostics.filter(({ severity }) => severity === "error").length;
  let fixes = 0;
  for (let run = 0; run < 300; run++) {
    const at = random.integer(whole.length);
    const text = whole.slice(0, at) + bits[random.integer(bits.length)] + whole.slice(at + random.integer(6));
    for (const { rule, fixes: own } of diagnosed(text).diagnostics) {
      if (rule?.startsWith("vpa") !== true) continue;
      for (const { edits } of own) {
        fixes++;
        expect(errors(applyEdits(text, edits)), text).toBeLessThanOrEqual(errors(text));
      }
    }
  }
  expect(fixes).toBeGreaterThan(100);
});
