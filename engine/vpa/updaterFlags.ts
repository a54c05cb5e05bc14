import { defaultVpaFeatureGates, type Recommendation, type VpaFeatureGates } from "./vpa";

export interface UpdaterFlags {
  readonly minReplicas: number;
  /** The part of a controller's pods that may be missing. */
  readonly evictionTolerance: number;
  readonly podUpdateThreshold: number;
  /** `in-recommendation-bounds-eviction-lifetime-threshold`. */
  readonly podLifetimeUpdateThresholdSeconds: number;
  readonly evictAfterOOMThresholdSeconds: number;
  readonly inPlaceSkipDisruptionBudget: boolean;
  readonly gates: VpaFeatureGates;
}

export const defaultUpdaterFlags: UpdaterFlags = {
  minReplicas: 2,
  evictionTolerance: 0.5,
  podUpdateThreshold: 0.1,
  podLifetimeUpdateThresholdSeconds: 12 * 60 * 60,
  evictAfterOOMThresholdSeconds: 10 * 60,
  inPlaceSkipDisruptionBudget: false,
  gates: defaultVpaFeatureGates,
};

/** What the updater remembers between its runs, by the pod's name. */
export interface UpdaterMemory {
  /** The recommendation with which a resize did not fit the node. */
  readonly infeasibleAttempts: Map<string, Recommendation>;
  /** When a resize was seen first. */
  readonly resizeSeenAt: Map<string, number>;
}

export const newUpdaterMemory = (): UpdaterMemory => ({ infeasibleAttempts: new Map(), resizeSeenAt: new Map() });
