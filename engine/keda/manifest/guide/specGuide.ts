import { targetKindNames, targetKinds } from "../../../api/targetKinds";
import { behaviorGuide } from "../../../manifest/guide/behaviorGuide";
import type { EnumValue, FieldGuide, FieldType } from "../../../manifest/guide/fieldGuide";
import { behaviorPath } from "../schema";
import { triggerTypeValues } from "./triggerTypes";
import { foreign, say, type Words } from "../../../lib/sentence";

/** Every field of a ScaledObject that a person writes, except for a trigger's metadata. */

type Rest = Partial<Omit<FieldGuide, "path" | "type" | "sentence">>;

export function kedaField(path: string, type: FieldType, sentence: Words, rest: Rest = {}): FieldGuide {
  return { path, sentence, type, default: null, range: null, required: false, since: null, values: [], ...rest };
}

const required = { required: true } as const;
const notNegative = say`at least 0`;
const atLeastOne = say`at least 1`;
const trueOrFalse: readonly EnumValue[] = ["true", "false"].map((value) => ({ value, sentence: null }));

const objectGuides: readonly FieldGuide[] = [
  kedaField("apiVersion", "string", say`The version of KEDA's API.`, {
    ...required,
    values: [{ value: "keda.sh/v1alpha1", sentence: say`The only version since KEDA 2.` }],
  }),
  kedaField("kind", "string", say`The kind of object that the manifest describes.`, {
    ...required,
    values: [
      { value: "ScaledObject", sentence: say`KEDA scales its target between 0 and the first pods, and makes an HPA for all above.` },
    ],
  }),
  kedaField("metadata", "object", say`The object's own name, labels and annotations.`, required),
  kedaField("metadata.name", "string", say`The object's name. The HPA is called keda-hpa- and this name.`, {
    ...required,
    range: say`at most 63 characters`,
  }),
  kedaField("metadata.namespace", "string", say`The namespace of the object, its target and its HPA.`, { default: foreign("default") }),
  kedaField("metadata.labels", "map of strings", say`KEDA copies all labels to the HPA.`),
  kedaField("metadata.annotations", "map of strings", say`KEDA copies all annotations to the HPA, and some of them steer KEDA.`),
  kedaField("spec", "object", say`What to scale, within which bounds, and by which triggers.`, required),
];

const boundGuides: readonly FieldGuide[] = [
  kedaField("spec.scaleTargetRef", "object", say`The workload to scale. Only one ScaledObject and no other HPA may have it.`, required),
  kedaField("spec.scaleTargetRef.name", "string", say`The target's name, in the object's own namespace.`, required),
  kedaField("spec.scaleTargetRef.kind", "string", say`The target's kind: anything with a scale subresource.`, {
    default: foreign("Deployment"),
    values: targetKindNames.map((value) => ({ value, sentence: null })),
  }),
  kedaField("spec.scaleTargetRef.apiVersion", "string", say`The target's API group and version.`, {
    default: foreign("apps/v1"),
    values: [...new Set(targetKindNames.map((kind) => targetKinds[kind].apiVersion))].map((value) => ({ value, sentence: null })),
  }),
  kedaField(
    "spec.scaleTargetRef.envSourceContainerName",
    "string",
    say`The container whose variables the triggers read with keys that end in FromEnv.`,
    {
      default: say`the first container`,
    },
  ),
  kedaField(
    "spec.pollingInterval",
    "int32",
    say`How often KEDA polls the triggers, in seconds. It matters for waking from 0 and for useCachedMetrics. The HPA has its own rhythm of 15 seconds. Since KEDA 2.21, where no poll can change the count, it only says how often the status is refreshed.`,
    { default: foreign("30"), range: atLeastOne },
  ),
  kedaField(
    "spec.cooldownPeriod",
    "int32",
    say`How long KEDA waits after the last activity before it goes to 0, or to idleReplicaCount. It has no effect on scaling between other counts.`,
    { default: foreign("300"), range: notNegative },
  ),
  kedaField(
    "spec.initialCooldownPeriod",
    "int32",
    say`The same wait while the object has never been active, counted from its creation. With 0, the first poll may scale an idle workload to 0.`,
    { default: foreign("0"), range: notNegative },
  ),
  kedaField(
    "spec.idleReplicaCount",
    "int32",
    say`The count while no trigger is active. It must be below minReplicaCount, and 0 is the usual value.`,
    { range: notNegative },
  ),
  kedaField(
    "spec.minReplicaCount",
    "int32",
    say`The least count. With 0, KEDA scales to 0 while no trigger is active, and the HPA gets a minReplicas of 1.`,
    { default: foreign("0"), range: notNegative },
  ),
  kedaField("spec.maxReplicaCount", "int32", say`The greatest count: the HPA's maxReplicas.`, {
    default: foreign("100"),
    range: atLeastOne,
  }),
];

const advancedGuides: readonly FieldGuide[] = [
  kedaField("spec.advanced", "object", say`What the HPA looks like, and how the triggers are combined.`),
  kedaField(
    "spec.advanced.restoreToOriginalReplicaCount",
    "boolean",
    say`Whether a deletion of the object brings back the count that the target had before.`,
    { default: foreign("false"), values: trueOrFalse },
  ),
  kedaField("spec.advanced.horizontalPodAutoscalerConfig", "object", say`The name and the behavior of the HPA.`),
  kedaField("spec.advanced.horizontalPodAutoscalerConfig.name", "string", say`The HPA's name.`, {
    default: say`keda-hpa- and the object's name`,
    range: say`at most 63 characters`,
  }),
  kedaField(
    "spec.advanced.horizontalPodAutoscalerConfig.behavior",
    "object",
    say`How fast the HPA follows, as in an HPA's own manifest. It does not apply to 0: KEDA writes that at once.`,
  ),
  ...behaviorGuide.map((guide) => ({ ...guide, path: behaviorPath + guide.path.slice("spec.behavior".length) })),
  kedaField(
    "spec.advanced.scalingModifiers",
    "object",
    say`One formula over the triggers' values, which replaces their metrics in the HPA.`,
  ),
  kedaField(
    "spec.advanced.scalingModifiers.formula",
    "string",
    say`An expression with the names of the triggers, such as max(a, b).`,
    required,
  ),
  kedaField(
    "spec.advanced.scalingModifiers.target",
    "text in quotes",
    say`The target of the formula's result, a number in quotes. A fallback needs an integer here.`,
    { ...required, range: say`above 0` },
  ),
  kedaField(
    "spec.advanced.scalingModifiers.activationTarget",
    "text in quotes",
    say`The object is active while the formula's result is above it. The activation values of the triggers do not count then.`,
    { default: foreign('"0"') },
  ),
  kedaField("spec.advanced.scalingModifiers.metricType", "string", say`How the result is compared with the target.`, {
    default: foreign("AverageValue"),
    values: [
      { value: "AverageValue", sentence: say`Divided by the number of pods.` },
      { value: "Value", sentence: say`As it is.` },
    ],
  }),
];

const triggerGuides: readonly FieldGuide[] = [
  kedaField(
    "spec.triggers",
    "list of objects",
    say`The sources of load. Each proposes a count to the HPA, and the largest wins; any active one keeps the target from 0.`,
    required,
  ),
  kedaField("spec.triggers[].type", "string", say`The kind of source.`, { ...required, values: triggerTypeValues }),
  kedaField("spec.triggers[].name", "string", say`The trigger's name for the formula of scalingModifiers. It must be unique.`),
  kedaField("spec.triggers[].metadata", "map of strings", say`What to read, and the target. Every value is a text in quotes.`, required),
  kedaField("spec.triggers[].metricType", "string", say`How the value is compared with the target. cpu and memory have no default.`, {
    default: foreign("AverageValue"),
    values: [
      { value: "AverageValue", sentence: say`The value divided by the number of pods: a target of 5 means 5 for each pod.` },
      {
        value: "Value",
        sentence: say`The value as it is, and the present count is multiplied: for a metric that falls when pods are added, such as a latency.`,
      },
      { value: "Utilization", sentence: say`Percent of the pods' requests. Only for cpu and memory.` },
    ],
  }),
  kedaField(
    "spec.triggers[].useCachedMetrics",
    "boolean",
    say`Whether the HPA gets the value of the last poll. Without it, each of its reads goes to the source. Not for cpu, memory and cron.`,
    { default: foreign("false"), values: trueOrFalse },
  ),
  kedaField("spec.triggers[].authenticationRef", "object", say`The TriggerAuthentication with the credentials. It is not read here.`),
  kedaField("spec.triggers[].authenticationRef.name", "string", say`The name of the TriggerAuthentication.`, required),
  kedaField("spec.triggers[].authenticationRef.kind", "string", say`Its kind.`, {
    default: foreign("TriggerAuthentication"),
    values: ["TriggerAuthentication", "ClusterTriggerAuthentication"].map((value) => ({ value, sentence: null })),
  }),
];

const fallbackGuides: readonly FieldGuide[] = [
  kedaField(
    "spec.fallback",
    "object",
    say`What the HPA is told when a source fails for long: the value at which it would propose this number of replicas.`,
  ),
  kedaField(
    "spec.fallback.failureThreshold",
    "int32",
    say`How many failures in a row go by before the fallback comes. Polls and the HPA's reads count alike.`,
    { ...required, range: notNegative },
  ),
  kedaField("spec.fallback.replicas", "int32", say`The count that the fallback's value leads to.`, { ...required, range: notNegative }),
  kedaField("spec.fallback.behavior", "string", say`Which count the fallback's value leads to.`, {
    default: foreign("static"),
    values: [
      { value: "static", sentence: say`The field replicas.` },
      { value: "currentReplicas", sentence: say`The present count.` },
      { value: "currentReplicasIfHigher", sentence: say`The larger of the present count and replicas.` },
      { value: "currentReplicasIfLower", sentence: say`The smaller of the present count and replicas.` },
      { value: "scalingModifiers", sentence: say`A failed trigger is nil in the formula, and ?? can replace it.` },
    ],
  }),
];

export const specGuides: readonly FieldGuide[] = [...objectGuides, ...boundGuides, ...advancedGuides, ...triggerGuides, ...fallbackGuides];

const prefix = "autoscaling.keda.sh/";
const annotations = "metadata.annotations.";
const pauseValues: readonly EnumValue[] = ['"true"', '"false"'].map((value) => ({ value, sentence: null }));

/** The annotations that steer KEDA. */
export const annotationGuides: readonly FieldGuide[] = [
  kedaField(
    `${annotations}${prefix}paused`,
    "text in quotes",
    say`Pauses KEDA: the HPA is deleted, and the count stays. Any text but a false one pauses, also an empty one.`,
    { values: pauseValues },
  ),
  kedaField(`${annotations}${prefix}paused-replicas`, "text in quotes", say`Pauses KEDA at this count, whatever the bounds say.`, {
    range: say`an integer in quotes`,
  }),
  kedaField(
    `${annotations}${prefix}paused-scale-in`,
    "text in quotes",
    say`Removes no pods: the HPA's scaleDown is disabled, and KEDA does not go to 0.`,
    { values: pauseValues },
  ),
  kedaField(
    `${annotations}${prefix}paused-scale-out`,
    "text in quotes",
    say`Adds no pods: the HPA's scaleUp is disabled, and KEDA does not wake the target.`,
    { values: pauseValues },
  ),
  kedaField(`${annotations}${prefix}force-activation`, "text in quotes", say`Keeps the object active, whatever the triggers say.`, {
    values: pauseValues,
  }),
  kedaField(
    `${annotations}scaledobject.keda.sh/hpa-excluded-labels`,
    "text in quotes",
    say`Labels that KEDA does not copy to the HPA, with commas and no blanks between them.`,
  ),
  kedaField(
    `${annotations}scaledobject.keda.sh/transfer-hpa-ownership`,
    "text in quotes",
    say`KEDA takes over the HPA that horizontalPodAutoscalerConfig.name names.`,
    { values: pauseValues },
  ),
];
