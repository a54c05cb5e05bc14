/** What KEDA remembers of one ScaledObject: the object as stored, its HPA, the polling loop and the scalers. */
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { KedaVersion } from "../kedaReleases/releases";
import type { MetricEvaluation } from "./evaluateMetric";
import type { ScaledObject } from "./scaledObject";
import type { ScalersCache } from "./scalersCache";
import type { ScaledObjectStatus } from "./status";

export interface Keda {
  readonly version: KedaVersion;
  /** The wall clock, in epoch seconds, at second 0 of the run: cron asks it. */
  readonly startEpoch: number;
  /** Null before the object is created and after it is deleted. */
  stored: StoredObject | null;
  hpa: HorizontalPodAutoscaler | null;
  loop: PollingLoop | null;
  cache: ScalersCache | null;
  /** What the last poll saw of the triggers with useCachedMetrics, by metric name. */
  remembered: ReadonlyMap<string, RememberedMetric>;
  /** What the HPA's last read saw of each external metric: the polls of an object whose polls cannot change a count use it. */
  observed: ReadonlyMap<string, MetricObservation>;
}

/** `at` is the second of the read. */
export interface MetricObservation {
  readonly at: number;
  readonly evaluation: MetricEvaluation;
}

/** The object in the API server. It is never changed: a write replaces it, so that an old copy stays old. */
export interface StoredObject {
  readonly object: ScaledObject;
  /** Counts the changes of the spec, from 1. */
  readonly generation: number;
  readonly createdAt: number;
  readonly status: ScaledObjectStatus;
}

/** A place for a copy of the object. The loop and its scalers share one. */
export interface ObjectCopy {
  stored: StoredObject;
}

export interface PollingLoop {
  readonly generation: number;
  readonly startedAt: number;
  /** In seconds, of the spec that the loop was started with: a spec that fails its checks does not change it. */
  readonly interval: number;
  readonly copy: ObjectCopy;
}

/** `values` are quantities; empty: a failure that the formula sees as nil. */
export type RememberedMetric = { readonly ok: true; readonly values: readonly string[] } | { readonly ok: false; readonly error: string };

export interface KedaEvent {
  readonly type: "Normal" | "Warning";
  readonly reason: string;
  readonly message: string;
}

/** A write to the target's scale subresource. */
export interface ScaleWrite {
  readonly from: number;
  readonly to: number;
}

/** A loop polls at once when it starts, and then in every interval from there. */
export const isPollDue = ({ startedAt, interval }: PollingLoop, now: number): boolean => (now - startedAt) % interval === 0;

export function createKeda(startEpoch: number, version: KedaVersion): Keda {
  return { version, startEpoch, stored: null, hpa: null, loop: null, cache: null, remembered: new Map(), observed: new Map() };
}

/** A write that changes nothing leaves the object as it is. */
export function storeStatus(keda: Keda, changes: Partial<ScaledObjectStatus>): void {
  const { stored } = keda;
  if (stored === null) return;
  const { object, generation, createdAt, status } = stored;
  let changed = false;
  for (const name in changes) changed ||= changes[name as keyof ScaledObjectStatus] !== status[name as keyof ScaledObjectStatus];
  if (changed) keda.stored = { object, generation, createdAt, status: { ...status, ...changes } };
}
