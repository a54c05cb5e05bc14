import type { ClusterSettings } from "../cluster/clusterSettings";
import { rangeSamples, signalKinds } from "../cluster/signal";
import { lastMinuteSeconds } from "../cluster/signal";
import type { MetricSeries } from "./trace";

/**
 * The longest time in seconds from a change in what a metric measures to the first reconcile that sees it fully: the averaged window must
 * begin after the change. `syncMilliseconds`: from one sync to the next. Infinity: the range of its query does not always have two samples, or a counter without a function only rises.
 */
export function worstLagSeconds(
  settings: ClusterSettings,
  syncMilliseconds: number,
  metric: Pick<MetricSeries, "source" | "query" | "keda">,
): number {
  const period = Math.ceil(syncMilliseconds / 1000);
  // KEDA asks when the autoscaler reads.
  if (metric.keda === "direct" || metric.keda === "computed") return period;
  return (metric.source === null ? resourceSeconds(settings) : scrapedSeconds(settings, metric)) + period;
}

/**
 * The wait for the next reading and for its fetch, then the wait for the next fetched reading, which comes in the slower of the two
 * periods.
 */
function resourceSeconds({ kubeletPeriodSeconds, metricResolutionSeconds }: ClusterSettings): number {
  return kubeletPeriodSeconds + metricResolutionSeconds + Math.max(kubeletPeriodSeconds, metricResolutionSeconds);
}

/**
 * A value of the moment waits for the next scrape, a latency then for its whole minute. A rate waits until its range begins after the
 * change; irate waits for two scrapes after it.
 */
function scrapedSeconds({ scrapeSeconds }: ClusterSettings, { source, query }: Pick<MetricSeries, "source" | "query">): number {
  if (source === null || query === null) return NaN;
  const { ofLastMinute, counter } = signalKinds[source];
  if (counter === null) return scrapeSeconds + (ofLastMinute ? lastMinuteSeconds : 0);
  if (query.function === "instant" || rangeSamples(query, scrapeSeconds) !== "always") return Infinity;
  return query.function === "irate" ? 2 * scrapeSeconds : query.rangeSeconds;
}
