import type { BehaviorReading, RuleLines } from "./behaviorReading";
import type { Words } from "../lib/sentence";
import type { Points } from "../answers/points";
import type { TimeRange } from "../answers/points";

/**
 * What a text says of a real cluster, as the programs printed it. Figures that a program rounds or abbreviates stay texts (`120m`, `3m50s`);
 * counts are numbers. A key that is missing was not said; `null` was said as not known (`<unknown>`, `<unset>`, `<waiting>`).
 * Every reading names the line of the pasted text (from 1) that it comes from, so the page can mark it.
 */
export interface Evidence {
  /** One for each time that the text shows an autoscaler: a row of a table, a row of a watch, a description, an object. In the text's order. */
  readonly autoscalers: readonly AutoscalerReading[];
  readonly events: readonly EventReading[];
  readonly pods: readonly PodReading[];
  readonly deployments: readonly DeploymentReading[];
  readonly replicaSets: readonly ReplicaSetReading[];
  readonly scaledObjects: readonly ScaledObjectReading[];
  /** Objects of every other kind. */
  readonly others: readonly OtherReading[];
  /** Answers of the APIs of custom and external metrics. */
  readonly measured: readonly MeasuredReading[];
  /** Lines of the controller's log that tell of a write. */
  readonly logs: readonly LogReading[];
  /** Words of a program that refused (kubectl, the API server, Prometheus). */
  readonly errors: readonly ErrorReading[];
  readonly series: readonly SeriesReading[];
  /** What the reader took off before it read: fences, prompts, remarks. */
  readonly removed: readonly RemovedText[];
  /** What the reader could not read, with its place, in words a person can act on. */
  readonly unread: readonly UnreadText[];
}

/** What printed a reading; `series` are values of kube-state-metrics at one time. */
type ReadingSource = "table" | "describe" | "object" | "series";

/** An object's own part as YAML, and the line of the pasted text for each of its lines. */
export interface WrittenParts {
  readonly written?: string;
  readonly writtenLines?: readonly number[];
}

/** `written`: of a whole object, without its status and what the API server adds. */
export interface AutoscalerReading extends WrittenParts {
  readonly source: ReadingSource;
  readonly line: number;
  /** The line of each field that has one of its own. A field of a table's row is in `line`. */
  readonly lines: Readonly<Partial<Record<AutoscalerField, number>>>;
  readonly apiVersion?: string;
  /** Null: the text has the field without a value, or with a placeholder in its place. */
  readonly name?: string | null;
  readonly namespace?: string | null;
  /** The namespace is the command's, not the row's. */
  readonly isNamespaceAsked?: true;
  readonly target?: TargetReading;
  readonly minReplicas?: number | null;
  readonly maxReplicas?: number | null;
  readonly currentReplicas?: number | null;
  readonly desiredReplicas?: number | null;
  readonly metrics: readonly MetricReading[];
  /** A description began its list of metrics; without a metric, the text is cut there. */
  readonly hasMetrics?: true;
  /** How many metrics a table hides behind `+ 1 more...`. */
  readonly hiddenMetrics?: number;
  readonly behavior?: BehaviorReading;
  /** Where a description prints the rules; an object's are in `writtenLines`. */
  readonly ruleLines?: RuleLines;
  readonly conditions: readonly ConditionReading[];
  readonly age?: string;
  readonly lastScaleTime?: string;
  readonly creationTime?: string;
  /** A number that the API server counts up with each change of an object. */
  readonly resourceVersion?: string;
  /** Fields whose printed value cannot be true, such as a pointer printed as MINPODS. */
  readonly implausible?: readonly AutoscalerField[];
}

export type AutoscalerField =
  | "apiVersion"
  | "name"
  | "namespace"
  | "target"
  | "minReplicas"
  | "maxReplicas"
  | "currentReplicas"
  | "desiredReplicas"
  | "behavior"
  | "age"
  | "lastScaleTime"
  | "creationTime";

export interface TargetReading {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
  readonly apiVersion?: string;
}

export interface MetricReading {
  readonly line: number;
  /** Null: the text does not tell, as a table does not. */
  readonly type: "Resource" | "ContainerResource" | "Pods" | "Object" | "External" | null;
  readonly name: string | null;
  readonly container?: string;
  /** The described object of an Object metric. */
  readonly object?: TargetReading;
  /** Percent of the requests. */
  readonly utilization?: number | null;
  /** The average of one pod, as printed. */
  readonly averageValue?: string | null;
  /** The whole value, as printed. */
  readonly current?: string | null;
  /** A table's figure, where the table does not tell an average from a whole value. */
  readonly value?: string | null;
  /** As printed, `50%` or a quantity. */
  readonly target?: string | null;
  readonly targetType?: "Utilization" | "AverageValue" | "Value" | null;
}

export interface ConditionReading {
  readonly line: number;
  readonly type: string;
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
  /** The text ends in the middle of it. */
  readonly partial?: true;
}

export interface EventReading {
  readonly line: number;
  readonly type?: string;
  readonly reason?: string;
  readonly message?: string;
  /** When it was last seen, as an age before the text was printed (`3m50s`). Null where the text says an age that is none (`<invalid>`). */
  readonly age?: string | null;
  readonly ageText?: string;
  /** When it was last seen, as a time. */
  readonly time?: string;
  readonly count?: number;
  /** When it was first seen, as an age. */
  readonly firstSeen?: string;
  /** `kind/name`, as printed. */
  readonly object?: string;
  readonly namespace?: string;
  readonly partial?: true;
}

export interface PodReading {
  readonly line: number;
  readonly name: string;
  readonly namespace?: string;
  /** `1/2`, as printed. */
  readonly ready?: string;
  readonly status?: string;
  readonly restarts?: number;
  readonly age?: string;
  /** The container that a row of `kubectl top pods --containers` is about. */
  readonly container?: string;
  /** Usage, as `kubectl top pods` prints it. */
  readonly cpu?: string;
  readonly memory?: string;
  /** Of usage from metrics.k8s.io: the end of the window that was measured, and its length. */
  readonly sampleTime?: string;
  readonly sampleWindow?: string;
  /** From an object: what the controller reads of a pod. */
  readonly phase?: string;
  readonly readyCondition?: { readonly status: string; readonly lastTransitionTime?: string };
  readonly startTime?: string;
  readonly deletionTime?: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** Each container's requests, as written; a limit where there is no request, because the API server makes it the request. */
  readonly requests?: readonly ContainerRequest[];
  /** By its annotation vpaUpdates: which VerticalPodAutoscaler set its requests when it was made. */
  readonly requestsSetBy?: string;
  /** By its annotation vpaObservedContainers: the containers that a VerticalPodAutoscaler may change. */
  readonly observedContainers?: readonly string[];
}

export interface ContainerRequest {
  readonly container: string;
  readonly cpu?: string;
  readonly memory?: string;
}

/** `written`: of a whole object, what it says of its pods: requests, limits, probes. */
export interface DeploymentReading extends WrittenParts {
  readonly line: number;
  readonly kind: "Deployment" | "StatefulSet" | "Rollout";
  readonly name: string;
  readonly namespace?: string;
  readonly ready?: string;
  readonly desired?: number;
  readonly current?: number;
  readonly upToDate?: number;
  readonly available?: number;
  readonly age?: string;
  /** spec.replicas, and status.replicas, of an object. */
  readonly specReplicas?: number;
  readonly statusReplicas?: number;
  /** spec.replicas of the manifest that `kubectl apply` recorded last. */
  readonly appliedReplicas?: number;
  readonly requests?: readonly ContainerRequest[];
  /** In the form in which a scale and a table have it: `app=web,tier in (a,b)`. */
  readonly selector?: string;
  /** The labels of its template, which its pods get. */
  readonly podLabels?: Readonly<Record<string, string>>;
  /** Who wrote spec.replicas last, by managedFields. */
  readonly replicasManager?: FieldManager;
}

export interface FieldManager {
  readonly name: string;
  /** `scale` where it wrote through the scale, as the autoscaler does. */
  readonly subresource?: string;
  readonly time?: string;
}

export interface ReplicaSetReading {
  readonly line: number;
  readonly name: string;
  readonly namespace?: string;
  readonly desired?: number;
  readonly current?: number;
  readonly ready?: number;
  readonly age?: string;
}

export interface ScaledObjectReading {
  readonly line: number;
  readonly name: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly min?: number;
  readonly max?: number;
  readonly ready?: string;
  readonly active?: string;
  readonly age?: string;
  /** Of an object: the name that it or its status gives to the HPA of KEDA, and what that HPA gets. */
  readonly hpaName?: string;
  readonly behavior?: BehaviorReading;
  readonly metrics?: readonly MetricReading[];
  /** Why it is not ready, in KEDA's words. */
  readonly problem?: string;
  readonly triggers?: readonly TriggerReading[];
  /** The lines of the fields above. */
  readonly fieldLines?: readonly number[];
}

export interface TriggerReading {
  readonly type: string;
  readonly metricType?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** An object beside an autoscaler, and what of it the target's pods depend on. */
export interface OtherReading {
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
  /** Of a VerticalPodAutoscaler, as `updateMode` and the resources that it changes are. */
  readonly target?: TargetReading;
  readonly updateMode?: string;
  readonly resources?: readonly string[];
  readonly minReplicas?: number;
  /** Whether the condition RecommendationProvided is true. */
  readonly isProvided?: boolean;
  readonly recommended?: readonly ContainerRecommendation[];
  /** Of a VerticalPodAutoscalerCheckpoint: whose history of which container it is. */
  readonly checkpointOf?: { readonly autoscaler: string; readonly container?: string };
  /** Of a ResourceQuota, as printed. */
  readonly quota?: readonly QuotaReading[];
  /** Of a LimitRange: the request of a container that has none, by its resource. */
  readonly defaultRequest?: Readonly<Record<string, string>>;
}

/** The kinds of `OtherReading` of which more than the name is read. */
export type OtherKind =
  | "VerticalPodAutoscaler"
  | "VerticalPodAutoscalerCheckpoint"
  | "ResourceQuota"
  | "LimitRange"
  | "PodDisruptionBudget";

/** Amounts as printed, by their resource. */
type Amounts = Readonly<Record<string, string>>;

/** `container`: null where a table shows the first one without its name. A table has no bounds. */
export interface ContainerRecommendation {
  readonly container: string | null;
  readonly target: Amounts;
  readonly lowerBound?: Amounts;
  readonly upperBound?: Amounts;
}

export interface QuotaReading {
  readonly resource: string;
  readonly used: string;
  readonly hard: string;
}

/** What an API of metrics answered: a value, an empty list, or the metrics that it has (`pods/http_requests`). */
export type MeasuredReading =
  | {
      readonly what: "value";
      readonly line: number;
      readonly api: "custom" | "external";
      readonly metric: string;
      /** As printed. */
      readonly value: string;
      readonly object?: TargetReading;
      readonly labels?: Readonly<Record<string, string>>;
      readonly time?: string;
    }
  | { readonly what: "empty"; readonly line: number; readonly api: "custom" | "external" }
  | { readonly what: "resources"; readonly line: number; readonly api: "custom"; readonly resources: readonly string[] };

export interface LogReading {
  readonly line: number;
  readonly time?: string;
  readonly object?: string;
  readonly from?: number;
  readonly to?: number;
  readonly reason?: string;
  readonly message: string;
}

export interface ErrorReading {
  readonly line: number;
  readonly message: string;
  /** The controller whose log it is; without one, the command that a person gave. */
  readonly by?: "KEDA";
  /** `kind/namespace/name` of what the controller worked on. */
  readonly object?: string;
}

/** A series of Prometheus. */
export interface SeriesReading {
  readonly line: number;
  readonly metric: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly points: Points;
  readonly stepSeconds?: number;
}

export interface RemovedText {
  readonly line: number;
  readonly kind: RemovedKind;
  readonly text: string;
  /** How many lines `text` has, with the ends of lines between them; missing where it is of one line. */
  readonly lines?: number;
}

export type RemovedKind = "fence" | "prompt" | "prefix" | "separator" | "remark" | "escape" | "warning";

export interface UnreadText {
  readonly line: number;
  /** Column from 1; missing where the whole line is meant. */
  readonly column?: number;
  readonly message: string;
  /** The message as data. */
  readonly said: Words;
  /** The text has too many points to be read at once. Their time, as far as they were looked at: a part of it can be read. */
  readonly span?: TimeRange;
}
