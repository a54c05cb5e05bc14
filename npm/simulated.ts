import { digestTrace, withCost, type Outcomes, type Scenario, type SecondColumns, type Simulation } from "../engine/doors/withKeda";
import { decisionOf, type Decision } from "./decision";
import { problemIn, type InputProblem, type SimulationInput } from "./input";
import { simulatedVpaOf, type SimulatedVpa } from "./vpa";

/** A finished run. */
export interface Simulated {
  /** The sums of the run. */
  readonly outcomes: Outcomes;
  /** One for each sync of the controller, in order of time. */
  readonly decisions: readonly Decision[];
  /** A column for each quantity, with a value for each second from 0 to the end; NaN where there is none. */
  readonly seconds: SecondColumns;
  /** What the VerticalPodAutoscaler did; absent if the run has none. */
  readonly vpa?: SimulatedVpa;
  /** Advice on the manifest, and incidents that the cluster refused. */
  readonly warnings: readonly InputProblem[];
  /** 16 hex digits, a checksum of every column: equal runs have equal digests on every machine. */
  readonly digest: string;
  /** The whole input, with what was left out. Another run of it is the same run. */
  readonly scenario: SimulationInput & Scenario;
}

export function simulatedOf(scenario: Scenario, simulation: Simulation): Simulated {
  const trace = simulation.trace();
  return {
    outcomes: withCost(trace.outcomes, scenario.price),
    decisions: trace.reconciles.map((reconcile, step) => decisionOf(trace, reconcile, step, trace.vpa)),
    seconds: trace.seconds,
    ...(trace.vpa !== null && { vpa: simulatedVpaOf(trace.vpa) }),
    warnings: [
      ...trace.problems.map(problemIn),
      ...trace.incidents.flatMap(({ incident, refused: why }) =>
        why === null ? [] : [{ path: `incidents[${scenario.incidents.indexOf(incident)}]`, line: null, message: why }],
      ),
    ],
    digest: digestTrace(trace),
    scenario,
  };
}
