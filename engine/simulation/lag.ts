import type { ClusterSettings } from "../cluster/clusterSettings";
import { signalKinds, type SignalSource } from "../cluster/signal";
import { lastMinuteSeconds } from "../cluster/signals";
import type { ControllerFlags } from "../controller/flags";
import type { MetricSeries } from "./trace";

/**
 * The longest time in seconds from a change in what a metric measures to the first reconcile that sees it fully: the averaged window must
 * begin after the change. The time until an adapter lists a new pod is not included: that pod is missing until then.
 */
export function worstLagSeconds(
  settings: ClusterSettings,
  { syncPeriodSeconds }: Pick<ControllerFlags, "syncPeriodSeconds">,
  { type, source }: Pick<MetricSeries, "type" | "source">,
): number {
  return (source === null ? resourceSeconds(settings) : scrapedSeconds(settings, type, source)) + syncPeriodSeconds;
}

/**
 * The wait for the next reading and for its fetch, then the wait for the next fetched reading, which comes in the slower of the two
 * periods.
 */
function resourceSeconds({ kubeletPeriodSeconds, metricResolutionSeconds }: ClusterSettings): number {
  return kubeletPeriodSeconds + metricResolutionSeconds + Math.max(kubeletPeriodSeconds, metricResolutionSeconds);
}

/**
 * A value of the moment waits only for the next scrape. A pod's own rate then waits for the scrapes of a minute, or for one more scrape if
 * they are rarer.
 */
function scrapedSeconds({ scrapeSeconds }: ClusterSettings, type: MetricSeries["type"], source: SignalSource): number {
  const { ofLastMinute, ofPod } = signalKinds[source];
  if (!ofLastMinute) return scrapeSeconds;
  const scrapesRate = type === "Pods" && ofPod === "served";
  return scrapeSeconds + (scrapesRate ? scrapeSeconds * Math.max(1, Math.floor(lastMinuteSeconds / scrapeSeconds)) : lastMinuteSeconds);
}
