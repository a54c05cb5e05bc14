import { readRfc3339 } from "../../lib/utcTime";
import type { AutoscalerReading } from "../evidence";
import type { MergedAutoscaler, Place, Placed } from "../merge/merged";
import { secondsOfAge } from "../ages";
import { leadsOfRow } from "./figures";
import { problemNow, type Statement } from "./statement";

/** An hour at a limit is no peak. */
const longSeconds = 3600;

/** A limit that has held the count for an hour or more: by an object's times, by the rows of a watch, by recorded series. */
export const longAtBound = (merged: MergedAutoscaler): Statement[] => [...byCondition(merged), ...byRows(merged), ...bySeries(merged)];

/** ScalingLimited has been true for an hour, by the newest time in the object. */
function byCondition({ conditions, events, fields }: MergedAutoscaler): Statement[] {
  const limited = conditions.find(({ type }) => type === "ScalingLimited");
  const since = readRfc3339(limited?.lastTransitionTime ?? "");
  const bound = limited?.reason === "TooManyReplicas" ? "maxReplicas" : limited?.reason === "TooFewReplicas" ? "minReplicas" : null;
  // Where the last sync failed, the condition is left over.
  const isStale = conditions.some(
    ({ type, status, reason = "" }) => type !== "ScalingLimited" && status === "False" && /^(?:Failed|Scaling)/.test(reason),
  );
  if (limited?.status !== "True" || since === null || bound === null || isStale) return [];
  const newest = [
    ...conditions.map(({ lastTransitionTime }) => lastTransitionTime),
    ...events.map(({ time }) => time),
    fields.lastScaleTime?.value,
  ]
    .map((time) => readRfc3339(time ?? ""))
    .reduce((latest: number, time) => Math.max(latest, time ?? 0), 0);
  const value = fields[bound]?.value ?? null;
  if (newest - since < longSeconds) return [];
  return [problemNow({ kind: "clamped", bound, value, seconds: newest - since }, "computed", [limited.place])];
}

/** More rows than this are not computed one by one. */
const mostRows = 200;

/** The last rows of a watch are at the maximum, and the figures of each propose more. */
function byRows(merged: MergedAutoscaler): Statement[] {
  const rows = merged.readings.filter(({ source, age }) => source === "table" && age !== undefined).slice(-mostRows);
  const first = rows.findLastIndex((row) => !isOverMaximum(merged, row)) + 1;
  const [from, to] = [rows[first], rows.at(-1)];
  const [began, ended] = [secondsOfAge(from?.age ?? ""), secondsOfAge(to?.age ?? "")];
  if (from === undefined || to === undefined || began === null || ended === null) return [];
  const seconds = ended.low - began.high;
  if (seconds < longSeconds) return [];
  const basis = rows.slice(first).map(({ place }) => place);
  return [problemNow({ kind: "atMaximum", by: "rows", value: to.maxReplicas!, seconds, isNow: true }, "computed", basis)];
}

function isOverMaximum(merged: MergedAutoscaler, row: Placed<AutoscalerReading>): boolean {
  const { currentReplicas, maxReplicas } = row;
  if (typeof currentReplicas !== "number" || typeof maxReplicas !== "number" || currentReplicas < maxReplicas) return false;
  const leads = leadsOfRow(merged, row);
  return leads !== null && leads.proposal.low > maxReplicas;
}

/** Points that are further apart leave out what was between. */
const longestGapSeconds = 600;

/** The last stretch of an hour or more in which the recorded count was the recorded maximum. */
function bySeries({ series, fields }: MergedAutoscaler): Statement[] {
  const named = (end: RegExp) =>
    series.find(({ metric }) => metric !== null && /^kube_(?:horizontalpodautoscaler|hpa)_/.test(metric) && end.test(metric));
  const counts = named(/_status_current_replicas$/);
  const maximum = named(/_spec_max_replicas$/);
  const told = fields.maxReplicas;
  if (counts === undefined || (maximum === undefined && told === undefined)) return [];
  const maxAt = maximum === undefined ? () => told!.value : valueAt(maximum.points);
  const { times, values } = counts.points;
  let [from, last, found]: [number | null, number, { from: number; to: number; value: number } | null] = [null, NaN, null];
  for (const [index, time] of times.entries()) {
    const max = maxAt(time);
    if (Number.isNaN(time) || max === null || !(values[index]! >= max)) from = null;
    else {
      if (from === null || time - last > longestGapSeconds) from = time;
      last = time;
      if (time - from >= longSeconds) found = { from, to: time, value: max };
    }
  }
  if (found === null) return [];
  const basis: Place[] = [counts.place, maximum?.place ?? told!.place];
  const isNow = found.to === times.at(-1);
  return [problemNow({ kind: "atMaximum", by: "series", value: found.value, seconds: found.to - found.from, isNow }, "recorded", basis)];
}

/** The value of the newest point at or before a time; asked with rising times. */
function valueAt({ times, values }: MergedAutoscaler["series"][number]["points"]): (time: number) => number | null {
  let at = -1;
  return (time) => {
    while (at + 1 < times.length && times[at + 1]! <= time) at++;
    const value = at < 0 ? values[0] : values[at];
    return value === undefined || Number.isNaN(value) ? null : value;
  };
}
