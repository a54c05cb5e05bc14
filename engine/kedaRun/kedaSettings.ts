import {
  cooldownPeriod,
  maxReplicaCount,
  minReplicaCount,
  pollingInterval,
  scalingModifiersOf,
  triggersOf,
  type ScaleTrigger,
} from "../keda/scaledObject";
import { buildScaler } from "../keda/scalersCache";
import type { KedaSetting } from "../simulation/kedaPart";
import { targetOf, type AppliedScaledObject } from "./appliedScaledObject";

/** The numbers of a ScaledObject that a search may change, in the order of its fields. */
export function kedaSettings(applied: AppliedScaledObject): KedaSetting[] {
  const { object } = applied;
  const seconds = (path: string, now: number): KedaSetting => ({ path, kind: "seconds", today: String(now), metric: null });
  return [
    seconds("spec.pollingInterval", pollingInterval(object)),
    seconds("spec.cooldownPeriod", cooldownPeriod(object)),
    { path: "spec.minReplicaCount", kind: "minReplicas", today: String(minReplicaCount(object)), metric: null },
    { path: "spec.maxReplicaCount", kind: "maxReplicas", today: String(maxReplicaCount(object)), metric: null },
    ...thresholds(applied),
  ];
}

/** With a formula the HPA's target is the formula's; those of the triggers decide nothing. */
function thresholds(applied: AppliedScaledObject): KedaSetting[] {
  const modifiers = scalingModifiersOf(applied.object);
  const threshold = (path: string, today: string, metric: string): KedaSetting[] =>
    isWhole(today) ? [{ path, kind: "threshold", today, metric }] : [];
  if (modifiers !== null) return threshold("spec.advanced.scalingModifiers.target", modifiers.target, "formula");
  return triggersOf(applied.object).flatMap((trigger, index) => {
    const key = targetKey(applied, trigger, index);
    return key === null ? [] : threshold(`spec.triggers[${index}].metadata.${key}`, trigger.metadata![key]!, trigger.name ?? trigger.type);
  });
}

/** The key whose number is the target that the HPA gets: each type has its own, so it is found by a try. */
function targetKey(applied: AppliedScaledObject, trigger: ScaleTrigger, index: number): string | null {
  const { object, externalMetrics, kedaVersion } = applied;
  const world = { target: targetOf(applied, 1), externalMetrics };
  const metricsWith = (metadata: Readonly<Record<string, string>>) => {
    const built = buildScaler(object, { ...trigger, metadata }, index, world, kedaVersion);
    return built.ok ? JSON.stringify(built.scaler.metrics.map(targetsOf)) : null;
  };
  const { metadata = {} } = trigger;
  const now = metricsWith(metadata);
  const found = Object.entries(metadata).find(([key, value]) => {
    if (!isWhole(value)) return false;
    const other = metricsWith({ ...metadata, [key]: String(Number(value) + 1) });
    return other !== null && other !== now;
  });
  return found?.[0] ?? null;
}

const targetsOf = (spec: object): unknown => Object.values(spec).flatMap((source: unknown) => (isTargeted(source) ? [source.target] : []));
const isTargeted = (source: unknown): source is { target: unknown } => typeof source === "object" && source !== null && "target" in source;

const isWhole = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
