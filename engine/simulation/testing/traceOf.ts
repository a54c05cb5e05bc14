import type { Reconcile } from "../../controller/decision";
import type { ReconcileV1 } from "../../controllerV1/decision";
import type { Scenario } from "../../scenario/scenario";
import { startRun } from "../../doors/withKeda";
import type { RunOptions, Simulation } from "../startPrepared";
import type { Trace } from "../trace";

/** The trace of a scenario that must run, with today's controller or an older version of it. */
export function traceOf(scenario: Scenario, options?: RunOptions): Trace<Reconcile> {
  return asTodays(anyTraceOf(scenario, options));
}

/** The trace of a scenario that must run, with the autoscaler of Kubernetes 1.2. */
export function traceV1Of(scenario: Scenario): Trace<ReconcileV1> {
  const trace = anyTraceOf(scenario);
  if (!isV1(trace)) throw new Error("today's controller ran");
  return trace;
}

/** The trace of a scenario that must run, with whichever controller. */
export function anyTraceOf(scenario: Scenario, options?: RunOptions): Trace {
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

export function asTodays(trace: Trace): Trace<Reconcile> {
  if (!isTodays(trace)) throw new Error("the autoscaler of Kubernetes 1.2 ran");
  return trace;
}

const isTodays = (trace: Trace): trace is Trace<Reconcile> => trace.reconciles.every(({ controller }) => controller === undefined);
const isV1 = (trace: Trace): trace is Trace<ReconcileV1> => trace.reconciles.every(({ controller }) => controller === "V1");
