import type { Recommendation } from "../decision";
import type { NormalizationArg } from "../normalize";
import { noOlderRules } from "../olderRules";

/** At second 1000, with a window of 300 s and an empty memory. */
export function normalizing(change: Partial<NormalizationArg> = {}): NormalizationArg {
  return {
    currentReplicas: 5,
    proposal: 5,
    minReplicas: 1,
    maxReplicas: 100,
    recommendations: [],
    scaleUpEvents: [],
    scaleDownEvents: [],
    downscaleStabilizationSeconds: 300,
    now: 1000,
    older: noOlderRules,
    ...change,
  };
}

/** [value, time] pairs in slot order. */
export function remembered(...slots: [value: number, time: number][]): Recommendation[] {
  return slots.map(([value, time]) => ({ value, time }));
}
