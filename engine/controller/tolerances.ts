import type { HorizontalPodAutoscalerBehavior } from "../api/autoscaling";
import { float64Quantity } from "../lib/quantity";
import type { Tolerances } from "./decision";
import { isEnabled, type ControllerFlags } from "./flags";
import { olderRulesFor, type OlderRules } from "./olderRules";

/** The manifest's tolerances if it has them and the gate is on, else the flag's. */
export function getTolerances(
  behavior: HorizontalPodAutoscalerBehavior | undefined,
  flags: ControllerFlags,
  older: OlderRules = olderRulesFor(flags.kubernetesVersion),
): Tolerances {
  const { tolerance, featureGates, kubernetesVersion } = flags;
  let down = behavior?.scaleDown?.tolerance;
  let up = behavior?.scaleUp?.tolerance;
  if (down !== undefined || up !== undefined) {
    if (!isEnabled("HPAConfigurableTolerance", featureGates, kubernetesVersion)) {
      older.use("noToleranceInManifest");
      [down, up] = [undefined, undefined];
    }
  }
  const tolerances: Tolerances = {
    down: down === undefined ? tolerance : float64Quantity(down),
    up: up === undefined ? tolerance : float64Quantity(up),
  };
  return older.has("toleranceAsDistance") ? { ...tolerances, asDistance: true } : tolerances;
}

/** Follows the rule under which the tolerances were read. Today both edges are inside. */
export function isWithin(tolerance: Tolerances, usageRatio: number): boolean {
  return tolerance.asDistance ? isAtDistance(tolerance, usageRatio) : isBetweenEdges(tolerance, usageRatio);
}

/** The same during a reconcile: it also records where the older rule makes a difference. */
export function isWithinTolerance(tolerance: Tolerances, usageRatio: number, older: OlderRules): boolean {
  const today = isBetweenEdges(tolerance, usageRatio);
  return tolerance.asDistance ? older.choose("toleranceAsDistance", today, () => isAtDistance(tolerance, usageRatio)) : today;
}

function isBetweenEdges({ down, up }: Tolerances, usageRatio: number): boolean {
  return 1 - down <= usageRatio && usageRatio <= 1 + up;
}

/** The subtraction is rounded, so an edge may be outside: |1 − 1.1| is a little more than 0.1, |1 − 0.9| a little less. */
function isAtDistance({ up }: Tolerances, usageRatio: number): boolean {
  return Math.abs(1 - usageRatio) <= up;
}
