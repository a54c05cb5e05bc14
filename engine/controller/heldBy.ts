import type { Decision, HeldBy, HeldByReason, Limit, MetricProposal } from "./decision";
import { isWithin } from "./tolerances";

/** `failed`: the reconcile could not write its count. The rule is documented with `HeldBy`. */
export function heldBy(decision: Decision, currentReplicas: number, failed: boolean): HeldBy {
  const side = decision.kind === "computed" ? Math.sign(decision.desired - decision.proposal) : 0;
  return heldByOf(holders(decision, currentReplicas), side, failed);
}

/** Picks `by` from what held, in the order of the computation. `side` is 1 if the count ended above the proposal, −1 below, 0 on it. */
export function heldByOf(held: readonly Holder[], side: number, failed: boolean): HeldBy {
  // The usual case, which needs no search.
  if (held.length <= 1 && !failed) return { by: held[0]?.reason ?? "none", also: nothing };
  const named = failed ? held.length : deciding(held, side);
  const reasons: HeldByReason[] = held.map(({ reason }) => reason);
  if (failed) reasons.push("error");
  return { by: reasons[named] ?? "none", also: reasons.toSpliced(named, 1) };
}

const nothing: readonly HeldByReason[] = [];

/** A reason that held, and by how many replicas it moved the count: 0 if it changed the proposal itself. */
export interface Holder {
  reason: HeldByReason;
  moved: number;
}

/** In the order of the computation. */
function holders(decision: Decision, currentReplicas: number): Holder[] {
  const alone = (reason: HeldByReason): Holder[] => [{ reason, moved: 0 }];
  switch (decision.kind) {
    case "scaleUnavailable":
    case "noMetrics":
      return alone("error");
    case "scalingDisabled":
      return alone("disabled");
    case "aboveMaxReplicas":
      return alone("maxReplicas");
    case "belowMinReplicas":
      return alone("minReplicas");
    case "computed": {
      const { metrics, winner, proposal, stabilization, limit, desired } = decision;
      const held: Holder[] = [];
      const byCalculation = heldByCalculation(metrics[winner], currentReplicas);
      if (byCalculation !== null) held.push({ reason: byCalculation, moved: 0 });
      if (stabilization.heldBy !== null) held.push({ reason: "window", moved: stabilization.result - proposal });
      if (limit.limitedBy !== null) held.push(...heldByLimit(limit, limit.limitedBy, currentReplicas));
      if (desired !== limit.result) held.push({ reason: "minReplicas", moved: desired - limit.result });
      return held;
    }
  }
}

/** The last one that moved the count to the side of the proposal on which it ended. If the count ended on the proposal: the last of all. */
function deciding(held: readonly Holder[], side: number): number {
  const index = side === 0 ? -1 : held.findLastIndex(({ moved }) => Math.sign(moved) === side);
  return index < 0 ? held.length - 1 : index;
}

/** A bound may cut further what a rate limit had already cut: then both held. */
function heldByLimit(limit: Limit, limitedBy: NonNullable<Limit["limitedBy"]>, currentReplicas: number): Holder[] {
  const { desired, result } = limit;
  const reason = boundOf[limitedBy];
  const allowed = rateLimited(limit, currentReplicas);
  if (reason === "policy" || allowed === desired || allowed === result) return [{ reason, moved: result - desired }];
  return [
    { reason: "policy", moved: allowed - desired },
    { reason, moved: result - allowed },
  ];
}

/** The count after the rate limits alone. Each limits only its own direction. */
export function rateLimited({ desired, up, down, scaleUpLimit }: Limit, currentReplicas: number): number {
  if (scaleUpLimit !== null) return Math.min(desired, scaleUpLimit);
  if (desired > currentReplicas) return Math.min(desired, up?.limit ?? desired);
  return desired < currentReplicas ? Math.max(desired, down?.limit ?? desired) : desired;
}

const boundOf: Readonly<Record<NonNullable<Limit["limitedBy"]>, HeldByReason>> = {
  policy: "policy",
  selectPolicyDisabled: "policy",
  scaleUpLimit: "policy",
  maxReplicas: "maxReplicas",
  minReplicas: "minReplicas",
};

/** Fill-ins are named only if they changed the count; if they did not, tolerance is named if the last ratio was within it. */
function heldByCalculation(proposal: MetricProposal | undefined, currentReplicas: number): "tolerance" | "pods" | null {
  if (proposal === undefined || !proposal.ok) return null;
  const { calculation } = proposal;
  if (calculation.kind !== "pods") return calculation.outcome === "withinTolerance" ? "tolerance" : null;
  if (proposal.replicaCount !== withoutFillIns(proposal, currentReplicas)) return "pods";
  return calculation.outcome === "withinTolerance" || calculation.outcome === "rebalancedWithinTolerance" ? "tolerance" : null;
}

/** What a metric would have proposed if no pod were missing or unready; NaN if it proposed nothing. */
export function withoutFillIns(proposal: MetricProposal | undefined, currentReplicas: number): number {
  if (proposal === undefined || !proposal.ok) return NaN;
  const { calculation, replicaCount } = proposal;
  if (calculation.kind !== "pods") return replicaCount;
  return isWithin(calculation.tolerance, calculation.counted.usageRatio) ? currentReplicas : calculation.plainReplicaCount;
}
