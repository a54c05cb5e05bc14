import type { AutoscalerField, AutoscalerReading, ConditionReading, MetricReading } from "../evidence";
import { readBehavior } from "./behaviorTree";
import { atLine } from "./looseYaml";
import { metricsOf, reference } from "./metricTrees";
import { readTrees } from "./readTrees";
import { at, countIn, itemsIn, said, textIn, textOrNull, type Tree } from "../../answers/tree";
import { writtenAutoscaler } from "./writtenObject";

const alpha = "autoscaling.alpha.kubernetes.io/";

/** An autoscaler as the API server prints it, in any version; parts that the text lacks stay out. */
export function readAutoscaler(object: Tree, lineAt: (line: number) => number): AutoscalerReading {
  const [metadata, spec, status] = [at(object, "metadata"), at(object, "spec"), at(object, "status")];
  const annotated = (name: string) => annotation(at(metadata, "annotations", `${alpha}${name}`));
  const fields: Partial<Record<AutoscalerField, Tree | undefined>> = {
    apiVersion: at(object, "apiVersion"),
    name: at(metadata, "name"),
    namespace: at(metadata, "namespace"),
    target: at(spec, "scaleTargetRef") ?? at(spec, "scaleRef"),
    minReplicas: at(spec, "minReplicas"),
    maxReplicas: at(spec, "maxReplicas"),
    currentReplicas: at(status, "currentReplicas"),
    desiredReplicas: at(status, "desiredReplicas"),
    lastScaleTime: at(status, "lastScaleTime"),
    creationTime: at(metadata, "creationTimestamp"),
    behavior: at(spec, "behavior") ?? annotated("behavior"),
  };
  const lines = Object.fromEntries(Object.entries(fields).flatMap(([name, tree]) => (tree ? [[name, lineAt(tree.line)]] : [])));
  const conditions = at(status, "conditions") ?? annotated("conditions");
  const target = reference(fields.target);
  return said({
    source: "object" as const,
    line: lineAt(object.line),
    lines,
    apiVersion: textIn(fields.apiVersion),
    name: textOrNull(fields.name),
    namespace: textOrNull(fields.namespace),
    target,
    minReplicas: count(fields.minReplicas),
    maxReplicas: count(fields.maxReplicas),
    currentReplicas: count(fields.currentReplicas),
    desiredReplicas: count(fields.desiredReplicas),
    metrics: readMetrics(object, annotated, lineAt),
    behavior: readBehavior(fields.behavior),
    conditions: itemsIn(conditions).flatMap((tree) => readCondition(tree, lineAt)),
    lastScaleTime: textIn(fields.lastScaleTime),
    creationTime: textIn(fields.creationTime),
    resourceVersion: textIn(at(metadata, "resourceVersion")),
    ...(textIn(at(object, "kind")) !== undefined && writtenAutoscaler(object, lineAt)),
  });
}

const count = (tree: Tree | undefined): number | null | undefined => (tree?.kind === "scalar" && tree.text === null ? null : countIn(tree));

/** v1 keeps what its fields cannot say as JSON in annotations, often folded over lines or broken off. */
function annotation(tree: Tree | undefined): Tree | undefined {
  if (tree?.kind !== "scalar" || tree.text === null) return undefined;
  const [value] = readTrees(tree.text).trees;
  return value && atLine(withSmallKeys(value), tree.line);
}

/** The behavior was written there with Go's own names, which begin with a capital. */
function withSmallKeys(tree: Tree): Tree {
  if (tree.kind === "list") return { ...tree, items: tree.items.map(withSmallKeys) };
  if (tree.kind !== "map") return tree;
  const entries = [...tree.entries].map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), withSmallKeys(value)] as const);
  return { ...tree, entries: new Map(entries) };
}

function readMetrics(object: Tree, annotated: (name: string) => Tree | undefined, lineAt: (line: number) => number): MetricReading[] {
  const [spec, status] = [at(object, "spec"), at(object, "status")];
  const current = at(status, "currentMetrics") ?? annotated("current-metrics");
  const isNull = current?.kind === "scalar" && current.text === null;
  const cpu = cpuMetric(spec, status, lineAt);
  const metrics = metricsOf(at(spec, "metrics") ?? annotated("metrics"), current, isNull, lineAt);
  if (cpu === undefined) return metrics;
  const measured = metrics.findIndex(({ type, name, target }) => type === "Resource" && name === "cpu" && target === undefined);
  if (measured < 0) {
    // The status was written without a figure of it: it is not known.
    const isAsked = isNull || (current?.kind === "list" && current.items.length > 0);
    return [...metrics, isAsked && cpu.utilization === undefined ? { ...cpu, utilization: null } : cpu];
  }
  return metrics.map((metric, index) =>
    index === measured ? { ...metric, ...cpu, utilization: metric.utilization ?? cpu.utilization ?? null } : metric,
  );
}

/** The one metric that autoscaling/v1 has fields for. */
function cpuMetric(spec: Tree | undefined, status: Tree | undefined, lineAt: (line: number) => number): MetricReading | undefined {
  const target = at(spec, "targetCPUUtilizationPercentage") ?? at(spec, "cpuUtilization", "targetPercentage");
  const current = at(status, "currentCPUUtilizationPercentage");
  const [wanted, measured] = [countIn(target), count(current)];
  if (wanted === undefined && typeof measured !== "number") return undefined;
  return said({
    line: lineAt((target ?? current)!.line),
    type: "Resource" as const,
    name: "cpu",
    utilization: measured,
    ...(wanted !== undefined && { target: `${wanted}%`, targetType: "Utilization" as const }),
  });
}

export const conditionTypes = ["AbleToScale", "ScalingActive", "ScalingLimited", "ScaledToZero"] as const;

function readCondition(tree: Tree, lineAt: (line: number) => number): ConditionReading[] {
  const type = textIn(at(tree, "type"));
  if (type === undefined || type === "") return [];
  const message = at(tree, "message");
  const partial =
    (message?.kind === "scalar" && message.cut === true) || (tree.kind === "map" && tree.cut === true && at(tree, "status") === undefined);
  return [
    said({
      line: lineAt(tree.line),
      type,
      status: textIn(at(tree, "status")),
      reason: textIn(at(tree, "reason")),
      message: message?.kind === "scalar" ? (message.text ?? undefined) : undefined,
      lastTransitionTime: textIn(at(tree, "lastTransitionTime")),
      ...(partial && { partial: true as const }),
    }),
  ];
}
