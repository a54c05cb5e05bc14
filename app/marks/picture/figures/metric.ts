/** One metric against its target: its true value, what the controller saw, and the band in which it leaves the count alone. */
import { cpuNote } from "../../../words/figures/cpuNote";
import { metricUnit } from "../../../words/figures/metricWords";
import { plainTicks } from "../../axes";
import { pinnedReading, sameMetric } from "../../baselineSeries";
import { hasKeda, triggerReadings } from "../../keda/kedaReadings";
import { baselineMetric } from "../../layers/beside";
import { triggerReads } from "../../layers/keda";
import { blindMarks, measuredMarks, metricLabels, metricSeries, neverSeenWords, seenMarks, toleranceMarks } from "../../layers/metric";
import { stretchesInView, targetsOverTime } from "../../manifestsOfRun";
import { seriesMarks } from "../../seriesMarks";
import { highestAbove, metricTrails } from "../../metricPeak";
import { plotFrame } from "../../plotFrame";
import { axisTopOf, metricHeading, metricReadings } from "../../readings/metricReadings";
import { metricRows, slackAtRest } from "../../rows";
import { shownReadings, type FigureSource, type Figure } from "./figure";

/** From this width on, in the page's pixels, the words at the cursor are whole. */
const wideFrom = 560;

export function metricFigure({ run, shown, kind, cursor, step, reached, hidden, beside }: FigureSource, index: number): Figure {
  const id = `metric-${index}`;
  const metric = run.metrics[index]!;
  const part = shown.metrics[index]!;
  const targets = targetsOverTime(run, index);
  const baseline = beside.baseline;
  const pinned = baseline && (sameMetric(run, index, baseline.run) ?? null);
  const max = axisTopOf(pinned ? [metric, pinned] : [metric], targets);
  const { titles } = metricHeading(run, index, targets);
  const own = [...(hasKeda(run) ? triggerReadings(run, metric) : []), ...metricReadings(run, metric, targets)];
  const readings =
    baseline && pinned ? [pinnedReading(run, baseline.run, pinned), ...own].filter(({ stroke }) => stroke !== "target") : own;
  return {
    id,
    head: {
      titles,
      unit: metricUnit(metric, kind, run.keda),
      readings: shownReadings(id, readings, hidden),
      withValues: true,
      note: metric.name === "cpu" ? cpuNote(run, step, beside.uneven) : null,
    },
    share: 100,
    least: 56,
    plot(scale, height) {
      const frame = plotFrame(scale, height, 4, max);
      const narrow = scale.width < wideFrom;
      const [trails, peak] = [metricTrails(frame, shown, part), highestAbove(max, shown, part, reached)];
      const said = metricLabels(id, shown, part, frame, { trails, peak, cursor, reached, narrow, hidden });
      return {
        frame,
        ticks: plainTicks(max, height),
        marks: [
          ...blindMarks(run, metric, frame),
          ...toleranceMarks(id, stretchesInView(targets, scale), frame, hidden),
          ...(run.keda ? triggerReads(id, run.keda, metric, frame, hidden) : []),
          ...(baseline && pinned && !hidden.has(`${id}/baseline`) ? baselineMetric(run, index, baseline.run, baseline.shown, frame) : []),
          seriesMarks(metricRows(shown.rows, part, max, slackAtRest), metricSeries(id, hidden), frame),
          ...seenMarks(id, shown, part, frame, hidden),
          ...neverSeenWords(shown, part, frame),
          ...said.still,
        ],
        now: [...measuredMarks(id, shown, part, frame, cursor, hidden), ...said.now],
      };
    },
  };
}
