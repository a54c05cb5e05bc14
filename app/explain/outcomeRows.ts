/** The run's outcomes in words: what each is called, how its value is written, and what it counts. */
import type { Outcomes, Workload } from "../../engine/index";
import { decimal, quantity, span } from "../ui/words";

export interface OutcomeRow {
  name: string;
  value: string;
  unit: string;
  definition: string;
}

export function outcomeRows(outcomes: Outcomes, kind: Workload["kind"]): OutcomeRow[] {
  const queue = kind === "queue";
  const [requests, served] = queue ? ["messages", "drained"] : ["requests", "served"];
  const { secondsToCapacity } = outcomes;
  return [
    row("Pod-hours", hours(outcomes.podHours), "h", "Pods that existed, pending and stopping ones included, × hours."),
    row("CPU requested", hours(outcomes.cpuHoursRequested), "core-h", "The CPU requests of those pods × hours."),
    row("CPU used", hours(outcomes.cpuHoursUsed), "core-h", "What all pods used × hours."),
    row(`${capital(requests)} ${served}`, whole(outcomes.requestsServed), "", `All ${requests} that a pod has ${served}.`),
    // A queue loses nothing.
    ...(queue
      ? []
      : [
          row("Requests failed", whole(outcomes.requestsFailed), "", "Those that waited longer than their timeout."),
          row("Share failed", share(outcomes.failedShare), "%", "Failed ÷ (served + failed)."),
        ]),
    row(
      "Overloaded",
      span(outcomes.overloadedSeconds),
      "",
      `Seconds in which ${queue ? "" : "requests failed or "}some waited for capacity.`,
    ),
    row(queue ? "Worst backlog" : "Most waiting", whole(outcomes.worstBacklog), "", `The most ${requests} that waited at a second’s end.`),
    row("Rescales up", quantity(outcomes.rescalesUp), "", "Times that the autoscaler wrote a higher count."),
    row("Rescales down", quantity(outcomes.rescalesDown), "", "Times that it wrote a lower one."),
    row(
      "Changes of direction",
      quantity(outcomes.directionChanges),
      "",
      "Rescales against the one before, within ten minutes of it: flapping.",
    ),
    row("Highest replicas", quantity(outcomes.highestReplicas), "", "The most that spec.replicas asked for."),
    row(
      "Time to capacity",
      secondsToCapacity === null ? "–" : span(secondsToCapacity),
      "",
      secondsToCapacity === null
        ? "The drawn load has no rise, or the ready pods never covered it."
        : "From the largest rise of the drawn load until the ready pods covered it.",
    ),
  ];
}

const row = (name: string, value: string, unit: string, definition: string): OutcomeRow => ({ name, value, unit, definition });

/** Of small runs the decimals tell. */
const hours = (value: number): string => (value < 10 ? decimal(value, 3) : quantity(value));
const whole = (count: number): string => quantity(Math.round(count));
const share = (ratio: number): string => decimal(ratio * 100, 2);
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
