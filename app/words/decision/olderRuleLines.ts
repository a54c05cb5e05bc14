/** Says which rules of a version had an effect in a sync, and what a newer version does instead: today's, or the preview if today's has the rule, too. */
import {
  type Certainty,
  edgeRatios,
  endsInPreview,
  latestVersion,
  olderRules,
  previewVersion,
  type MetricProposal,
  type OlderRule,
  type Reconcile,
} from "../../../engine/index";
import { t } from "../text";
import { versionName } from "../names/versionName";
import { quantity } from "../times";
import { amount, metricRowName } from "./amounts";

interface OlderRuleLine {
  rule: OlderRule;
  concerns: (typeof olderRules)[OlderRule]["concerns"];
  text: string;
  /** The release of today’s rule, and how sure it is; or that the rule is today’s, and ends in the preview. */
  since: string;
}

/** Rules about the decision come first, then rules about the status, then rules about texts. */
export function olderRuleLines(reconcile: Reconcile): OlderRuleLine[] {
  const lines = (reconcile.olderRules ?? []).map(({ rule, version }) => {
    return { rule, concerns: olderRules[rule].concerns, text: words[rule](reconcile, version), since: sinceWords(rule) };
  });
  return lines.toSorted((one, other) => weight[one.concerns] - weight[other.concerns]);
}

const sinceOf: Readonly<Record<Certainty, (release: string) => string>> = {
  sure: (release) => t`Today’s rule: since ${release}.`,
  likely: (release) => t`Today’s rule: likely since ${release}.`,
  unknown: () => t`The release with today’s rule is not known.`,
};

function sinceWords(rule: OlderRule): string {
  const { endsIn, certainty } = olderRules[rule];
  if (endsInPreview(rule)) return t`Today’s rule. It ends in ${versionName(endsIn)}.`;
  return sinceOf[certainty](endsIn);
}

const weight = { decision: 0, status: 1, text: 2 };

const words: Readonly<Record<OlderRule, (reconcile: Reconcile, version: string) => string>> = {
  toleranceAsDistance: (reconcile, version) => edgeText(reconcile, version),
  noToleranceInManifest: (_, version) =>
    t`${version} ignores the tolerances in the manifest. The cluster’s tolerance applies in both directions.`,
  wakesAnyTarget: (_, version) =>
    t`${version} reads the metrics at zero replicas because minReplicas is 0. ${latestVersion} does so only if the autoscaler itself scaled to zero.`,
  neverLiftsFromZero: ({ minReplicas }, version) =>
    t`${version} does not scale a target at zero replicas because minReplicas is ${quantity(minReplicas)}. ${latestVersion} raises it to that if the autoscaler itself scaled to zero.`,
  unsampledContainerFails: (reconcile, version) =>
    t`${version} computes no value for the metric${failedName(reconcile)} because one pod’s sample lacks the container. ${latestVersion} treats that pod as missing.`,
  absentContainerRequestsNothing: (_, version) =>
    t`${version} treats a pod without the container as requesting nothing, but keeps its usage in the sum. ${latestVersion} computes no value for the metric.`,
  sidecarsRequestNothing: (_, version) =>
    t`${version} counts the usage of sidecars but not their requests, so the utilization is higher. ${latestVersion} counts both.`,
  noPodLevelRequests: (_, version) => t`${version} ignores requests set on the pod itself. It sums the requests of the containers.`,
  uncappedAverageCount: (_, version) => uncappedText(version),
  uncappedValueCount: (_, version) => uncappedText(version),
  uncappedAverageSum: (_, version) =>
    t`${version} uses the sum of the External metric’s series as it is, even if it overflows or is below zero. ${latestVersion} takes a negative sum for an overflow and uses the largest number.`,
  uncappedValueSum: (_, version) =>
    t`${version} lets the sum of the External metric’s series overflow. ${latestVersion} limits it to the largest number.`,
  containerMetricsGate: (_, version) =>
    t`${version} computes no value for any ContainerResource metric while its feature gate HPAContainerMetrics is off. ${latestVersion} has no such gate.`,
  noScaledToZero: (_, version) => t`The status of ${version} has no condition ScaledToZero.`,
  keepsCurrentMetrics: (_, version) =>
    t`When a sync fails, ${version} keeps the earlier currentMetrics in the status. ${latestVersion} writes what this sync read.`,
  decimalMemory: (reconcile, version) =>
    t`${version} writes the average of memory into the status as a decimal number${memoryText(reconcile)}. ${latestVersion} uses binary units.`,
  describedObjectLeftOut: (_, version) =>
    t`${version} leaves describedObject empty in the status of an Object metric with an average target.`,
  textAsFormat: (_, version) => t`${version} uses the error text as a format string, so the text after a % is garbled.`,
  objectErrorOrder: (_, version) => t`${version} names the parts of an Object metric’s error in another order.`,
  namesAllAutoscalers: (_, version) => t`${version} names all the autoscalers on the same pods; ${latestVersion} names two of them.`,
  wrappedReplicaCount: (_, version) => wrappedText(version, preview()),
  dividesByNoReplicas: (_, version) =>
    t`${version} divides the total by status.replicas even if that is 0, so the average in the status is wrong. ${preview()} reports the total there.`,
  overheadInPodRequests: (reconcile, version) =>
    t`${version} adds the overhead of the pods to their own requests${overheadText(reconcile)}. ${preview()} does not.`,
  wrappedUsage: (_, version) =>
    t`In ${version} a sum or a percentage that is too large starts again at the smallest number. ${preview()} stops at the largest.`,
  succeededPodsCount: (_, version) =>
    t`${version} treats a pod in phase Succeeded as one that runs. It has no sample, so mostly it counts as missing. ${preview()} ignores it.`,
};

const preview = () => versionName(previewVersion);

const uncappedText = (version: string) => wrappedText(version, latestVersion);

const wrappedText = (version: string, newer: string) =>
  t`${version} turns a count that is too large into the smallest possible number. ${newer} uses the largest.`;

/** ", 500m of 2500m": the part of the sum of requests that is overhead, for each metric. */
function overheadText({ decision }: Reconcile): string {
  const parts = metricsOf(decision).flatMap((metric) => {
    if (!metric.ok || metric.calculation.kind !== "pods" || metric.calculation.overheadMilli === undefined) return [];
    const { overheadMilli, counted } = metric.calculation;
    return [t`${amount(metric.spec, overheadMilli)} of ${amount(metric.spec, counted.requestsMilli ?? 0)}`];
  });
  return parts.length === 0 ? "" : `, ${allOf(parts)}`;
}

/** "1.28 counts a ratio of exactly 1.1 as outside the tolerance: …", with the floating-point number that causes it. */
function edgeText(reconcile: Reconcile, version: string): string {
  const edges = edgeRatios(reconcile).map(({ ratio, distance, tolerance }) => {
    return t`${version} counts a ratio of exactly ${ratio} as outside the tolerance: it computes |1 − ${ratio}| as ${distance}, more than ${tolerance}. For ${latestVersion} it is inside.`;
  });
  return edges.join(" ");
}

/** " cpu, app": the metrics whose container was missing from a sample. */
function failedName({ decision }: Reconcile): string {
  const failed = metricsOf(decision).filter((metric) => !metric.ok && metric.error.includes("not present in metrics for pod"));
  return failed.length === 0 ? "" : ` ${allOf(failed.map(({ spec }) => metricRowName(spec)))}`;
}

const metricsOf = (decision: Reconcile["decision"]): readonly MetricProposal[] =>
  decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];

/** ", 134217728": the value in the form that the status has. */
function memoryText({ status }: Reconcile): string {
  const averages = (status.currentMetrics ?? []).flatMap((metric) => {
    const source = metric.type === "Resource" ? metric.resource : metric.type === "ContainerResource" ? metric.containerResource : null;
    return source?.name === "memory" && source.current.averageValue !== undefined ? [source.current.averageValue] : [];
  });
  return averages.length === 0 ? "" : `, ${allOf(averages)}`;
}

const allOf = (names: readonly string[]): string => names.reduce((all, name) => t`${all} and ${name}`);
