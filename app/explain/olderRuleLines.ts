/** The rules of an older version that had a part in a reconcile, in words, beside what today's controller does. */
import { edgeRatios, latestVersion, olderRuleConcerns, type MetricProposal, type OlderRule, type Reconcile } from "../../engine/index";
import { t } from "../ui/text";
import { quantity } from "../ui/words";
import { metricRowName } from "./amounts";

export interface OlderRuleLine {
  rule: OlderRule;
  concerns: (typeof olderRuleConcerns)[OlderRule];
  text: string;
}

/** Those about the decision first, then the status, then the texts. */
export function olderRuleLines(reconcile: Reconcile): OlderRuleLine[] {
  const lines = (reconcile.olderRules ?? []).map(({ rule, version }) => {
    return { rule, concerns: olderRuleConcerns[rule], text: words[rule](reconcile, version) };
  });
  return lines.toSorted((one, other) => weight[one.concerns] - weight[other.concerns]);
}

const weight = { decision: 0, status: 1, text: 2 };

const words: Readonly<Record<OlderRule, (reconcile: Reconcile, version: string) => string>> = {
  toleranceAsDistance: (reconcile, version) => edgeText(reconcile, version),
  noToleranceInManifest: (_, version) => t`${version} does not know the tolerances in the manifest: the cluster’s holds both ways.`,
  wakesAnyTarget: (_, version) =>
    t`${version} reads the metrics at zero replicas because minReplicas is 0, whoever scaled to zero; ${latestVersion} does so only where the autoscaler itself went there.`,
  neverLiftsFromZero: ({ minReplicas }, version) =>
    t`${version} leaves a target at zero replicas alone because minReplicas is ${quantity(minReplicas)}; ${latestVersion} lifts it to that where the autoscaler itself went to zero.`,
  unsampledContainerFails: (reconcile, version) =>
    t`${version} fails the whole metric${failedName(reconcile)} because one pod’s sample lacks the container; ${latestVersion} counts that pod as missing.`,
  absentContainerRequestsNothing: (_, version) =>
    t`${version} takes a pod without the container to request nothing, and leaves its usage in the sum; ${latestVersion} fails the metric.`,
  sidecarsRequestNothing: (_, version) =>
    t`${version} leaves out what sidecars request, though not what they use, so that the utilization is higher; ${latestVersion} counts both.`,
  noPodLevelRequests: (_, version) => t`${version} does not know requests of the pod itself: the containers’ are summed.`,
  uncappedReplicaCount: (_, version) =>
    t`${version} turns a count that is too large into the smallest there is; ${latestVersion} takes the largest.`,
  uncappedExternalSum: (_, version) =>
    t`${version} lets the sum of the External metric’s series wrap around; ${latestVersion} caps it at the largest number.`,
  containerMetricsGate: (_, version) =>
    t`${version} fails every ContainerResource metric while its feature gate HPAContainerMetrics is off; ${latestVersion} has no such gate.`,
  noScaledToZero: (_, version) => t`The status of ${version} has no condition ScaledToZero.`,
  keepsCurrentMetrics: (_, version) =>
    t`${version} leaves the earlier currentMetrics in the status where a reconcile fails; ${latestVersion} writes what this one read.`,
  decimalMemory: (reconcile, version) =>
    t`${version} writes the average of memory into the status as a decimal number${memoryText(reconcile)}; ${latestVersion} uses binary units.`,
  describedObjectLeftOut: (_, version) => t`${version} leaves the described object empty in the status of an Object metric’s average.`,
  textAsFormat: (_, version) => t`${version} takes the failure’s text for a format, so that what follows a % in it is garbled.`,
  objectErrorOrder: (_, version) => t`${version} names the parts of an Object metric’s error in another order.`,
  namesAllAutoscalers: (_, version) => t`${version} names all the autoscalers on the same pods; ${latestVersion} names two of them.`,
};

/** "1.28 counts a ratio of exactly 1.1 as outside the tolerance: …", with the float that makes it so. */
function edgeText(reconcile: Reconcile, version: string): string {
  const edges = edgeRatios(reconcile).map(({ ratio, distance, tolerance }) => {
    return t`${version} counts a ratio of exactly ${ratio} as outside the tolerance: it computes |1 − ${ratio}| as ${distance}, more than ${tolerance}; to ${latestVersion} it is inside.`;
  });
  return edges.join(" ");
}

/** " cpu, app": the metrics whose container was not in a sample. */
function failedName({ decision }: Reconcile): string {
  const metrics: readonly MetricProposal[] = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
  const failed = metrics.filter((metric) => !metric.ok && metric.error.includes("not present in metrics for pod"));
  return failed.length === 0 ? "" : ` ${allOf(failed.map(({ spec }) => metricRowName(spec)))}`;
}

/** ", 134217728": as the status has it. */
function memoryText({ status }: Reconcile): string {
  const averages = (status.currentMetrics ?? []).flatMap((metric) => {
    const source = metric.type === "Resource" ? metric.resource : metric.type === "ContainerResource" ? metric.containerResource : null;
    return source?.name === "memory" && source.current.averageValue !== undefined ? [source.current.averageValue] : [];
  });
  return averages.length === 0 ? "" : `, ${allOf(averages)}`;
}

const allOf = (names: readonly string[]): string => names.reduce((all, name) => t`${all} and ${name}`);
