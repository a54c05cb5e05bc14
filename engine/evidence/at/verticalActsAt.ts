/** What the updater of a VerticalPodAutoscaler had done at a time, by events. */
import { readRfc3339 } from "../../lib/utcTime";
import { secondsOfAge } from "../ages";
import type { MergedAutoscaler, MergedEvidence, Place } from "../merge/merged";
import type { Range } from "../snapshot/statement";
import { verticalActs, type VerticalAct } from "../snapshot/verticalAutoscalers";

/** An eviction or a resize in place, up to the time that was asked about. */
export interface VerticalActAt {
  readonly what: VerticalAct;
  /** Null: the event names none. */
  readonly pod: string | null;
  /** An age is a range. Seconds count as those of the time that was asked about. */
  readonly at: Range;
  /** An age is a range, so this may have been before the time or after it. */
  readonly isOpen: boolean;
  readonly standing: "recorded";
  readonly basis: readonly Place[];
}

/** Seconds count from `zero`, in Unix seconds; null: from when the texts were printed, and then only ages have a place. Oldest first. */
export function verticalActsAt(merged: MergedAutoscaler, evidence: MergedEvidence, zero: number | null, asked: Range): VerticalActAt[] {
  const names = evidence.others.flatMap(({ kind, name }) => (kind === "VerticalPodAutoscaler" ? [name] : []));
  return verticalActs(merged, evidence, names)
    .flatMap(({ act, pod, event }): VerticalActAt[] => {
      const at = rangeOf(event, zero);
      if (at === null || at.low > asked.high) return [];
      return [{ what: act, pod, at, isOpen: at.high > asked.low, standing: "recorded", basis: [event.place] }];
    })
    .toSorted((one, other) => one.at.high - other.at.high || one.at.low - other.at.low);
}

function rangeOf({ age, time }: { age?: string | null; time?: string }, zero: number | null): Range | null {
  if (zero === null) {
    const ago = typeof age === "string" ? secondsOfAge(age) : null;
    return ago === null ? null : { low: -ago.high, high: -ago.low };
  }
  const second = time === undefined ? null : readRfc3339(time);
  return second === null ? null : { low: second - zero, high: second - zero };
}
