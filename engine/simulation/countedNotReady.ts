import type { MetricSpec } from "../api/autoscaling";
import { namedPodsLimit, type Reconcile } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import { isCounted } from "../controller/groupPods";
import type { Observation, PodMetrics, PodMetricValue, PodObservation } from "../controller/observation";
import { noOlderRules, olderRulesFor } from "../controller/olderRules";
import type { ReconcileV1 } from "../controllerV1/decision";
import { getRawMetric, getResourceMetric, type PodMetricReading } from "../controller/podMetrics";

/**
 * The pods that a sync counted although their Ready condition was not True. The controller's record has no such number: its rule does not
 * look at the condition of a pod that was ready once and is past its initialization, or of any pod for a metric other than cpu.
 */
export interface CountedNotReady {
  /** For each metric of the decision, in its order. */
  counts: readonly number[];
  /** The names of the pods that some metric counted and none set aside; at most `namedPodsLimit`. */
  pods: readonly string[];
}

/** Null if every counted pod was ready. */
export function countedNotReady({ decision, at }: Reconcile, observation: Observation, flags: ControllerFlags): CountedNotReady | null {
  if (!("metrics" in decision)) return null;
  const candidates = observation.pods.filter(({ ready }) => ready !== true);
  if (candidates.length === 0) return null;
  const counted = decision.metrics.map(({ spec }) => countedOf(spec, candidates, observation, flags, at));
  if (counted.every((pods) => pods === null || pods.size === 0)) return null;
  const ofPods = counted.filter((pods) => pods !== null);
  return {
    counts: counted.map((pods) => pods?.size ?? 0),
    pods: candidates
      .filter((pod) => ofPods.every((pods) => pods.has(pod)))
      .slice(0, namedPodsLimit)
      .map(({ name }) => name),
  };
}

/** The autoscaler of Kubernetes 1.2 counts every pod that is not pending, whatever its condition says. */
export function countedNotReadyV1({ decision }: ReconcileV1, { pods }: Observation): CountedNotReady | null {
  if (decision.kind !== "computed" || decision.calculation === null) return null;
  const names = pods.flatMap(({ name, phase, ready }) => (phase !== "Pending" && ready !== true ? name : []));
  return names.length === 0 ? null : { counts: [names.length], pods: names.slice(0, namedPodsLimit) };
}

/** The candidates that a metric counts; null if it groups no pods or could not be read. */
function countedOf(
  spec: MetricSpec,
  candidates: readonly PodObservation[],
  observation: Observation,
  flags: ControllerFlags,
  now: number,
): ReadonlySet<PodObservation> | null {
  // Which pods count depends on the version; here, whether a metric can be read does not.
  const read = { observation, namespace: "", older: noOlderRules };
  const grouping = { flags, older: olderRulesFor(flags.kubernetesVersion), now };
  const of = <S extends PodMetrics | PodMetricValue>(reading: PodMetricReading<S>) =>
    reading.ok
      ? new Set(
          candidates.filter((pod) => {
            const sample = reading.metric.sampleOf(pod);
            return sample !== undefined && isCounted(pod, sample, reading.metric, grouping);
          }),
        )
      : null;
  switch (spec.type) {
    case "Resource":
      return of(getResourceMetric(read, spec.resource.name, null));
    case "ContainerResource":
      return of(getResourceMetric(read, spec.containerResource.name, spec.containerResource.container));
    case "Pods":
      return of(getRawMetric(observation.metrics, spec.pods.metric.name));
    case "Object":
    case "External":
      return null;
  }
}
