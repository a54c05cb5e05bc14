import { expect } from "vitest";
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import { firstScenario } from "../../scenario/first";
import type { Scenario } from "../../scenario/scenario";
import { breaches } from "../checks";
import { watchObservations } from "../observationChecks";
import { firstController } from "../firstController";
import { simulate } from "../simulate";
import type { SimulatedController } from "../simulatedController";
import { todaysController } from "../todaysController";
import type { Trace } from "../trace";

/** Runs a scenario whose manifest is valid, and checks what must always hold. `what` names it where something does not. */
export function checkedRun(scenario: Scenario, what = scenario.name): Trace {
  const watch = watchObservations(scenario);
  const trace = simulate(scenario, autoscalerOf(scenario), watch.listener, controllerOf(scenario));
  expect([...breaches(scenario, trace), ...watch.breaches(trace)].slice(0, 20), what).toEqual([]);
  return trace;
}

export const controllerOf = ({ flags }: Scenario): SimulatedController =>
  flags.kubernetesVersion === "1.2" ? firstController(flags) : todaysController(flags);

export function autoscalerOf(scenario: Scenario): HorizontalPodAutoscaler {
  const { manifest } = scenario;
  const { hpa, problems } = controllerOf(scenario).parse(manifest);
  if (!hpa) throw new Error(`${manifest}\n${problems.map(({ message }) => message).join("\n")}`);
  return hpa;
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
