import type { UpdateMode } from "../vpa/vpa";
import type { UpdaterCode } from "../vpa/updaterLog";

/** What the Vertical Pod Autoscaler did in a run. Each list is in order of time; times are seconds of the run. */
export interface VpaTrace {
  name: string;
  updateMode: UpdateMode;
  /** What the recommender remembered at the beginning, by container: CPU samples, and seconds from the first to the last. Empty: nothing. */
  history: Readonly<Record<string, { seconds: number; samples: number }>>;
  /** Each change of status.recommendation. */
  recommendations: readonly VpaRecommendationRecord[];
  /** What the updater asked of the API server. */
  actions: readonly VpaActionRecord[];
  /** The new pods in which the webhook set something. */
  admissions: readonly VpaAdmissionRecord[];
  /** What the updater's log said of a pod, where it changed. */
  verdicts: readonly VpaVerdictRecord[];
  /** The controllers that had fewer pods than the updater asks for, where the list changed. */
  tooFewReplicas: readonly { at: number; controllers: readonly string[] }[];
}

/** Milli-cores and bytes; an absent value is not set. */
export interface VpaAmounts {
  cpuMilli?: number;
  memoryBytes?: number;
}

export interface VpaResources {
  requests: VpaAmounts;
  limits: VpaAmounts;
}

interface VpaRecommendationRecord {
  at: number;
  /** By container. `uncapped`: before minAllowed and maxAllowed. */
  containers: Readonly<Record<string, Readonly<Record<"target" | "lower" | "upper" | "uncapped", VpaAmounts>>>>;
}

interface VpaActionRecord {
  at: number;
  pod: string;
  kind: "evict" | "resize";
  /** Whether the API server did it. */
  ok: boolean;
  /** By container: what the spec says before, and what a resize sets, or what the webhook would set now. */
  from: Readonly<Record<string, VpaResources>>;
  to: Readonly<Record<string, VpaResources>>;
}

interface VpaAdmissionRecord {
  at: number;
  pod: string;
  /** By container, all that its spec says then. */
  set: Readonly<Record<string, VpaResources>>;
}

interface VpaVerdictRecord {
  at: number;
  pod: string;
  /** Empty: the updater had nothing to say any more. */
  codes: readonly UpdaterCode[];
}
