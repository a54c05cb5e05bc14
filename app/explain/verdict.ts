import { workingsOf, type Decision, type HeldByReason, type Reconcile } from "../../engine/index";
import { unwritten } from "./sentence";

/** What held the count, in a few words beside its sign; the reason also names the icon and the colour. */
export interface Verdict {
  reason: HeldByReason;
  words: string;
}

export function verdictOf(reconcile: Reconcile): Verdict {
  const { decision, heldBy, scaledTo } = reconcile;
  if (decision.kind === "scaleUnavailable") return { reason: "error", words: "the scale could not be read" };
  if (unwritten(reconcile) !== null) return { reason: "error", words: "the scale could not be written" };
  const words: Record<HeldByReason, string> = {
    none: scaledTo === null ? "nothing to change" : "went as asked",
    tolerance: "inside tolerance",
    pods: podsWords(decision),
    window: windowWords(reconcile),
    policy: policyWords(decision),
    maxReplicas: decision.kind === "aboveMaxReplicas" ? "cut to maxReplicas" : "capped by maxReplicas",
    minReplicas: decision.kind === "belowMinReplicas" ? "raised to minReplicas" : "stopped at minReplicas",
    disabled: "at zero, scaling disabled",
    error: "no metric, no decision",
  };
  return { reason: heldBy.by, words: words[heldBy.by] };
}

function podsWords(decision: Decision): string {
  const winner = decision.kind === "computed" ? decision.metrics[decision.winner] : undefined;
  const groups = winner?.ok && winner.calculation.kind === "pods" ? winner.calculation.groups : null;
  const missing = groups !== null && groups.missing > 0;
  const unready = groups !== null && groups.unready > 0;
  return `changed by ${missing && unready ? "missing and unready" : missing ? "missing" : "unready"} pods`;
}

function windowWords(reconcile: Reconcile): string {
  const { decision } = reconcile;
  if (workingsOf(reconcile).raisedByWindow) return "raised by the window";
  const upwards = decision.kind === "computed" && decision.stabilization.heldBy === "up";
  return upwards ? "held by the scale-up window" : "held by the stabilization window";
}

function policyWords(decision: Decision): string {
  const limitedBy = decision.kind === "computed" ? decision.limit.limitedBy : null;
  if (limitedBy === "selectPolicyDisabled") return "stopped by selectPolicy Disabled";
  return limitedBy === "scaleUpLimit" ? "slowed by the scale-up limit" : "slowed by a policy";
}
