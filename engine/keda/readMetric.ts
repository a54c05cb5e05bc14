/** One read of an external metric by the HPA: straight to the source, not to what the poll saw. */
import { hasKedaChange } from "../kedaReleases/changes";
import { evaluateMetric, type MetricEvaluation } from "./evaluateMetric";
import type { Keda } from "./keda";
import { evaluateComposite, type Composite } from "./poll";
import { compositeMetricName, pollsCanChangeCount, scalingModifiersOf, type ScaledObject } from "./scaledObject";
import { dropScalers, scalersCache, type ScalersCache } from "./scalersCache";
import type { World } from "./world";

interface MetricItem {
  readonly name: string;
  /** A quantity. */
  readonly value: string;
}

export interface MetricRead {
  readonly metrics: readonly MetricEvaluation[];
  /** Null without scaling modifiers, and where the formula was not evaluated. */
  readonly composite: Pick<Composite, "result" | "value"> | null;
  /** `items` may be empty: to the HPA that is no metric. */
  readonly answer: { readonly ok: true; readonly items: readonly MetricItem[] } | { readonly ok: false; readonly error: string };
}

export function readMetric(keda: Keda, world: World, name: string, now: number): MetricRead {
  const unread = (error: string): MetricRead => ({ metrics: [], composite: null, answer: { ok: false, error } });
  if (keda.stored === null) return unread(noMatch(name));
  const reading = scalersCache(keda, { stored: keda.stored }, null, world);
  if (!reading.ok) return unread(reading.error);
  const { cache } = reading;
  const { copy } = cache;
  const usesModifiers = scalingModifiersOf(copy.stored.object) !== null;
  const metrics: MetricEvaluation[] = [];
  for (const spec of cache.specs) {
    if (!usesModifiers && spec.name !== name) continue;
    const remembered = spec.cached.trigger.useCachedMetrics ? (keda.remembered.get(spec.name) ?? null) : null;
    metrics.push(evaluateMetric(keda, copy, spec, remembered, world, now));
  }
  const failed = metrics.some(({ result }) => !result.ok);
  if (failed) dropScalers(keda);
  observe(keda, metrics, now);
  // A count of failures that was written has taken over the object as it is stored now.
  return { metrics, ...answerOf(copy.stored.object, cache, metrics, failed, name) };
}

/** Kept also where the read fails, so that the polling loop sees the failure. */
function observe(keda: Keda, metrics: readonly MetricEvaluation[], at: number): void {
  const stored = keda.stored!;
  if (!hasKedaChange(keda.version, "pollsOnlyWhereItMatters") || pollsCanChangeCount(stored.object)) return;
  keda.observed = new Map([...keda.observed, ...metrics.map((evaluation) => [evaluation.metricName, { at, evaluation }] as const)]);
}

function answerOf(
  object: ScaledObject,
  cache: ScalersCache,
  metrics: readonly MetricEvaluation[],
  failed: boolean,
  name: string,
): Pick<MetricRead, "composite" | "answer"> {
  const inFallback = metrics.find(({ fallback }) => fallback.kind === "replaced");
  if (failed && inFallback === undefined) return { composite: null, answer: { ok: false, error: `metric:${name} encountered error` } };
  const items: MetricItem[] = [];
  for (const { metricName, result } of metrics) if (result.ok) for (const value of result.values) items.push({ name: metricName, value });
  if (scalingModifiersOf(object) !== null && cache.formula !== null && metrics.length > 0) {
    const composite = fallbackComposite(inFallback) ?? evaluateComposite(object, cache, metrics);
    const compositeItems = composite.value === null ? [] : [{ name: compositeMetricName, value: composite.value }];
    return { composite, answer: { ok: true, items: compositeItems } };
  }
  if (items.length === 0) return { composite: null, answer: { ok: false, error: noMatch(name) } };
  return { composite: null, answer: { ok: true, items } };
}

/** One metric in fallback is the whole answer. */
function fallbackComposite(metric: MetricEvaluation | undefined): Pick<Composite, "result" | "value"> | null {
  return metric?.fallback.kind === "replaced" ? { result: null, value: metric.fallback.value } : null;
}

const noMatch = (name: string): string => `no matching metrics found for ${name}`;
