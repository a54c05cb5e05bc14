/** One question to one metric of a trigger, with its fallback: what polls and the HPA's reads have in common. */
import type { MetricTarget } from "../api/autoscaling";
import { applyFallback, type FallbackOutcome } from "./fallback";
import type { Keda, ObjectCopy, RememberedMetric } from "./keda";
import { floatQuantity } from "./metricQuantity";
import { askTwice, type ExternalSpec } from "./scalersCache";
import type { SourceReading } from "./triggers/trigger";
import type { World } from "./world";

/** `values` are quantities: of the source, or of the fallback; none if a formula is to see nil. */
export interface MetricEvaluation {
  readonly triggerIndex: number;
  readonly triggerName: string;
  readonly metricName: string;
  readonly target: MetricTarget;
  /** What the source said; null if the value of the last poll was used. */
  readonly reading: SourceReading | null;
  readonly fallback: FallbackOutcome;
  readonly result: RememberedMetric;
  readonly active: boolean;
  /** The second of the HPA's read that a poll took this from; absent: this was asked now. */
  readonly observedAt?: number;
}

/** `remembered` is what the last poll saw; null: the source is asked. */
export function evaluateMetric(
  keda: Keda,
  copy: ObjectCopy,
  { cached, name, target }: ExternalSpec,
  remembered: RememberedMetric | null,
  world: World,
  now: number,
): MetricEvaluation {
  const { triggerIndex } = cached.scaler;
  const reading = remembered === null ? askTwice(cached, name, world.answers[triggerIndex] ?? null, keda.startEpoch + now) : null;
  const found = remembered ?? rememberable(reading!);
  const fallback = applyFallback(keda, copy, { name, target }, found.ok ? null : found.error, world);
  return {
    triggerIndex,
    triggerName: cached.trigger.name ?? "",
    metricName: name,
    target,
    reading,
    fallback,
    result: resultOf(found, fallback),
    active: fallback.kind === "replaced" || (reading?.ok === true && reading.activation.active),
  };
}

const rememberable = (reading: SourceReading): RememberedMetric =>
  reading.ok ? { ok: true, values: [floatQuantity(reading.value)] } : reading;

function resultOf(found: RememberedMetric, fallback: FallbackOutcome): RememberedMetric {
  if (fallback.kind === "replaced") return { ok: true, values: [fallback.value] };
  if (fallback.kind === "nil") return { ok: true, values: [] };
  return fallback.kind === "impossible" ? { ok: false, error: fallback.error } : found;
}
