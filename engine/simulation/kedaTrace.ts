import type { ScaleBranch } from "../keda/decision";
import type { StoredObject } from "../keda/keda";
import type { Poll } from "../keda/poll";
import type { MetricRead } from "../keda/readMetric";
import type { Reconcile as ScaledObjectReconcile } from "../keda/reconcile";
import type { ReconcileCause } from "../keda/reconcileCause";
import type { MeasuredMetric } from "./metricSignals";

export type { ScaledObjectReconcile };

/** What KEDA did, each list in order of time. Within a second: the reconcile, the poll, then the HPA's reads. */
export interface KedaHistory {
  /** The wall clock at second 0, in epoch seconds. */
  startEpoch: number;
  reconciles: readonly ScaledObjectRecord[];
  polls: readonly PollRecord[];
  /** Only those that failed, that a fallback or the last poll's memory answered, or that wrote something. */
  reads: readonly ReadRecord[];
}

/** What KEDA did in a run. */
export interface KedaTrace extends KedaHistory {
  /** The metrics that KEDA asks its sources for, of every ScaledObject of the run. */
  measured: readonly MeasuredMetric[];
  columns: PollColumns;
  /** What the polls read: of each trigger, and of a formula. */
  triggers: readonly TriggerColumns[];
  /** What KEDA wrote to spec.replicas, in order of time. */
  writes: readonly KedaWrite[];
}

export interface KedaWrite {
  at: number;
  from: number;
  to: number;
}

/** Each column has a row for each poll. */
export interface TriggerColumns {
  /** The name of the trigger's metric, or the composite's. */
  metric: string;
  /** For all pods together; NaN: not asked, or no answer. */
  value: Float64Array;
  /** The trigger is active above it; NaN: no answer, or the source itself says whether it is. */
  threshold: Float64Array;
}

/** A change of the object, and what KEDA's controller made of it. */
export interface ScaledObjectRecord {
  at: number;
  cause: ReconcileCause | "deleted";
  reconcile: ScaledObjectReconcile;
  /** As it is stored afterwards; null: it was deleted. */
  stored: StoredObject | null;
}

export interface PollRecord {
  at: number;
  poll: Poll;
  /** As it is stored after the poll. */
  stored: StoredObject;
  /** The loop that polled: it polls again every `interval` seconds from `startedAt` on. */
  startedAt: number;
  interval: number;
}

/** What the HPA read of an external metric, if more is to be said of it than the value that the HPA got. */
export interface ReadRecord {
  at: number;
  name: string;
  read: MetricRead;
  /** The ScaledObject as it is stored after the read; absent: the read wrote nothing. With a fallback a read counts failures and successes. */
  stored?: StoredObject;
}

/** What came of a poll: the branch of its decision, or that there was none. */
export type PollOutcome = ScaleBranch["kind"] | "aborted";

/** One row for each poll, for figures. Times are seconds of the run; flags are 0 or 1. */
export interface PollColumns {
  outcome: readonly PollOutcome[];
  at: Float64Array;
  /** A trigger was active. */
  active: Float64Array;
  /** A trigger failed, after its fallback. */
  failed: Float64Array;
  /** A fallback was in force. */
  fallback: Float64Array;
  /** spec.replicas before; NaN if it could not be read. */
  replicas: Float64Array;
  /** What was written; NaN: nothing. */
  written: Float64Array;
  /** From when, and until when, the cooldown keeps the target; NaN without one. */
  cooldownFrom: Float64Array;
  cooldownUntil: Float64Array;
}
