import { startRun } from "../engine/doors/withKeda";
import { refusalOf, scenarioOf, type SimulationInput } from "./input";
import { simulatedOf, type Simulated } from "./simulated";
import { steps, type Steps } from "./steps";

/** `simulate(input)`, and `simulate.steps(input)`. */
export interface Simulate {
  /**
   * Runs an input to its end. A second of the run is a second of the cluster; an hour with ten pods takes about a tenth of a second.
   *
   * @throws {InputError} if the input is malformed, if the manifest has errors, or if the run would be too large.
   */
  (input: SimulationInput): Simulated;
  /**
   * Runs an input sync by sync: `next()` returns what is known at a sync, and the next call may set the replica count in the controller's
   * place. If no call sets one, the result is that of `simulate`.
   *
   * @throws {InputError} as `simulate`, at the call.
   */
  steps(input: SimulationInput): Steps;
}

/** Runs an input, at once or sync by sync. */
export const simulate: Simulate = Object.assign(toTheEnd, { steps });

function toTheEnd(input: SimulationInput): Simulated {
  const scenario = scenarioOf(input);
  const started = startRun(scenario);
  if (!started.ok) throw refusalOf(scenario, started.refusal);
  started.simulation.advance(Infinity);
  return simulatedOf(scenario, started.simulation);
}
