/** What snapshots tell of an earlier time: kubectl prints one sync's decision, and of the time before it only what changed and when. */
import { formatRfc3339, readRfc3339 } from "../../lib/utcTime";
import type { MergedAutoscaler, Place } from "../merge/merged";
import type { Range, SnapshotExplanation, Standing } from "../snapshot/statement";
import type { SnapshotTimes, TimedRescale } from "../snapshot/times";
import type { AskedTime } from "./askedTime";
import { secondOf, type NotTold } from "./secondOf";

/** Seconds count from the zero of `SnapshotTimes`, so they are 0 or less. */
export interface StateAt {
  readonly zero: SnapshotTimes["zero"];
  /** The time that was asked about; an age is a range. */
  readonly at: Range;
  /** The same as RFC 3339; null where the texts tell ages alone. */
  readonly time: string | null;
  /** The count that the last rescale before this time wrote; `replicas` null: the texts do not tell, or it was one of `either`. */
  readonly count: { readonly replicas: number | null; readonly either: readonly number[]; readonly standing: Standing };
  /** The rescales around this time; null: the texts tell of none. */
  readonly before: TimedRescale | null;
  /** An age is a range, so these may have been before this time or after it. */
  readonly during: readonly TimedRescale[];
  readonly after: TimedRescale | null;
  /** Each condition whose last change has a time; `status` null: it changed later, and what it was before is not told. */
  readonly conditions: readonly StateOfCondition[];
  /** Warnings that came before and after this time, or at it. */
  readonly warnings: readonly SnapshotTimes["warnings"][number][];
  /** The time is the one of the newest entry, so the decision of the whole explanation is this time's, too. */
  readonly isNewest: boolean;
}

interface StateOfCondition {
  readonly type: string;
  readonly status: string | null;
  readonly changedAt: Range;
  readonly standing: Standing;
  readonly basis: readonly Place[];
}

export function stateAt(merged: Pick<MergedAutoscaler, "events">, { times }: SnapshotExplanation, asked: AskedTime): StateAt | NotTold {
  const at = momentOf(merged, times, asked);
  if ("code" in at) return at;
  const { zero, rescales, transitions, warnings } = times;
  const zeroSecond = zero.kind === "newest" ? readRfc3339(zero.time) : null;
  const before = rescales.findLast((each) => each.at.high <= at.low) ?? null;
  const during = rescales.filter((each) => each.at.low <= at.high && each.at.high > at.low);
  return {
    zero,
    at,
    time: zeroSecond === null ? null : formatRfc3339(zeroSecond + at.low),
    count: countAt(times, before, during),
    before,
    during,
    after: rescales.find((each) => each.at.low > at.high) ?? null,
    conditions: transitions.map(({ what, status, at: changedAt, basis }) => {
      const isSince = changedAt.high <= at.low;
      return { type: what, status: isSince ? status : null, changedAt, standing: isSince ? "computed" : "assumed", basis };
    }),
    warnings: warnings.filter(({ from, to }) => (from ?? to).low <= at.high && to.high >= at.low),
    isNewest: at.high === 0,
  };
}

function momentOf({ events }: Pick<MergedAutoscaler, "events">, times: SnapshotTimes, asked: AskedTime): Range | NotTold {
  const { zero } = times;
  const told = [...times.rescales, ...times.transitions].map(({ at }) => at);
  const spans = [...told, ...times.warnings.flatMap(({ from, to }) => (from === null ? [to] : [from, to]))];
  const first = spans.reduce((least, { low }) => Math.min(least, low), Infinity);
  if (first === Infinity) return { code: "noTimes" };
  if (zero.kind === "newest") {
    const zeroSecond = readRfc3339(zero.time)!;
    const second = secondOf(asked, { from: zeroSecond + first, to: zeroSecond });
    return typeof second === "number" ? { low: second - zeroSecond, high: second - zeroSecond } : second;
  }
  if (asked.kind !== "age") return { code: "agesOnly" };
  const texts = [...new Set(events.flatMap(({ age, place }) => (typeof age === "string" ? [place.text] : [])))];
  if (texts.length > 1) return { code: "agesOfSeveralTexts", texts };
  const at = { low: -asked.seconds.high, high: -asked.seconds.low };
  return at.high < first ? { code: "older", oldest: -first } : at;
}

function countAt({ counts }: SnapshotTimes, before: TimedRescale | null, during: readonly TimedRescale[]): StateAt["count"] {
  if (during.length > 0) return { replicas: null, either: [before, ...during].flatMap((each) => each?.to ?? []), standing: "assumed" };
  const since = before === null ? undefined : counts.findLast(({ from }) => from === before.at.high);
  return { replicas: before?.to ?? null, either: [], standing: since?.isCertain === true ? "computed" : "assumed" };
}
