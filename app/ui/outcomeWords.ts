/** The run's outcomes in words: what each is called, how its value is written, and what it counts. */
import type { Outcomes, Workload } from "../../engine/index";
import { t } from "./text";
import { exact, span } from "./words";

export interface OutcomeWords {
  outcome: keyof Outcomes;
  name: string;
  /** Of a number that the run has. */
  write(value: number): string;
  /** The number that `write` shows, and such a number, or a difference of two, in words: a difference shown is always that of the numbers shown. */
  round(value: number): number;
  writeRounded(rounded: number): string;
  unit: string;
  definition: string;
}

/** How many decimals an outcome has wherever it is shown: hours so many that a pod's 4 seconds tell, the share as percent two, all others none. */
export function outcomeDecimals(outcome: keyof Outcomes): number {
  if (outcome === "failedShare") return 2;
  return outcome === "podHours" || outcome === "cpuHoursRequested" || outcome === "cpuHoursUsed" ? 3 : 0;
}

/** As a number with the decimals of its outcome; the share in percent. */
export function roundOutcome(outcome: keyof Outcomes, value: number): number {
  return Number((outcome === "failedShare" ? 100 * value : value).toFixed(outcomeDecimals(outcome)));
}

/** The last digit that is shown of an outcome: "0.001". */
export const leastShown = (outcome: keyof Outcomes): string => exact(10 ** -outcomeDecimals(outcome), outcomeDecimals(outcome));

/** In the order of the page; of a queue worker without what it cannot have. */
export function outcomeWords(kind: Workload["kind"]): OutcomeWords[] {
  const queue = kind === "queue";
  return [
    words("podHours", t`Pod-hours`, "h", t`Pods that existed, pending and stopping ones included, × hours.`),
    words("cpuHoursRequested", t`CPU requested`, t`core-h`, t`The CPU requests of those pods × hours.`),
    words("cpuHoursUsed", t`CPU used`, t`core-h`, t`What all pods used × hours.`),
    ...(queue ? ofMessages() : ofRequests()),
    words("rescalesUp", t`Rescales up`, "", t`Times that the autoscaler wrote a higher count.`),
    words("rescalesDown", t`Rescales down`, "", t`Times that it wrote a lower one.`),
    words("directionChanges", t`Changes of direction`, "", t`Rescales against the one before, within ten minutes of it: flapping.`),
    words("highestReplicas", t`Highest replicas`, "", t`The most that spec.replicas asked for.`),
    words("secondsToCapacity", t`Time to capacity`, "", t`From the load’s largest rise until the ready pods covered it.`),
  ];
}

/** A queue loses nothing. */
const ofMessages = (): OutcomeWords[] => [
  words("requestsServed", t`Messages drained`, "", t`All messages that a pod has drained.`),
  words("overloadedSeconds", t`Overloaded`, "", t`Seconds in which some waited for capacity.`),
  words("worstBacklog", t`Worst backlog`, "", t`The most messages that waited at a second’s end.`),
];

const ofRequests = (): OutcomeWords[] => [
  words("requestsServed", t`Requests served`, "", t`All requests that a pod has served.`),
  words("requestsFailed", t`Requests failed`, "", t`Those that waited longer than their timeout.`),
  words("failedShare", t`Share failed`, "%", t`Failed ÷ (served + failed).`),
  words("overloadedSeconds", t`Overloaded`, "", t`Seconds in which requests failed or some waited for capacity.`),
  words("worstBacklog", t`Most waiting`, "", t`The most requests that waited at a second’s end.`),
];

function words(outcome: keyof Outcomes, name: string, unit: string, definition: string): OutcomeWords {
  const round = (value: number) => roundOutcome(outcome, value);
  const isSpan = outcome === "overloadedSeconds" || outcome === "secondsToCapacity";
  const writeRounded = isSpan ? span : (rounded: number) => exact(rounded, outcomeDecimals(outcome));
  return { outcome, name, write: (value) => writeRounded(round(value)), round, writeRounded, unit, definition };
}
