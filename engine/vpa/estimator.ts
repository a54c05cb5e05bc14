/** pkg/recommender/logic/estimator.go and recommender.go: the amounts that one container is recommended. */
import type { AggregateContainerState } from "./aggregateContainerState";
import { percentileOf } from "./histogram";
import { addAmounts, resourceAmountFromFloat, scaleResource } from "./resourceAmount";
import type { ResourceName } from "./quantities";

/** The flags of the estimates. Shares are 0 to 1, intervals are seconds. */
export interface EstimatorFlags {
  readonly safetyMarginFraction: number;
  readonly podMinCPUMillicores: number;
  readonly podMinMemoryMb: number;
  readonly targetCPUPercentile: number;
  readonly lowerBoundCPUPercentile: number;
  readonly upperBoundCPUPercentile: number;
  readonly targetMemoryPercentile: number;
  readonly lowerBoundMemoryPercentile: number;
  readonly upperBoundMemoryPercentile: number;
  readonly confidenceIntervalCPUSec: number;
  readonly confidenceIntervalMemorySec: number;
}

/** Millicores and bytes. */
export type Amounts = Readonly<Record<ResourceName, number>>;

export interface ContainerEstimate {
  readonly target: Amounts;
  readonly lowerBound: Amounts;
  readonly upperBound: Amounts;
  /** How far the bounds trust the history: 1 is a whole interval with a sample a minute. */
  readonly confidence: Amounts;
}

/** `containers`: how many share the minimum of a pod. */
export function estimateContainer(state: AggregateContainerState, containers: number, flags: EstimatorFlags): ContainerEstimate {
  const confidence = byResource((resource) => getConfidence(state, intervalOf(resource, flags)));
  const minimum = minResources(containers, flags);
  const estimate = (bound: "target" | "lowerBound" | "upperBound") =>
    byResource((resource) => {
      const base = amountAt(flags[percentileFlags[bound][resource]], resource, state);
      const withMargin = addAmounts(base, scaleResource(base, flags.safetyMarginFraction));
      return Math.max(scaleResource(withMargin, confidenceFactor(bound, confidence[resource])), minimum[resource]);
    });
  return { target: estimate("target"), lowerBound: estimate("lowerBound"), upperBound: estimate("upperBound"), confidence };
}

const percentileFlags = {
  target: { cpu: "targetCPUPercentile", memory: "targetMemoryPercentile" },
  lowerBound: { cpu: "lowerBoundCPUPercentile", memory: "lowerBoundMemoryPercentile" },
  upperBound: { cpu: "upperBoundCPUPercentile", memory: "upperBoundMemoryPercentile" },
} as const;

const byResource = (of: (resource: ResourceName) => number): Amounts => ({ cpu: of("cpu"), memory: of("memory") });

const intervalOf = (resource: ResourceName, flags: EstimatorFlags) =>
  resource === "cpu" ? flags.confidenceIntervalCPUSec : flags.confidenceIntervalMemorySec;

/** The samples of CPU say how much either resource is trusted. */
function getConfidence({ firstSampleStart, lastSampleStart, totalSamplesCount }: AggregateContainerState, intervalSeconds: number): number {
  const lifespan = ((lastSampleStart ?? 0) - (firstSampleStart ?? 0)) / intervalSeconds;
  return Math.min(lifespan, totalSamplesCount / (intervalSeconds / 60));
}

/** Without confidence the lower bound is 0 and the upper bound has no end. */
function confidenceFactor(bound: "target" | "lowerBound" | "upperBound", confidence: number): number {
  if (bound === "target") return 1;
  if (bound === "upperBound") return 1 + 1 / confidence;
  const root = 1 + 0.001 / confidence;
  return 1 / (root * root);
}

function amountAt(percentile: number, resource: ResourceName, { cpuUsage, memoryPeaks }: AggregateContainerState): number {
  if (resource === "cpu") return resourceAmountFromFloat(percentileOf(cpuUsage, percentile) * 1000);
  return resourceAmountFromFloat(percentileOf(memoryPeaks, percentile));
}

function minResources(containers: number, { podMinCPUMillicores, podMinMemoryMb }: EstimatorFlags): Amounts {
  const fraction = 1 / containers;
  return {
    cpu: scaleResource(resourceAmountFromFloat(podMinCPUMillicores * 0.001 * 1000), fraction),
    memory: scaleResource(resourceAmountFromFloat(podMinMemoryMb * 1024 * 1024), fraction),
  };
}
