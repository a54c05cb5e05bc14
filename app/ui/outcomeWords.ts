/** The run's outcomes in words: what each is called, how its value is written, and what it counts. */
import type { Outcomes, Workload } from "../../engine/index";
import { decimal, quantity, span } from "./words";

export interface OutcomeWords {
  outcome: keyof Outcomes;
  name: string;
  /** Of a number that the run has. */
  write(value: number): string;
  unit: string;
  definition: string;
}

/** In the order of the page; of a queue worker without what it cannot have. */
export function outcomeWords(kind: Workload["kind"]): OutcomeWords[] {
  const queue = kind === "queue";
  const [requests, served] = queue ? ["messages", "drained"] : ["requests", "served"];
  return [
    words("podHours", "Pod-hours", hours, "h", "Pods that existed, pending and stopping ones included, × hours."),
    words("cpuHoursRequested", "CPU requested", hours, "core-h", "The CPU requests of those pods × hours."),
    words("cpuHoursUsed", "CPU used", hours, "core-h", "What all pods used × hours."),
    words("requestsServed", `${capital(requests)} ${served}`, whole, "", `All ${requests} that a pod has ${served}.`),
    // A queue loses nothing.
    ...(queue
      ? []
      : [
          words("requestsFailed", "Requests failed", whole, "", "Those that waited longer than their timeout."),
          words("failedShare", "Share failed", share, "%", "Failed ÷ (served + failed)."),
        ]),
    words("overloadedSeconds", "Overloaded", span, "", `Seconds in which ${queue ? "" : "requests failed or "}some waited for capacity.`),
    words("worstBacklog", queue ? "Worst backlog" : "Most waiting", whole, "", `The most ${requests} that waited at a second’s end.`),
    words("rescalesUp", "Rescales up", quantity, "", "Times that the autoscaler wrote a higher count."),
    words("rescalesDown", "Rescales down", quantity, "", "Times that it wrote a lower one."),
    words("directionChanges", "Changes of direction", quantity, "", "Rescales against the one before, within ten minutes of it: flapping."),
    words("highestReplicas", "Highest replicas", quantity, "", "The most that spec.replicas asked for."),
    words("secondsToCapacity", "Time to capacity", span, "", "From the largest rise of the drawn load until the ready pods covered it."),
  ];
}

const words = (outcome: keyof Outcomes, name: string, write: OutcomeWords["write"], unit: string, definition: string): OutcomeWords => ({
  outcome,
  name,
  write,
  unit,
  definition,
});

/** Of small runs the decimals tell. */
const hours = (value: number): string => (Math.abs(value) < 10 ? decimal(value, 3) : quantity(value));
const whole = (count: number): string => quantity(Math.round(count));
const share = (ratio: number): string => decimal(ratio * 100, 2);
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
