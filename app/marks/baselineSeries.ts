/** The baseline's numbers for a figure of the present run. */
import { stepAt } from "../../engine/index";
import type { Run, RunMetric } from "../run/run";
import { metricAmount } from "../words/figures/metricWords";
import { t } from "../words/text";
import type { Reading } from "./readings/reading";

/**
 * The same metric of another run: the same source, container and unit. If several match, the one at the same index. undefined if there is
 * none.
 */
export function sameMetric(run: Run, index: number, other: Run): RunMetric | undefined {
  const metric = run.metrics[index];
  if (!metric) return undefined;
  const isAlike = ({ type, name, container, unit, total }: RunMetric) =>
    type === metric.type && name === metric.name && container === metric.container && unit === metric.unit && total === metric.total;
  const place = run.metrics.slice(0, index).filter(isAlike).length;
  return other.metrics.filter(isAlike)[place];
}

/** The legend's entry: the baseline's value at its last sync at or before the present run's. */
export function baselineReading(
  { steps }: Run,
  baseline: Run,
  { name, values, text, yields }: { name: string; values: Float64Array; text(value: number): string } & Pick<Reading, "yields">,
): Reading {
  const highest = values.reduce((most, value) => (value > most ? value : most), 0);
  const valueAt = (second: number) => (second > baseline.durationSeconds ? NaN : (values[stepAt(baseline.steps.at, second)] ?? NaN));
  return { stroke: "baseline", name, value: (step) => text(valueAt(steps.at[step] ?? NaN)), widest: text(highest), yields };
}

/** The legend's entry of a metric of the pinned run. */
export function pinnedReading(run: Run, baseline: Run, { stepActual, unit }: RunMetric): Reading {
  const text = (value: number) => metricAmount(value, unit);
  return baselineReading(run, baseline, { name: t`baseline`, values: stepActual, text, yields: "late" });
}

/** Axes use it for their tops. 0 without a baseline. */
export const highestBaseline = (baseline: Run | null): number =>
  baseline?.rows.written.reduce((most, count) => Math.max(most, count), 0) ?? 0;
