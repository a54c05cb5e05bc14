import { applyVpaPolicy, processRecommendation } from "../vpa/capping";
import { resourceListOf, type ResourceTexts } from "../vpa/quantities";
import {
  containerOf,
  limitRangesOf,
  policiesOf,
  recommendationOf,
  recordedRecommendation,
  type RecordedLimitRange,
  type RecordedPolicy,
  type RecordedRecommendation,
  type RecordedVpaContainer,
} from "./vpaLists";

interface RecordedCapping {
  readonly containers: readonly RecordedVpaContainer[];
  readonly recommendation?: readonly RecordedRecommendation[];
  readonly containerPolicies?: readonly RecordedPolicy[];
  readonly limitRanges?: readonly RecordedLimitRange[];
  readonly globalMaxAllowed?: ResourceTexts;
}

/** What the recommender caps for the status, and what the updater and the admission controller make of the recommendation for a pod. */
export function replayVpaCapping(input: RecordedCapping): object {
  const recommendation = recommendationOf(input.recommendation);
  const policies = policiesOf(input.containerPolicies);
  const status = recommendation && applyVpaPolicy(recommendation, policies, resourceListOf(input.globalMaxAllowed ?? {}));
  const processed = processRecommendation(recommendation, policies, input.containers.map(containerOf), limitRangesOf(input.limitRanges));
  return {
    status: status?.map(recordedRecommendation) ?? null,
    processed: processed?.recommendation.map(recordedRecommendation) ?? null,
    annotations: sortedAnnotations(processed?.annotations ?? {}),
  };
}

/** In the real code their order is random; the recordings have them sorted. */
export function sortedAnnotations(annotations: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(annotations).map(([container, notes]) => [container, notes.toSorted()]));
}
