import type { Limit, Reconcile } from "../controller/decision";
import { rateLimited } from "../controller/heldBy";

/** A reconcile as the figure of decisions draws it: the count after each stage. Null: the stage was not reached. */
export interface DecisionStages {
  at: number;
  current: number | null;
  proposal: number | null;
  stabilized: number | null;
  /** After the rate limits alone, before minReplicas and maxReplicas. */
  limited: number | null;
  /** The count to write. */
  clamped: number | null;
  /** What the scale says after the reconcile. */
  applied: number | null;
  /**
   * The highest count of the scale-down window and the lowest of the scale-up window, the proposal included; without `behavior` there is no
   * lowest.
   */
  windowHighest: number | null;
  windowLowest: number | null;
  /** The furthest count that the rate limits allow in this reconcile. */
  highestAllowed: number | null;
  lowestAllowed: number | null;
  minReplicas: number;
  maxReplicas: number;
}

export function decisionStages(reconcile: Reconcile): DecisionStages {
  const { at, specReplicas, scaledTo, decision, minReplicas, maxReplicas } = reconcile;
  const computed = decision.kind === "computed" ? decision : null;
  const window = computed?.stabilization;
  const allowed = computed ? allowedCounts(computed.limit) : { highest: null, lowest: null };
  return {
    at,
    current: specReplicas,
    proposal: computed?.proposal ?? null,
    stabilized: window?.result ?? null,
    limited: computed && specReplicas !== null ? rateLimited(computed.limit, specReplicas) : null,
    clamped: "desired" in decision ? decision.desired : null,
    applied: scaledTo ?? specReplicas,
    windowHighest: window?.down.recommendation ?? null,
    windowLowest: window?.up?.recommendation ?? null,
    highestAllowed: allowed.highest,
    lowestAllowed: allowed.lowest,
    minReplicas,
    maxReplicas,
  };
}

function allowedCounts({ up, down, scaleUpLimit }: Limit): { highest: number | null; lowest: number | null } {
  return { highest: up?.limit ?? scaleUpLimit, lowest: down?.limit ?? null };
}
