import { seededRandom } from "../../lib/random";
import { decodeLink, encodeLink } from "../../scenario/link";
import { readScenario } from "../../scenario/readScenario";
import type { Scenario } from "../../scenario/scenario";
import { wideScenario } from "../../scenario/testing/wideScenario";
import { breaches } from "../checks";
import { digestTrace } from "../digest";
import { watchObservations } from "../observationChecks";
import { run, startRun } from "../../doors/withKeda";
import type { ReconcileListener, Simulation } from "../startPrepared";
import type { Trace } from "../trace";

/** What a world's run came to. Its seed alone makes it again. */
export interface Verdict {
  seed: number;
  durationSeconds: number;
  /** The most pods that existed at a time. */
  pods: number;
  /** Why it did not run; null if it ran. Only a scenario beyond the limits, or one whose manifest has errors, may not. */
  refused: string | null;
  /** One line for each thing that must not be. */
  faults: string[];
  /** With the checks that look on meanwhile. */
  cpuSeconds: number;
  /** Counted steps of the engine in all, in the piece of the run that took most, and in which second that was. */
  steps: number;
  mostSteps: number;
  mostStepsAt: number;
}

/** What a run is measured by. */
interface Meters {
  /** CPU that the process has used, in seconds. */
  cpuSeconds(): number;
  /** Steps that the engine has taken; a build that counts them has them. */
  steps(): number;
}

/** No piece of a run may take more steps, because nothing is heard within one. A step is a turn of a loop or a call of a function. */
export const mostStepsInPiece = 6_000_000;
/** No run of an hour may take more CPU, and no longer run more for each of its hours. */
export const mostCpuSeconds = ({ durationSeconds }: Pick<Scenario, "durationSeconds">): number => 10 * Math.max(1, durationSeconds / 3600);
/** A run that takes this many times as long as it may is not awaited. */
const patience = 10;

export const worldOf = (seed: number): Scenario => wideScenario(seededRandom(seed));

/** The CPU of the run alone: nobody looks at it, and nothing is judged. */
export function cpuOf(seed: number, meters: Pick<Meters, "cpuSeconds">): number {
  const began = meters.cpuSeconds();
  const started = startRun(worldOf(seed));
  if (started.ok) {
    started.simulation.advance(Infinity);
    started.simulation.trace();
  }
  return meters.cpuSeconds() - began;
}

/** Runs the world of a seed and judges everything that must be true of any. */
export function judgeWorld(seed: number, meters: Meters): Verdict {
  const scenario = worldOf(seed);
  const { durationSeconds } = scenario;
  const verdict: Verdict = {
    seed,
    durationSeconds,
    pods: 0,
    refused: null,
    faults: [],
    cpuSeconds: 0,
    steps: 0,
    mostSteps: 0,
    mostStepsAt: 0,
  };
  try {
    verdict.faults.push(...copiesAreEqual(scenario));
    judgeRun(scenario, meters, verdict);
  } catch (error) {
    verdict.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return verdict;
}

function copiesAreEqual(scenario: Scenario): string[] {
  const read = readScenario(JSON.parse(JSON.stringify(scenario)));
  if (!read.ok) return [`It is no scenario: ${JSON.stringify(read)}`];
  const isSame = (other: unknown) => JSON.stringify(other) === JSON.stringify(read.value);
  const link = encodeLink({ scenario });
  const opened = link === null ? null : decodeLink(link);
  if (opened === null) return [];
  return opened.ok && isSame(opened.value.scenario) ? [] : ["Its link opens another scenario."];
}

function judgeRun(scenario: Scenario, meters: Meters, verdict: Verdict): void {
  const watch = watchObservations(scenario);
  const started = startRun(scenario, { onReconcile: atMost(mostObservedPods, watch.onReconcile) });
  if (!started.ok) {
    const { refusal } = started;
    verdict.refused = refusal.kind === "limits" ? refusal.message : `The manifest: ${refusal.problems[0]?.message}`;
    return;
  }
  if (!advance(started.simulation, scenario, meters, verdict)) return;
  const trace = started.simulation.trace();
  verdict.pods = trace.seconds.existing.reduce((most, pods) => Math.max(most, pods), 0);
  verdict.faults.push(...breaches(trace), ...watch.breaches(trace));
  // Only what is quick is run again.
  if (verdict.cpuSeconds < 1) verdict.faults.push(...otherRunsAgree(scenario, trace, verdict.seed));
}

/** Piece by piece. Returns false if it takes far too long. */
function advance(simulation: Simulation, scenario: Scenario, meters: Meters, verdict: Verdict): boolean {
  const awaited = patience * mostCpuSeconds(scenario);
  const began = meters.cpuSeconds();
  const stepsBefore = meters.steps();
  let spent = 0;
  while (!simulation.finished && spent <= awaited) {
    const before = meters.steps();
    const at = simulation.second;
    simulation.step();
    const steps = meters.steps() - before;
    if (steps > verdict.mostSteps) Object.assign(verdict, { mostSteps: steps, mostStepsAt: at });
    // Asking for it is not cheap.
    if ((at % 60 === 0 && simulation.second > at) || steps > mostStepsInPiece) spent = meters.cpuSeconds() - began;
  }
  verdict.cpuSeconds = meters.cpuSeconds() - began;
  verdict.steps = meters.steps() - stepsBefore;
  if (verdict.mostSteps > mostStepsInPiece) verdict.faults.push(`${verdict.mostStepsAt} s: ${verdict.mostSteps} steps in one piece`);
  if (!simulation.finished) verdict.faults.push(`${simulation.second} s: not awaited after ${Math.round(spent)} s of CPU`);
  return simulation.finished;
}

function otherRunsAgree(scenario: Scenario, trace: Trace, seed: number): string[] {
  const found: string[] = [];
  if (seed % 3 === 0) {
    const short = run(scenario, { record: "outcomes" });
    const isSame = short.ok && JSON.stringify(short.outcomes) === JSON.stringify(trace.outcomes);
    if (!isSame) found.push("A run for its outcomes alone has others.");
  }
  if (seed % 5 === 0) {
    const again = run(structuredClone(scenario));
    if (!again.ok || digestTrace(again.trace) !== digestTrace(trace)) found.push("A second run is another one.");
  }
  return found;
}

/** What the controller saw is kept until the run has ended, so of the largest runs only the beginning is watched. */
const mostObservedPods = 300_000;

function atMost(pods: number, listen: ReconcileListener): ReconcileListener {
  let left = pods;
  return (reconcile, observation, hpa) => {
    left -= observation.pods.length;
    if (left > 0) listen(reconcile, observation, hpa);
  };
}
