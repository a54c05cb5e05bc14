import { metricFailure, type MetricFailure, type MetricFailureKind } from "../../../engine/index";
import { t } from "../text";

/** Says why a metric has no value, in a clause that can begin a sentence. */
export function failureCause(error: string): string {
  const failure = metricFailure(error);
  const say = causes[failure.kind] as (failure: MetricFailure) => string;
  return say(failure);
}

/** True if another autoscaler's target selects the same pods. */
export const isAmbiguous = (error: string): boolean => metricFailure(error).kind === "selectorAmbiguous";

type Of<Kind> = Extract<MetricFailure, { kind: Kind }>;

const causes: { readonly [Kind in MetricFailureKind]: (failure: Of<Kind>) => string } = {
  requestMissing: ({ container, pod, resource }) => t`Container ${container} of pod ${pod} has no ${resource} request`,
  containerUnsampled: ({ pod, container }) => t`The sample of pod ${pod} lacks container ${container}`,
  featureGateOff: () => t`The feature gate HPAContainerMetrics is off`,
  selectorAmbiguous: () => t`Two autoscalers select the same pods`,
  selectorRequired: () => t`The target's scale has no selector`,
  noPods: () => t`No pod matches the target's selector`,
  noSamples: () => t`No counted pod has a sample yet`,
  noSampleMatches: () => t`No sample matches a pod's request`,
  nothingReturned: () => t`The metrics API returned no sample`,
  sourceSilent: () => t`The external metrics API returned no value`,
  customApiSilent: () => t`The custom metrics API returned no value`,
  externalApiSilent: () => t`The external metrics API returned no value`,
  resourceApiSilent: () => t`The metrics API did not answer`,
  other: () => t`The controller could not read the metric`,
};
