import { expect, test } from "vitest";
import { seededRandom } from "../../lib/random";
import { applyEdits } from "../../manifest/textEdit";
import { namesVpa } from "../../manifest/namesVpa";
import { parseVpa } from "./parseVpa";

const head = "apiVersion: autoscaling.k8s.io/v1\nkind: VerticalPodAutoscaler\nmetadata: {name: web}\n";
const target = "  targetRef: {apiVersion: apps/v1, kind: Deployment, name: web}\n";
const withSpec = (spec: string) => `${head}spec:\n${target}${spec}`;
const policy = (lines: string) => withSpec(`  resourcePolicy: {containerPolicies: [{containerName: app, ${lines}}]}\n`);
const said = (text: string) => parseVpa(text).problems.map(({ severity, message }) => `${severity}: ${message}`);

test("an object is read as the API server stores it", () => {
  const text = withSpec(`  updatePolicy:
    updateMode: InPlaceOrRecreate
    minReplicas: 1
    evictionRequirements: [{resources: [cpu, memory], changeRequirement: TargetHigherThanRequests}]
  resourcePolicy:
    containerPolicies:
    - {containerName: "*", minAllowed: {cpu: 100m, memory: 64Mi}, maxAllowed: {cpu: 2}, controlledResources: [memory, cpu], controlledValues: RequestsOnly}
    - {containerName: proxy, mode: "Off"}
`);
  const { problems, vpas, limitRange } = parseVpa(text);
  expect(problems).toEqual([]);
  expect(limitRange).toBeNull();
  expect(vpas).toMatchObject([
    {
      name: "web",
      namespace: "default",
      annotations: {},
      targetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" },
      vpa: {
        name: "web",
        updatePolicy: {
          updateMode: "InPlaceOrRecreate",
          minReplicas: 1,
          evictionRequirements: [{ resources: ["cpu", "memory"], changeRequirement: "TargetHigherThanRequests" }],
        },
        containerPolicies: [
          {
            containerName: "*",
            minAllowed: { cpu: { text: "100m" }, memory: { unscaled: 67108864 } },
            maxAllowed: { cpu: { unscaled: 2 } },
            controlledResources: ["cpu", "memory"],
            controlledValues: "RequestsOnly",
          },
          { containerName: "proxy", mode: "Off" },
        ],
      },
    },
  ]);
});

test("without an updatePolicy the webhook writes the mode Recreate", () => {
  expect(parseVpa(withSpec("")).vpas[0]?.vpa).toEqual({ name: "web", updatePolicy: { updateMode: "Recreate" } });
});

test("annotations, another namespace, several objects and a LimitRange of the namespace are read", () => {
  const first = withSpec("").replace(
    "{name: web}",
    '{name: web, namespace: shop, annotations: {"vpa-post-processor.kubernetes.io/app_integerCPU": "true"}}',
  );
  const range = (namespace: string) =>
    `apiVersion: v1\nkind: LimitRange\nmetadata: {name: ${namespace}, namespace: ${namespace}}\nspec: {limits: [{type: Container, max: {cpu: "2", example.com/x: 1}, default: {memory: 1Gi}}, {type: PersistentVolumeClaim, max: {storage: 1Gi}}]}\n`;
  const { problems, vpas, limitRange } = parseVpa([first, withSpec(""), range("shop"), range("other")].join("---\n"));
  expect(problems).toEqual([]);
  expect(vpas.map(({ namespace }) => namespace)).toEqual(["shop", "default"]);
  expect(vpas[0]?.annotations).toEqual({ "vpa-post-processor.kubernetes.io/app_integerCPU": "true" });
  expect(limitRange).toMatchObject([
    { type: "Container", max: { cpu: { text: "2" } }, default: { cpu: { text: "2" }, memory: { unscaled: 1073741824 } } },
  ]);
});

test("a text without one has none", () => {
  expect(parseVpa("kind: Service\n")).toEqual({ problems: [], vpas: [], limitRange: null });
  expect(namesVpa("kind: VerticalPodAutoscalerCheckpoint")).toBe(false);
  expect(namesVpa('{"kind": "VerticalPodAutoscaler"}')).toBe(true);
});

const pattern = String.raw`^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$`;
const policies = "spec.resourcePolicy.containerPolicies[0]";

test.each([
  ["a spec that is absent", head, "spec: Required value"],
  ["a target that is absent", `${head}spec: {}\n`, "spec.targetRef: Required value"],
  ["a target without a name", `${head}spec: {targetRef: {kind: Deployment}}\n`, "spec.targetRef.name: Required value"],
  ["a target without a kind", `${head}spec: {targetRef: {name: web}}\n`, "spec.targetRef.kind: Required value"],
  ["a name that is absent", withSpec("").replace("{name: web}", "{}"), "metadata.name: Required value: name or generateName is required"],
  ["an unknown field", withSpec("  updatepolicy: {}\n"), 'unknown field "spec.updatepolicy"'],
  [
    "a field that v1beta2 lacks",
    policy("controlledValues: RequestsOnly").replace("k8s.io/v1", "k8s.io/v1beta2"),
    `unknown field "${policies}.controlledValues"`,
  ],
  [
    "a version that is not served",
    withSpec("").replace("k8s.io/v1", "k8s.io/v1beta1"),
    'no matches for kind "VerticalPodAutoscaler" in version "autoscaling.k8s.io/v1beta1"; write apiVersion: autoscaling.k8s.io/v1.',
  ],
  ["no version", withSpec("").replace(/.*\n/, ""), "apiVersion not set; write apiVersion: autoscaling.k8s.io/v1."],
  [
    "a mode that there is not",
    withSpec("  updatePolicy: {updateMode: Always}\n"),
    'spec.updatePolicy.updateMode: Unsupported value: "Always": supported values: "InPlace", "InPlaceOrRecreate", "Initial", "Off", "Recreate"',
  ],
  [
    "an updatePolicy without a mode",
    withSpec("  updatePolicy: {minReplicas: 1}\n"),
    "spec.updatePolicy.updateMode: Required value: updateMode is required if UpdatePolicy is used",
  ],
  [
    "a mode behind a gate",
    withSpec("  updatePolicy: {updateMode: InPlace}\n"),
    "spec.updatePolicy.updateMode: Forbidden: in order to use UpdateMode InPlace, you must enable feature gate InPlace in the admission-controller args",
  ],
  [
    "the mode Off without quotes",
    withSpec("  updatePolicy: {updateMode: Off}\n"),
    "spec.updatePolicy.updateMode: Invalid value: false: must be a string, not a boolean",
  ],
  [
    "no replica",
    withSpec("  updatePolicy: {updateMode: Auto, minReplicas: 0}\n"),
    "spec.updatePolicy.minReplicas: Invalid value: 0: minReplicas has to be positive",
  ],
  [
    "a number of replicas in quotes",
    withSpec('  updatePolicy: {updateMode: Auto, minReplicas: "2"}\n'),
    'spec.updatePolicy.minReplicas: Invalid value: "2": must be an integer, not a string',
  ],
  [
    "the time after an OOM",
    withSpec("  updatePolicy: {updateMode: Auto, evictAfterOOMSeconds: 60}\n"),
    "spec.updatePolicy.evictAfterOOMSeconds: Forbidden: not supported when feature flag PerVPAConfig is disabled",
  ],
  [
    "a requirement that there is not",
    withSpec("  updatePolicy: {updateMode: Auto, evictionRequirements: [{resources: [cpu], changeRequirement: Higher}]}\n"),
    'spec.updatePolicy.evictionRequirements[0].changeRequirement: Unsupported value: "Higher": supported values: "TargetHigherThanRequests", "TargetLowerThanRequests"',
  ],
  [
    "a requirement without resources",
    withSpec("  updatePolicy: {updateMode: Auto, evictionRequirements: [{changeRequirement: TargetLowerThanRequests}]}\n"),
    "spec.updatePolicy.evictionRequirements[0].resources: Required value",
  ],
  [
    "a policy without a container",
    withSpec('  resourcePolicy: {containerPolicies: [{mode: "Off"}]}\n'),
    `${policies}.containerName: Required value`,
  ],
  ["a container's mode", policy("mode: Initial"), `${policies}.mode: Unsupported value: "Initial": supported values: "Auto", "Off"`],
  [
    "values that are controlled",
    policy("controlledValues: Limits"),
    `${policies}.controlledValues: Unsupported value: "Limits": supported values: "RequestsAndLimits", "RequestsOnly"`,
  ],
  [
    "controlledValues of a container that is off",
    policy('mode: "Off", controlledValues: RequestsAndLimits'),
    `${policies}.controlledValues: Forbidden: controlledValues shouldn't be specified if container scaling mode is off`,
  ],
  [
    "a maximum below the minimum",
    policy("minAllowed: {cpu: 1}, maxAllowed: {cpu: 500m}"),
    `${policies}.maxAllowed[cpu]: Invalid value: "500m": max resource for cpu is lower than min of "1"`,
  ],
  [
    "CPU finer than a thousandth",
    policy("minAllowed: {cpu: 100u}"),
    `${policies}.minAllowed[cpu]: Invalid value: "100u": must be a whole number of milli CPUs`,
  ],
  [
    "memory finer than a byte",
    policy("maxAllowed: {memory: 100m}"),
    `${policies}.maxAllowed[memory]: Invalid value: "100m": must be a whole number of bytes`,
  ],
  [
    "a quantity that is none",
    policy("maxAllowed: {memory: 1GB}"),
    `${policies}.maxAllowed.memory: Invalid value: "1GB": ${policies}.maxAllowed.memory in body should match '${pattern}'`,
  ],
  [
    "a fraction without quotes",
    policy("maxAllowed: {cpu: 0.5}"),
    `${policies}.maxAllowed.cpu: Invalid value: "number": ${policies}.maxAllowed.cpu in body must be of type integer,string: "number"`,
  ],
  ...(["oomBumpUpRatio: 2", "oomMinBumpUp: 1Mi", "memoryAggregationIntervalSeconds: 60", "memoryAggregationIntervalCount: 2"].map(
    (line) => [
      line,
      policy(line),
      `${policies}.${line.split(":")[0]}: Forbidden: not supported when feature flag PerVPAConfig is disabled`,
    ],
  ) as [string, string, string][]),
  [
    "a boost",
    withSpec("  startupBoost: {cpu: {type: Factor, factor: 2}}\n"),
    "spec.startupBoost: Forbidden: in order to use startupBoost, you must enable feature gate CPUStartupBoost in the admission-controller args",
  ],
  ["two recommenders", withSpec("  recommenders: [{name: a}, {name: b}]\n"), "spec.recommenders: Too many: 2: must have at most 1 item"],
  ["a recommender without a name", withSpec("  recommenders: [{}]\n"), "spec.recommenders[0].name: Required value"],
])("%s is refused in upstream's words", (_, text, message) => {
  expect(said(text)).toEqual([`error: ${message}`]);
  expect(parseVpa(text).vpas).toEqual([]);
});

test.each([
  ["a wrong case", withSpec("  updatePolicy: {updateMode: recreate}\n"), "updateMode: Recreate}"],
  ["Off without quotes", withSpec("  updatePolicy: {updateMode: Off}\n"), 'updateMode: "Off"}'],
  ["a fraction", policy("maxAllowed: {cpu: 0.5}"), 'cpu: "0.5"}'],
  ["a number in quotes", withSpec('  updatePolicy: {updateMode: Auto, minReplicas: "2"}\n'), "minReplicas: 2}"],
  ["a misspelt field", withSpec("  updatepolicy: {updateMode: Auto}\n"), "updatePolicy:"],
  ["an HPA's field", withSpec("").replace("targetRef", "scaleTargetRef"), "  targetRef:"],
  ["an old version", withSpec("").replace("k8s.io/v1", "k8s.io/v1beta1"), "autoscaling.k8s.io/v1\n"],
])("%s is mended by its fix", (_, text, mended) => {
  const [problem] = parseVpa(text).problems;
  const next = applyEdits(text, problem?.fixes[0]?.edits ?? []);
  expect(next).toContain(mended);
  expect(parseVpa(next).problems).toEqual([]);
});

test("no text makes it throw", () => {
  const random = seededRandom(38);
  const whole =
    policy('mode: "Off", minAllowed: {cpu: 1, memory: 1Gi}, maxAllowed: {cpu: 2}') +
    `---\nkind: LimitRange\nspec: {limits: [{type: Pod, max: {cpu: 1}}]}\n`;
  const bits = [":", "{", "}", "[", "]", "- ", "\n", "  ", "null", "1e99", "-1", '"', "*", "&a", "Off", "0.1", "spec", "cpu"];
  for (let run = 0; run < 500; run++) {
    let text = whole;
    for (let change = random.integer(4); change >= 0; change--) {
      const at = random.integer(text.length);
      text = text.slice(0, at) + bits[random.integer(bits.length)] + text.slice(at + random.integer(6));
    }
    const { problems, vpas } = parseVpa(text);
    if (problems.some(({ severity }) => severity === "error")) expect(vpas).toEqual([]);
    for (const { start, end } of problems) expect(0 <= start && start <= end && end <= text.length).toBe(true);
  }
});
