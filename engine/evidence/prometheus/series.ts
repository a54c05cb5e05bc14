import type { SeriesReading } from "../evidence";
import type { Points } from "../../answers/points";

type Labels = Readonly<Record<string, string>>;

/**
 * kube-state-metrics runs in a pod of its own, and Prometheus adds that pod's labels. They say where a figure was read, not what it is
 * about, so a pod of that name would be taken for one of the workload.
 */
function ownLabels(metric: string | null, labels: Labels): Record<string, string> {
  const entries = Object.entries(labels).filter(([name]) => name !== "__name__");
  if (labels["container"] !== exporter || !metric?.startsWith("kube_")) return Object.fromEntries(entries);
  const isOfPod = metric.startsWith("kube_pod_");
  return Object.fromEntries(
    entries.filter(([name, value]) => !(name === "container" || (name === "job" && value === exporter) || (name === "pod" && !isOfPod))),
  );
}

const exporter = "kube-state-metrics";

/** The condition that a series is about, and which of its three states. The first exporters had the two labels the wrong way round. */
export function conditionIn({ condition, status }: Labels): { type: string; status: string } | null {
  if (condition === undefined || status === undefined) return null;
  return /^(?:true|false|unknown)$/i.test(condition) ? { type: status, status: condition } : { type: condition, status };
}

export function seriesOf(line: number, metric: string | null, labels: Labels, points: Points, isRange: boolean): SeriesReading {
  const stepSeconds = isRange ? stepOf(points.times) : undefined;
  return { line, metric, labels: ownLabels(metric, labels), points, ...(stepSeconds !== undefined && { stepSeconds }) };
}

/** The commonest distance of neighbours, the shorter one of two that are equally common; a missing point makes a longer one. */
export function stepOf(times: ArrayLike<number>): number | undefined {
  const counts = new Map<number, number>();
  for (let index = 1; index < times.length; index++) {
    const distance = Math.round((times[index]! - times[index - 1]!) * 1000) / 1000;
    if (distance > 0) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  let best: number | undefined;
  for (const [distance, count] of counts) {
    const most = best === undefined ? 0 : counts.get(best)!;
    if (count > most || (count === most && distance < best!)) best = distance;
  }
  return best;
}
