/** The built scalers of a ScaledObject, kept until its spec changes or something fails. */
import type { MetricTarget } from "../api/autoscaling";
import type { KedaVersion } from "../kedaReleases/releases";
import { compileFormula, type CompiledFormula } from "./formula/formula";
import type { Keda, ObjectCopy, StoredObject } from "./keda";
import type { TriggerConfig } from "./metadata";
import { namespaceOf, scalingModifiersOf, triggersOf, type ScaledObject, type ScaleTrigger } from "./scaledObject";
import { formulaVariables, validateScalingModifiers } from "./scalingModifiers";
import type { Built, Scaler, SourceReading } from "./triggers/trigger";
import { isIn, triggerType } from "./triggers/types";
import { targetError, type World } from "./world";

export interface ScalersCache {
  readonly generation: number;
  readonly scalers: readonly CachedScaler[];
  /** The external metrics of all triggers: only these have a source. */
  readonly specs: readonly ExternalSpec[];
  /** Null without a formula. */
  readonly formula: CompiledFormula | null;
  /** The object that the HPA's reads work on. */
  readonly copy: ObjectCopy;
}

interface CachedScaler {
  readonly trigger: ScaleTrigger;
  readonly rebuild: () => Built;
  scaler: Scaler;
}

export interface ExternalSpec {
  readonly cached: CachedScaler;
  readonly name: string;
  readonly target: MetricTarget;
}

/** `ofTrigger`: a trigger's own scaler could not be built, which KEDA reports apart. */
type CacheReading =
  | { readonly ok: true; readonly cache: ScalersCache }
  | { readonly ok: false; readonly error: string; readonly ofTrigger: boolean };

/** The scalers of a generation; null: of whatever generation is cached. New ones work on `copy`. */
export function scalersCache(keda: Keda, copy: ObjectCopy, generation: number | null, world: World): CacheReading {
  const { cache } = keda;
  if (cache !== null && (generation === null || cache.generation === generation)) return { ok: true, cache };
  const built = buildCache(copy, world, keda.version);
  if (built.ok) keda.cache = built.cache;
  return built;
}

/** Dropped scalers take the remembered values with them. */
export function dropScalers(keda: Keda): void {
  keda.cache = null;
  keda.remembered = new Map();
}

/** A source that fails is asked a second time at once, by a scaler built anew. */
export function askTwice(cached: CachedScaler, metricName: string, answer: unknown, now: number): SourceReading {
  const first = cached.scaler.read!(metricName, answer, now);
  if (first.ok) return first;
  const rebuilt = cached.rebuild();
  if (!rebuilt.ok) return rebuilt;
  cached.scaler = rebuilt.scaler;
  return cached.scaler.read!(metricName, answer, now);
}

function buildCache(copy: ObjectCopy, world: World, version: KedaVersion): CacheReading {
  const { object, generation } = copy.stored;
  const noTarget = targetError(object, world);
  if (noTarget !== null) return { ok: false, error: noTarget, ofTrigger: false };
  const scalers: CachedScaler[] = [];
  for (const [index, trigger] of triggersOf(object).entries()) {
    const rebuild = () => buildScaler(object, trigger, index, world, version);
    const built = rebuild();
    if (!built.ok) return { ...built, ofTrigger: true };
    scalers.push({ trigger, rebuild, scaler: built.scaler });
  }
  const formula = formulaOf(copy.stored);
  if (!formula.ok) return { ok: false, error: formula.error, ofTrigger: false };
  return { ok: true, cache: { generation, scalers, specs: scalers.flatMap(externalSpecs), formula: formula.formula, copy } };
}

function externalSpecs(cached: CachedScaler): ExternalSpec[] {
  return cached.scaler.metrics.flatMap((spec) =>
    spec.type === "External" ? [{ cached, name: spec.external.metric.name, target: spec.external.target }] : [],
  );
}

/** One trigger alone, as it is built for the cache. */
export function buildScaler(
  object: ScaledObject,
  trigger: ScaleTrigger,
  triggerIndex: number,
  { target, externalMetrics }: Pick<World, "target" | "externalMetrics">,
  version: KedaVersion,
): Built {
  const type = triggerType(trigger.type);
  if (type === null || !isIn(version, type)) return { ok: false, error: `no scaler found for type: ${trigger.type}` };
  const config: TriggerConfig = {
    kedaVersion: version,
    triggerIndex,
    namespace: namespaceOf(object),
    metadata: trigger.metadata ?? {},
    metricType: trigger.metricType ?? "",
    resolvedEnv: target.kind === "exists" ? target.env : {},
    hasAuthentication: (trigger.authenticationRef?.name ?? "") !== "",
    asMetricSource: scalingModifiersOf(object) !== null,
  };
  return type.build(config, externalMetrics[String(triggerIndex)] ?? []);
}

function formulaOf({ object }: StoredObject): { ok: true; formula: CompiledFormula | null } | { ok: false; error: string } {
  const modifiers = scalingModifiersOf(object);
  if (modifiers === null || modifiers.formula === "") return { ok: true, formula: null };
  const wrong = validateScalingModifiers(object);
  if (wrong !== null) return { ok: false, error: wrong.error };
  return compileFormula(modifiers.formula, formulaVariables(object));
}
