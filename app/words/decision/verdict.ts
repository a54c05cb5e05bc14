import { workingsOf, type Decision, type HeldByReason, type Reconcile, type StageRow } from "../../../engine/index";
import { t } from "../text";
import { heldRow } from "./heldRow";
import { unwritten } from "./sentence";

/** What held the count, in a few words beside its icon. The reason also chooses the icon and the colour. */
export interface Verdict {
  reason: HeldByReason;
  words: string;
}

export function verdictOf(reconcile: Reconcile): Verdict {
  const { decision, heldBy, scaledTo } = reconcile;
  if (decision.kind === "scaleUnavailable") return { reason: "error", words: t`the scale could not be read` };
  if (unwritten(reconcile) !== null) return { reason: "error", words: t`the scale could not be written` };
  const words: Record<HeldByReason, string> = {
    none: scaledTo === null ? t`nothing to change` : t`went as proposed`,
    tolerance: t`inside tolerance`,
    pods: podsWords(decision),
    window: windowWords(reconcile),
    policy: policyWords(decision),
    maxReplicas: decision.kind === "aboveMaxReplicas" ? t`lowered to maxReplicas` : t`limited by maxReplicas`,
    minReplicas: decision.kind === "belowMinReplicas" ? t`raised to minReplicas` : t`limited by minReplicas`,
    disabled: t`at zero, scaling disabled`,
    error: t`no metric value, no decision`,
  };
  return { reason: heldBy.by, words: words[heldBy.by] };
}

/** The rows of the sum that held the count, each with the reason that gives its colour. */
export function tonesOf(reconcile: Reconcile): Map<StageRow | null, HeldByReason> {
  const { heldBy } = reconcile;
  const reasons = [...heldBy.also, heldBy.by, verdictOf(reconcile).reason];
  return new Map(reasons.map((by) => [heldRow(reconcile, by), by]));
}

function podsWords(decision: Decision): string {
  const winner = decision.kind === "computed" ? decision.metrics[decision.winner] : undefined;
  const groups = winner?.ok && winner.calculation.kind === "pods" ? winner.calculation.groups : null;
  const missing = groups !== null && groups.missing > 0;
  const unready = groups !== null && groups.unready > 0;
  if (missing && unready) return t`changed by missing and unready pods`;
  return missing ? t`changed by missing pods` : t`changed by unready pods`;
}

function windowWords(reconcile: Reconcile): string {
  const { decision } = reconcile;
  if (workingsOf(reconcile).raisedByWindow) return t`raised by the window`;
  const upwards = decision.kind === "computed" && decision.stabilization.heldBy === "up";
  return upwards ? t`held by the scale-up window` : t`held by the stabilization window`;
}

function policyWords(decision: Decision): string {
  const limitedBy = decision.kind === "computed" ? decision.limit.limitedBy : null;
  if (limitedBy === "selectPolicyDisabled") return t`stopped by selectPolicy Disabled`;
  return limitedBy === "scaleUpLimit" ? t`slowed by the scale-up limit` : t`slowed by a policy`;
}
