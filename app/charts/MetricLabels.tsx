import { stepAt } from "../../engine/index";
import { memo, useMemo } from "react";
import type { Run, RunMetric } from "../run/run";
import { useView } from "../store/view";
import type { PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { clock } from "../words/times";
import { around, labelWidth, placeLabel, upright, type Box, type Trail } from "../marks/labels";
import type { MetricMarksProps } from "./MetricMarks";
import { highestAbove, metricTrails, peakPlace } from "../marks/metricPeak";
import { metricAmount } from "../words/figures/metricWords";
import { Label, Marks } from "./Plot";
import { isInView } from "./TimeAxis";
import { useReached } from "./useReached";

/** Says in words what the lines cannot show, where there is room: how high the metric went, and when the seen value was measured. */
export const MetricLabels = memo(function MetricLabels({ figure, run, metric, frame, narrow }: MetricMarksProps & { narrow: boolean }) {
  const cursor = useView((view) => view.cursor);
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/saw`));
  const trails = useMemo(() => metricTrails(frame, run, metric), [frame, run, metric]);
  const reached = useReached();
  const peak = useMemo(() => highestAbove(frame.max, run, metric, reached), [frame, run, metric, reached]);
  const step = isInView(frame.scale, cursor) ? stepAt(run.steps.at, cursor) : -1;
  const selected = step < 0 ? [] : measuredMark(frame, run, metric, step);
  const high = peak && t`↑ to ${metricAmount(peak.value, metric.unit)}`;
  const highPlace = peak && high && peakPlace(frame, peak, labelWidth(high), trails, selected, reached);
  const texts = shown ? measuredTexts(run, metric, step, narrow) : [];
  const measured = measuredLabel(frame, metric.seenFrom[step] ?? NaN, texts, trails, highPlace ? [...selected, highPlace] : selected);
  return (
    <>
      <Marks frame={frame}>
        {high && highPlace && (
          <Label className="tx2" box={highPlace}>
            {high}
          </Label>
        )}
      </Marks>
      {measured && (
        <Marks frame={frame} now>
          <Label className="tx2" box={measured.place}>
            {measured.text}
          </Label>
        </Marks>
      )}
    </>
  );
});

/** The space of the marks at the cursor: its line, and the bar and the line of the measurement. */
function measuredMark(frame: PlotFrame, { steps }: Run, { seenFrom }: RunMetric, step: number): Box[] {
  const cursor = upright(frame, steps.at[step]!);
  const from = frame.scale.x(Math.max(frame.scale.from, seenFrom[step]!));
  if (Number.isNaN(from)) return [cursor];
  return [cursor, { left: from, top: frame.height - 13, width: cursor.left - from, height: 13 }];
}

/** The longer text first. */
function measuredTexts({ steps }: Run, { keda, seen, seenFrom, seenTo }: RunMetric, step: number, narrow: boolean): string[] {
  const [at, value, from, to] = [steps.at[step], seen[step], seenFrom[step], seenTo[step]];
  if (at === undefined || value === undefined || from === undefined || to === undefined || Number.isNaN(value)) return [];
  // What KEDA asks for or computes at a sync is not older than the sync.
  if ((keda === "direct" || keda === "computed") && from === at) return [t`asked at ${clock(at)}`];
  const measured = from === to ? t`measured at ${clock(from)}` : t`measured ${clock(from)} to ${clock(to)}`;
  return narrow ? [measured] : [t`seen at ${clock(at)}, ${measured}`, measured];
}

/** At the foot of the plot, before the bar. The shorter text is used if the longer does not fit into the plot's lower half. */
function measuredLabel(frame: PlotFrame, from: number, texts: readonly string[], trails: readonly Trail[], taken: readonly Box[]) {
  const right = frame.scale.x(Math.max(frame.scale.from, from)) - 6;
  const half = (frame.bottom - frame.top) / 2;
  for (const text of texts) {
    const width = labelWidth(text);
    const within = { ...around(frame, right, width + 120), top: frame.bottom - half, height: half - 1 };
    const place = placeLabel({ x: right - width / 2, y: frame.bottom - 8, width, within, trails, taken });
    if (place) return { text, place };
  }
  return null;
}
