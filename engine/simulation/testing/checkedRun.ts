import { expect } from "vitest";
import type { Reconcile } from "../../controller/decision";
import { firstScenario } from "../../scenario/first";
import type { Scenario } from "../../scenario/scenario";
import { breaches } from "../checks";
import { watchObservations } from "../observationChecks";
import type { Trace } from "../trace";
import { anyTraceOf, asTodays } from "./traceOf";

/** Runs a scenario with a valid manifest, and checks what must always be true. `what` names the scenario in a failure. */
export function checkedRun(scenario: Scenario, what?: string): Trace<Reconcile> {
  return asTodays(checkedRunOfAny(scenario, what));
}

/** The same for any controller. */
export function checkedRunOfAny(scenario: Scenario, what = scenario.name): Trace {
  const watch = watchObservations(scenario);
  const trace = anyTraceOf(scenario, watch);
  expect([...breaches(trace), ...watch.breaches(trace)].slice(0, 20), what).toEqual([]);
  return trace;
}

/** The workload's and the cluster's numbers are changed one by one. */
export type Change = Partial<Omit<Scenario, "workload" | "cluster">> & {
  workload?: Partial<Scenario["workload"]>;
  cluster?: Partial<Scenario["cluster"]>;
};

/** The first scenario with changes. */
export function changed({ workload, cluster, ...change }: Change): Scenario {
  return {
    ...firstScenario,
    ...change,
    workload: { ...firstScenario.workload, ...workload },
    cluster: { ...firstScenario.cluster, ...cluster },
  };
}
