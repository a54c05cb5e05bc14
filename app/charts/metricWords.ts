/** How the figures name a metric, its unit and its values. */
import type { Workload } from "../../engine/index";
import type { Run, RunMetric } from "../simulation/protocol";
import { signalUnit } from "../ui/signalWords";
import { t } from "../ui/text";
import { decimal, quantity } from "../ui/words";

/** "CPU", "memory of container app", or the metric's own name. */
export function metricTitle({ name, container }: Pick<RunMetric, "name" | "container">): string {
  const resource = name === "cpu" ? "CPU" : name === "memory" ? t`memory` : name;
  return container === null ? resource : t`${resource} of container ${container}`;
}

/** Beside the figure's heading: what the numbers count, and whether for one pod or for all. */
export function metricUnit({ unit, source, query, container, total }: RunMetric, kind: Workload["kind"]): string | null {
  if (unit === "%") return container === null ? t`% of requests` : t`% of its request`;
  if (unit === "m") return total ? t`millicores in total` : t`millicores per pod`;
  if (unit === "Mi") return total ? t`Mi in total` : t`Mi per pod`;
  const whose = total ? t`in total` : t`per pod`;
  const counted = source && signalUnit(source, query, kind);
  return counted ? `${counted}, ${whose}` : whose;
}

/** A value with its unit. Small values get enough decimals to be told apart. */
export function metricAmount(value: number, unit: RunMetric["unit"]): string {
  if (!Number.isFinite(value)) return "–";
  if (unit === "%") return `${quantity(value)}%`;
  if (unit !== "") return `${quantity(value)}\u00a0${unit}`;
  return Math.abs(value) < 10 ? decimal(value, Math.abs(value) < 1 ? 3 : 2) : quantity(value);
}

/** Empty for a run under way, because a later sync may still see the metric. */
export function neverSeen({ outcomes }: Run, name: string, whole: boolean): string {
  if (!outcomes) return "";
  return whole ? t`The controller never had a value of ${name}.` : t`The controller had no value of ${name} here.`;
}
