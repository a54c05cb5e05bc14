import type { ClusterSettings } from "../cluster/clusterSettings";
import { rateRangeSeconds, signalKinds, type SignalSource } from "../cluster/signal";
import { lastMinuteSeconds } from "../cluster/signals";
import type { ControllerFlags } from "../controller/flags";
import type { MetricSeries } from "./trace";

/**
 * The longest time in seconds from a change in what a metric measures to the first reconcile that sees it fully: the averaged window must
 * begin after the change.
 */
export function worstLagSeconds(
  settings: ClusterSettings,
  { syncPeriodSeconds }: Pick<ControllerFlags, "syncPeriodSeconds">,
  { source }: Pick<MetricSeries, "source">,
): number {
  return (source === null ? resourceSeconds(settings) : scrapedSeconds(settings, source)) + syncPeriodSeconds;
}

/**
 * The wait for the next reading and for its fetch, then the wait for the next fetched reading, which comes in the slower of the two
 * periods.
 */
function resourceSeconds({ kubeletPeriodSeconds, metricResolutionSeconds }: ClusterSettings): number {
  return kubeletPeriodSeconds + metricResolutionSeconds + Math.max(kubeletPeriodSeconds, metricResolutionSeconds);
}

/** A value of the moment waits for the next scrape, a latency then for its whole minute. A rate waits until its range begins after the change. */
function scrapedSeconds({ scrapeSeconds }: ClusterSettings, source: SignalSource): number {
  const { ofLastMinute, measure } = signalKinds[source];
  if (measure.function === "rate") return rateRangeSeconds(scrapeSeconds);
  return scrapeSeconds + (ofLastMinute ? lastMinuteSeconds : 0);
}
