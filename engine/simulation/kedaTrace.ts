import type { StoredObject } from "../keda/keda";
import type { Poll } from "../keda/poll";
import type { MetricRead } from "../keda/readMetric";
import type { Reconcile as ScaledObjectReconcile } from "../keda/reconcile";
import type { ReconcileCause } from "../keda/reconcileCause";

export type { ScaledObjectReconcile };

/** What KEDA did in a run, each list in order of time. Within a second: the reconcile, the poll, then the HPA's reads. */
export interface KedaTrace {
  /** The wall clock at second 0, in epoch seconds. */
  startEpoch: number;
  reconciles: readonly ScaledObjectRecord[];
  polls: readonly PollRecord[];
  reads: readonly ReadRecord[];
}

/** A change of the object, and what KEDA's controller made of it. */
export interface ScaledObjectRecord {
  at: number;
  cause: ReconcileCause | "hpa" | "deleted";
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

/** What the HPA read of an external metric. */
export interface ReadRecord {
  at: number;
  name: string;
  read: MetricRead;
  /** The ScaledObject as it is stored after the read; absent: the read wrote nothing. With a fallback a read counts failures and successes. */
  stored?: StoredObject;
}
