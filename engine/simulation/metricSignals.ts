import type { MetricSpec } from "../api/autoscaling";
import { metricName } from "../api/metricSources";
import { guessSignal, type SignalGuess } from "../cluster/guessSignal";
import { queryOf, type Signal } from "../cluster/signal";
import type { CustomMetric } from "../cluster/signals";

/** What a metric measures in this run, and what the guess from its name is. */
export interface MetricSignal extends CustomMetric {
  guess: SignalGuess;
  /** Whether the scenario itself names it. */
  chosen: boolean;
}

/** A metric that needs a signal. */
export interface MeasuredMetric extends Pick<CustomMetric, "type" | "name" | "keda"> {
  /** From more than its name. */
  guess?: SignalGuess;
}

/** Every Pods, Object and External metric, in the order of the specs; each type and name once, as the metrics APIs know them. */
export function measuredMetrics(specs: readonly MetricSpec[]): MeasuredMetric[] {
  const found = specs.map(customMetric).filter((metric) => metric !== null);
  return [...new Map(found.map((metric) => [`${metric.type} ${metric.name}`, metric])).values()];
}

/** What each of them measures: the scenario's choice, or else the guess. */
export function metricSignals(metrics: readonly MeasuredMetric[], signals: readonly Signal[], scrapeSeconds: number): MetricSignal[] {
  return metrics.map(({ type, name, keda, guess = guessSignal(type, name) }) => {
    const choice = signals.find(({ metric }) => metric === name);
    const source = choice?.source ?? guess.source;
    const query = queryOf(source, choice ?? {}, guess.query, scrapeSeconds);
    const signal = { type, name, source, query, points: choice?.points ?? [], guess, chosen: choice !== undefined };
    return keda === undefined ? signal : { ...signal, keda };
  });
}

/** Null for a resource. */
export function customMetric(spec: MetricSpec): Pick<CustomMetric, "type" | "name"> | null {
  switch (spec.type) {
    case "Resource":
    case "ContainerResource":
      return null;
    case "Pods":
    case "Object":
    case "External":
      return { type: spec.type, name: metricName(spec) };
  }
}
