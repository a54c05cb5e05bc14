import { inputChanges, type RunOutcome, type Scenario } from "../../engine/index";
import type { CoveredQuestion } from "../run/cover";
import type { Measure, Question } from "./lesson";

/** What a question covers until it is answered; the page covers this and all that depends on it. */
export function askedBy({ measure, from }: Pick<Question, "measure" | "from">, scenario: Scenario): CoveredQuestion {
  const changes = inputChanges(scenario);
  switch (measure.kind) {
    case "step":
    case "second":
    case "heldBy": {
      const asks = asksOf[measure.kind === "heldBy" ? measure.kind : measure.column];
      // The last change before the asked moment is what the question is about. If nothing changes, the answer is there from the start.
      return { asks, from: from ?? changes.findLast((second) => second <= measure.at) ?? 0, until: measure.at };
    }
    case "nextRescale":
      // The answer is a moment, so the steps end at the first sync that could be it.
      return { asks: asksOf.nextRescale, from: from ?? measure.after + 1, until: "first" };
    case "outcome":
      // An outcome adds up the run, so it is about everything from the first change on, and every sync can be selected.
      return { asks: asksOfOutcome[measure.outcome], from: from ?? changes[0] ?? 0, until: "end" };
  }
}

type AskedName = Extract<Measure, { column: string }>["column"] | Extract<Measure, { at: number } | { after: number }>["kind"];

/**
 * The stage of what each measure asks for. At the first covered sync, a question for a decision still shows the cluster: the decision is
 * made from it. A question about the cluster covers that, too.
 */
const asksOf: Readonly<Record<Exclude<AskedName, "step" | "second">, CoveredQuestion["asks"]>> = {
  // The proposal of a sync: its metrics and pods are what the reader calculates with.
  asked: "decisions",
  // The stages after the proposal; where nothing holds it, they have its value, so all stages of the decision are covered.
  stabilized: "decisions",
  applied: "decisions",
  // The reason lies between the proposal and the written count.
  heldBy: "decisions",
  // A later sync's decision.
  nextRescale: "decisions",
  // Values of the cluster in a second. Metrics and proposals follow from them and would give them away.
  ready: "cluster",
  existing: "cluster",
  failed: "cluster",
  waiting: "cluster",
};

/** The same for what each outcome adds up. */
const asksOfOutcome: Readonly<Record<RunOutcome, CoveredQuestion["asks"]>> = {
  podHours: "cluster",
  cpuHoursRequested: "cluster",
  memoryHoursRequested: "cluster",
  cpuHoursUsed: "cluster",
  nodeHours: "cluster",
  requestsServed: "cluster",
  requestsFailed: "cluster",
  requestsRetried: "cluster",
  failedShare: "cluster",
  overloadedSeconds: "cluster",
  worstBacklog: "cluster",
  messagesReturned: "cluster",
  p50Latency: "cluster",
  p95Latency: "cluster",
  p99Latency: "cluster",
  secondsToCapacity: "cluster",
  vpaEvictions: "cluster",
  cpuSlackHours: "cluster",
  memorySlackHours: "cluster",
  throttledPodHours: "cluster",
  outOfMemoryKills: "cluster",
  highestReplicas: "decisions",
  rescalesUp: "decisions",
  rescalesDown: "decisions",
  directionChanges: "decisions",
};

/** Where the page looks once the answer is shown: at the asked moment, or at the moment that is the answer; null leaves the cursor. */
export function momentOf(measure: Measure, value: number | string | null): number | null {
  switch (measure.kind) {
    case "step":
    case "second":
    case "heldBy":
      return measure.at;
    case "nextRescale":
      return typeof value === "number" && value >= 0 ? value : null;
    case "outcome":
      return null;
  }
}
