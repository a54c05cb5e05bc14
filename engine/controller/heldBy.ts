import type { Decision, HeldBy, HeldByReason, Limit, MetricProposal } from "./decision";
import { isWithin } from "./replicaCalculator";

/** Collects what held in the order of the computation; the last decided the number. `failed`: the reconcile could not write its count. */
export function heldBy(decision: Decision, currentReplicas: number, failed: boolean): HeldBy {
  const held = holders(decision, currentReplicas);
  if (failed) held.push("error");
  const by = held.pop() ?? "none";
  return { by, also: held };
}

function holders(decision: Decision, currentReplicas: number): HeldByReason[] {
  switch (decision.kind) {
    case "scaleUnavailable":
    case "noMetrics":
      return ["error"];
    case "scalingDisabled":
      return ["disabled"];
    case "aboveMaxReplicas":
      return ["maxReplicas"];
    case "belowMinReplicas":
      return ["minReplicas"];
    case "computed": {
      const { metrics, winner, stabilization, limit, desired } = decision;
      const held: HeldByReason[] = [];
      const byCalculation = heldByCalculation(metrics[winner], currentReplicas);
      if (byCalculation !== null) held.push(byCalculation);
      if (stabilization.heldBy !== null) held.push("window");
      if (limit.limitedBy !== null) held.push(boundOf[limit.limitedBy]);
      if (desired !== limit.result) held.push("minReplicas");
      return held;
    }
  }
}

const boundOf: Readonly<Record<NonNullable<Limit["limitedBy"]>, HeldByReason>> = {
  policy: "policy",
  selectPolicyDisabled: "policy",
  scaleUpLimit: "policy",
  maxReplicas: "maxReplicas",
  minReplicas: "minReplicas",
};

/** Fill-ins are named only where they changed the count; otherwise tolerance, where the last ratio was within it. */
function heldByCalculation(proposal: MetricProposal | undefined, currentReplicas: number): "tolerance" | "pods" | null {
  if (proposal === undefined || !proposal.ok) return null;
  const { calculation } = proposal;
  if (calculation.kind !== "pods") return calculation.outcome === "withinTolerance" ? "tolerance" : null;
  const { counted, tolerance, plainReplicaCount, outcome } = calculation;
  const withoutFillIns = isWithin(tolerance, counted.usageRatio) ? currentReplicas : plainReplicaCount;
  if (proposal.replicaCount !== withoutFillIns) return "pods";
  return outcome === "withinTolerance" || outcome === "rebalancedWithinTolerance" ? "tolerance" : null;
}
