/** One round of the polling loop: all triggers are asked, and the decision between nothing and something is made. */
import { hasKedaChange } from "../kedaReleases/changes";
import { parseGoFloat } from "../lib/goNumbers";
import { float64ToInt64 } from "../lib/int64";
import { float64Quantity } from "../lib/quantity";
import { requestScale, type ScaleDecision } from "./decision";
import { evaluateMetric, type MetricEvaluation } from "./evaluateMetric";
import type { Keda, KedaEvent, RememberedMetric, ScaleWrite } from "./keda";
import { storeStatus } from "./keda";
import { compositeQuantity } from "./metricQuantity";
import { compositeMetricName, fallbackBehavior, pollsCanChangeCount, scalingModifiersOf, type ScaledObject } from "./scaledObject";
import { dropScalers, scalersCache, type ExternalSpec, type ScalersCache } from "./scalersCache";
import { compositeValue, type CompositeResult } from "./scalingModifiers";
import { statusOf, type ScaledObjectStatus } from "./status";
import type { World } from "./world";

export type Poll =
  /** Nothing happens, and the status does not show it. */
  | { readonly kind: "aborted"; readonly because: AbortReason }
  | {
      readonly kind: "polled";
      readonly triggers: readonly MetricEvaluation[];
      /** Null without scaling modifiers. */
      readonly composite: Composite | null;
      readonly active: boolean;
      /** Names of metrics, sorted. */
      readonly activeTriggers: readonly string[];
      /** Whether a trigger failed, after its fallback. */
      readonly error: boolean;
      readonly decision: ScaleDecision;
      readonly events: readonly KedaEvent[];
      readonly writes: readonly ScaleWrite[];
    };

/** There is no loop, a scaler or the formula could not be built, or the activation target is no number. */
export type AbortReason =
  | { readonly kind: "noLoop" }
  | { readonly kind: "noScalers"; readonly error: string }
  | { readonly kind: "activationTarget"; readonly text: string };

/** `result` null: the formula was not evaluated, because a trigger failed or a fallback is the whole answer. */
export interface Composite {
  readonly result: CompositeResult | null;
  /** The quantity that counts; null if there is none. */
  readonly value: string | null;
  readonly activationTarget: number;
}

/** `now` is in seconds on the run's clock. */
export function poll(keda: Keda, world: World, now: number): Poll {
  const { stored, loop } = keda;
  if (stored === null || loop === null) return { kind: "aborted", because: { kind: "noLoop" } };
  loop.copy.stored = stored;
  const reading = scalersCache(keda, loop.copy, stored.generation, world);
  if (!reading.ok) return { kind: "aborted", because: { kind: "noScalers", error: reading.error } };
  const { object } = stored;
  const activationText = scalingModifiersOf(object)?.activationTarget ?? "";
  const activationTarget = activationText === "" ? 0 : parseGoFloat(activationText);
  if (activationTarget === null) return { kind: "aborted", because: { kind: "activationTarget", text: activationText } };

  const { cache } = reading;
  const wasInFallback = statusOf(stored.status.conditions, "Fallback") === "True";
  const usesReads = readsReplacePolls(keda, object, world);
  const triggers = cache.specs.map(
    (spec) => (usesReads ? observed(keda, spec) : null) ?? evaluateMetric(keda, loop.copy, spec, null, world, now),
  );
  const state = stateOf(object, cache, triggers, activationTarget);
  if (triggers.some(({ result, observedAt }) => !result.ok && observedAt === undefined)) dropScalers(keda);
  const events = [...failureEvents(object, triggers), ...fallbackEvents(wasInFallback, triggers)];

  const decision = requestScale(keda, state, world, now);
  storeActivity(keda, state.activeTriggers, decision.status);
  remember(keda, cache, triggers);
  return { kind: "polled", triggers, ...state, decision, events: [...events, ...decision.events], writes: decision.writes };
}

/** Where no poll can change a count, the HPA's reads stand in for it while the HPA says that it reads. */
function readsReplacePolls({ version }: Keda, object: ScaledObject, { hpaScalingActive }: World): boolean {
  return hasKedaChange(version, "pollsOnlyWhereItMatters") && !pollsCanChangeCount(object) && hpaScalingActive?.status === "True";
}

/** Null if the HPA has not read the metric yet: then the source is asked. */
function observed(keda: Keda, { name }: ExternalSpec): MetricEvaluation | null {
  const observation = keda.observed.get(name);
  return observation === undefined ? null : { ...observation.evaluation, observedAt: observation.at };
}

interface TriggerState {
  readonly composite: Composite | null;
  readonly active: boolean;
  readonly activeTriggers: readonly string[];
  readonly error: boolean;
}

function stateOf(object: ScaledObject, cache: ScalersCache, triggers: readonly MetricEvaluation[], activationTarget: number): TriggerState {
  const error = triggers.some(({ result }) => !result.ok);
  if (scalingModifiersOf(object) === null) {
    const isLastOfTrigger = ({ triggerIndex }: MetricEvaluation, index: number) =>
      !triggers.some((later, place) => place > index && later.result.ok && later.triggerIndex === triggerIndex);
    const deciding = triggers.filter((metric, index) => metric.active && metric.result.ok && isLastOfTrigger(metric, index));
    const onlyResources = cache.scalers.every(({ scaler }) => scaler.read === null);
    const active = deciding.length > 0 || (onlyResources && !error);
    return { composite: null, active, activeTriggers: deciding.map(({ metricName }) => metricName).toSorted(), error };
  }
  const composite = { ...compositeOf(object, cache, triggers, error), activationTarget };
  const values = composite.result === null && composite.value === null && !error && cache.formula === null ? operands(triggers) : [];
  const active =
    (composite.value !== null && float64Quantity(composite.value) > activationTarget) || values.some((value) => value > activationTarget);
  return { composite, active, activeTriggers: active ? [compositeMetricName] : [], error };
}

/** Without a formula the triggers' own values are compared. */
const operands = (triggers: readonly MetricEvaluation[]): number[] =>
  triggers.flatMap(({ result }) => (result.ok ? result.values.map(float64Quantity) : []));

function compositeOf(
  object: ScaledObject,
  cache: ScalersCache,
  triggers: readonly MetricEvaluation[],
  error: boolean,
): { result: CompositeResult | null; value: string | null } {
  if (error) return { result: null, value: null };
  const inFallback = triggers.find(({ fallback }) => fallback.kind === "replaced");
  if (inFallback?.fallback.kind === "replaced") return { result: null, value: inFallback.fallback.value };
  return evaluateComposite(object, cache, triggers);
}

/** The formula over the triggers' values; nil becomes the fallback's value if the fallback is the formula's. */
export function evaluateComposite(
  object: ScaledObject,
  cache: ScalersCache,
  triggers: readonly MetricEvaluation[],
): { result: CompositeResult | null; value: string | null } {
  if (cache.formula === null) return { result: null, value: null };
  const values = new Map<string, number | null>();
  for (const { triggerName, result } of triggers) {
    if (triggerName === "") continue;
    const value = result.ok ? result.values.at(-1) : undefined;
    values.set(triggerName, value === undefined ? null : float64Quantity(value));
  }
  const result = compositeValue(cache.formula, values);
  if (result.kind === "value") return { result, value: result.text };
  return { result, value: result.kind === "nil" ? nilValue(object) : null };
}

function nilValue(object: ScaledObject): string | null {
  const { fallback } = object.spec;
  const target = parseGoFloat(scalingModifiersOf(object)?.target ?? "");
  if (fallback === undefined || fallbackBehavior(fallback) !== "scalingModifiers" || target === null) return null;
  return compositeQuantity(float64ToInt64(target * 1000 * fallback.replicas));
}

function failureEvents(object: ScaledObject, triggers: readonly MetricEvaluation[]): KedaEvent[] {
  const reason = scalingModifiersOf(object) === null ? "KEDAScalerFailed" : "KEDAMetricSourceFailed";
  const events: KedaEvent[] = [];
  for (const { result } of triggers) if (!result.ok) events.push({ type: "Warning", reason, message: result.error });
  return events;
}

function fallbackEvents(wasInForce: boolean, triggers: readonly MetricEvaluation[]): KedaEvent[] {
  const isInForce = triggers.some(({ fallback }) => fallback.kind === "replaced");
  if (isInForce === wasInForce) return [];
  return isInForce
    ? [{ type: "Normal", reason: "ScaledObjectFallbackActivated", message: "ScaledObject fallback is active" }]
    : [{ type: "Normal", reason: "ScaledObjectFallbackDeactivated", message: "ScaledObject fallback is no longer active" }];
}

function storeActivity(keda: Keda, activeTriggers: readonly string[], decided: Partial<ScaledObjectStatus>): void {
  const { externalMetricNames: names = [], triggersActivity: before = {} } = keda.stored!.status;
  const isSame =
    names.every((name) => before[name]?.isActive === activeTriggers.includes(name)) && Object.keys(before).length === names.length;
  if (isSame) return storeStatus(keda, decided);
  const triggersActivity = Object.fromEntries(names.map((name) => [name, { isActive: activeTriggers.includes(name) }]));
  storeStatus(keda, { ...decided, ...(names.length > 0 && { triggersActivity }) });
}

/** The new values replace all earlier ones, if any trigger has the flag. */
function remember(keda: Keda, { scalers }: ScalersCache, triggers: readonly MetricEvaluation[]): void {
  const cachedIndexes = new Set(scalers.filter(({ trigger }) => trigger.useCachedMetrics).map(({ scaler }) => scaler.triggerIndex));
  if (cachedIndexes.size === 0) return;
  const kept = triggers.filter(({ triggerIndex }) => cachedIndexes.has(triggerIndex));
  keda.remembered = new Map<string, RememberedMetric>(kept.map(({ metricName, result }) => [metricName, result]));
}
