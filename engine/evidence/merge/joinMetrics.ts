/** Joins the figures that one text prints with the metrics that another names: by name, kind and target, never by position alone. */
import { milliOf } from "../metricSpecOf";
import type { AutoscalerReading, MetricReading } from "../evidence";
import type { Placed } from "./merged";

type Reading = Pick<AutoscalerReading, "metrics" | "hiddenMetrics"> & { readonly place: Placed<object>["place"] };

/**
 * The metrics of the last reading that has figures. A table names few of them: the last text that names every metric tells the rest, also
 * of those that the table hides. An object without a status has no figures, so it hides none.
 */
export function joinMetrics(readings: readonly Reading[]): Placed<MetricReading>[] {
  const having = readings.filter(({ metrics }) => metrics.length > 0);
  const last = having.findLast(({ metrics }) => metrics.some(hasFigure)) ?? having.at(-1);
  const named = having.findLast(({ metrics }) => metrics.every(({ type }) => type !== null));
  if (last === undefined) return [];
  const placed = (metric: MetricReading, reading: Reading) => ({ ...metric, place: { text: reading.place.text, line: metric.line } });
  const own = last.metrics.map((metric) => placed(metric, last));
  if (named === undefined || named === last || last.metrics.every(({ type }) => type !== null)) return own;
  const left = named.metrics.map((metric) => placed(metric, named));
  const joined = own.map((metric) => {
    const index = left.findIndex((each) => isSame(metric, each));
    const [found] = index < 0 ? [] : left.splice(index, 1);
    return found === undefined ? metric : withFigure(found, metric);
  });
  return (last.hiddenMetrics ?? 0) > 0 ? [...joined, ...left.map(withoutFigure)] : joined;
}

export const hasFigure = ({ utilization, averageValue, current, value }: MetricReading): boolean =>
  utilization !== undefined || averageValue !== undefined || current !== undefined || value !== undefined;

/** Whether a table's figure may be the one of a named metric. */
function isSame(figure: MetricReading, named: MetricReading): boolean {
  const isResource = named.type === "Resource" || named.type === "ContainerResource";
  if (figure.name !== null && figure.name !== named.name) return false;
  // A table names resources, and since Kubernetes 1.30 all of them.
  if (figure.name !== null && !isResource) return false;
  if (typeof figure.target === "string" && typeof named.target === "string" && !isSameTarget(figure.target, named.target)) return false;
  const isShared = named.targetType === "AverageValue" && (named.type === "External" || named.type === "Object");
  if (figure.targetType === "AverageValue") return isShared;
  return figure.targetType !== null || !isShared;
}

function isSameTarget(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.endsWith("%") || other.endsWith("%")) return false;
  const [first, second] = [milliOf(one), milliOf(other)];
  return first !== null && first === second;
}

/** A table's plain figure is an average or the whole value, as the metric's target says. */
function withFigure(named: Placed<MetricReading>, figure: Placed<MetricReading>): Placed<MetricReading> {
  const { utilization, averageValue, current, value, target, targetType, place, line } = figure;
  const plain = value === undefined ? {} : named.targetType === "Value" ? { current: value } : { averageValue: value };
  return {
    ...withoutFigure(named),
    place,
    line,
    // A trigger of KEDA does not say the target of its metric.
    ...(named.target === undefined && typeof target === "string" && { target, targetType: targetType ?? named.targetType ?? null }),
    ...(utilization !== undefined && { utilization }),
    ...(averageValue !== undefined && { averageValue }),
    ...(current !== undefined && { current }),
    ...plain,
  };
}

const figures: ReadonlySet<string> = new Set(["utilization", "averageValue", "current", "value"]);

const withoutFigure = (metric: Placed<MetricReading>): Placed<MetricReading> =>
  Object.fromEntries(Object.entries(metric).filter(([field]) => !figures.has(field))) as unknown as Placed<MetricReading>;
