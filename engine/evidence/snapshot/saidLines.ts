import type { MergedAutoscaler, Place } from "../merge/merged";
import { secondsOfAge } from "../ages";
import { isOver } from "./isOver";
import type { Range, Statement } from "./statement";

/** A condition or an event as it was printed, and how it belongs to the present state. */
export interface SaidLine {
  readonly what: "condition" | "event";
  /** The condition's type, or Normal and Warning of an event. */
  readonly type: string | null;
  readonly status: string | null;
  readonly reason: string;
  readonly message: string;
  /**
   * `stale`: the last sync did not write it. `contradicts`: its reason and its message, or the printed figures, say different things.
   * `past`: an older event that the conditions no longer show.
   */
  readonly state: "now" | "stale" | "contradicts" | "past";
  /** An event's times that were seen. It may have happened more often, because the API server drops repeated events. */
  readonly count: number | null;
  readonly ago: Range | null;
  readonly firstAgo: Range | null;
  readonly standing: "recorded";
  readonly basis: readonly Place[];
}

export function saidLines(merged: MergedAutoscaler, statements: readonly Statement[]): SaidLine[] {
  /** The statements name the condition, because several may be in one line. */
  const names = (code: "staleCondition" | "contradiction", type: string) =>
    statements.some((each) =>
      each.code === "staleCondition" || (each.code === "contradiction" && each.what === "reasonAndMessage")
        ? each.code === code && each.condition === type
        : each.code === code && type === "ScalingLimited",
    );
  return [
    ...merged.conditions.map(({ type, status = null, reason = "", message = "", place }): SaidLine => ({
      what: "condition",
      type,
      status,
      reason,
      message,
      state: names("staleCondition", type) ? "stale" : names("contradiction", type) ? "contradicts" : "now",
      count: null,
      ago: null,
      firstAgo: null,
      standing: "recorded",
      basis: [place],
    })),
    ...merged.events.map((event): SaidLine => {
      const { type = null, reason = "", message = "", age, count = null, firstSeen, place } = event;
      const ago = agoOf(age);
      const isPast = reason !== "SuccessfulRescale" && type !== "Normal" && isOver(event, merged);
      const state = isPast ? "past" : "now";
      const firstAgo = agoOf(firstSeen);
      return { what: "event", type, status: null, reason, message, state, count, ago, firstAgo, standing: "recorded", basis: [place] };
    }),
  ];
}

const agoOf = (age: string | null | undefined): Range | null => (typeof age === "string" ? secondsOfAge(age) : null);
