/**
 * The record of one reconcile of Kubernetes 1.2's autoscaler: its calculation returned it, branch by branch. A page puts it into words and
 * does not compute it again.
 */
import type { ControllerEvent } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import type { HeldBy, Reconcile } from "../controller/decision";
import type { KubernetesV1Version } from "./flags";

/** The record of a reconcile, whichever controller decided: `controller` tells them apart. */
export type AnyReconcile = Reconcile | ReconcileV1;

/** Times are whole seconds, replicas whole pods. */
export interface ReconcileV1 {
  controller: "V1";
  at: number;
  /** The version of the controller that decided. */
  version: KubernetesV1Version;
  /** scale.spec.replicas and scale.status.replicas; null when reading the scale failed. The controller uses only the second. */
  specReplicas: number | null;
  statusReplicas: number | null;
  /** Null: the object has none. */
  minReplicas: number | null;
  maxReplicas: number;
  decision: DecisionV1;
  /** "window" is a forbidden window; "tolerance", the bounds and "error" are as today. */
  heldBy: HeldBy;
  /** 1.2's rescale reason; empty in 1.1, because its events give none. */
  rescaleReason: string;
  /** Replicas written to the scale subresource; null when nothing was written. */
  scaledTo: number | null;
  /** The error that the reconcile returned, in upstream's text. */
  error: string | null;
  events: ControllerEvent[];
  /** The stored status after this reconcile, and all that the next one remembers. */
  status: HorizontalPodAutoscalerV1Status;
}

/** `error` is the inner text. */
export type DecisionV1 =
  | { kind: "scaleUnavailable" | "noMetric"; error: string }
  /** 1.2: status.replicas is outside the bounds (or 0), and no metric is read. */
  | { kind: "outOfBounds"; bound: BoundV1; forbidden: ForbiddenWindows }
  | {
      kind: "computed";
      /** Null in 1.1 if the object has no target: no metric is read, and the proposal is 0 replicas. */
      calculation: UtilizationCalculation | null;
      /** What the metric proposes, before the bounds. */
      proposal: number;
      /** The bounds that changed it, in the order of the computation. */
      bounds: BoundV1[];
      forbidden: ForbiddenWindows;
    };

/** A count that a bound set: "one" where it would be 0, because 0 would have switched the autoscaler off. */
export interface BoundV1 {
  by: "maxReplicas" | "minReplicas" | "one";
  from: number;
  to: number;
}

export interface UtilizationCalculation {
  utilizationPercent: number;
  /** When the oldest of the pods' samples was taken. */
  metricTimestamp: number;
  targetPercent: number;
  /** Utilization ÷ target. */
  usageRatio: number;
  tolerance: number;
  /** |1 − ratio| <= tolerance: status.replicas is proposed. Else the ratio × status.replicas, rounded up. */
  withinTolerance: boolean;
}

/** Whether a change is allowed: only some time after the last rescale, and a longer time for a change down. */
export interface ForbiddenWindows {
  /** The wanted count, and the resulting one: status.replicas if the change is forbidden. */
  desired: number;
  result: number;
  /** The time that must be later than the end of a window. 1.1 without a target has no such time, so its windows never end: −Infinity. */
  judgedAt: number;
  judgedBy: "metric" | "clock" | "nothing";
  up: ForbiddenWindow;
  down: ForbiddenWindow;
  /** The direction of the window that forbade the change; null if no change was wanted or it was allowed. */
  forbade: "up" | "down" | null;
}

export interface ForbiddenWindow {
  windowSeconds: number;
  /** The last second that is still forbidden: lastScaleTime + window. Null: there was no rescale yet. */
  until: number | null;
  /** At `judgedAt`. */
  isForbidden: boolean;
}
