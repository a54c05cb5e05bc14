import type { HorizontalPodAutoscaler, MetricSpec } from "../../api/autoscaling";
import { triggersOf, type ScaledObject } from "../scaledObject";
import { targetKeyOf } from "./triggerKeys";
import type { Steps } from "../../manifest/place";

const behaviorSteps = ["spec", "advanced", "horizontalPodAutoscalerConfig", "behavior"];
export const hpaNameSteps: Steps = ["spec", "advanced", "horizontalPodAutoscalerConfig", "name"];
const modifierSteps = ["spec", "advanced", "scalingModifiers"];

/** The field of the ScaledObject that a field of its HPA comes from; null for what KEDA writes into every HPA. */
export function originOf(steps: Steps, object: ScaledObject, hpa: HorizontalPodAutoscaler): Steps | null {
  const [top, field, ...rest] = steps;
  if (field === undefined) return top === "metadata" || top === "spec" ? [top] : null;
  if (top === "metadata") return metadataOrigin(field, rest, object);
  if (top !== "spec") return null;
  if (field === "minReplicas") return ["spec", "minReplicaCount"];
  if (field === "maxReplicas") return ["spec", "maxReplicaCount"];
  if (field === "scaleTargetRef") return ["spec", "scaleTargetRef", ...rest];
  if (field === "behavior") return pauseOf(rest, object) ?? [...behaviorSteps, ...rest];
  return field === "metrics" ? metricOrigin(rest, object, hpa) : null;
}

function metadataOrigin(field: string | number | undefined, rest: Steps, object: ScaledObject): Steps | null {
  const { metadata, spec } = object;
  const [key] = rest;
  if (field === "name") return spec.advanced?.horizontalPodAutoscalerConfig?.name ? hpaNameSteps : ["metadata", "name"];
  if (field === "annotations") return ["metadata", "annotations", ...rest];
  if (field === "labels" && key === undefined) return Object.keys(metadata.labels ?? {}).length > 0 ? ["metadata", "labels"] : null;
  if (field === "labels") return key !== undefined && Object.hasOwn(metadata.labels ?? {}, key) ? ["metadata", "labels", key] : null;
  return field === "namespace" ? ["metadata", "namespace"] : null;
}

/** The annotation that disables a direction. */
export function pauseOf([direction, rule]: Steps, { metadata: { annotations = {} } }: ScaledObject): Steps | null {
  if (rule !== "selectPolicy") return null;
  const name = `autoscaling.keda.sh/paused-scale-${direction === "scaleUp" ? "out" : "in"}`;
  const text = Object.hasOwn(annotations, name) ? annotations[name] : undefined;
  return text === undefined || /^(?:0|f|F|FALSE|false|False)$/.test(text) ? null : ["metadata", "annotations", name];
}

function metricOrigin([index, ...rest]: Steps, object: ScaledObject, hpa: HorizontalPodAutoscaler): Steps | null {
  if (index === undefined) return ["spec", "triggers"];
  const metric = typeof index === "number" ? hpa.spec.metrics?.[index] : undefined;
  if (metric === undefined) return null;
  const trigger = triggerOfMetric(metric, object);
  const last = rest.at(-1);
  const isAmount = last === "averageValue" || last === "value" || last === "averageUtilization";
  const isType = last === "type" && rest.includes("target");
  if (trigger === null) return isAmount ? [...modifierSteps, "target"] : isType ? [...modifierSteps, "metricType"] : modifierSteps;
  const own = ["spec", "triggers", trigger];
  if (isType) return [...own, "metricType"];
  if (last === "container") return [...own, "metadata", "containerName"];
  return isAmount ? [...own, "metadata", targetKeyOf(triggersOf(object)[trigger])] : own;
}

/** The index of the trigger that a metric is made of; null for the composite. */
export function triggerOfMetric(metric: MetricSpec, object: ScaledObject): number | null {
  if (metric.type === "External") {
    const [, index] = /^s([0-9]+)-/.exec(metric.external.metric.name) ?? [];
    return index === undefined ? null : Number(index);
  }
  const source = metric.type === "Resource" ? metric.resource : metric.type === "ContainerResource" ? metric.containerResource : null;
  if (source === null) return null;
  const container = "container" in source ? source.container : "";
  const found = triggersOf(object).findIndex(
    ({ type, metadata = {} }) => type === source.name && (metadata["containerName"] ?? "").trim() === container,
  );
  return found < 0 ? null : found;
}
