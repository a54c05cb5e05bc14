/** How the figures name a metric, its unit and its values. */
import type { Workload } from "../../../engine/index";
import type { Run, RunKeda, RunMetric } from "../../run/run";
import { signalUnit } from "../names/signalWords";
import { plural, t } from "../text";
import { apiQuantity, decimal, percents, quantity } from "../times";

/** "CPU", "memory of container app", or the metric's own name. */
export function metricTitle({ name, container }: Pick<RunMetric, "name" | "container">): string {
  const resource = name === "cpu" ? "CPU" : name === "memory" ? t`memory` : name;
  return container === null ? resource : t`${resource} of container ${container}`;
}

/** Beside the figure's heading: what the numbers count, and whether for one pod or for all. */
export function metricUnit(metric: UnitOf, kind: Workload["kind"], keda: Pick<RunKeda, "triggers"> | null = null): string | null {
  const { unit, source, query, container, total } = metric;
  if (unit === "%") return container === null ? t`% of requests` : t`% of its request`;
  if (unit === "m") return total ? t`millicores in total` : t`millicores per pod`;
  if (unit === "Mi") return total ? t`Mi in total` : t`Mi per pod`;
  const whose = total ? t`in total` : t`per pod`;
  if (metric.keda === "computed") return `${computedFrom(metric, keda)}, ${whose}`;
  const counted = source && signalUnit(source, query, kind);
  return counted ? `${counted}, ${whose}` : whose;
}

type UnitOf = Pick<RunMetric, "name" | "unit" | "source" | "query" | "container" | "total" | "keda">;

function computedFrom(metric: Pick<RunMetric, "name">, keda: Pick<RunKeda, "triggers"> | null): string {
  if (isOfClock(metric)) return t`the clock`;
  const parts = keda?.triggers.filter((trigger) => trigger.metric !== metric.name).length ?? 0;
  return parts > 0 ? t`formula of ${plural(parts, "trigger")}` : t`formula of triggers`;
}

/** For what KEDA computes. A trigger's metric has the trigger's place in its name, and only the clock's triggers have no source. */
export const isOfClock = ({ name }: Pick<RunMetric, "name">): boolean => /^s[0-9]+-/.test(name);

/** Measured in pods. Other metrics have a source, or KEDA computes them. */
export const isResource = ({ source, keda }: Pick<RunMetric, "source" | "keda">): boolean => source === null && keda === null;

/** A value with its unit. Small values get enough decimals to be told apart. */
export function metricAmount(value: number, unit: RunMetric["unit"]): string {
  if (!Number.isFinite(value)) return "–";
  if (unit === "%") return percents(quantity(value));
  if (unit !== "") return `${apiQuantity(value)}\u00a0${unit}`;
  return Math.abs(value) < 10 ? decimal(value, Math.abs(value) < 1 ? 3 : 2) : quantity(value);
}

/** Empty for a run under way, because a later sync may still see the metric. */
export function neverSeen({ outcomes }: Run, name: string, whole: boolean): string {
  if (!outcomes) return "";
  return whole ? t`The controller never had a value of ${name}.` : t`The controller had no value of ${name} here.`;
}
