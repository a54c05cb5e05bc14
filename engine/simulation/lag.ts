import type { ClusterSettings } from "../cluster/clusterSettings";
import { signalKinds, type SignalSource } from "../cluster/signal";
import { lastMinuteSeconds } from "../cluster/signals";
import type { ControllerFlags } from "../controller/flags";
import type { MetricSeries } from "./trace";

/**
 * Seconds from a change of what a metric measures to the reconcile that first sees it whole, at worst. What it is the average of has to
 * begin after the change. How long an adapter takes to list a new pod is not in it: that pod is missing until then.
 */
export function worstLagSeconds(
  settings: ClusterSettings,
  { syncPeriodSeconds }: Pick<ControllerFlags, "syncPeriodSeconds">,
  { type, source }: Pick<MetricSeries, "type" | "source">,
): number {
  return (source === null ? resourceSeconds(settings) : scrapedSeconds(settings, type, source)) + syncPeriodSeconds;
}

/** So long until the next reading, and until that is fetched; then until the next reading that is fetched, which comes with the rarer of the two. */
function resourceSeconds({ kubeletPeriodSeconds, metricResolutionSeconds }: ClusterSettings): number {
  return kubeletPeriodSeconds + metricResolutionSeconds + Math.max(kubeletPeriodSeconds, metricResolutionSeconds);
}

/** What is of a moment waits for the next scrape alone; a pod's own rate then for the scrapes of a minute, or for one more where they are rarer. */
function scrapedSeconds({ scrapeSeconds }: ClusterSettings, type: MetricSeries["type"], source: SignalSource): number {
  const { ofLastMinute, ofPod } = signalKinds[source];
  if (!ofLastMinute) return scrapeSeconds;
  const scrapesRate = type === "Pods" && ofPod === "served";
  return scrapeSeconds + (scrapesRate ? scrapeSeconds * Math.max(1, Math.floor(lastMinuteSeconds / scrapeSeconds)) : lastMinuteSeconds);
}
