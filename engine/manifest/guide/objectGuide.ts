import type { FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";

/** The manifest but for its metrics and its behavior. */
export const objectGuide: readonly FieldGuide[] = [
  field(
    "apiVersion",
    "string",
    "The API's version that the manifest is written in. `autoscaling/v2` has every field; older ones are converted.",
    {
      ...required,
      values: [
        { value: "autoscaling/v2", sentence: "Served since 1.23, with all metric sources and behavior." },
        { value: "autoscaling/v1", sentence: "Still served, with a target for CPU alone." },
      ],
    },
  ),
  field("kind", "string", "What the manifest describes.", {
    ...required,
    values: [{ value: "HorizontalPodAutoscaler", sentence: "It sets the replicas of another object from metrics." }],
  }),
  field("metadata", "object", "The autoscaler's own name and labels. They have no part in scaling.", required),
  field("metadata.name", "string", "The autoscaler's name. It need not be the target's, though most people make it so.", {
    ...required,
    range: "a DNS subdomain: lower case, digits, - and ., at most 253 characters",
  }),
  field("metadata.generateName", "string", "A prefix that the API server completes to a name."),
  field(
    "metadata.namespace",
    "string",
    "Where the autoscaler lives. Its target, the pods and their metrics are looked for here and nowhere else.",
    {
      default: "default",
      range: "a DNS label: lower case, digits and -, at most 63 characters",
    },
  ),
  field(
    "metadata.labels",
    "map of strings",
    "Labels of the autoscaler itself. They select nothing: the pods are found by the target's selector.",
  ),
  field("metadata.annotations", "map of strings", "Notes for tools. In older versions some carry metrics and behavior as JSON."),
  field("spec", "object", "What to scale, within which bounds, and by which metrics.", required),
  field(
    "spec.scaleTargetRef",
    "object",
    "The object whose replicas are set. It needs a scale subresource, and only one autoscaler may own its pods.",
    required,
  ),
  field(
    "spec.scaleTargetRef.apiVersion",
    "string",
    "The target's group and version. It must be one that serves the kind, or the target is never found.",
    {
      values: [{ value: "apps/v1", sentence: "Deployment, StatefulSet and ReplicaSet." }],
    },
  ),
  field("spec.scaleTargetRef.kind", "string", "The target's kind: anything with a scale subresource.", {
    ...required,
    values: [
      { value: "Deployment", sentence: "The count is written to the Deployment, which rolls it through its ReplicaSets." },
      { value: "StatefulSet", sentence: "Pods are added and taken away one after another, from the highest number." },
      { value: "ReplicaSet", sentence: "Only where no Deployment owns it, for that would write the count back." },
    ],
  }),
  field("spec.scaleTargetRef.name", "string", "The target's name, in the autoscaler's own namespace.", required),
  field(
    "spec.minReplicas",
    "int32",
    "The count never goes below it. A smaller count, whoever set it, is raised at the next reconcile, past all policies.",
    {
      default: "1",
      range: "at least 0, and 0 only with an Object or External metric (gate HPAScaleToZero)",
    },
  ),
  field(
    "spec.maxReplicas",
    "int32",
    "The count never goes above it, whatever the metrics ask for. The condition ScalingLimited says when it cuts.",
    {
      ...required,
      range: "at least 1, and not below minReplicas",
    },
  ),
  field(
    "spec.metrics",
    "list of objects",
    "Each metric proposes a count of its own; the largest proposal wins. If one of them cannot be read, nothing is scaled down.",
    { default: "80% of the cpu requested" },
  ),
  field(
    "spec.behavior",
    "object",
    "How fast the count may follow the proposals. Without it, a proposal may at most double the count (or reach 4 pods), and shrinking waits for the cluster's window.",
  ),
];
