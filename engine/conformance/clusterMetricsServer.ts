import { comparedWith, isUsable, nanoCores, type MetricsPoint } from "../cluster/metricsServer";
import { canonicalForm } from "../lib/quantity";

type PodPoints = Readonly<Record<string, MetricsPoint>>;

interface UsageInput {
  metricResolutionSeconds: number;
  scrapes: readonly { at: number; pods: Readonly<Record<string, PodPoints>> }[];
}

interface Stored {
  last: MetricsPoint;
  previous: MetricsPoint | null;
}

/** What the resource metrics API answers after each scrape. */
export function replayUsage({ metricResolutionSeconds, scrapes }: UsageInput): object[] {
  let stored = new Map<string, Map<string, Stored>>();
  return scrapes.map(({ pods }) => {
    const kept = Object.entries(pods).filter(([, containers]) => Object.values(containers).every(isUsable));
    stored = new Map(
      kept.map(([pod, containers]) => {
        const before = stored.get(pod);
        const points = Object.entries(containers).map(
          ([name, point]) => [name, store(point, before?.get(name), metricResolutionSeconds)] as const,
        );
        return [pod, new Map(points)];
      }),
    );
    const answers = [...stored].map(([pod, containers]) => [pod, answer(containers)] as const);
    return Object.fromEntries(answers.filter(([, sample]) => sample !== null));
  });
}

function store(point: MetricsPoint, before: Stored | undefined, metricResolutionSeconds: number): Stored {
  switch (comparedWith(point.startTime, point.timestamp, before?.last.timestamp ?? NaN, metricResolutionSeconds)) {
    case "start":
      return { last: point, previous: { ...point, timestamp: point.startTime, cpuNanoSeconds: 0 } };
    case "last":
      return { last: point, previous: before!.last };
    case "unchanged":
      return { last: point, previous: before!.previous && before!.previous.timestamp < point.timestamp ? before!.previous : null };
    case "nothing":
      return { last: point, previous: null };
  }
}

function answer(containers: ReadonlyMap<string, Stored>): object | null {
  let earliest: { timestamp: number; windowSeconds: number } | null = null;
  const usages: [string, object][] = [];
  for (const [name, { last, previous }] of containers) {
    if (previous === null) return null;
    const cpuNanoSeconds = last.cpuNanoSeconds - previous.cpuNanoSeconds;
    if (last.startTime < previous.startTime || cpuNanoSeconds < 0) continue;
    const windowSeconds = goSeconds(last.timestamp - previous.timestamp);
    if (earliest === null || last.timestamp < earliest.timestamp) earliest = { timestamp: last.timestamp, windowSeconds };
    const nano = nanoCores(cpuNanoSeconds, windowSeconds);
    const cpu = canonicalForm({ unscaled: BigInt(nano), exponent: -9, format: "DecimalSI", compact: true, text: null });
    const memory = canonicalForm({ unscaled: BigInt(last.memoryBytes), exponent: 0, format: "BinarySI", compact: true, text: null });
    usages.push([name, { cpu, cpuMilli: Math.ceil(nano / 1_000_000), memory }]);
  }
  return { ...earliest, containers: Object.fromEntries(usages) };
}

/** Go's Duration.Seconds of a difference in thousandths: whole seconds and the rest are added as doubles. */
function goSeconds(difference: number): number {
  const milliseconds = Math.round(difference * 1000);
  return Math.trunc(milliseconds / 1000) + (milliseconds % 1000) / 1000;
}
