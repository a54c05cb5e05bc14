import type { Certainty, ReleaseChangeName } from "../../../engine/index";
import { t } from "../text";

/** What the newer release does, in one line. */
export const releaseWords: Readonly<Record<ReleaseChangeName, string>> = {
  toleranceAsDistance: t`A ratio exactly at the edge of the tolerance is inside`,
  noToleranceInManifest: t`behavior.*.tolerance in the manifest applies`,
  wakesAnyTarget: t`A target at 0 wakes only if its HPA sent it there`,
  neverLiftsFromZero: t`An HPA raises a target that it sent to 0 to minReplicas`,
  unsampledContainerFails: t`A pod whose sample lacks the container counts as missing`,
  absentContainerRequestsNothing: t`A container that the pod’s spec lacks fails the metric`,
  sidecarsRequestNothing: t`The requests of sidecars count`,
  noPodLevelRequests: t`The requests of the pod itself count`,
  uncappedAverageCount: t`A count too large for int32, from an External average, becomes the largest`,
  uncappedValueCount: t`A count too large for int32, from an Object or External value, becomes the largest`,
  uncappedAverageSum: t`A sum of External series that overflows is capped, for an average`,
  uncappedValueSum: t`A sum of External series that overflows is capped, for a value`,
  containerMetricsGate: t`ContainerResource metrics are always on`,
  noScaledToZero: t`The status has a condition ScaledToZero`,
  keepsCurrentMetrics: t`A sync that fails writes what it read into currentMetrics`,
  decimalMemory: t`Memory in the status has a binary suffix`,
  describedObjectLeftOut: t`The status names the object of an Object metric with an average`,
  textAsFormat: t`A percent sign in an error no longer garbles its text`,
  objectErrorOrder: t`Text: the error of an Object metric has another order`,
  wrappedReplicaCount: t`A count too large for int32 becomes the largest, and the target goes to maxReplicas`,
  dividesByNoReplicas: t`An average at 0 replicas is reported as the total`,
  overheadInPodRequests: t`The overhead of a pod is not added to its own requests`,
  succeededPodsCount: t`A pod in phase Succeeded is ignored`,
  namesAllAutoscalers: t`Text: “more than one HPA (e.g. …)” names two`,
  scalesToZeroByDefault: t`The feature gate HPAScaleToZero is on`,
  editsAtOnce: t`The controller looks at an edited HPA at once`,
  newAtOnce: t`The controller looks at a new HPA at once`,
  checksReferenceVersions: t`The API server checks the apiVersion of the target`,
  requiresMaxReplicas: t`Text: a maxReplicas of 0 is a “Required value”`,
  declaresBounds: t`Text: the API server names minReplicas and maxReplicas last`,
  namesLabelKeys: t`Text: a key that is not valid is called a label key`,
  namesResources: t`kubectl get names the resource in TARGETS`,
  holdsBackByType: t`Too many warnings no longer hold back normal events`,
  namesEventField: t`kubectl describe names the part that an event is about`,
  triesScaleAgain: t`The controller tries again if its write of the scale conflicts`,
  observesGeneration: t`The status has an observedGeneration`,
  noticesDeletion: t`The controller notices that an HPA was deleted during its sync`,
};

export const certaintyWords: Readonly<Record<Certainty, string>> = {
  sure: t`sure`,
  likely: t`likely`,
  unknown: t`not known`,
};
