import type {
  AutoscalerField,
  AutoscalerReading,
  ConditionReading,
  DeploymentReading,
  ErrorReading,
  EventReading,
  LogReading,
  MeasuredReading,
  MetricReading,
  OtherReading,
  PodReading,
  ReplicaSetReading,
  ScaledObjectReading,
  SeriesReading,
} from "../evidence";
import type { KnownOrder } from "./inTime";

/** A line (from 1) in one of several texts (from 0). */
export interface Place {
  readonly text: number;
  readonly line: number;
}

/** A reading with its place. */
export type Placed<T> = T & { readonly place: Place };

/** What the texts say of one autoscaler, all together. */
export interface MergedAutoscaler {
  readonly name: string | null;
  readonly namespace: string | null;
  /** Every reading in the order of time, as far as the texts tell it; manifests without a status first. */
  readonly readings: readonly Placed<AutoscalerReading>[];
  /** The last value that was said of each field, and its place. */
  readonly fields: { readonly [K in AutoscalerField]?: PlacedValue<NonNullable<AutoscalerReading[K]>> };
  readonly metrics: readonly Placed<MetricReading>[];
  readonly conditions: readonly Placed<ConditionReading>[];
  readonly events: readonly Placed<EventReading>[];
  readonly pods: readonly Placed<PodReading>[];
  /** A text answers a command for pods, and has none. */
  readonly hasNoPods: boolean;
  readonly deployments: readonly Placed<DeploymentReading>[];
  readonly replicaSets: readonly Placed<ReplicaSetReading>[];
  readonly scaledObjects: readonly Placed<ScaledObjectReading>[];
  readonly logs: readonly Placed<LogReading>[];
  readonly series: readonly Placed<SeriesReading>[];
  /** Fields of which two sources say different things. Both are kept. */
  readonly disagreements: readonly Disagreement[];
}

export interface PlacedValue<T> {
  readonly value: T;
  readonly place: Place;
}

/** Values of one field from different sources: rows of one table are one source, because they show its course. */
export interface Disagreement {
  readonly field: AutoscalerField | "metric" | "condition";
  /** The metric's name or the condition's type. */
  readonly of?: string;
  /** The last one was used. */
  readonly values: readonly { readonly value: string; readonly place: Place }[];
  /** Whether the texts tell which is newer. `specification`: the others are manifests without a status. */
  readonly order: KnownOrder;
}

export interface MergedEvidence {
  readonly autoscalers: readonly MergedAutoscaler[];
  /** What belongs to none of the autoscalers, or could belong to several. */
  readonly apart: {
    readonly events: readonly Placed<EventReading>[];
    readonly pods: readonly Placed<PodReading>[];
    readonly series: readonly Placed<SeriesReading>[];
    readonly logs: readonly Placed<LogReading>[];
  };
  /** Answers of the APIs of custom and external metrics. */
  readonly measured: readonly Placed<MeasuredReading>[];
  /** Every workload of the texts, also of no autoscaler. */
  readonly workloads: readonly Placed<DeploymentReading>[];
  /** Every ScaledObject of the texts, also of no autoscaler. */
  readonly scaledObjects: readonly Placed<ScaledObjectReading>[];
  /** Objects of kinds that have no reading of their own. */
  readonly others: readonly Placed<OtherReading>[];
  readonly errors: readonly Placed<ErrorReading>[];
}
