import type { MetricsReading, PodMetricValue } from "../controller/observation";
import type { SeededRandom } from "../lib/random";
import type { ClusterSecond } from "./clusterSecond";
import type { ClusterSettings } from "./clusterSettings";
import { createDelivery, type Delivery } from "./delivery";
import type { CustomMetricType } from "./guessSignal";
import type { PodReader, PodTraffic } from "./podReader";
import { createRounds, secondOf } from "./rounds";
import { signalKinds } from "./signal";
import { createSignals, lastMinuteSeconds, type CustomMetric, type Signals } from "./signals";

/**
 * How custom and external metrics get to their APIs. Once in its period, Prometheus scrapes each pod, and the values that belong to no pod;
 * the adapter answers with the last scrape. The adapter knows the pods that had series when it last listed them.
 */
export interface CustomMetrics<Pod> {
  track(pod: Pod): void;
  forget(pod: Pod): void;
  /** Scrapes and lists what is due at the end of this second. */
  tick(now: number, second: ClusterSecond): void;
  /** From now on, nothing is delivered for pods with these names; all others are delivered again. */
  lose(names: ReadonlySet<string>): void;
  /** What the two APIs answer now. Read it at once: the next tick changes it. */
  readonly delivered: Required<Pick<MetricsReading, "pods" | "object" | "external">>;
  /** When the values that belong to no pod were last scraped; null before. */
  readonly scrapedAt: number | null;
  /** The true values now, before any scrape. */
  readonly signals: Signals;
}

export interface CustomMetricsOptions<Pod> {
  /** The custom metrics that any of the run's manifests reads. */
  metrics: readonly CustomMetric[];
  settings: Pick<ClusterSettings, "scrapeSeconds" | "relistSeconds">;
  requestMilliseconds: number;
  reader: Pick<PodReader<Pod>, "name" | "traffic">;
  random: SeededRandom;
}

/** A pod as Prometheus knows it. */
interface Scraped<Pod> {
  readonly pod: Pod;
  readonly name: string;
  /** Its first scrape; null before. */
  firstAt: number | null;
  listed: boolean;
  startedAt: number;
  /** What the pod had served at its last scrapes, since its container started: a ring buffer; `next` is the slot to overwrite next. */
  served: number[];
  next: number;
  /** One for each Pods metric; null if there is no value yet. Overwritten in place. */
  values: (Value | null)[];
}

interface Value extends PodMetricValue {
  timestamp: number;
  windowSeconds: number;
  valueMilli: number;
}

export function createCustomMetrics<Pod>(options: CustomMetricsOptions<Pod>): CustomMetrics<Pod> {
  const { metrics, settings, reader, random } = options;
  const { scrapeSeconds, relistSeconds } = settings;
  const scrapes = createRounds<Scraped<Pod>>(scrapeSeconds, random.fork("scrape"));
  const scrapeSecond = random.fork("scrape-of-all").integer(scrapeSeconds);
  const relistSecond = random.fork("relist").integer(relistSeconds);
  const signals = createSignals(metrics, options.requestMilliseconds);
  const known = new Map<Pod, Scraped<Pod>>();
  const unlisted = new Set<Scraped<Pod>>();
  const object = new Map<string, number>();
  const external = new Map<string, readonly number[]>();
  const ofPods = metrics.filter(({ type }) => type === "Pods");
  const deliveries = ofPods.map(() => createDelivery<PodMetricValue>());
  const pods = new Map(ofPods.map(({ name }, index) => [name, deliveries[index]!.delivered]));
  const scrape = createScrape(ofPods, scrapeSeconds, reader, signals);
  let scrapedAt: number | null = null;

  /** Values that belong to no pod. */
  const scrapeWhole: Readonly<Record<CustomMetricType, ((metric: CustomMetric) => void) | null>> = {
    Pods: null,
    Object: (metric) => object.set(metric.name, signals.ofAll(metric)),
    External: (metric) => external.set(metric.name, [signals.ofAll(metric)]),
  };
  const scrapeAll = (now: number) => {
    scrapedAt = now;
    for (const metric of metrics) {
      scrapeWhole[metric.type]?.(metric);
    }
  };
  const relist = () => {
    for (const entry of unlisted) {
      if (entry.firstAt === null) continue;
      entry.listed = true;
      unlisted.delete(entry);
      deliver(entry, deliveries);
    }
  };

  return {
    delivered: { pods, object, external },
    signals,
    get scrapedAt() {
      return scrapedAt;
    },
    lose(names) {
      for (const delivery of deliveries) delivery.lose(names);
    },
    track(pod) {
      if (ofPods.length === 0) return;
      const values = ofPods.map(() => null);
      const entry = { pod, name: reader.name(pod), firstAt: null, listed: false, startedAt: NaN, served: [], next: 0, values };
      known.set(pod, entry);
      unlisted.add(entry);
      scrapes.add(entry);
    },
    forget(pod) {
      const entry = known.get(pod);
      if (!entry) return;
      known.delete(pod);
      unlisted.delete(entry);
      scrapes.remove(entry);
      for (const delivery of deliveries) delivery.remove(entry.name);
    },
    tick(now, second) {
      if (metrics.length === 0) return;
      signals.tick(now, second);
      for (const entry of scrapes.due(now)) {
        scrape(entry, now);
        if (entry.listed) deliver(entry, deliveries);
      }
      if (secondOf(scrapeSeconds, now) === scrapeSecond) scrapeAll(now);
      if (secondOf(relistSeconds, now) === relistSecond) relist();
    },
  };
}

/** Stores in a pod's entry what a scrape of the pod finds. */
function createScrape<Pod>(
  metrics: readonly CustomMetric[],
  scrapeSeconds: number,
  reader: Pick<PodReader<Pod>, "traffic">,
  signals: Signals,
): (entry: Scraped<Pod>, now: number) => void {
  const traffic: PodTraffic = { startedAt: NaN, served: 0, inFlight: 0 };
  // A rate needs two scrapes: those of the last minute, or the last two if scrapes are rarer.
  const remembered = Math.max(1, Math.floor(lastMinuteSeconds / scrapeSeconds));

  return (entry, now) => {
    const { served, values } = entry;
    const runs = reader.traffic(entry.pod, traffic);
    if (!runs || entry.startedAt !== traffic.startedAt) served.length = entry.next = 0;
    if (!runs) return void values.fill(null);
    entry.firstAt ??= now;
    entry.startedAt = traffic.startedAt;
    const windowSeconds = scrapeSeconds * served.length;
    const rate = served.length === 0 ? null : Math.trunc((traffic.served - served[entry.next % served.length]!) / windowSeconds);
    served[entry.next] = traffic.served;
    entry.next = (entry.next + 1) % remembered;
    metrics.forEach((metric, index) => {
      const { ofPod } = signalKinds[metric.source];
      const valueMilli = ofPod === null ? signals.ofAll(metric) : ownValue(ofPod, rate, traffic);
      if (valueMilli === null) return void (values[index] = null);
      const value = (values[index] ??= { timestamp: 0, windowSeconds: 0, valueMilli: 0 });
      value.timestamp = now;
      value.windowSeconds = ofPod === "served" ? windowSeconds : 0;
      value.valueMilli = valueMilli;
    });
  };
}

function ownValue(ofPod: "served" | "inFlight", rate: number | null, { inFlight }: PodTraffic): number | null {
  switch (ofPod) {
    case "served":
      return rate;
    case "inFlight":
      return Math.trunc(inFlight);
  }
}

function deliver<Pod>({ name, values }: Scraped<Pod>, deliveries: readonly Delivery<PodMetricValue>[]): void {
  deliveries.forEach((delivery, index) => {
    const value = values[index];
    if (value) delivery.set(name, value);
    else delivery.remove(name);
  });
}
