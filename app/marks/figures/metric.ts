/** One metric against its target: its true value, what the controller saw, and the band in which it leaves the count alone. */
import type { Workload } from "../../../engine/index";
import type { Run } from "../../run/run";
import { cpuNote } from "../../words/figures/cpuNote";
import { metricUnit } from "../../words/figures/metricWords";
import { t } from "../../words/text";
import { plainTicks } from "../axes";
import { pinnedReading, sameMetric } from "../baselineSeries";
import { hasKeda, triggerReadings } from "../keda/kedaReadings";
import { blindMarks, measuredMarks, metricLabels, metricSeries, neverSeenWords, seenMarks, toleranceMarks } from "../layers/metric";
import { stretchesInView, targetsOverTime } from "../manifestsOfRun";
import { highestAbove, metricTrails } from "../metricPeak";
import type { PlotFrame } from "../plotFrame";
import { axisTopOf, metricHeading, metricReadings } from "../readings/metricReadings";
import { metricRows, type MetricRow } from "../rows";
import { atReached, lateLayer, pinnedInView, type LateCode, type Figure, type Layer, type Pinned } from "./figure";

interface MetricSource {
  run: Run;
  kind: Workload["kind"];
  /** True if the pods use CPU unevenly. */
  uneven: boolean;
  baseline: Pinned | null;
}

/** `index` is the metric's among those of the run, because an autoscaler may have two of the same name. */
export function metricFigure({ run, kind, uneven, baseline }: MetricSource, index: number): Figure<MetricRow> {
  const id = `metric-${index}`;
  const metric = run.metrics[index]!;
  const targets = targetsOverTime(run, index);
  const pinned = baseline && sameMetric(run, index, baseline.run);
  const max = axisTopOf(pinned ? [metric, pinned] : [metric], targets);
  const { name, target, titles } = metricHeading(run, index, targets);
  const own = [...(hasKeda(run) ? triggerReadings(run, metric) : []), ...metricReadings(run, metric, targets)];
  const readings = pinned ? [pinnedReading(run, baseline.run, pinned), ...own] : own;
  const { keda } = run;
  const ground: Layer = {
    draw: (frame, hidden) => ({
      marks: [...blindMarks(run, metric, frame), ...toleranceMarks(id, stretchesInView(targets, frame.scale), frame, hidden)],
    }),
  };
  const under: Layer[] = [ground];
  if (keda) under.push(lateLayer((code, frame, hidden) => code.keda.triggerReads(id, keda, metric, frame, hidden)));
  if (pinned) {
    const marksOf = ({ beside }: LateCode, frame: PlotFrame) =>
      beside.baselineMetric(run, index, baseline.run, pinnedInView(baseline, frame), frame);
    under.push(lateLayer(marksOf, `${id}/baseline`));
  }
  return {
    id,
    head: {
      titles,
      unit: metricUnit(metric, kind, run.keda),
      readings,
      legend: pinned ? readings.filter(({ stroke }) => stroke !== "target") : readings,
      note: (step) => (metric.name === "cpu" ? cpuNote(run, step, uneven) : null),
    },
    label:
      metric.keda === "computed"
        ? t`${name} over time: what the controller saw, the target of ${target} and its tolerance`
        : t`${name} over time: its true value, what the controller saw, the target of ${target} and its tolerance`,
    stage: "cluster",
    axis: { top: 4, max, ticks: ({ height }) => plainTicks(max, height) },
    under,
    lines: {
      rows: ({ rows, metrics }, slack) => metricRows(rows, metrics[index]!, max, slack),
      series: metricSeries,
    },
    over(shown) {
      const part = shown.metrics[index]!;
      const seen: Layer = {
        veiled: true,
        draw: (frame, hidden) => ({ marks: seenMarks(id, shown, part, frame, hidden), now: neverSeenWords(shown, part, frame) }),
      };
      const measured: Layer = {
        veiled: false,
        draw:
          (frame, hidden) =>
          ({ cursor }) => ({ marks: measuredMarks(id, shown, part, frame, cursor, hidden) }),
      };
      const labels: Layer = {
        atRest: true,
        draw(frame, hidden) {
          const trails = metricTrails(frame, shown, part);
          const peakAt = atReached((reached) => highestAbove(max, shown, part, reached));
          return ({ cursor, reached }) => metricLabels(id, shown, part, frame, { trails, peak: peakAt(reached), cursor, reached, hidden });
        },
      };
      return [seen, measured, labels];
    },
  };
}
