import type { AutoscalerReading, ConditionReading, MetricReading, TargetReading } from "../evidence";
import { said } from "../../answers/tree";
import { conditionIn } from "./series";

/** One value of a series, as it was printed. */
export interface Instant {
  readonly line: number;
  readonly metric: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Draft {
  line: number;
  lines: Record<string, number>;
  name: string;
  namespace: string | undefined;
  target: TargetReading | undefined;
  counts: Partial<Record<"minReplicas" | "maxReplicas" | "currentReplicas" | "desiredReplicas", number>>;
  metrics: Map<string, { -readonly [K in keyof MetricReading]: MetricReading[K] }>;
  conditions: ConditionReading[];
}

const counts = {
  spec_min_replicas: "minReplicas",
  spec_max_replicas: "maxReplicas",
  status_current_replicas: "currentReplicas",
  status_desired_replicas: "desiredReplicas",
} as const;

/** The autoscalers that kube-state-metrics' series of one time show, under their names before and since its version 2. */
export function autoscalersOfSeries(instants: readonly Instant[]): AutoscalerReading[] {
  const drafts = new Map<string, Draft>();
  for (const instant of instants) {
    const field = /^kube_(?:horizontalpodautoscaler|hpa)_([a-z_]{1,60})$/.exec(instant.metric ?? "")?.[1];
    const name = instant.labels["horizontalpodautoscaler"] ?? instant.labels["hpa"];
    if (field === undefined || name === undefined) continue;
    const namespace = instant.labels["namespace"];
    const key = JSON.stringify([namespace, name]);
    const draft = drafts.get(key) ?? {
      line: instant.line,
      lines: {},
      name,
      namespace,
      target: undefined,
      counts: {},
      metrics: new Map(),
      conditions: [],
    };
    drafts.set(key, draft);
    addTo(draft, field, instant);
  }
  return [...drafts.values()].map(({ counts: known, metrics, ...draft }) =>
    said({ source: "series" as const, ...draft, ...known, metrics: [...metrics.values()] }),
  );
}

function addTo(draft: Draft, field: string, { line, labels, text }: Instant): void {
  const value = Number(text);
  if (Object.hasOwn(counts, field)) {
    const count = counts[field as keyof typeof counts];
    if (Number.isInteger(value)) [draft.counts[count], draft.lines[count]] = [value, line];
    return;
  }
  if (field === "info") {
    const { scaletargetref_kind: kind, scaletargetref_name: name } = labels;
    if (kind !== undefined && name !== undefined) [draft.target, draft.lines["target"]] = [{ kind, name }, line];
    return;
  }
  if (field === "status_condition") {
    const found = conditionIn(labels);
    if (found !== null && value === 1)
      draft.conditions.push({ line, type: found.type, status: found.status.charAt(0).toUpperCase() + found.status.slice(1) });
    return;
  }
  const isTarget = field === "spec_target_metric";
  const name = labels["metric_name"];
  if (name === undefined || (!isTarget && !/^status_(?:target|current)_metric$/.test(field))) return;
  const metric = draft.metrics.get(name) ?? { line, type: null, name };
  draft.metrics.set(name, metric);
  const kind = labels["metric_target_type"];
  if (isTarget && kind !== undefined && Object.hasOwn(targetTypes, kind)) {
    metric.target = kind === "utilization" ? `${text}%` : text;
    metric.targetType = targetTypes[kind as keyof typeof targetTypes];
  } else if (kind === "utilization") metric.utilization = Number.isFinite(value) ? value : null;
  else if (kind === "average") metric.averageValue = text;
  else if (kind === "value") metric.current = text;
}

const targetTypes = { utilization: "Utilization", average: "AverageValue", value: "Value" } as const;
