import { readRfc3339 } from "../../lib/utcTime";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { secondsOfAge } from "../ages";
import type { Range, Statement, Supposition } from "./statement";

/**
 * What the times of a text fix. Seconds count from the moment zero; before it they are negative. A time is a range, because kubectl cuts an
 * age to its last unit.
 */
export interface SnapshotTimes {
  /** Ages count back from the moment at which the text was printed. Times of an object count from the newest time in it. */
  readonly zero: { readonly kind: "printed" } | { readonly kind: "newest"; readonly time: string };
  readonly rescales: readonly TimedRescale[];
  /** The written count from one rescale to the next, oldest first. */
  readonly counts: readonly TimedCount[];
  /** When conditions last changed their status, and when the count was last written. */
  readonly transitions: readonly {
    readonly what: string;
    readonly status: string | null;
    readonly at: Range;
    readonly basis: readonly Place[];
  }[];
  /** Spans in which warnings came. */
  readonly warnings: readonly {
    readonly reason: string;
    readonly count: number | null;
    readonly from: Range | null;
    readonly to: Range;
    readonly basis: readonly Place[];
  }[];
  /** What the window remembers: surely until `until`, perhaps until `perhapsUntil`. */
  readonly window: {
    readonly count: number | null;
    readonly from: number | null;
    readonly until: number;
    readonly perhapsUntil: number;
    readonly assumes: readonly Supposition[];
    readonly basis: readonly Place[];
  } | null;
  /** When the count can change in this direction. */
  readonly next: readonly { readonly direction: "up" | "down"; readonly in: Range; readonly basis: readonly Place[] }[];
}

export interface TimedRescale {
  readonly to: number | null;
  readonly direction: "up" | "down" | null;
  readonly at: Range;
  readonly basis: readonly Place[];
}

interface TimedCount {
  /** Null: not known. */
  readonly replicas: number | null;
  /** Null: from before the first known rescale. */
  readonly from: number | null;
  readonly until: number;
  /** False: other writes may lie in it, because an event that came several times shows its last time only. */
  readonly isCertain: boolean;
}

export function timesOf(merged: MergedAutoscaler, statements: readonly Statement[]): SnapshotTimes {
  const moments = [
    ...merged.events.map(({ time }) => time),
    ...merged.conditions.map(({ lastTransitionTime }) => lastTransitionTime),
    merged.fields.lastScaleTime?.value,
  ].flatMap((text) => (text !== undefined && readRfc3339(text) !== null ? [text] : []));
  const hasAges = merged.events.some(({ age }) => typeof age === "string");
  const newest = hasAges ? undefined : moments.toSorted((one, other) => readRfc3339(other)! - readRfc3339(one)!)[0];
  const zeroSecond = newest === undefined ? null : readRfc3339(newest);
  const atOf = (age: string | null | undefined, time: string | undefined): Range | null => {
    const ago = typeof age === "string" ? secondsOfAge(age) : null;
    if (ago !== null) return { low: -ago.high, high: -ago.low };
    const second = zeroSecond === null || time === undefined ? null : readRfc3339(time);
    return second === null ? null : { low: second - zeroSecond!, high: second - zeroSecond! };
  };
  const written = merged.events.flatMap(({ reason, message = "", age, time, count = 1, firstSeen, place }) => {
    const to = reason === "SuccessfulRescale" ? /^New size: (\d{1,9})/.exec(message)?.[1] : undefined;
    const at = atOf(age, time);
    const first = count > 1 ? (atOf(firstSeen, undefined) ?? { low: -Infinity, high: -Infinity }) : null;
    return to === undefined || at === null ? [] : [{ to: Number(to), message, at, first, place }];
  });
  const inTime = written.toSorted((one, other) => one.at.high - other.at.high || one.at.low - other.at.low);
  const rescales = inTime.map(({ to, message, at, place }, index): TimedRescale => {
    const before = inTime[index - 1]?.to;
    const said = message.includes("above target") ? "up" : message.includes("below target") ? "down" : null;
    return { to, direction: before === undefined || before === to ? said : to > before ? "up" : "down", at, basis: [place] };
  });
  const last = merged.fields.lastScaleTime;
  const lastAt = last === undefined ? null : atOf(undefined, last.value);
  if (last !== undefined && lastAt !== null && rescales.length === 0)
    rescales.push({ to: merged.fields.desiredReplicas?.value ?? null, direction: null, at: lastAt, basis: [last.place] });
  const transitions = merged.conditions.flatMap(({ type, status = null, lastTransitionTime, place }) => {
    const at = atOf(undefined, lastTransitionTime);
    return at === null ? [] : [{ what: type, status, at, basis: [place] }];
  });
  const warnings = merged.events.flatMap(({ type, reason = "", age, time, firstSeen, count = null, place }) => {
    const to = atOf(age, time);
    return type !== "Warning" || to === null ? [] : [{ reason, count, from: atOf(firstSeen, undefined), to, basis: [place] }];
  });
  return {
    zero: newest === undefined ? { kind: "printed" } : { kind: "newest", time: newest },
    rescales,
    counts: countsOf(rescales, merged.fields.currentReplicas?.value ?? null, inTime),
    transitions,
    warnings,
    window: windowIn(merged, statements),
    next: statements.flatMap((each) =>
      each.code === "nextScale" && each.inSeconds !== null && newest === undefined
        ? [{ direction: each.direction, in: each.inSeconds, basis: each.basis }]
        : [],
    ),
  };
}

function countsOf(
  rescales: readonly TimedRescale[],
  current: number | null,
  written: readonly { first: Range | null; at: Range }[],
): TimedCount[] {
  const [first] = rescales;
  if (first === undefined) return [];
  const hides = (from: number, until: number) =>
    written.some(({ first: began, at }) => began !== null && began.low < until && at.high > from);
  const counts: TimedCount[] = [{ replicas: null, from: null, until: first.at.low, isCertain: false }];
  for (const [index, { to, at }] of rescales.entries()) {
    const next = rescales[index + 1];
    const until = next ? next.at.high : 0;
    const isCertain = at.high <= until && !hides(at.high, until) && (next !== undefined || current === null || current === to);
    counts.push({ replicas: to, from: at.high, until, isCertain });
  }
  return counts;
}

function windowIn(merged: MergedAutoscaler, statements: readonly Statement[]): SnapshotTimes["window"] {
  const wait = statements.find((each) => each.code === "nextScale" && each.after === "lastHigherRecommendation");
  if (wait?.code !== "nextScale" || wait.inSeconds === null) return null;
  const limited = merged.conditions.find(({ type }) => type === "ScalingLimited")?.status === "True";
  return {
    count: limited ? null : (merged.fields.desiredReplicas?.value ?? null),
    from: wait.proposedAgo ? -wait.proposedAgo.high : null,
    until: wait.inSeconds.low,
    perhapsUntil: wait.inSeconds.high,
    assumes: wait.assumes ?? [],
    basis: wait.basis,
  };
}
