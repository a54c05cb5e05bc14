import type { ContainerMetrics, PodMetrics } from "../controller/observation";
import type { SeededRandom } from "../lib/random";
import type { Pod } from "./pod";

/** How often a kubelet reads a container's counters, and how often metrics-server asks the kubelets (--metric-resolution). */
export const kubeletPeriodSeconds = 15;
export const metricsServerPeriodSeconds = 15;

/**
 * The way of a pod's usage to the resource metrics API: the kubelet reads the counters every 15 s at the pod's own phase;
 * metrics-server fetches the latest reading every 15 s at its phase and serves the rate between the last two it has.
 * So a new pod has no sample before its second reading was fetched, and a sample is up to 45 s behind the truth.
 */
export interface MetricsPipeline {
  /** Reads and fetches what is due at the end of this second. */
  tick(now: number, pods: readonly Pod[]): void;
  /** A pod that no longer exists: metrics-server lists pods at each query, so its sample goes with it. */
  forget(pod: Pod): void;
  /** What the resource metrics API answers now. Read at once: it changes with the next tick. */
  readonly delivered: ReadonlyMap<string, PodMetrics>;
}

/** What is known of one pod: the kubelet's latest reading, the last one fetched, and the rate between the last two fetched. */
interface KnownPod {
  at: number;
  cpuMilliSeconds: number;
  memoryBytes: number;
  fetchedAt: number | null;
  fetchedCpuMilliSeconds: number;
  sample: Sample | null;
}

/** Rewritten in place by each fetch: a day of a hundred pods would make half a million of them. */
interface Sample extends PodMetrics {
  timestamp: number;
  windowSeconds: number;
  readonly containers: readonly [ContainerMetrics & { readonly usageMilli: { cpu: number; memory: number } }];
}

export function createMetricsPipeline(container: string, random: SeededRandom): MetricsPipeline {
  const fetchPhase = random.fork("metrics-server").integer(metricsServerPeriodSeconds);
  const known = new Map<string, KnownPod>();
  const delivered = new Map<string, PodMetrics>();

  const fetch = () => {
    for (const [name, pod] of known) {
      if (pod.fetchedAt === pod.at) continue;
      if (pod.fetchedAt !== null) {
        if (!pod.sample) delivered.set(name, (pod.sample = emptySample(container)));
        writeRate(pod.sample, pod, pod.fetchedAt);
      }
      pod.fetchedAt = pod.at;
      pod.fetchedCpuMilliSeconds = pod.cpuMilliSeconds;
    }
  };

  return {
    delivered,
    tick(now, pods) {
      const phase = modulo(now, kubeletPeriodSeconds);
      for (const pod of pods) if (pod.samplePhase === phase && pod.phase === "Running") read(known, pod, now);
      if (modulo(now, metricsServerPeriodSeconds) === fetchPhase) fetch();
    },
    forget({ name }) {
      known.delete(name);
      delivered.delete(name);
    },
  };
}

function read(known: Map<string, KnownPod>, pod: Pod, now: number): void {
  let entry = known.get(pod.name);
  if (!entry) {
    entry = { at: now, cpuMilliSeconds: 0, memoryBytes: 0, fetchedAt: null, fetchedCpuMilliSeconds: 0, sample: null };
    known.set(pod.name, entry);
  }
  entry.at = now;
  entry.cpuMilliSeconds = pod.cpuMilliSeconds;
  entry.memoryBytes = pod.memoryBytes;
}

const emptySample = (container: string): Sample => ({
  timestamp: 0,
  windowSeconds: 0,
  containers: [{ name: container, usageMilli: { cpu: 0, memory: 0 } }],
});

/** CPU is the rate between two readings, cut to nano-cores as metrics-server does; memory is the later reading. */
function writeRate(sample: Sample, pod: KnownPod, since: number): void {
  sample.timestamp = pod.at;
  sample.windowSeconds = pod.at - since;
  const nanoCores = Math.floor((1_000_000 * (pod.cpuMilliSeconds - pod.fetchedCpuMilliSeconds)) / sample.windowSeconds);
  const [{ usageMilli }] = sample.containers;
  usageMilli.cpu = Math.ceil(nanoCores / 1_000_000);
  usageMilli.memory = pod.memoryBytes * 1000;
}

/** Like %, but never negative: the cluster lives before second 0 too. */
const modulo = (value: number, period: number): number => ((value % period) + period) % period;
