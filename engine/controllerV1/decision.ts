/** The record of one reconcile of the first autoscaler: what its calculation returned, branch by branch, to be worded and not computed again. */
import type { ControllerEvent } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import type { HeldBy } from "../controller/decision";
import type { KubernetesV1Version } from "./flags";

/** Times are whole seconds, replicas whole pods. */
export interface ReconcileV1 {
  at: number;
  /** Whose controller decided. */
  version: KubernetesV1Version;
  /** scale.spec.replicas and scale.status.replicas; null when reading the scale failed. The controller looks at the second alone. */
  specReplicas: number | null;
  statusReplicas: number | null;
  /** Null: the object has none. */
  minReplicas: number | null;
  maxReplicas: number;
  decision: DecisionV1;
  /** "window" is a forbidden window; "tolerance", the bounds and "error" are as today. */
  heldBy: HeldBy;
  /** 1.2's rescale reason; empty in 1.1, whose events give none. */
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
      /** Null in 1.1 where the object has no target: no metric is read, and 0 replicas are asked for. */
      calculation: UtilizationCalculation | null;
      /** What the metric asks for, before the bounds. */
      proposal: number;
      /** The bounds that changed it, in their order. */
      bounds: BoundV1[];
      forbidden: ForbiddenWindows;
    };

/** A count that a bound set: "one" where it would be 0, which would have switched the autoscaler off. */
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

/** Whether a change is allowed: only some time after the last rescale, and longer for a change down. */
export interface ForbiddenWindows {
  /** The count that is wanted, and the one that came of it: status.replicas where the change is forbidden. */
  desired: number;
  result: number;
  /** The time that has to be after a window. 1.1 without a target has none, so that its windows never end: −Infinity. */
  judgedAt: number;
  judgedBy: "metric" | "clock" | "nothing";
  up: ForbiddenWindow;
  down: ForbiddenWindow;
  /** The direction whose window forbade the change; null where none was wanted or it was allowed. */
  forbade: "up" | "down" | null;
}

export interface ForbiddenWindow {
  windowSeconds: number;
  /** The last second that is still forbidden: lastScaleTime + window. Null: there was no rescale yet. */
  until: number | null;
  /** At `judgedAt`. */
  isForbidden: boolean;
}
