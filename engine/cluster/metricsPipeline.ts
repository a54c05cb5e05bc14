import type { ContainerMetrics, PodMetrics } from "../controller/observation";
import type { SeededRandom } from "../lib/random";
import type { ClusterSettings } from "./clusterSettings";
import { createDelivery } from "./delivery";
import { counters, countersWidth, type PodReader } from "./podReader";
import { createRounds, secondOf } from "./rounds";
import { createTable } from "./table";

/**
 * The way of the pods' usage to the resource metrics API: a kubelet reads a pod's counters once in its period, each pod at
 * a second of its own; metrics-server fetches the latest readings once in its resolution and serves the rate between the
 * last two that it has of the same containers. So a pod whose containers have just started has no sample before their
 * second reading was fetched.
 */
export interface MetricsPipeline<Pod> {
  /** The kubelet knows of a pod from now on. */
  track(pod: Pod): void;
  /** A pod that no longer exists: metrics-server lists pods at each query, so its sample goes with it. */
  forget(pod: Pod): void;
  /** Reads and fetches what is due at the end of this second. */
  tick(now: number): void;
  /** Of pods with these names nothing is delivered from now on; of all others again. */
  lose(names: ReadonlySet<string>): void;
  /** What the resource metrics API answers now. Read at once: it changes with the next tick. */
  readonly delivered: ReadonlyMap<string, PodMetrics>;
}

export interface MetricsPipelineOptions<Pod> {
  settings: Pick<ClusterSettings, "kubeletPeriodSeconds" | "kubeletPhaseSeconds" | "metricResolutionSeconds" | "metricsServerPhaseSeconds">;
  /** Of every pod, the main one first; a second one is the sidecar. */
  containers: readonly string[];
  reader: Pick<PodReader<Pod>, "name" | "counters">;
  random: SeededRandom;
}

/** What is known of one pod. Its numbers stand in a table: thousands are read and compared in a second, all over memory else. */
interface Known<Pod> {
  readonly pod: Pod;
  readonly name: string;
  /** Where in the table its two readings begin: the kubelet's latest, and the last one fetched. */
  latest: number;
  fetched: number;
  /** The rate between the last two fetched; null before. Rewritten in place. */
  sample: Sample | null;
  /** The sample is delivered. */
  served: boolean;
}

interface Sample extends PodMetrics {
  timestamp: number;
  windowSeconds: number;
  readonly containers: readonly (ContainerMetrics & { readonly usageMilli: { cpu: number; memory: number } })[];
}

const { startedAt, main, sidecar } = counters;
/** Behind the counters of a reading stands when it was taken: NaN while there is none, since nothing of the pod runs. */
const at = countersWidth;
const readingWidth = countersWidth + 1;

export function createMetricsPipeline<Pod>({ settings, containers, reader, random }: MetricsPipelineOptions<Pod>): MetricsPipeline<Pod> {
  const { kubeletPeriodSeconds, kubeletPhaseSeconds, metricResolutionSeconds, metricsServerPhaseSeconds } = settings;
  const kubelet = createRounds<Known<Pod>>(kubeletPeriodSeconds, random.fork("sample-phase"));
  const fetchSecond = secondOf(
    metricResolutionSeconds,
    random.fork("metrics-server").integer(metricResolutionSeconds) + metricsServerPhaseSeconds,
  );
  const known = new Map<Pod, Known<Pod>>();
  const table = createTable(2 * readingWidth);
  const delivery = createDelivery<PodMetrics>();

  const read = ({ pod, latest }: Known<Pod>, now: number) => {
    const { values } = table;
    values[latest + at] = reader.counters(pod, values, latest) ? now : NaN;
  };
  const fetch = (pod: Known<Pod>) => {
    const { values } = table;
    const { latest, fetched } = pod;
    const readAt = values[latest + at]!;
    if (readAt === values[fetched + at]) return;
    const computable = readAt > values[fetched + at]! && values[latest + startedAt] === values[fetched + startedAt];
    if (computable) {
      pod.sample ??= emptySample(containers);
      writeRate(pod.sample, values, fetched, latest);
      if (!pod.served) delivery.set(pod.name, pod.sample);
    } else if (pod.served) {
      delivery.remove(pod.name);
    }
    pod.served = computable;
    // The kubelet's next reading overwrites the older of the two.
    pod.fetched = latest;
    pod.latest = fetched;
    values[fetched + at] = readAt;
  };

  return {
    delivered: delivery.delivered,
    lose: delivery.lose,
    track(pod) {
      const latest = table.take();
      const entry = { pod, name: reader.name(pod), latest, fetched: latest + readingWidth, sample: null, served: false };
      known.set(pod, entry);
      kubelet.add(entry);
    },
    forget(pod) {
      const entry = known.get(pod);
      if (!entry) return;
      known.delete(pod);
      kubelet.remove(entry);
      delivery.remove(entry.name);
      table.give(Math.min(entry.latest, entry.fetched));
    },
    tick(now) {
      for (const entry of kubelet.due(now - kubeletPhaseSeconds)) read(entry, now);
      if (secondOf(metricResolutionSeconds, now) === fetchSecond) for (const entry of known.values()) fetch(entry);
    },
  };
}

const emptySample = (containers: readonly string[]): Sample => ({
  timestamp: 0,
  windowSeconds: 0,
  containers: containers.map((name) => ({ name, usageMilli: { cpu: 0, memory: 0 } })),
});

function writeRate(sample: Sample, values: Float64Array, earlier: number, later: number): void {
  sample.timestamp = values[later + at]!;
  sample.windowSeconds = values[later + at]! - values[earlier + at]!;
  const [first, second] = sample.containers;
  if (first) writeUsage(first.usageMilli, main, values, earlier, later, sample.windowSeconds);
  if (second) writeUsage(second.usageMilli, sidecar, values, earlier, later, sample.windowSeconds);
}

/** CPU is the rate between two readings, cut to nano-cores as metrics-server does; memory is the later reading. */
function writeUsage(
  usageMilli: { cpu: number; memory: number },
  { cpu, memory }: typeof main | typeof sidecar,
  values: Float64Array,
  earlier: number,
  later: number,
  windowSeconds: number,
): void {
  const nanoCores = Math.floor((1_000_000 * (values[later + cpu]! - values[earlier + cpu]!)) / windowSeconds);
  usageMilli.cpu = Math.ceil(nanoCores / 1_000_000);
  usageMilli.memory = Math.round(values[later + memory]!) * 1000;
}
