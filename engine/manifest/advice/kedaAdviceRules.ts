/** The rules of the advice about a ScaledObject. They are apart from the others, because a page with a plain HPA does not need them. */
export const kedaAdviceRules = {
  kedaWarnings: "KEDA's own warnings about periods without effect",
  kedaShortPolling: "Polls within a few seconds",
  kedaScaleDown: "A cooldown where the HPA's stabilization decides",
  kedaIdleReplicas: "An idleReplicaCount other than 0",
  kedaResourceToZero: "cpu and memory triggers that do not keep the workload from 0",
  kedaActivation: "Activation values at or above the target",
  kedaValueOfQueue: "Queues that are compared as a whole",
  kedaCronDays: "Cron triggers that end on other days than they start",
  kedaShortWindow: "Windows of the HPA that are not longer than the sync period",
  kedaFallbackToZero: "Fallbacks of 0 replicas",
  kedaFallbackWithValue: "Fallbacks that depend on ready pods",
  kedaFallbackUnusable: "Fallbacks that a target disables",
  kedaFallbackCached: "Fallbacks that come and go with cached metrics",
  kedaDroppedMetric: "Metrics that scalingModifiers drop",
  kedaUnknownKey: "Metadata keys that KEDA does not read",
  kedaPause: "Annotations that pause",
  kedaAssumed: "What only an external scaler knows",
  kedaOtherTarget: "Workloads that are not the ScaledObject's target",
  kedaLeftOut: "Objects beside a ScaledObject that are left out here",
} as const;

export type KedaAdviceRule = keyof typeof kedaAdviceRules;
