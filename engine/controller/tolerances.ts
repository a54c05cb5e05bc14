import type { HorizontalPodAutoscalerBehavior } from "../api/autoscaling";
import { float64Quantity } from "../lib/quantity";
import type { Tolerances } from "./decision";
import type { ControllerFlags } from "./flags";

/** The manifest's tolerances where it has them and the gate lets it, else the flag's. */
export function getTolerances(behavior: HorizontalPodAutoscalerBehavior | undefined, flags: ControllerFlags): Tolerances {
  const configurable = flags.featureGates.HPAConfigurableTolerance;
  const down = configurable ? behavior?.scaleDown?.tolerance : undefined;
  const up = configurable ? behavior?.scaleUp?.tolerance : undefined;
  return {
    down: down === undefined ? flags.tolerance : float64Quantity(down),
    up: up === undefined ? flags.tolerance : float64Quantity(up),
  };
}
