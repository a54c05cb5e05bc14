import type { DecisionV1, HeldByReason, Reconcile, StageRow } from "../../../engine/index";

/** The row of the sum that shows the effect of a reason. */
export function heldRow({ decision }: Reconcile, reason: HeldByReason): StageRow | null {
  switch (reason) {
    case "none":
      return null;
    case "tolerance":
    case "pods":
      return decision.kind === "computed" ? `metric ${decision.winner}` : null;
    case "window":
      return "stabilized";
    case "policy":
      return "limited";
    case "maxReplicas":
    case "minReplicas":
      return "clamped";
    case "disabled":
      return "observed";
    case "error":
      return "desired" in decision ? "applied" : "observed";
  }
}

/** Like `heldRow`, for the sum of Kubernetes 1.1 and 1.2. */
export function heldRowV1(decision: DecisionV1, reason: HeldByReason): StageRow | null {
  switch (reason) {
    case "tolerance":
      return "metric 0";
    case "maxReplicas":
    case "minReplicas":
      return "clamped";
    case "window":
      return "forbidden";
    case "error":
      return "forbidden" in decision ? "applied" : "observed";
    default:
      return null;
  }
}
