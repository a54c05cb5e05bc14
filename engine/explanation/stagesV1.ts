import type { ReconcileV1 } from "../controllerV1/decision";

/** A reconcile of the first autoscaler as a figure of decisions draws it: the count after each stage. Null: the stage was not reached. */
export interface DecisionStagesV1 {
  at: number;
  /** spec.replicas, and the one that the controller goes by. */
  current: number | null;
  statusReplicas: number | null;
  proposal: number | null;
  /** After the bounds. */
  clamped: number | null;
  /** After the forbidden windows: what was to be written, where it is not status.replicas. */
  allowed: number | null;
  /** What the scale says after it. */
  applied: number | null;
  /** The last seconds in which a change is forbidden, as this reconcile found them; null also where there was no rescale yet. */
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
