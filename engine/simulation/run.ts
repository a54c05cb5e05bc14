import type { RunOutcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { FailedByReason } from "./failureColumns";
import type { LateParts } from "./lateParts";
import { prepareRun } from "./prepareRun";
import {
  startPrepared,
  type NotRun,
  type OutcomesOnly,
  type OutcomesSimulation,
  type RunOptions,
  type Simulation,
  type Started,
  type StartedForOutcomes,
} from "./startPrepared";
import type { Trace } from "./trace";

export type Ran = { ok: true; trace: Trace } | NotRun;
export type RanForOutcomes = { ok: true; outcomes: RunOutcomes; failures: FailedByReason } | NotRun;

/** Runs a scenario to its end. `parts`: the code that it needs. */
export function run(scenario: Scenario, parts: LateParts, options: OutcomesOnly): RanForOutcomes;
export function run(scenario: Scenario, parts: LateParts, options?: RunOptions): Ran;
export function run(scenario: Scenario, parts: LateParts, options: RunOptions | OutcomesOnly = {}): Ran | RanForOutcomes {
  if ("record" in options) {
    const started = startRun(scenario, parts, options);
    if (!started.ok) return started;
    const { outcomes, failures } = toTheEnd(started.simulation);
    return { ok: true, outcomes: outcomes(), failures: failures() };
  }
  const started = startRun(scenario, parts, options);
  return started.ok ? { ok: true, trace: toTheEnd(started.simulation).trace() } : started;
}

function toTheEnd<S extends Simulation | OutcomesSimulation>(simulation: S): S {
  simulation.advance(Infinity);
  return simulation;
}

/**
 * Starts a run. The manifest is read here, as the scenario's Kubernetes version reads it, and so is the workload beside it, so that every run
 * of a scenario has the same pods.
 */
export function startRun(scenario: Scenario, parts: LateParts, options: OutcomesOnly): StartedForOutcomes;
export function startRun(scenario: Scenario, parts: LateParts, options?: RunOptions): Started;
export function startRun(scenario: Scenario, parts: LateParts, options: RunOptions | OutcomesOnly = {}): Started | StartedForOutcomes {
  const prepared = prepareRun(scenario, parts);
  if (!prepared.ok) return prepared;
  return "record" in options ? startPrepared(scenario, prepared, options) : startPrepared(scenario, prepared, options);
}
