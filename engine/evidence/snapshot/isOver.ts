import type { MergedAutoscaler } from "../merge/merged";
import { secondsOfAge } from "../ages";

type Event = MergedAutoscaler["events"][number];

/** Whether later lines show that what a warning says no longer holds. */
export function isOver({ reason = "", age }: Event, { conditions, events, metrics }: MergedAutoscaler): boolean {
  const rescales = events.filter((event) => event.reason === "SuccessfulRescale").map((event) => ageOf(event.age));
  if (ageOf(age) > Math.min(...rescales)) return true;
  if (reason === "FailedGetScale" || reason === "FailedRescale" || reason === "FailedUpdateScale")
    return conditions.some(({ type, status }) => type === "AbleToScale" && status === "True");
  // With several metrics the condition is true although one of them fails.
  const isFailing = metrics.some((each) => [each.utilization, each.averageValue, each.current, each.value].includes(null));
  return !isFailing && conditions.some(({ type, status }) => type === "ScalingActive" && status === "True");
}

const ageOf = (age: string | null | undefined): number => (typeof age === "string" ? (secondsOfAge(age)?.low ?? Infinity) : Infinity);
