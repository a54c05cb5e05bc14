import { say, type Sentence } from "../../lib/sentence";
/** The rules of the advice about a ScaledObject. They are apart from the others, because a page with a plain HPA does not need them. */
export const kedaAdviceRules = {
  kedaWarnings: say`KEDA's own warnings about periods without effect`,
  kedaShortPolling: say`Polls within a few seconds`,
  kedaScaleDown: say`A cooldown where the HPA's stabilization decides`,
  kedaIdleReplicas: say`An idleReplicaCount other than 0`,
  kedaResourceToZero: say`cpu and memory triggers that do not keep the workload from 0`,
  kedaActivation: say`Activation values at or above the target`,
  kedaValueOfQueue: say`Queues that are compared as a whole`,
  kedaCronDays: say`Cron triggers that end on other days than they start`,
  kedaShortWindow: say`Windows of the HPA that are not longer than the sync period`,
  kedaFallbackToZero: say`Fallbacks of 0 replicas`,
  kedaFallbackWithValue: say`Fallbacks that depend on ready pods`,
  kedaFallbackUnusable: say`Fallbacks that a target disables`,
  kedaFallbackCached: say`Fallbacks that come and go with cached metrics`,
  kedaDroppedMetric: say`Metrics that scalingModifiers drop`,
  kedaUnknownKey: say`Metadata keys that KEDA does not read`,
  kedaDeprecated: say`Triggers that KEDA deprecates`,
  kedaPause: say`Annotations that pause`,
  kedaAssumed: say`What only a trigger’s own source knows`,
  kedaOtherTarget: say`Workloads that are not the ScaledObject's target`,
  kedaLeftOut: say`Objects beside a ScaledObject that are left out here`,
} satisfies Readonly<Record<string, Sentence>>;

export type KedaAdviceRule = keyof typeof kedaAdviceRules;
