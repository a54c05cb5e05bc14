import type { MetricsReading, PodMetricValue } from "../controller/observation";
import type { Int64 } from "../lib/int64";
import type { SeededRandom } from "../lib/random";
import type { ClusterSecond } from "./clusterSecond";
import type { ClusterSettings } from "./clusterSettings";
import type { CustomMetricType } from "./guessSignal";
import type { PodReader, PodTraffic } from "./podReader";
import { adapterMilli, evaluate, sampledIn, sumOf, type SampleTimes, type Series } from "./prometheus";
import { createRounds, secondOf } from "./rounds";
import { isOfEachPod, signalKinds } from "./signal";
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
  /** From now on, that share of the scrapes fails. */
  miss(percent: number): void;
  /** What the two APIs answer at the end of the present second. */
  answer(): CustomMetricsAnswer;
  /** The present value of a metric that KEDA reads, in its unit; null: Prometheus has none. Only the API's adapter waits for a listing. */
  valueOf(metric: CustomMetric): number | null;
  /** The times of the first and the last sample from which the present value for all pods is computed; null: there is no value. */
  sampledIn(type: CustomMetricType, name: string): SampleTimes | null;
  /** The longest range of a query; 0: none has a range. */
  readonly rangeSeconds: number;
  /** The true values now, before any scrape. */
  readonly signals: Signals;
}

type CustomMetricsAnswer = Required<Pick<MetricsReading, "pods" | "object" | "external">>;

interface CustomMetricsOptions<Pod> {
  /** The custom metrics that any of the run's manifests reads. */
  metrics: readonly CustomMetric[];
  settings: Pick<ClusterSettings, "scrapeSeconds" | "relistSeconds">;
  reader: Pick<PodReader<Pod>, "name" | "traffic">;
  random: SeededRandom;
}

/** A pod as Prometheus knows it, with a series for each metric that pods are scraped for. */
interface Scraped<Pod> {
  readonly pod: Pod;
  readonly name: string;
  readonly series: readonly Series[];
  /** What the adapter answers for each of these metrics; overwritten in place, because there are thousands at each reconcile. */
  readonly answered: readonly PodMetricValue[];
  /** Whether the last answer had it. */
  readonly isAnswered: boolean[];
}

const noAnswer: CustomMetricsAnswer = { pods: new Map(), object: new Map(), external: new Map() };

export function createCustomMetrics<Pod>(options: CustomMetricsOptions<Pod>): CustomMetrics<Pod> {
  const { metrics, settings, reader, random } = options;
  const { scrapeSeconds, relistSeconds } = settings;
  const rangeSeconds = Math.max(0, ...metrics.map(({ query }) => query.rangeSeconds));
  const scrapes = createRounds<Scraped<Pod>>(scrapeSeconds, random.fork("scrape"));
  const scrapeSecond = random.fork("scrape-of-all").integer(scrapeSeconds);
  const relistSecond = random.fork("relist").integer(relistSeconds);
  const signals = createSignals(metrics);
  const answered = metrics.filter(({ keda }) => keda === undefined);
  const atPods = metrics.filter(isOfEachPod);
  const known = new Map<Pod, Scraped<Pod>>();
  /** Pods that no longer exist, until Prometheus has marked their series as stale and their samples are in no range. */
  let gone: { until: number; scraped: Scraped<Pod> }[] = [];
  /** The series of what belongs to no pod. */
  const whole = new Map(metrics.filter((metric) => !atPods.includes(metric)).map((metric) => [metric, emptySeries()]));
  /** When a metric was last scraped from any pod. */
  const sampledAt = new Map<CustomMetric, number>();
  const listed = new Set<CustomMetric>();
  const append = (metric: CustomMetric, series: Series, at: number, value: number) => {
    drop(series, at - metric.query.rangeSeconds);
    series.times.push(at);
    series.values.push(value);
    if (!Number.isNaN(value) && sampledAt.get(metric) !== at) sampledAt.set(metric, at);
  };
  const scrape = createScrape(atPods, reader, signals, append);
  const missing = random.fork("missed-scrapes");
  let missedPercent = 0;
  const isMissed = () => missedPercent > 0 && missing.integer(100) < missedPercent;
  let lost: ReadonlySet<string> = new Set();
  let now = -Infinity;

  const scrapeAll = () => {
    const missed = isMissed();
    for (const [metric, series] of whole)
      if (!missed || isFresh(series)) append(metric, series, now, missed ? NaN : sampleOf(metric, signals));
  };
  const seriesOf = (metric: CustomMetric): Series[] => {
    const single = whole.get(metric);
    if (single) return [single];
    const place = atPods.indexOf(metric);
    return [...gone.map(({ scraped }) => scraped), ...known.values()].map(({ series }) => series[place]!);
  };
  /** The adapter lists the metrics that had a sample lately; its maximum age must be set to at least a scrape period, or metrics flap. */
  const relist = () => {
    for (const metric of metrics) {
      if ((sampledAt.get(metric) ?? -Infinity) > now - Math.max(relistSeconds, scrapeSeconds)) listed.add(metric);
      else listed.delete(metric);
    }
  };
  /** By the pods' names, for each metric that pods are scraped for. */
  const delivered = atPods.map(() => new Map<string, PodMetricValue>());
  const podValues = (metric: CustomMetric): Map<string, PodMetricValue> => {
    const place = atPods.indexOf(metric);
    const { function: name, rangeSeconds: range } = metric.query;
    const values = delivered[place]!;
    const used = { from: 0, to: 0 };
    for (const { name: pod, series, answered, isAnswered } of known.values()) {
      const isLost = lost.size > 0 && lost.has(pod);
      const value = isLost ? null : evaluate(name, series[place]!, now, range, used);
      const answer = answered[place]!;
      if ((value !== null) !== isAnswered[place]) {
        isAnswered[place] = value !== null;
        if (value === null) values.delete(pod);
        else values.set(pod, answer);
      }
      if (value === null) continue;
      answer.timestamp = used.to;
      answer.windowSeconds = used.to - used.from;
      answer.valueMilli = adapterMilli(value, "custom");
    }
    return values;
  };
  const oneValue = (metric: CustomMetric, api: "custom" | "external"): Int64 | null => {
    const value = sumOf(metric.query.function, seriesOf(metric), now, metric.query.rangeSeconds);
    return value === null ? null : adapterMilli(value, api);
  };

  return {
    signals,
    rangeSeconds,
    valueOf(metric) {
      if (metric.keda === "direct") return signals.ofAll(metric) / 1000;
      return sumOf(metric.query.function, seriesOf(metric), now, metric.query.rangeSeconds);
    },
    sampledIn(type, name) {
      const metric = metrics.find((each) => each.type === type && each.name === name);
      if (!metric) return null;
      if (metric.keda === "direct") return { from: now, to: now };
      const { function: of, rangeSeconds: range } = metric.query;
      const times = seriesOf(metric).flatMap((series) => sampledIn(of, series, now, range) ?? []);
      if (times.length === 0) return null;
      return times.reduce((one, other) => ({ from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) }));
    },
    lose(names) {
      lost = names;
    },
    miss(percent) {
      missedPercent = percent;
    },
    track(pod) {
      if (atPods.length === 0) return;
      const entry = {
        pod,
        name: reader.name(pod),
        series: atPods.map(emptySeries),
        answered: atPods.map(emptyAnswer),
        isAnswered: atPods.map(() => false),
      };
      known.set(pod, entry);
      scrapes.add(entry);
    },
    forget(pod) {
      const scraped = known.get(pod);
      if (!scraped) return;
      known.delete(pod);
      delivered.forEach((values, place) => scraped.isAnswered[place] && values.delete(scraped.name));
      scrapes.remove(scraped);
      // Prometheus marks the series at the next scrape, which finds nothing.
      for (const { times, values } of scraped.series) {
        times.push(now + scrapeSeconds);
        values.push(NaN);
      }
      gone.push({ until: now + Math.max(scrapeSeconds, rangeSeconds), scraped });
    },
    tick(second, state) {
      now = second;
      if (metrics.length === 0) return;
      signals.tick(now, state);
      if (gone.length > 0 && gone[0]!.until < now) gone = gone.filter(({ until }) => until >= now);
      for (const entry of scrapes.due(now)) scrape(entry, now, isMissed());
      if (secondOf(scrapeSeconds, now) === scrapeSecond) scrapeAll();
      if (secondOf(relistSeconds, now) === relistSecond) relist();
    },
    answer() {
      if (answered.length === 0) return noAnswer;
      const answer = { pods: new Map(), object: new Map(), external: new Map() } satisfies CustomMetricsAnswer;
      for (const metric of answered) if (listed.has(metric)) put[metric.type](answer, metric, { podValues, oneValue });
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

const emptyAnswer = (): PodMetricValue => ({ timestamp: 0, windowSeconds: 0, valueMilli: 0 });

const emptySeries = (): Series => ({ times: [], values: [] });

/** In the metric's unit; a counter's total, where a rate is computed from it. */
function sampleOf(metric: CustomMetric, signals: Signals): number {
  return (signalKinds[metric.source].counter === "offered" ? signals.offeredTotal() : signals.ofAll(metric)) / 1000;
}

/** A failed scrape leaves one staleness marker, and nothing before the first sample. */
const isFresh = ({ values }: Series): boolean => values.length > 0 && !Number.isNaN(values.at(-1));

/** Drops the samples up to a second, which no later query reads. */
function drop({ times, values }: Series, until: number): void {
  while (times.length > 0 && times[0]! <= until) {
    times.shift();
    values.shift();
  }
}

/** Adds to a pod's series what a scrape of the pod finds. */
function createScrape<Pod>(
  metrics: readonly CustomMetric[],
  reader: Pick<PodReader<Pod>, "traffic">,
  signals: Signals,
  append: (metric: CustomMetric, series: Series, at: number, value: number) => void,
): (entry: Scraped<Pod>, now: number, missed: boolean) => void {
  const traffic: PodTraffic = { startedAt: NaN, served: 0, inFlight: 0 };
  const own = { served: () => traffic.served / 1000, inFlight: () => Math.trunc(traffic.inFlight) / 1000 };

  return ({ pod, series }, now, missed) => {
    const runs = !missed && reader.traffic(pod, traffic);
    for (let place = 0; place < metrics.length; place++) {
      const metric = metrics[place]!;
      const { ofPod } = signalKinds[metric.source];
      const value = !runs ? NaN : ofPod === null ? sampleOf(metric, signals) : own[ofPod]();
      const each = series[place]!;
      if (runs || isFresh(each)) append(metric, each, now, value);
    }
  };
}
