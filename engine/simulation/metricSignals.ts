import type { MetricSpec } from "../api/autoscaling";
import { guessSignal, type SignalGuess } from "../cluster/guessSignal";
import type { Signal } from "../cluster/signal";
import type { CustomMetric } from "../cluster/signals";

/** What a metric measures in this run, and what would be guessed from its name. */
export interface MetricSignal extends CustomMetric {
  guess: SignalGuess;
  /** The scenario says so itself. */
  chosen: boolean;
}

/** Of every Pods, Object and External metric, in the order of the specs; each type and name once, as the metrics APIs know them. */
export function metricSignals(specs: readonly MetricSpec[], signals: readonly Signal[]): MetricSignal[] {
  const found = new Map<string, MetricSignal>();
  for (const spec of specs) {
    const name = customMetricName(spec);
    if (name === null || spec.type === "Resource" || spec.type === "ContainerResource") continue;
    const { type } = spec;
    const guess = guessSignal(type, name);
    const choice = signals.find(({ metric }) => metric === name);
    const source = choice?.source ?? guess.source;
    found.set(`${type} ${name}`, { type, name, source, points: choice?.points ?? [], guess, chosen: choice !== undefined });
  }
  return [...found.values()];
}

/** Null for a resource. */
export function customMetricName(spec: MetricSpec): string | null {
  switch (spec.type) {
    case "Pods":
      return spec.pods.metric.name;
    case "Object":
      return spec.object.metric.name;
    case "External":
      return spec.external.metric.name;
    default:
      return null;
  }
}
