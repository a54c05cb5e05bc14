import { targetKindNames, targetKinds } from "../../../api/targetKinds";
import { foreign, say, type Words } from "../../../lib/sentence";
import type { EnumValue, FieldGuide, FieldType } from "../../../manifest/guide/fieldGuide";

/** Every field of a VerticalPodAutoscaler that a person writes, in the API's order. */

type Rest = Partial<Omit<FieldGuide, "path" | "type" | "sentence">>;

function field(path: string, type: FieldType, sentence: Words, rest: Rest = {}): FieldGuide {
  return { path, sentence, type, default: null, range: null, required: false, since: null, values: [], ...rest };
}

const required = { required: true } as const;
const atLeastOne = say`at least 1`;
const behindGate = (gate: string): Rest => ({ since: say`the gate ${gate}, which is off by default` });
const plainValues = (values: readonly string[]): EnumValue[] => values.map((value) => ({ value, sentence: null }));

const objectGuides: readonly FieldGuide[] = [
  field("apiVersion", "string", say`The version of the Vertical Pod Autoscaler's API.`, {
    ...required,
    values: [
      { value: "autoscaling.k8s.io/v1", sentence: say`The current version.` },
      { value: "autoscaling.k8s.io/v1beta2", sentence: say`Deprecated, and with fewer fields.` },
    ],
  }),
  field("kind", "string", say`The kind of object that the manifest describes.`, {
    ...required,
    values: [{ value: "VerticalPodAutoscaler", sentence: say`It changes the requests of the target's pods by what they used.` }],
  }),
  field("metadata", "object", say`The object's own name, labels and annotations.`, required),
  field("metadata.name", "string", say`The object's name.`, required),
  field("metadata.namespace", "string", say`The namespace of the object, its target and its pods.`, { default: foreign("default") }),
  field("metadata.labels", "map of strings", say`Labels of this object. They do not choose pods.`),
  field("metadata.annotations", "map of strings", say`Annotations of this object.`),
  field("spec", "object", say`Whose requests change, within which bounds, and how.`, required),
];

const targetGuides: readonly FieldGuide[] = [
  field(
    "spec.targetRef",
    "object",
    say`The workload whose pods get the recommendation. Only its label selector is read; its number of replicas is never changed.`,
    required,
  ),
  field("spec.targetRef.apiVersion", "string", say`The target's API group and version.`, {
    values: plainValues([...new Set(targetKindNames.map((kind) => targetKinds[kind].apiVersion))]),
  }),
  field("spec.targetRef.kind", "string", say`The target's kind: one of the cluster's own, or anything with a scale subresource.`, {
    ...required,
    values: plainValues(targetKindNames),
  }),
  field("spec.targetRef.name", "string", say`The target's name, in the object's own namespace.`, required),
];

const updateGuides: readonly FieldGuide[] = [
  field("spec.updatePolicy", "object", say`Whether and how a recommendation reaches the pods. Without it, the mode is Recreate.`),
  field("spec.updatePolicy.updateMode", "string", say`How a recommendation reaches the pods. It is required inside updatePolicy.`, {
    ...required,
    values: [
      {
        value: '"Off"',
        sentence: say`Nothing changes: the recommendation is only written to the status. Without quotes, YAML reads false.`,
      },
      { value: "Initial", sentence: say`Only a pod that is created gets the recommendation. Running pods are left alone.` },
      {
        value: "Recreate",
        sentence: say`A running pod whose requests are far from the recommendation is evicted, and the pod in its place gets the recommendation.`,
      },
      { value: "InPlaceOrRecreate", sentence: say`A running pod is resized without a restart. Where that is not possible, it is evicted.` },
      { value: "InPlace", sentence: say`A running pod is resized and never evicted. It needs the gate InPlace, which is off by default.` },
      { value: "Auto", sentence: say`Deprecated since release 1.5. It does what Recreate does.` },
    ],
  }),
  field(
    "spec.updatePolicy.minReplicas",
    "int32",
    say`How many pods must be alive before the updater changes a running one. It replaces the updater's flag --min-replicas.`,
    { default: foreign("2"), range: atLeastOne },
  ),
  field(
    "spec.updatePolicy.evictionRequirements",
    "list of objects",
    say`What must be true of a pod before it is evicted or resized. All requirements must hold for one of its containers.`,
  ),
  field(
    "spec.updatePolicy.evictionRequirements[].resources",
    "list of strings",
    say`One of these resources must change as changeRequirement says.`,
    {
      ...required,
      values: plainValues(["cpu", "memory"]),
    },
  ),
  field("spec.updatePolicy.evictionRequirements[].changeRequirement", "string", say`In which direction a request must change.`, {
    ...required,
    values: [
      { value: "TargetHigherThanRequests", sentence: say`The target is above the request: the pod would grow.` },
      { value: "TargetLowerThanRequests", sentence: say`The target is below the request: the pod would shrink.` },
    ],
  }),
  field(
    "spec.updatePolicy.evictAfterOOMSeconds",
    "int32",
    say`A pod that ran out of memory within this time after its start is evicted soon. It replaces the updater's flag of 10 minutes.`,
    { range: atLeastOne, ...behindGate("PerVPAConfig") },
  ),
];

const policy = "spec.resourcePolicy.containerPolicies[]";

const policyGuides: readonly FieldGuide[] = [
  field(
    "spec.resourcePolicy",
    "object",
    say`Bounds and exceptions by container. Without it, all containers get a recommendation without bounds.`,
  ),
  field(
    "spec.resourcePolicy.containerPolicies",
    "list of objects",
    say`One policy for a container, or one for all that no other policy names.`,
  ),
  field(`${policy}.containerName`, "string", say`The container, or "*" for all that no other policy names.`, {
    ...required,
    values: [{ value: '"*"', sentence: say`All containers that no other policy names.` }],
  }),
  field(`${policy}.mode`, "string", say`Whether the container gets a recommendation.`, {
    default: foreign("Auto"),
    values: [
      { value: "Auto", sentence: say`It gets one.` },
      { value: '"Off"', sentence: say`It gets none, and its requests stay. Without quotes, YAML reads false.` },
    ],
  }),
  field(`${policy}.minAllowed`, "map of strings", say`The least that is recommended for each resource.`, { default: say`no minimum` }),
  field(`${policy}.minAllowed.cpu`, "Quantity", say`The least CPU that is recommended.`, { range: say`whole thousandths of a core` }),
  field(`${policy}.minAllowed.memory`, "Quantity", say`The least memory that is recommended.`, { range: say`whole bytes` }),
  field(`${policy}.maxAllowed`, "map of strings", say`The most that is recommended for each resource.`, { default: say`no maximum` }),
  field(`${policy}.maxAllowed.cpu`, "Quantity", say`The most CPU that is recommended. It must not be below minAllowed.`, {
    range: say`whole thousandths of a core`,
  }),
  field(`${policy}.maxAllowed.memory`, "Quantity", say`The most memory that is recommended. It must not be below minAllowed.`, {
    range: say`whole bytes`,
  }),
  field(
    `${policy}.controlledResources`,
    "list of strings",
    say`For which resources there is a recommendation. Leave out the resource that an HPA acts on.`,
    { default: say`cpu and memory`, values: plainValues(["cpu", "memory"]) },
  ),
  field(`${policy}.controlledValues`, "string", say`Whether limits change with the requests.`, {
    default: foreign("RequestsAndLimits"),
    values: [
      { value: "RequestsAndLimits", sentence: say`A limit keeps its proportion to the request.` },
      { value: "RequestsOnly", sentence: say`Limits stay as they are.` },
    ],
  }),
  field(
    `${policy}.oomBumpUpRatio`,
    "Quantity",
    say`By which factor the recommendation of memory grows when the container runs out of memory.`,
    {
      default: foreign("1.2"),
      range: say`at least 1`,
      ...behindGate("PerVPAConfig"),
    },
  ),
  field(
    `${policy}.oomMinBumpUp`,
    "Quantity",
    say`By how much memory the recommendation grows at least when the container runs out of memory.`,
    {
      default: foreign("100Mi"),
      ...behindGate("PerVPAConfig"),
    },
  ),
  field(
    `${policy}.memoryAggregationIntervalSeconds`,
    "int32",
    say`Of each interval of this length, only the peak of memory usage counts.`,
    {
      default: foreign("86400"),
      range: atLeastOne,
      ...behindGate("PerVPAConfig"),
    },
  ),
  field(`${policy}.memoryAggregationIntervalCount`, "int64", say`How many intervals of memory usage count.`, {
    default: foreign("8"),
    range: atLeastOne,
    ...behindGate("PerVPAConfig"),
  }),
];

const boostGuides = (path: string, sentence: Words): readonly FieldGuide[] => [
  field(path, "object", sentence, behindGate("CPUStartupBoost")),
  field(`${path}.cpu`, "object", say`How the CPU request grows while a pod starts.`),
  field(`${path}.cpu.type`, "string", say`How the amount is given.`, {
    ...required,
    values: [
      { value: "Factor", sentence: say`A multiple of the recommended request.` },
      { value: "Quantity", sentence: say`An amount on top of the recommended request.` },
    ],
  }),
  field(`${path}.cpu.factor`, "int32", say`The request is multiplied by this, with the type Factor.`, { range: atLeastOne }),
  field(`${path}.cpu.quantity`, "Quantity", say`This is added to the request, with the type Quantity.`),
  field(`${path}.cpu.durationSeconds`, "int32", say`How long the boost lasts after the pod has become ready, in seconds.`, {
    default: foreign("0"),
  }),
];

const recommenderGuides: readonly FieldGuide[] = [
  field("spec.recommenders", "list of objects", say`Who makes the recommendation: at most one. Without it, the default recommender does.`),
  field("spec.recommenders[].name", "string", say`The recommender's name.`, { ...required, values: plainValues(["default"]) }),
];

export const vpaGuides: readonly FieldGuide[] = [
  ...objectGuides,
  ...targetGuides,
  ...updateGuides,
  ...policyGuides,
  ...boostGuides(`${policy}.startupBoost`, say`More CPU for this container while a pod starts. It replaces the boost of the whole object.`),
  ...boostGuides("spec.startupBoost", say`More CPU for each container while a pod starts.`),
  ...recommenderGuides,
];
