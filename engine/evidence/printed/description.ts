import type { BehaviorReading, PolicyReading, RuleField, RulesReading } from "../behaviorReading";
import type { AutoscalerField, AutoscalerReading, ConditionReading, MetricReading } from "../evidence";
import { isPointer, readReference } from "./autoscalerRow";
import { known, percent } from "./targets";
import { say, type Words } from "../../lib/sentence";

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A description while its lines are read. */
export interface Description {
  readonly fields: Writable<Omit<AutoscalerReading, "metrics" | "conditions" | "behavior" | "lines">>;
  readonly lines: Partial<Record<AutoscalerField, number>>;
  readonly metrics: MetricReading[];
  readonly conditions: ConditionReading[];
  readonly rules: Partial<Record<"scaleUp" | "scaleDown", Rules>>;
  /** It is of another kind of object: its fields are not an autoscaler's. */
  isForeign: boolean;
  /** Whether the list of metrics was begun. */
  hasMetrics: boolean;
  seen: Set<string>;
}

interface Rules {
  window?: number;
  select?: string;
  policies: PolicyReading[];
  lines: Partial<Record<RuleField, number[]>>;
}

export const newDescription = (line: number): Description => ({
  fields: { source: "describe", line },
  lines: {},
  metrics: [],
  conditions: [],
  rules: {},
  isForeign: false,
  hasMetrics: false,
  seen: new Set(),
});

/** The name of a field at the beginning of a line, and its value. */
export function fieldOf(text: string): { key: string; value: string } | null {
  if (!text.includes(":")) return null;
  const match = /^\s*([^\s:][^:]{0,60}):(\s.*)?$/s.exec(text);
  const key = match?.[1] ?? "";
  const value = (match?.[2] ?? "").trim();
  const isField = fieldNames.has(key) || (/^\p{Lu}\S* pods$/u.test(key) && /^(?:\d|failed|$)/.test(value));
  return isField ? { key, value } : null;
}

const autoscalerFields = [
  "Name",
  "Namespace",
  "Labels",
  "Annotations",
  "CreationTimestamp",
  "Reference",
  "Metrics",
  "Min replicas",
  "Max replicas",
  "Min pods",
  "Max pods",
  "Target CPU utilization",
  "Current CPU utilization",
  "Behavior",
  "Scale Up",
  "Scale Down",
  "Stabilization Window",
  "Select Policy",
  "Tolerance",
  "Policies",
  "Conditions",
  "Events",
];

/** Fields of other kinds that people describe beside an autoscaler. */
const foreignFields = [
  "Selector",
  "Replicas",
  "StrategyType",
  "Pod Template",
  "Pods Status",
  "Node",
  "Start Time",
  "Containers",
  "API Version",
  "Kind",
  "Controlled By",
  "IP",
];

const fieldNames = new Set([...autoscalerFields, ...foreignFields]);
const foreign = new Set(foreignFields);

/** Fields that begin a new description where this one has them already. */
export const isRepeated = ({ seen }: Description, key: string): boolean => seen.has(key) && headFields.has(key);

const headFields = new Set([
  "Name",
  "Namespace",
  "Reference",
  "CreationTimestamp",
  "Metrics",
  "Min replicas",
  "Max replicas",
  "Conditions",
]);

/** Puts a field into the description; what it cannot read it answers as a sentence. */
export function putField(description: Description, key: string, value: string, line: number): Words | null {
  const { fields, lines, metrics, seen } = description;
  seen.add(key);
  if (foreign.has(key)) description.isForeign = true;
  const set = <Field extends AutoscalerField & keyof typeof fields>(field: Field, reading: (typeof fields)[Field]): null => {
    fields[field] = reading;
    lines[field] = line;
    return null;
  };
  if (key === "Metrics") description.hasMetrics = true;
  if (value === "") return null;
  const pods = key.endsWith(" pods") ? /^(\d+)\s+current(?:\s*\/\s*(\d+)\s+desired)?/.exec(value) : null;
  if (pods !== null) {
    set("currentReplicas", Number(pods[1]));
    return pods[2] === undefined ? say`The desired count is cut off.` : set("desiredReplicas", Number(pods[2]));
  }
  switch (key) {
    case "Name":
      return set("name", isPlaceholder(value) ? null : value);
    case "Namespace":
      return set("namespace", isPlaceholder(value) ? null : value);
    case "CreationTimestamp":
      return set("creationTime", value);
    case "Reference": {
      const target = readReference(value);
      return target === null ? say`The reference is no kind and name.` : set("target", target);
    }
    case "Min pods":
    case "Max pods":
    case "Min replicas":
    case "Max replicas": {
      const field = key.startsWith("Min") ? "minReplicas" : "maxReplicas";
      if (/^\d+$/.test(value)) return set(field, Number(value));
      return known(value) === null ? set(field, null) : say`The count is no number.`;
    }
    case "Target CPU utilization":
      metrics.push({ line, type: "Resource", name: "cpu", target: known(value), targetType: "Utilization" });
      return null;
    case "Current CPU utilization": {
      const metric = metrics.findIndex(({ targetType }) => targetType === "Utilization");
      if (metric === -1) metrics.push({ line, type: "Resource", name: "cpu", utilization: percent(value) });
      else metrics[metric] = { ...metrics[metric]!, utilization: percent(value) };
      return null;
    }
    default:
      return null;
  }
}

/** `<namespace>`: the person blanked it. */
const isPlaceholder = (value: string): boolean => /^[<[{(].*[>\]})]$|^[Xx*]{3,}$/.test(value);

/** A line of the rules of `Behavior`; false if it is none. */
export function putRule({ rules }: Description, direction: "scaleUp" | "scaleDown", text: string, line: number): boolean {
  const window = /^\s*Stabilization Window:\s*(\d+)\s*seconds/.exec(text);
  const select = /^\s*Select Policy:\s*(\w+)/.exec(text);
  const policy = /^\s*(?:-\s*)?Type:\s*(\w+)\s+Value:\s*(\d+)\s+Period:\s*(\d+)\s*seconds/.exec(text);
  if (window === null && select === null && policy === null) return false;
  const rule = (rules[direction] ??= { policies: [], lines: {} });
  if (window !== null) rule.window = Number(window[1]);
  else if (select !== null) rule.select = select[1]!;
  else if (policy !== null) rule.policies.push({ type: policy[1]!, value: Number(policy[2]), periodSeconds: Number(policy[3]) });
  const field = window !== null ? "stabilizationWindowSeconds" : select !== null ? "selectPolicy" : "policies";
  (rule.lines[field] ??= []).push(line);
  return true;
}

/** The reading of a description; null where it says nothing of an autoscaler. */
export function descriptionReading({
  fields,
  lines,
  metrics,
  conditions,
  rules,
  isForeign,
  hasMetrics,
  seen,
}: Description): AutoscalerReading | null {
  const says = metrics.length > 0 || conditions.length > 0 || [...seen].some((key) => !/^(?:Events|Labels|Annotations)$/.test(key));
  if (isForeign || !says) return null;
  const behavior: BehaviorReading = {
    ...(rules.scaleUp !== undefined && { scaleUp: rulesReading(rules.scaleUp) }),
    ...(rules.scaleDown !== undefined && { scaleDown: rulesReading(rules.scaleDown) }),
  };
  const { minReplicas = null, maxReplicas = null } = fields;
  return {
    ...fields,
    ...(isPointer(minReplicas, maxReplicas) && { implausible: ["minReplicas"] as const }),
    lines,
    metrics,
    ...(hasMetrics && { hasMetrics }),
    conditions,
    ...(Object.keys(behavior).length > 0 && {
      behavior,
      ruleLines: {
        ...(rules.scaleUp !== undefined && { scaleUp: rules.scaleUp.lines }),
        ...(rules.scaleDown !== undefined && { scaleDown: rules.scaleDown.lines }),
      },
    }),
  };
}

function rulesReading({ window, select, policies }: Rules): RulesReading {
  return {
    ...(window !== undefined && { stabilizationWindowSeconds: window }),
    ...(select !== undefined && { selectPolicy: select }),
    ...(policies.length > 0 && { policies }),
  };
}
