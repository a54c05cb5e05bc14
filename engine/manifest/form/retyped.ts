import { metricSources, metricSourceTypes, type MetricSource } from "../../api/metricSources";
import { isRecord } from "../../lib/isRecord";

export type Fields = Readonly<Record<string, unknown>>;

/** The types of target that upstream's validation accepts for a source. */
export const targetTypes = {
  Resource: ["Utilization", "AverageValue"],
  ContainerResource: ["Utilization", "AverageValue"],
  Pods: ["AverageValue"],
  Object: ["Value", "AverageValue"],
  External: ["Value", "AverageValue"],
} as const satisfies Record<MetricSource, readonly string[]>;

/** The field with the rest of a metric's spec; null if its type names none. */
export function sourceFieldOf({ type }: Fields): string | null {
  const known = metricSourceTypes.find((each) => each === type);
  return known ? metricSources[known].field : null;
}

/** A metric of another type: what the one before has stays where it fits, and the rest is as `begun`, a new one of the type, has it. */
export function retypedMetric(before: Fields, begun: Fields): Fields {
  const [from, to] = [sourceFieldOf(before) ?? "", sourceFieldOf(begun) ?? ""];
  const { [from]: source, ...others } = before;
  const [old, next] = [isRecord(source) ? source : {}, isRecord(begun[to]) ? begun[to] : {}];
  const target = isRecord(old["target"]) ? old["target"]["type"] : undefined;
  const allowed: readonly string[] = targetTypes[begun["type"] as MetricSource];
  // A number of a resource is one of its unit, so no other source can keep it.
  const fits = "name" in old === "name" in next && typeof target === "string" && allowed.includes(target);
  const kept = Object.keys(next).filter((key) => key in old && (key !== "target" || fits));
  return { ...others, type: begun["type"], [to]: { ...next, ...Object.fromEntries(kept.map((key) => [key, old[key]])) } };
}

/** A trigger of another type: its name and its credentials stay. Its settings mean something else to another source. */
export const retypedTrigger = (before: Fields, begun: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(before).filter(([key]) => key !== "metricType" && key !== "useCachedMetrics")),
  ...begun,
});
