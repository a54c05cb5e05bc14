import { targetKindNames, targetKinds, type TargetKind } from "../../api/targetKinds";
import type { FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";
import { foreign, say, type Sentence } from "../../lib/sentence";

const versionSentences: Record<(typeof targetKinds)[TargetKind]["apiVersion"], Sentence> = {
  "apps/v1": say`Deployment, StatefulSet and ReplicaSet.`,
  v1: say`Only for a ReplicationController.`,
};

const kindSentences: Record<TargetKind, Sentence> = {
  Deployment: say`The controller writes the count to the Deployment, which passes it on to its ReplicaSets.`,
  StatefulSet: say`It adds and removes pods one after another, at the highest number.`,
  ReplicaSet: say`Only if no Deployment owns it. A Deployment would write its own count back.`,
  ReplicationController: say`The older form of a ReplicaSet. kubectl rolling-update (up to kubectl 1.17) makes a second ReplicationController with another name, and the autoscaler does not scale that one.`,
};

/** The manifest except for its metrics and its behavior. */
export const objectGuide: readonly FieldGuide[] = [
  field(
    "apiVersion",
    "string",
    say`The API version of the manifest. \`autoscaling/v2\` has every field. The API server converts older versions.`,
    {
      ...required,
      values: [
        { value: "autoscaling/v2", sentence: say`Served since 1.23, with all metric sources and behavior.` },
        { value: "autoscaling/v1", sentence: say`Still served, with a target for CPU only.` },
      ],
    },
  ),
  field("kind", "string", say`The kind of object that the manifest describes.`, {
    ...required,
    values: [{ value: "HorizontalPodAutoscaler", sentence: say`It sets the replica count of another object from metrics.` }],
  }),
  field("metadata", "object", say`The autoscaler's own name and labels. They do not affect scaling.`, required),
  field("metadata.name", "string", say`The autoscaler's name. It may differ from the target's name, but most people use the same.`, {
    ...required,
    range: say`a DNS subdomain: lower case, digits, - and ., at most 253 characters`,
  }),
  field("metadata.generateName", "string", say`A prefix that the API server completes to a name.`),
  field(
    "metadata.namespace",
    "string",
    say`The autoscaler's namespace. The controller looks for its target, the pods and their metrics only here.`,
    {
      default: foreign("default"),
      range: say`a DNS label: lower case, digits and -, at most 63 characters`,
    },
  ),
  field(
    "metadata.labels",
    "map of strings",
    say`Labels of the autoscaler itself. They select nothing. The target's selector finds the pods.`,
  ),
  field(
    "metadata.annotations",
    "map of strings",
    say`Notes for tools. In older API versions, some annotations contain metrics and behavior as JSON.`,
  ),
  field("spec", "object", say`What to scale, within which bounds, and by which metrics.`, required),
  field(
    "spec.scaleTargetRef",
    "object",
    say`The object to scale. It needs a scale subresource, and only one autoscaler may control its pods.`,
    required,
  ),
  field(
    "spec.scaleTargetRef.apiVersion",
    "string",
    say`The target's API group and version. It must have this kind. Otherwise the controller never finds the target.`,
    {
      values: Object.entries(versionSentences).map(([value, sentence]) => ({ value, sentence })),
    },
  ),
  field("spec.scaleTargetRef.kind", "string", say`The target's kind: anything with a scale subresource.`, {
    ...required,
    values: targetKindNames.map((value) => ({ value, sentence: kindSentences[value] })),
  }),
  field("spec.scaleTargetRef.name", "string", say`The target's name, in the autoscaler's own namespace.`, required),
  field(
    "spec.minReplicas",
    "int32",
    say`The count never goes below it. If someone sets a smaller count, the next sync raises it and ignores all policies. But a target that someone scaled to 0 stays at 0, whatever this field says (until 1.35, 0 here woke it).`,
    {
      default: foreign("1"),
      range: say`at least 0, and 0 only with an Object or External metric (gate HPAScaleToZero)`,
    },
  ),
  field(
    "spec.maxReplicas",
    "int32",
    say`The count never goes above it, whatever the metrics propose. The condition ScalingLimited shows when it limits the count.`,
    {
      ...required,
      range: say`at least 1, and not below minReplicas`,
    },
  ),
  field(
    "spec.metrics",
    "list of objects",
    say`Each metric proposes a count, and the largest proposal wins. If one metric cannot be read, the autoscaler does not scale down.`,
    { default: say`80% of the cpu request` },
  ),
  field(
    "spec.behavior",
    "object",
    say`How fast the count may follow the proposals. Without it, one sync can at most double the count, or go to 4 if that is more. Scaling down waits for the cluster's window.`,
  ),
  field(
    "spec.syncPeriodSeconds",
    "int32",
    say`How often the controller syncs this autoscaler. It is best effort: a sync that takes longer is followed by the next at once.`,
    {
      default: say`the controller's flag, 15`,
      range: say`3 to 3600 seconds; the lower bound is still under review`,
      since: say`1.38, with the feature gate HPAConfigurableSyncPeriod, if it is released with it (KEP-6003)`,
    },
  ),
];
