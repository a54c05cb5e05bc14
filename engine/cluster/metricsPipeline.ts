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
  /** What the resource metrics API answers now; a pod stays in it until the fetch after its end. Read at once: it changes with the next tick. */
  readonly delivered: ReadonlyMap<string, PodMetrics>;
}

interface Reading {
  at: number;
  cpuMilliSeconds: number;
  memoryBytes: number;
}

interface KnownPod {
  latest: Reading;
  fetched: Reading | null;
  sample: {
    timestamp: number;
    windowSeconds: number;
    containers: [ContainerMetrics & { usageMilli: { cpu: number; memory: number } }];
  } | null;
}

export function createMetricsPipeline(container: string, random: SeededRandom): MetricsPipeline {
  const fetchPhase = random.fork("metrics-server").integer(metricsServerPeriodSeconds);
  let known = new Map<Pod, KnownPod>();
  const delivered = new Map<string, PodMetrics>();

  const read = (pod: Pod, now: number) => {
    const reading = { at: now, cpuMilliSeconds: pod.cpuMilliSeconds, memoryBytes: pod.memoryBytes };
    const entry = known.get(pod);
    if (entry) entry.latest = reading;
    else known.set(pod, { latest: reading, fetched: null, sample: null });
  };

  const fetch = (pods: readonly Pod[]) => {
    const present = new Map<Pod, KnownPod>();
    delivered.clear();
    for (const pod of pods) {
      const entry = known.get(pod);
      if (!entry) continue;
      present.set(pod, entry);
      if (entry.fetched !== entry.latest) {
        if (entry.fetched) entry.sample = rate(container, entry.fetched, entry.latest);
        entry.fetched = entry.latest;
      }
      if (entry.sample) delivered.set(pod.name, entry.sample);
    }
    known = present;
  };

  return {
    delivered,
    tick(now, pods) {
      const phase = modulo(now, kubeletPeriodSeconds);
      for (const pod of pods) if (pod.samplePhase === phase && pod.phase === "Running") read(pod, now);
      if (modulo(now, metricsServerPeriodSeconds) === fetchPhase) fetch(pods);
    },
  };
}

/** CPU is the rate between two readings, cut to nano-cores as metrics-server does; memory is the later reading. */
function rate(container: string, from: Reading, to: Reading): NonNullable<KnownPod["sample"]> {
  const windowSeconds = to.at - from.at;
  const nanoCores = Math.floor((1_000_000 * (to.cpuMilliSeconds - from.cpuMilliSeconds)) / windowSeconds);
  return {
    timestamp: to.at,
    windowSeconds,
    containers: [{ name: container, usageMilli: { cpu: Math.ceil(nanoCores / 1_000_000), memory: to.memoryBytes * 1000 } }],
  };
}

/** Like %, but never negative: the cluster lives before second 0 too. */
const modulo = (value: number, period: number): number => ((value % period) + period) % period;
