import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";
import { controllerV1 } from "./controllerV1";
import type { SimulatedController } from "./simulatedController";
import { todaysController } from "./todaysController";

/** The controller of the scenario's Kubernetes version. */
export function controllerOf(scenarioFlags: ScenarioFlags): SimulatedController {
  const flags = controllerFlags(scenarioFlags);
  return flags === null ? controllerV1(scenarioFlags) : todaysController(flags);
}
