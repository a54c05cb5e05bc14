import type { Scenario } from "../../scenario/scenario";
import { startRun, type RunOptions, type Simulation } from "../run";
import type { Trace } from "../trace";

/** The trace of a scenario that must run. */
export function traceOf(scenario: Scenario, options?: RunOptions): Trace {
  const simulation = simulationOf(scenario, options);
  simulation.advance(Infinity);
  return simulation.trace();
}

/** The start of a scenario that must run. */
export function simulationOf(scenario: Scenario, options?: RunOptions): Simulation {
  const started = startRun(scenario, options);
  if (started.ok) return started.simulation;
  const { refusal } = started;
  const reasons = refusal.kind === "limits" ? [refusal.message] : refusal.problems.map(({ line, message }) => `${line}: ${message}`);
  throw new Error([`${scenario.name} does not run`, ...reasons].join("\n"));
}
