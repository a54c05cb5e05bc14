import { getTolerances, type SeriesExplanation, type SeriesPart } from "../../../engine/index";
import type { ShownMetric, ShownSeries } from "../../run/shownSeries";

/** The columns as the figures draw them: each metric in a unit that people read, with the edges of its tolerance. */
export function shownSeries({ explanation, parts }: { explanation: SeriesExplanation; parts: readonly SeriesPart[] }): ShownSeries {
  const { from, to, gaps, columns, divergences } = explanation;
  const { at, currentReplicas, desiredReplicas, computed, existingPods, readyPods, minReplicas, maxReplicas } = columns;
  return {
    explanation,
    parts,
    from,
    to: Math.max(to, from + 1),
    gaps,
    at,
    found: currentReplicas,
    recorded: desiredReplicas,
    computed,
    existing: existingPods,
    ready: readyPods,
    minReplicas,
    maxReplicas,
    metrics: shownMetrics(explanation),
    divergences,
  };
}

function shownMetrics({ rebuilt, flags, metrics, columns }: SeriesExplanation): ShownMetric[] {
  const { down, up } = getTolerances(rebuilt.hpa?.spec.behavior, flags);
  return metrics.map(({ name, type, unit }, index) => {
    const shown = unit === "percent" ? ({ unit: "%", times: 1 } as const) : resourceUnit(name, type);
    const inUnit = (column: Float64Array) => (shown.times === 1 ? column : column.map((value) => value * shown.times));
    const spec = rebuilt.hpa?.spec.metrics?.[index];
    const target = inUnit(columns.targets[index]!);
    return {
      name,
      container: spec?.type === "ContainerResource" ? spec.containerResource.container : null,
      unit: shown.unit,
      total: unit === "total",
      value: inUnit(columns.figures[index]!),
      target,
      low: target.map((value) => value * (1 - down)),
      high: target.map((value) => value * (1 + up)),
    };
  });
}

/** Of CPU and memory people know millicores and mebibytes. */
function resourceUnit(name: string, type: string): { unit: ShownMetric["unit"]; times: number } {
  if (!type.endsWith("Resource")) return { unit: "", times: 1 };
  if (name === "cpu") return { unit: "m", times: 1000 };
  return name === "memory" ? { unit: "Mi", times: 2 ** -20 } : { unit: "", times: 1 };
}
