import { effectOf } from "../../engine/index";
import type { Run, RunMetric } from "../run/run";
import type { TimeRange } from "../run/timeRange";

/** The times in view when the controller does not see a metric, because its metrics API does not answer. */
export function blindTimes(
  { incidents }: Pick<Run, "incidents">,
  metric: Pick<RunMetric, "source" | "keda">,
  view: TimeRange,
): TimeRange[] {
  // The adapter for Prometheus has no part in what KEDA reads.
  if (metric.keda !== null) return [];
  const effect = metric.source === null ? "resourceSilence" : "customSilence";
  return incidents.flatMap(({ incident, until, refused }) => {
    const { at } = incident;
    const silent = effectOf(incident) === effect && refused === null && until !== null && at < view.to && until > view.from;
    return silent ? [{ from: Math.max(at, view.from), to: Math.min(until, view.to) }] : [];
  });
}
