/** A reconcile of the first autoscaler in words, as `sentence` has today's. Every number is taken from the record. */
import type { BoundV1, DecisionV1, ForbiddenWindows, HeldByReason, ReconcileV1, UtilizationCalculation } from "../../engine/index";
import { decimal, quantity, span } from "../ui/words";
import { productText, ratioText } from "./amounts";
import { moment, proposed, say, verdict, type Phrase } from "./phrase";
import type { Verdict } from "./verdict";

export function firstVerdict({ decision, heldBy, scaledTo, error }: ReconcileV1): Verdict {
  if (decision.kind === "scaleUnavailable") return { reason: "error", words: "the scale could not be read" };
  if (decision.kind !== "noMetric" && error !== null) return { reason: "error", words: "the scale could not be written" };
  const unmeasured = decision.kind === "outOfBounds";
  const words: Record<HeldByReason, string> = {
    none: scaledTo === null ? "nothing to change" : "went as asked",
    tolerance: "inside tolerance",
    window: "held by a forbidden window",
    maxReplicas: unmeasured ? "cut to maxReplicas" : "capped by maxReplicas",
    minReplicas: unmeasured ? "raised to minReplicas" : "stopped at minReplicas",
    error: "no metric, no decision",
    // Of later controllers.
    pods: "",
    policy: "",
    disabled: "",
  };
  return { reason: heldBy.by, words: words[heldBy.by] };
}

export const firstSentence = (reconcile: ReconcileV1): Phrase[] => say`${opening(reconcile)} ${because(reconcile)}`;

function opening({ decision, specReplicas, scaledTo, error }: ReconcileV1): Phrase {
  if (specReplicas === null) return verdict("Left the count as it is.");
  // It compares with status.replicas, so that it may write again what is written already.
  if (scaledTo === specReplicas) return verdict(`Wrote ${quantity(scaledTo)} again.`);
  if (scaledTo !== null) return verdict(`Went from ${quantity(specReplicas)} to ${quantity(scaledTo)}.`);
  return verdict(
    "forbidden" in decision && error === null ? `Kept ${quantity(specReplicas)}.` : `Left ${quantity(specReplicas)} as it is.`,
  );
}

function because(reconcile: ReconcileV1): Phrase[] {
  const { decision } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return say`The target's scale could not be read, so nothing was decided.`;
    case "noMetric":
      return say`The CPU utilization could not be read, so there was no number to decide on.`;
    case "outOfBounds":
      return say`${boundText(decision.bound)}, so no metric was read${outcome(reconcile, decision)}.`;
    case "computed": {
      const bounds = decision.bounds.flatMap((bound) => say`; ${boundText(bound)}`);
      return say`${asked(reconcile, decision)}${bounds}${outcome(reconcile, decision)}.`;
    }
  }
}

function asked({ statusReplicas }: ReconcileV1, { calculation, proposal }: Extract<DecisionV1, { kind: "computed" }>): Phrase[] {
  if (calculation === null || statusReplicas === null) return say`Without a target ${proposed(proposal)} is asked for`;
  const { utilizationPercent, targetPercent, usageRatio, tolerance, withinTolerance } = calculation;
  if (withinTolerance) {
    return say`The CPU is at ${utilizationPercent}%, the target is ${targetPercent}%; a ratio of ${ratioText(usageRatio)} is inside the ±${decimal(tolerance * 100, 2)}% tolerance`;
  }
  return say`The CPU asks for ${proposed(proposal)}: ${quotient(calculation, statusReplicas)} is ${firstProduct(calculation, statusReplicas)}, rounded up`;
}

/** "80% ÷ 50% × 4": it multiplies what status.replicas counts. */
export const quotient = ({ utilizationPercent, targetPercent }: UtilizationCalculation, statusReplicas: number): string =>
  `${utilizationPercent}% ÷ ${targetPercent}% × ${quantity(statusReplicas)}`;

export const firstProduct = ({ usageRatio }: UtilizationCalculation, statusReplicas: number): string =>
  productText(usageRatio * statusReplicas);

export function boundText({ by, to }: BoundV1): string {
  return by === "one" ? "the count may not be 0" : `${by} is ${quantity(to)}`;
}

/** What became of the wanted change: written, failed, or forbidden, by which window and until when. */
function outcome(
  { error, scaledTo, status: { lastScaleTime } }: ReconcileV1,
  { forbidden }: Extract<DecisionV1, { forbidden: ForbiddenWindows }>,
): Phrase[] {
  const { forbade, desired, judgedAt, judgedBy } = forbidden;
  if (error !== null) return say`, but writing ${desired} to the scale failed`;
  if (forbade === null || scaledTo !== null || lastScaleTime === null) return [];
  const { windowSeconds, until } = forbidden[forbade];
  if (until === null) return [];
  const window = say`, but for ${span(windowSeconds)} after the rescale at ${moment(lastScaleTime)}, until ${moment(until)}, no change ${forbade} is allowed`;
  return judgedBy === "metric" ? say`${window}; the metric is of ${moment(judgedAt)}` : window;
}
