import type { MetricsReading, PodMetricValue } from "../controller/observation";
import type { Int64 } from "../lib/int64";
import type { SeededRandom } from "../lib/random";
import type { ClusterSecond } from "./clusterSecond";
import type { ClusterSettings } from "./clusterSettings";
import type { CustomMetricType } from "./guessSignal";
import type { PodReader, PodTraffic } from "./podReader";
import { adapterMilli, evaluate, sumOf, type Series } from "./prometheus";
import { createRounds, secondOf } from "./rounds";
import { rateRangeSeconds, signalKinds, type SignalMeasure } from "./signal";
import { createSignals, type CustomMetric, type Signals } from "./signals";

/**
 * How custom and external metrics get to their APIs. Once in its period, Prometheus scrapes each pod, and what belongs to no pod. The
 * adapter evaluates a metric's query when it is asked, over the samples that were scraped until then. It knows the metrics that had a
 * sample when it last listed them; a new pod of a known metric needs no listing.
 */
export interface CustomMetrics<Pod> {
  track(pod: Pod): void;
  forget(pod: Pod): void;
  /** Scrapes and lists what is due at the end of this second. */
  tick(now: number, second: ClusterSecond): void;
  /** From now on, nothing is delivered for pods with these names; all others are delivered again. */
  lose(names: ReadonlySet<string>): void;
  /** What the two APIs answer at the end of the present second. */
  answer(): CustomMetricsAnswer;
  /** When the values that belong to no pod were last scraped; null before. */
  readonly scrapedAt: number | null;
  /** The range of rates; 0: no metric is a rate. */
  readonly rangeSeconds: number;
  /** The true values now, before any scrape. */
  readonly signals: Signals;
}

export type CustomMetricsAnswer = Required<Pick<MetricsReading, "pods" | "object" | "external">>;

export interface CustomMetricsOptions<Pod> {
  /** The custom metrics that any of the run's manifests reads. */
  metrics: readonly CustomMetric[];
  settings: Pick<ClusterSettings, "scrapeSeconds" | "relistSeconds">;
  requestMilliseconds: number;
  reader: Pick<PodReader<Pod>, "name" | "traffic">;
  random: SeededRandom;
}

/** `sampledAt`: the time of the last sample that is no staleness marker. */
interface SampledSeries extends Series {
  sampledAt: number;
}

/** A pod as Prometheus knows it, with a series for each metric that pods are scraped for. */
interface Scraped<Pod> {
  readonly pod: Pod;
  readonly name: string;
  readonly series: readonly SampledSeries[];
}

export function createCustomMetrics<Pod>(options: CustomMetricsOptions<Pod>): CustomMetrics<Pod> {
  const { metrics, settings, reader, random } = options;
  const { scrapeSeconds, relistSeconds } = settings;
  const rangeSeconds = metrics.some((metric) => measureOf(metric).function === "rate") ? rateRangeSeconds(scrapeSeconds) : 0;
  const scrapes = createRounds<Scraped<Pod>>(scrapeSeconds, random.fork("scrape"));
  const scrapeSecond = random.fork("scrape-of-all").integer(scrapeSeconds);
  const relistSecond = random.fork("relist").integer(relistSeconds);
  const signals = createSignals(metrics, options.requestMilliseconds);
  const atPods = metrics.filter((metric) => metric.type === "Pods" || isOfPods(metric));
  const known = new Map<Pod, Scraped<Pod>>();
  /** Pods that no longer exist, while their samples are in a range. */
  let gone: { until: number; scraped: Scraped<Pod> }[] = [];
  /** The series of what belongs to no pod. */
  const whole = new Map(metrics.filter((metric) => !atPods.includes(metric)).map((metric) => [metric, emptySeries()]));
  const listed = new Set<CustomMetric>();
  const append = (metric: CustomMetric, series: SampledSeries, at: number, value: number) =>
    addSample(series, at, value, measureOf(metric).function === "rate" ? rangeSeconds : 0);
  const scrape = createScrape(atPods, reader, signals, append);
  let lost: ReadonlySet<string> = new Set();
  let scrapedAt: number | null = null;
  let now = -Infinity;

  const scrapeAll = () => {
    scrapedAt = now;
    for (const [metric, series] of whole) append(metric, series, now, sampleOf(metric, signals));
  };
  const seriesOf = (metric: CustomMetric): SampledSeries[] => {
    const single = whole.get(metric);
    if (single) return [single];
    const place = atPods.indexOf(metric);
    return [...gone.map(({ scraped }) => scraped), ...known.values()].map(({ series }) => series[place]!);
  };
  /** The adapter lists the metrics that had a sample lately; its maximum age must be set to at least a scrape period, or metrics flap. */
  const relist = () => {
    for (const metric of metrics) {
      if (seriesOf(metric).some(({ sampledAt }) => sampledAt > now - Math.max(relistSeconds, scrapeSeconds))) listed.add(metric);
      else listed.delete(metric);
    }
  };
  const podValues = (metric: CustomMetric): Map<string, PodMetricValue> => {
    const place = atPods.indexOf(metric);
    const { function: name } = measureOf(metric);
    const values = new Map<string, PodMetricValue>();
    for (const { name: pod, series } of known.values()) {
      const each = series[place]!;
      const value = lost.has(pod) ? null : evaluate(name, each, now, rangeSeconds);
      if (value === null) continue;
      const window = name === "rate" ? { timestamp: now, windowSeconds: rangeSeconds } : { timestamp: each.sampledAt, windowSeconds: 0 };
      values.set(pod, { ...window, valueMilli: adapterMilli(value, "custom") });
    }
    return values;
  };
  const oneValue = (metric: CustomMetric, api: "custom" | "external"): Int64 | null => {
    const { function: name } = measureOf(metric);
    const value = sumOf(name, seriesOf(metric), now, rangeSeconds);
    return value === null ? null : adapterMilli(value, api);
  };

  return {
    signals,
    rangeSeconds,
    get scrapedAt() {
      return scrapedAt;
    },
    lose(names) {
      lost = names;
    },
    track(pod) {
      if (atPods.length === 0) return;
      const entry = { pod, name: reader.name(pod), series: atPods.map(emptySeries) };
      known.set(pod, entry);
      scrapes.add(entry);
    },
    forget(pod) {
      const scraped = known.get(pod);
      if (!scraped) return;
      known.delete(pod);
      scrapes.remove(scraped);
      // Prometheus marks the series at the next scrape, which finds nothing.
      scraped.series.forEach((series, index) => append(atPods[index]!, series, now + scrapeSeconds, NaN));
      gone.push({ until: now + rangeSeconds, scraped });
    },
    tick(second, state) {
      now = second;
      if (metrics.length === 0) return;
      signals.tick(now, state);
      if (gone.length > 0 && gone[0]!.until < now) gone = gone.filter(({ until }) => until >= now);
      for (const entry of scrapes.due(now)) scrape(entry, now);
      if (secondOf(scrapeSeconds, now) === scrapeSecond) scrapeAll();
      if (secondOf(relistSeconds, now) === relistSecond) relist();
    },
    answer() {
      const answer = { pods: new Map(), object: new Map(), external: new Map() } satisfies CustomMetricsAnswer;
      for (const metric of metrics) if (listed.has(metric)) put[metric.type](answer, metric, { podValues, oneValue });
      return answer;
    },
  };
}

interface Values {
  podValues(metric: CustomMetric): Map<string, PodMetricValue>;
  oneValue(metric: CustomMetric, api: "custom" | "external"): Int64 | null;
}

interface FilledAnswer {
  pods: Map<string, ReadonlyMap<string, PodMetricValue>>;
  object: Map<string, Int64>;
  external: Map<string, readonly Int64[]>;
}

const put: Readonly<Record<CustomMetricType, (answer: FilledAnswer, metric: CustomMetric, values: Values) => void>> = {
  Pods: ({ pods }, metric, { podValues }) => void pods.set(metric.name, podValues(metric)),
  Object({ object }, metric, { oneValue }) {
    const value = oneValue(metric, "custom");
    if (value !== null) object.set(metric.name, value);
  },
  External({ external }, metric, { oneValue }) {
    const value = oneValue(metric, "external");
    external.set(metric.name, value === null ? [] : [value]);
  },
};

const emptySeries = (): SampledSeries => ({ times: [], values: [], sampledAt: -Infinity });

const measureOf = ({ source }: CustomMetric): SignalMeasure => signalKinds[source].measure;

const isOfPods = ({ source }: CustomMetric): boolean => signalKinds[source].ofPod !== null;

/** In the metric's unit; a counter's total, where a rate is computed from it. */
function sampleOf(metric: CustomMetric, signals: Signals): number {
  return (measureOf(metric).counter === "offered" ? signals.offeredTotal() : signals.ofAll(metric)) / 1000;
}

/** Adds a sample, and drops all that no query reads any more; the newest always stays. */
function addSample(series: SampledSeries, at: number, value: number, keptSeconds: number): void {
  const { times, values } = series;
  times.push(at);
  values.push(value);
  if (!Number.isNaN(value)) series.sampledAt = at;
  let dropped = 0;
  while (dropped < times.length - 1 && times[dropped]! <= at - keptSeconds) dropped++;
  if (dropped === 0) return;
  times.splice(0, dropped);
  values.splice(0, dropped);
}

/** Adds to a pod's series what a scrape of the pod finds. */
function createScrape<Pod>(
  metrics: readonly CustomMetric[],
  reader: Pick<PodReader<Pod>, "traffic">,
  signals: Signals,
  append: (metric: CustomMetric, series: SampledSeries, at: number, value: number) => void,
): (entry: Scraped<Pod>, now: number) => void {
  const traffic: PodTraffic = { startedAt: NaN, served: 0, inFlight: 0 };
  const own = { served: () => traffic.served / 1000, inFlight: () => Math.trunc(traffic.inFlight) / 1000 };

  return ({ pod, series }, now) => {
    const runs = reader.traffic(pod, traffic);
    metrics.forEach((metric, index) => {
      const { ofPod } = signalKinds[metric.source];
      const value = !runs ? NaN : ofPod === null ? sampleOf(metric, signals) : own[ofPod]();
      const each = series[index]!;
      // A failed scrape leaves one staleness marker, and nothing before the first sample.
      if (runs || (each.values.length > 0 && !Number.isNaN(each.values.at(-1)))) append(metric, each, now, value);
    });
  };
}
