/** Says a sync of Kubernetes 1.1 or 1.2 in words, like `sentence` for today's controller. Every number comes from the record. */
import {
  productV1,
  type BoundV1,
  type DecisionV1,
  type ForbiddenWindows,
  type HeldByReason,
  type ReconcileV1,
  type UtilizationCalculation,
} from "../../../engine/index";
import { t } from "../text";
import { decimal, percents, quantity, span } from "../times";
import { productText, ratioText } from "./amounts";
import { moment, proposed, say, verdict, type Phrase } from "./phrase";
import type { Verdict } from "./verdict";

export function verdictV1({ decision, heldBy, scaledTo, error }: ReconcileV1): Verdict {
  if (decision.kind === "scaleUnavailable") return { reason: "error", words: t`the scale could not be read` };
  if (decision.kind !== "noMetric" && error !== null) return { reason: "error", words: t`the scale could not be written` };
  const unmeasured = decision.kind === "outOfBounds";
  const words: Record<HeldByReason, string> = {
    none: scaledTo === null ? t`nothing to change` : t`went as proposed`,
    tolerance: t`inside tolerance`,
    window: t`held by a forbidden window`,
    maxReplicas: unmeasured ? t`lowered to maxReplicas` : t`limited by maxReplicas`,
    minReplicas: unmeasured ? t`raised to minReplicas` : t`limited by minReplicas`,
    error: t`no metric value, no decision`,
    // Only later controllers have these reasons.
    pods: "",
    policy: "",
    disabled: "",
  };
  return { reason: heldBy.by, words: words[heldBy.by] };
}

export const sentenceV1 = (reconcile: ReconcileV1): Phrase[] => say`${opening(reconcile)} ${because(reconcile)}`;

function opening({ decision, specReplicas, scaledTo, error }: ReconcileV1): Phrase {
  if (specReplicas === null) return verdict(t`Left the count as it is.`);
  // This controller compares with status.replicas, so it may write a count that spec.replicas already has.
  if (scaledTo === specReplicas) return verdict(t`Wrote ${quantity(scaledTo)} again.`);
  if (scaledTo !== null) return verdict(t`Went from ${quantity(specReplicas)} to ${quantity(scaledTo)}.`);
  return verdict(
    "forbidden" in decision && error === null ? t`Kept ${quantity(specReplicas)}.` : t`Left ${quantity(specReplicas)} as it is.`,
  );
}

function because(reconcile: ReconcileV1): Phrase[] {
  const { decision } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
    case "noMetric":
      return unreadPhrases(decision.kind);
    case "outOfBounds":
      return say`${boundText(decision.bound)}, so the controller read no metric${outcome(reconcile, decision)}.`;
    case "computed": {
      const bounds = decision.bounds.flatMap((bound) => say`; ${boundText(bound)}`);
      return say`${asked(reconcile, decision)}${bounds}${outcome(reconcile, decision)}.`;
    }
  }
}

export const unreadPhrases = (what: "scaleUnavailable" | "noMetric"): Phrase[] =>
  what === "scaleUnavailable"
    ? say`The controller could not read the target's scale, so it decided nothing.`
    : say`The controller could not read the CPU utilization, so it decided nothing.`;

function asked(reconcile: ReconcileV1, { calculation, proposal }: Extract<DecisionV1, { kind: "computed" }>): Phrase[] {
  const { statusReplicas } = reconcile;
  if (calculation === null || statusReplicas === null) return say`Without a target the controller proposes ${proposed(proposal)}`;
  const { utilizationPercent, targetPercent, usageRatio, tolerance, withinTolerance } = calculation;
  if (withinTolerance) {
    return say`CPU is at ${utilizationPercent}%, the target is ${targetPercent}%; the ratio ${ratioText(usageRatio)} is inside the ±${decimal(tolerance * 100, 2)}% tolerance`;
  }
  return say`CPU proposes ${proposed(proposal)}: ${quotient(calculation, statusReplicas)} is ${productTextV1(reconcile)}, rounded up`;
}

/** "80% ÷ 50% × 4": this controller multiplies status.replicas. */
export const quotient = ({ utilizationPercent, targetPercent }: UtilizationCalculation, statusReplicas: number): string =>
  `${percents(utilizationPercent)} ÷ ${percents(targetPercent)} × ${quantity(statusReplicas)}`;

export const productTextV1 = (reconcile: ReconcileV1): string => productText(productV1(reconcile) ?? NaN);

export function boundText({ by, to }: BoundV1): string {
  return by === "one" ? t`the count must not be 0` : t`${by} is ${quantity(to)}`;
}

/** The result of the proposed change: written, failed, or forbidden, with the window that forbade it and its end. */
function outcome(
  { error, scaledTo, status: { lastScaleTime } }: ReconcileV1,
  { forbidden }: Extract<DecisionV1, { forbidden: ForbiddenWindows }>,
): Phrase[] {
  const { forbade, desired, judgedAt, judgedBy } = forbidden;
  if (error !== null) return say`, but the controller could not write ${desired} to the scale`;
  if (forbade === null || scaledTo !== null || lastScaleTime === null) return [];
  const { windowSeconds, until } = forbidden[forbade];
  if (until === null) return [];
  const [length, from, to] = [span(windowSeconds), moment(lastScaleTime), moment(until)];
  const window =
    forbade === "up"
      ? say`, but scaling up is forbidden for ${length} after the rescale at ${from}, until ${to}`
      : say`, but scaling down is forbidden for ${length} after the rescale at ${from}, until ${to}`;
  return judgedBy === "metric" ? say`${window}; the metric is from ${moment(judgedAt)}` : window;
}
