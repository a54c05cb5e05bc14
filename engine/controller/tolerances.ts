import type { HorizontalPodAutoscalerBehavior } from "../api/autoscaling";
import { float64Quantity } from "../lib/quantity";
import type { Tolerances } from "./decision";
import { isEnabled, type ControllerFlags } from "./flags";
import { olderRulesFor, type OlderRules } from "./olderRules";

/** The manifest's tolerances where it has them and the gate lets it, else the flag's. */
export function getTolerances(
  behavior: HorizontalPodAutoscalerBehavior | undefined,
  flags: ControllerFlags,
  older: OlderRules = olderRulesFor(flags.kubernetesVersion),
): Tolerances {
  const isWritten = behavior?.scaleDown?.tolerance !== undefined || behavior?.scaleUp?.tolerance !== undefined;
  if (isWritten) older.use("noToleranceInManifest");
  const configurable = isEnabled("HPAConfigurableTolerance", flags.featureGates, flags.kubernetesVersion);
  const down = configurable ? behavior?.scaleDown?.tolerance : undefined;
  const up = configurable ? behavior?.scaleUp?.tolerance : undefined;
  return {
    down: down === undefined ? flags.tolerance : float64Quantity(down),
    up: up === undefined ? flags.tolerance : float64Quantity(up),
    ...(older.has("toleranceAsDistance") && { asDistance: true }),
  };
}

/** By the rule under which the tolerances were read. Today both edges are inside. */
export function isWithin(tolerance: Tolerances, usageRatio: number): boolean {
  return tolerance.asDistance ? isAtDistance(tolerance, usageRatio) : isBetweenEdges(tolerance, usageRatio);
}

/** The same during a reconcile, whose record says where the older rule makes a difference. */
export function isWithinTolerance(tolerance: Tolerances, usageRatio: number, older: OlderRules): boolean {
  return older.choose("toleranceAsDistance", isBetweenEdges(tolerance, usageRatio), () => isAtDistance(tolerance, usageRatio));
}

function isBetweenEdges({ down, up }: Tolerances, usageRatio: number): boolean {
  return 1 - down <= usageRatio && usageRatio <= 1 + up;
}

/** The subtraction is rounded, so that an edge may be outside: |1 − 1.1| is a little more than 0.1, |1 − 0.9| a little less. */
function isAtDistance({ up }: Tolerances, usageRatio: number): boolean {
  return Math.abs(1 - usageRatio) <= up;
}
