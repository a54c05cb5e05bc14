import type { ChangedRequests } from "../explanation/changedRequests";
import type { WrittenVpaSpec } from "../vpa/manifest/vpaFields";
import type { ResourceTexts } from "../vpa/quantities";
import type { UpdateMode } from "../vpa/vpa";
import type { UpdaterCode } from "../vpa/updaterLog";

/** What the Vertical Pod Autoscaler did in a run. Each list is in order of time; times are seconds of the run. */
export interface VpaTrace {
  name: string;
  updateMode: UpdateMode;
  /** What the recommender remembered at the beginning, by container: CPU samples, and seconds from the first to the last. Empty: nothing. */
  history: Readonly<Record<string, { seconds: number; samples: number }>>;
  /** What its text says beside its name, with the default of an absent updatePolicy. */
  object: VpaObject;
  /** The wall clock at second 0, in seconds since 1970. */
  startEpoch: number;
  /** With which numbers the updater decides. */
  rules: VpaUpdaterRules;
  /** In which second of each minute the updater runs. */
  passSecond: number;
  /** When the recommender ran first; null: it has not. */
  firstRunAt: number | null;
  /** Each change of status.recommendation. */
  recommendations: readonly VpaRecommendationRecord[];
  /** The requests in the pods' specs, where they changed. The loops look at the pods, so a change is seen within a minute. */
  requests: readonly VpaRequestsRecord[];
  /** The kills for memory that the recommender noticed. */
  kills: readonly VpaKillRecord[];
  /** Each resource of each container that is recommended; before a recommendation, that is requested. CPU first. */
  resources: readonly VpaResource[];
  /** What the updater asked of the API server. */
  actions: readonly VpaActionRecord[];
  /** The new pods in which the webhook set something. */
  admissions: readonly VpaAdmissionRecord[];
  /** What the updater's log said of a pod, where it changed. */
  verdicts: readonly VpaVerdictRecord[];
  /** At which syncs the counted pods requested something else than at the sync before. */
  changedRequests: ChangedRequests;
  /** The controllers that had fewer pods than the updater asks for, where the list changed. */
  tooFewReplicas: readonly { at: number; controllers: readonly string[] }[];
}

interface VpaObject {
  namespace: string;
  targetRef: { apiVersion: string; kind: string; name: string };
  updatePolicy?: WrittenVpaSpec["updatePolicy"];
  resourcePolicy?: WrittenVpaSpec["resourcePolicy"];
}

/** `minReplicas` is the object's own, if it has one; all others are the defaults of the updater's flags. */
export interface VpaUpdaterRules {
  minReplicas: number;
  /** The part of a controller's pods that may be missing. */
  evictionTolerance: number;
  /** How far the requests must be from the recommendation, as a part of them. */
  podUpdateThreshold: number;
  /** How old a pod within its bounds must be. */
  podLifetimeSeconds: number;
  /** A kill for memory counts within this time after the container's start. */
  evictAfterOomSeconds: number;
}

export interface VpaResource {
  container: string;
  resource: "cpu" | "memory";
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
  /** The same in the texts of the status, in its order. */
  written: readonly VpaWrittenRecommendation[];
}

export interface VpaWrittenRecommendation {
  containerName: string;
  target: ResourceTexts;
  lowerBound: ResourceTexts;
  upperBound: ResourceTexts;
  uncappedTarget: ResourceTexts;
}

export interface VpaRequestsRecord {
  at: number;
  /** By container: the lowest and the highest request of the pods that are not being deleted. None: there are no such pods. */
  containers: Readonly<Record<string, Readonly<Record<"least" | "most", VpaAmounts>>>>;
}

export interface VpaKillRecord {
  /** When the recommender noticed it, and when the container was killed. */
  at: number;
  killedAt: number;
  pod: string;
  /** How the memory target of the main container changed in that run, in bytes; null: it did not rise. */
  raised: { from: number; to: number } | null;
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
  /** How far the requests were from the recommendation, as a part of them; absent: the updater did not compare them. */
  resourceDiff?: number;
}
