import type { CountedParts, UsageSum } from "./decision";
import { isCounted, type PodMetric } from "./groupPods";
import type { CpuParts, PodMetrics } from "./observation";
import type { CalculatorInput } from "./replicaCalculator";

/**
 * What the counted CPU was for, by the samples: no upstream function, because no real sample says it. Null: another resource, or the samples
 * do not say it. A start that is counted but seen in no whole milli-core is none.
 */
export function countedParts(
  input: Pick<CalculatorInput, "observation" | "flags" | "older" | "now">,
  metric: PodMetric<PodMetrics>,
  container: string | null,
  { usageMilli }: Pick<UsageSum, "usageMilli">,
): CountedParts | null {
  const first = metric.samples.values().next().value;
  if (!metric.untilReady || first?.containers[0]?.cpuParts === undefined) return null;
  const sums: CpuParts = { startUp: 0, warmUp: 0, idle: 0, work: 0 };
  const pods: CpuParts = { startUp: 0, warmUp: 0, idle: 0, work: 0 };
  for (const pod of input.observation.pods) {
    const sample = metric.sampleOf(pod);
    if (sample === undefined || !isCounted(pod, sample, metric, input)) continue;
    const measured = sample.containers.filter(({ name }) => container === null || name === container);
    for (const part of partNames) {
      const milli = measured.reduce((sum, { cpuParts }) => sum + (cpuParts?.[part] ?? 0), 0);
      sums[part] += milli;
      if (milli > 0) pods[part]++;
    }
  }
  const whole = (part: keyof CpuParts) => ({ milli: Math.floor(sums[part] + roundOff), pods: pods[part] });
  const [startUp, warmUp, idle] = [whole("startUp"), whole("warmUp"), whole("idle")];
  return { startUp, warmUp, idle, work: { milli: Number(usageMilli) - startUp.milli - warmUp.milli - idle.milli, pods: pods.work } };
}

const partNames = ["startUp", "warmUp", "idle", "work"] as const;

/** Sums of quotients lie this little beside whole numbers. */
const roundOff = 1e-6;
