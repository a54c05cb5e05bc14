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

/** For every Pods, Object and External metric, in the order of the specs; each type and name once, as the metrics APIs know them. */
export function metricSignals(specs: readonly MetricSpec[], signals: readonly Signal[], scrapeSeconds: number): MetricSignal[] {
  const found = new Map<string, MetricSignal>();
  for (const spec of specs) {
    const custom = customMetric(spec);
    if (custom === null) continue;
    const { type, name } = custom;
    const guess = guessSignal(type, name);
    const choice = signals.find(({ metric }) => metric === name);
    const source = choice?.source ?? guess.source;
    const query = queryOf(source, choice ?? {}, guess.query, scrapeSeconds);
    found.set(`${type} ${name}`, { type, name, source, query, points: choice?.points ?? [], guess, chosen: choice !== undefined });
  }
  return [...found.values()];
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
