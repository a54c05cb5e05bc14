/** The run's outcomes in words: what each is called, how its value is written, and what it counts. */
import type { Outcomes, Workload } from "../../engine/index";
import { t } from "./text";
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
  return [
    words("podHours", t`Pod-hours`, hours, "h", t`Pods that existed, pending and stopping ones included, × hours.`),
    words("cpuHoursRequested", t`CPU requested`, hours, t`core-h`, t`The CPU requests of those pods × hours.`),
    words("cpuHoursUsed", t`CPU used`, hours, t`core-h`, t`What all pods used × hours.`),
    ...(queue ? ofMessages() : ofRequests()),
    words("rescalesUp", t`Rescales up`, quantity, "", t`Times that the autoscaler wrote a higher count.`),
    words("rescalesDown", t`Rescales down`, quantity, "", t`Times that it wrote a lower one.`),
    words(
      "directionChanges",
      t`Changes of direction`,
      quantity,
      "",
      t`Rescales against the one before, within ten minutes of it: flapping.`,
    ),
    words("highestReplicas", t`Highest replicas`, quantity, "", t`The most that spec.replicas asked for.`),
    words("secondsToCapacity", t`Time to capacity`, span, "", t`From the load’s largest rise until the ready pods covered it.`),
  ];
}

/** A queue loses nothing. */
const ofMessages = (): OutcomeWords[] => [
  words("requestsServed", t`Messages drained`, whole, "", t`All messages that a pod has drained.`),
  words("overloadedSeconds", t`Overloaded`, span, "", t`Seconds in which some waited for capacity.`),
  words("worstBacklog", t`Worst backlog`, whole, "", t`The most messages that waited at a second’s end.`),
];

const ofRequests = (): OutcomeWords[] => [
  words("requestsServed", t`Requests served`, whole, "", t`All requests that a pod has served.`),
  words("requestsFailed", t`Requests failed`, whole, "", t`Those that waited longer than their timeout.`),
  words("failedShare", t`Share failed`, share, "%", t`Failed ÷ (served + failed).`),
  words("overloadedSeconds", t`Overloaded`, span, "", t`Seconds in which requests failed or some waited for capacity.`),
  words("worstBacklog", t`Most waiting`, whole, "", t`The most requests that waited at a second’s end.`),
];

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
