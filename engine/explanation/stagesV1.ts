import type { ReconcileV1 } from "../controllerV1/decision";

/**
 * A reconcile of Kubernetes 1.2's autoscaler as a figure of decisions draws it: the count after each stage. Null: the stage was not
 * reached.
 */
export interface DecisionStagesV1 {
  at: number;
  /** spec.replicas. The controller itself goes by status.replicas. */
  current: number | null;
  statusReplicas: number | null;
  proposal: number | null;
  /** After the bounds. */
  clamped: number | null;
  /** After the forbidden windows: the count to write if it differs from status.replicas. */
  allowed: number | null;
  /** What the scale says after the reconcile. */
  applied: number | null;
  /** The last seconds in which a change is forbidden, as this reconcile found them; also null if there was no rescale yet. */
  upForbiddenUntil: number | null;
  downForbiddenUntil: number | null;
  minReplicas: number | null;
  maxReplicas: number;
}

export function decisionStagesV1(reconcile: ReconcileV1): DecisionStagesV1 {
  const { at, specReplicas, statusReplicas, scaledTo, decision, minReplicas, maxReplicas } = reconcile;
  const forbidden = "forbidden" in decision ? decision.forbidden : null;
  return {
    at,
    current: specReplicas,
    statusReplicas,
    proposal: decision.kind === "computed" ? decision.proposal : null,
    clamped: forbidden?.desired ?? null,
    allowed: forbidden?.result ?? null,
    applied: scaledTo ?? specReplicas,
    upForbiddenUntil: forbidden?.up.until ?? null,
    downForbiddenUntil: forbidden?.down.until ?? null,
    minReplicas,
    maxReplicas,
  };
}
