import { startRun, type AnyReconcile, type SecondColumns, type Trace } from "../engine/doors/withKeda";
import { decisionOf, type Decision } from "./decision";
import { judgeOptions, refusalOf, refused, scenarioOf, type SimulationInput } from "./input";
import { simulatedOf, type Simulated } from "./simulated";

/**
 * A run that stops at each sync of the controller. It is an iterator, so `for (const observation of steps)` goes through a run in which
 * nobody interferes. The end of the iteration has the finished run as its value.
 */
export interface Steps extends Iterable<Observation> {
  /**
   * Answers the observation before, and goes on to the next sync. The first call answers nothing.
   *
   * @throws {InputError} if the answer is no object, if it has another field, or if `replicas` is no count that can be set. The run then
   * still waits for an answer.
   */
  next(action?: StepAction): IteratorResult<Observation, Simulated>;
  [Symbol.iterator](): Steps;
}

/** The answer to an observation. */
export interface StepAction {
  /**
   * The count that is written to spec.replicas at this sync in place of the controller's: a whole number from 0 to the largest maxReplicas of
   * the run. The controller remembers its own count, as if another writer overwrote it in the same second. Without it, or null: the
   * controller decides.
   */
  readonly replicas?: number | null;
}

/** What is known at a sync, before a count is written. */
export interface Observation {
  /** Seconds since the start of the run. */
  readonly second: number;
  /** spec.replicas; null if it cannot be read, and then no count can be set. */
  readonly replicas: number | null;
  /** What the controller would do, with its metrics and its explanation. */
  readonly decision: Decision;
  /** Every column of the last whole second, in its unit; null for a value that is missing. Null at second 0. */
  readonly last: { readonly [Name in keyof SecondColumns]: number | null } | null;
  /** The sums over the whole seconds since the observation before. */
  readonly since: SinceLastSync;
}

/** What happened between two observations. */
export interface SinceLastSync {
  /** How many seconds. */
  readonly seconds: number;
  /** Requests that arrived. */
  readonly requestsOffered: number;
  /** Requests that were served. */
  readonly requestsServed: number;
  /** Requests that failed. */
  readonly requestsFailed: number;
  /** Pods that existed × seconds. */
  readonly podSeconds: number;
}

export function steps(input: SimulationInput): Steps {
  const scenario = scenarioOf(input);
  let decided: AnyReconcile | null = null;
  const turn: { isOurs: boolean; answer: number | null } = { isOurs: false, answer: null };
  const started = startRun(scenario, {
    onReconcile: (reconcile) => (decided = reconcile),
    *steer(scaledTo) {
      turn.isOurs = true;
      turn.answer = scaledTo;
      yield;
      turn.isOurs = false;
      return turn.answer;
    },
  });
  if (!started.ok) throw refusalOf(scenario, started.refusal);
  const { simulation } = started;
  // Its columns and its list of syncs are filled as the run goes on.
  const trace = simulation.trace();
  let seen = 0;
  const result: Steps = {
    next(action = {}) {
      judgeOptions(
        action,
        { replicas: null },
        "The answer must be an object, such as { replicas: 5 }, or {} to let the controller decide.",
      );
      const { replicas } = action;
      if (turn.isOurs && replicas !== undefined && replicas !== null) {
        const { specReplicas } = decided!;
        if (replicas !== specReplicas) checkCount(replicas, specReplicas, mostReplicas(trace));
        turn.answer = replicas === specReplicas ? null : replicas;
      }
      do {
        if (simulation.finished) return { done: true, value: simulatedOf(scenario, simulation) };
        simulation.step();
      } while (!turn.isOurs);
      const { at, specReplicas } = decided!;
      const observation: Observation = {
        second: at,
        replicas: specReplicas,
        decision: decisionOf(trace, decided!, trace.reconciles.length - 1, simulation.vpa()),
        last: at === 0 ? null : rowOf(trace, at - 1),
        since: sumsOf(trace, seen, at),
      };
      seen = at;
      return { done: false, value: observation };
    },
    [Symbol.iterator]: () => result,
  };
  return result;
}

function checkCount(replicas: unknown, specReplicas: number | null, most: number): void {
  const shown = typeof replicas === "number" ? String(replicas) : (JSON.stringify(replicas) ?? String(replicas));
  if (typeof replicas !== "number" || !Number.isInteger(replicas) || replicas < 0 || replicas > most)
    throw refused("replicas", `${shown} is no count that can be set; it must be a whole number from 0 to ${most}.`);
  if (specReplicas === null) throw refused("replicas", "No count can be set at this sync, because the scale cannot be read.");
}

const mostReplicas = ({ hpa, edits }: Trace): number => Math.max(hpa.spec.maxReplicas, ...edits.map((edit) => edit.hpa.spec.maxReplicas));

const rowOf = ({ seconds }: Trace, second: number): Observation["last"] =>
  Object.fromEntries(
    Object.entries(seconds).map(([name, column]) => {
      const value = column[second]!;
      return [name, Number.isNaN(value) ? null : value];
    }),
  ) as Observation["last"];

/** From a second up to and without another. */
function sumsOf({ seconds }: Trace, from: number, to: number): SinceLastSync {
  const sum = (column: Float64Array) => column.subarray(from, to).reduce((total, value) => total + value, 0);
  return {
    seconds: to - from,
    requestsOffered: sum(seconds.offered),
    requestsServed: sum(seconds.served),
    requestsFailed: sum(seconds.failed),
    podSeconds: sum(seconds.existing),
  };
}
