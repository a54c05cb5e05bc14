import type { SeriesReading } from "../evidence";
import type { Points } from "../points";

type Labels = Readonly<Record<string, string>>;

/** A plain selector of PromQL as a name and labels; null for anything that computes. */
export function readSelector(text: string): { metric: string | null; labels: Record<string, string> } | null {
  const parts = /^([a-zA-Z_:][\w:]{0,200})?\s*(?:\{([^{}]{0,4000})\}?)?$/.exec(text.slice(0, 5000).trim());
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  const labels = readLabels(parts[2] ?? "");
  if (labels === null) return null;
  const { __name__: name, ...rest } = labels;
  return { metric: parts[1] ?? name ?? null, labels: rest };
}

/** `a="x", b="y"`; null where a matcher is not an equality. */
export function readLabels(text: string): Record<string, string> | null {
  const labels: Record<string, string> = {};
  const label = /\s*([a-zA-Z_]\w{0,200})\s*=\s*"((?:[^"\\]|\\.){0,2000})"\s*(?:,|$)/y;
  const end = text.trimEnd().length;
  let at = 0;
  while (at < end) {
    label.lastIndex = at;
    const found = label.exec(text);
    if (!found) return null;
    labels[found[1]!] = found[2]!.replaceAll(/\\(.)/g, (_, char: string) => (char === "n" ? "\n" : char));
    at = label.lastIndex;
  }
  return labels;
}

/**
 * kube-state-metrics runs in a pod of its own, and Prometheus adds that pod's labels. They say where a figure was read, not what it is
 * about, so a pod of that name would be taken for one of the workload.
 */
export function ownLabels(metric: string | null, labels: Labels): Record<string, string> {
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
