/** Puts each way in which the pods may have been before the controller, and keeps those from which its metrics propose something else. */
import type { HorizontalPodAutoscaler, MetricSpec } from "../../api/autoscaling";
import { measuredResource, metricSources, metricTarget } from "../../api/metricSources";
import type { ControllerMemory, MetricProposal, Reconcile } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import { withoutFillIns } from "../../controller/heldBy";
import { reconcileAutoscaler, type ReconcileResult } from "../../controller/horizontal";
import type { Observation } from "../../controller/observation";
import type { Reads } from "./choices";
import { observationOf } from "./observationOf";
import type { SeenSync } from "./seenSync";
import { suppositions, type SupposedPods } from "./supposedPods";

/** More suppositions about the pods than this are not tried, and fewer where there are many pods. */
const mostSuppositions = 5000;
const mostPodsSupposed = 150_000;

export interface Supposition {
  readonly supposed: SupposedPods;
  readonly observation: Observation;
  /** With the plainest memory. */
  readonly result: ReconcileResult;
}

/** The plainest of all suppositions from which the metrics propose the same. */
export function distinctSuppositions(
  hpa: HorizontalPodAutoscaler,
  sync: SeenSync,
  memory: ControllerMemory,
  flags: ControllerFlags,
  deep: boolean,
): { kept: readonly Supposition[]; complete: boolean; plain: Reconcile | null; tried: number } {
  const kept = new Map<string, Supposition>();
  let plain: Reconcile | null = null;
  const most = Math.min(mostSuppositions, Math.ceil(mostPodsSupposed / podsOf(sync)));
  const { each, isWhole } = suppositions(sync, flags, readsOf(hpa), deep, most);
  let tried = 0;
  for (const supposed of each) {
    if (tried === most) return { kept: [...kept.values()], complete: false, plain, tried };
    tried++;
    const observation = observationOf(hpa, sync, supposed);
    const result = reconcileAutoscaler(hpa, observation, memory, flags, sync.at);
    const { reconcile } = result;
    plain ??= reconcile;
    const { decision } = reconcile;
    const proposals = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
    const key = JSON.stringify([decision.kind, proposals.map((proposal) => outcomeOf(proposal, sync.currentReplicas))]);
    if (!kept.has(key)) kept.set(key, { supposed, observation, result });
  }
  return { kept: [...kept.values()], complete: isWhole, plain, tried };
}

const podsOf = ({ pods, counted }: SeenSync): number => Math.max(1, pods?.length ?? counted.length);

/** What it takes to put the pods of a sync before the controller: about as much as 40 of them, and a part for each. */
export const workOf = (sync: SeenSync): number => podsOf(sync) + 40;

const outcomeOf = (proposal: MetricProposal, currentReplicas: number) =>
  proposal.ok && [proposal.replicaCount, withoutFillIns(proposal, currentReplicas), proposal.calculation.outcome];

function readsOf({ spec: { metrics = [] } }: HorizontalPodAutoscaler): Reads {
  const isTotal = ({ type }: MetricSpec) => metricSources[type].withoutPods;
  const isAverage = (metric: MetricSpec) => isTotal(metric) && metricTarget(metric).type === "AverageValue";
  const isOfCpu = (metric: MetricSpec) => measuredResource(metric)?.name === "cpu";
  return {
    sampled: !metrics.every(isTotal),
    cpu: metrics.some(isOfCpu),
    others: metrics.some((metric) => !isOfCpu(metric) && !isTotal(metric)),
    averaged: metrics.some(isAverage),
  };
}
