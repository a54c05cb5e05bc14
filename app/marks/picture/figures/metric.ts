/** One metric against its target: its true value, what the controller saw, and the band in which it leaves the count alone. */
import { plainTicks } from "../../axes";
import { blindTimes } from "../../blindTimes";
import { labelHeight, upright } from "../../labels";
import { stretchesInView, targetsOverTime } from "../../manifestsOfRun";
import { linePath, stepPath } from "../../linePaths";
import { dotPath, edgePath, stretchesAbove } from "../../marks";
import { highestAbove, metricTrails, peakPlace } from "../../metricPeak";
import { axisTopOf, metricHeading, metricReadings, type TargetStretch } from "../../readings/metricReadings";
import { metricAmount, metricUnit, neverSeen } from "../../../words/figures/metricWords";
import { stepSpacing } from "../../reasons";
import { metricRows, slackAtRest } from "../../rows";
import type { PlotFrame } from "../../plotFrame";
import { t } from "../../../words/text";
import { round, tag } from "../svg";
import { written } from "../words";
import { small, type Drawn, type Figure } from "./figure";

export function metricFigure(drawn: Drawn, index: number): Figure {
  const { content } = drawn;
  const { run, kind } = content;
  const metric = run.metrics[index]!;
  const targets = targetsOverTime(run, index);
  const max = axisTopOf([metric], targets);
  const { name, titles } = metricHeading(run, index, targets);
  return {
    id: `metric-${index}`,
    head: {
      titles,
      unit: metricUnit(metric, kind, run.keda),
      readings: metricReadings(run, metric, targets),
      withValues: true,
      note: null,
    },
    share: 100,
    least: 56,
    top: 6,
    max,
    ticks: (height) => plainTicks(max, height),
    marks: (frame) => blind(drawn, index, frame) + tolerance(drawn, targets, frame) + lines(drawn, index, frame),
    words: (frame) => words(drawn, index, name, frame),
    now: (frame) => measured(drawn, index, frame),
  };
}

function blind({ content: { run } }: Drawn, index: number, { scale, top, bottom }: PlotFrame): string {
  return blindTimes(run, run.metrics[index]!, scale)
    .map(({ from, to }) => {
      const [left, right] = [scale.x(from), scale.x(to)];
      const place = { x: round(left), y: top, width: round(Math.max(2, right - left)), height: bottom - top };
      return tag("rect", { ...place, fill: "url(#p-error)", opacity: 0.55 });
    })
    .join("");
}

function tolerance({ content: { range }, colours }: Drawn, targets: readonly TargetStretch[], { scale, y }: PlotFrame): string {
  return stretchesInView(targets, range)
    .map(({ from, to, target }) => {
      if (!target) return "";
      const [left, right] = [round(scale.x(from)), round(scale.x(to))];
      const [high, middle, low] = [round(y(target.bandHigh)), round(y(target.target)), round(y(target.bandLow))];
      return (
        tag("rect", {
          x: left,
          y: high,
          width: round(Math.max(0, right - left)),
          height: round(Math.max(0, low - high)),
          fill: colours["tol-t"],
        }) +
        tag("path", { d: `M${left} ${high}H${right}M${left} ${low}H${right}`, stroke: colours.tol, "stroke-width": 0.75 }) +
        tag("path", { d: `M${left} ${middle}H${right}`, stroke: colours.ink, "stroke-dasharray": "6 3" })
      );
    })
    .join("");
}

/** Dots closer than this, in pixels, would overlap. */
const dotGap = 2.2;

function lines({ shown, colours }: Drawn, index: number, frame: PlotFrame): string {
  const { actual, seen } = shown.metrics[index]!;
  const { at } = shown.steps;
  const { max, top } = frame;
  const rows = metricRows(shown.rows, { actual }, max, slackAtRest);
  const spacing = stepSpacing(at, frame.scale);
  const held = { stroke: colours.ink, "stroke-width": 0.9 };
  return [
    tag("path", {
      d: linePath(
        rows.map((row) => row.at),
        rows.map((row) => row.actual ?? NaN),
        frame,
      ),
      stroke: colours.pods,
      "stroke-width": 1.5,
      "stroke-linejoin": "round",
    }),
    tag("path", { d: edgePath(stretchesAbove(max, shown.rows.at, actual), frame, top + 1), stroke: colours.pods, "stroke-width": 2 }),
    tag("path", { d: edgePath(stretchesAbove(max, at, seen), frame, top + 3.5), ...held }),
    tag("path", { d: stepPath(at, seen, frame), ...held }),
    spacing < dotGap
      ? ""
      : tag("path", { d: dotPath(at, seen, frame), stroke: colours.ink, "stroke-linecap": "round", "stroke-width": spacing > 4 ? 4 : 2.5 }),
  ].join("");
}

/** That the controller never saw the metric, or how far it went above the axis. */
function words({ content, shown, reached, colours, measure }: Drawn, index: number, name: string, frame: PlotFrame): string {
  const { scale, top, max } = frame;
  const [left, right] = [scale.left, scale.width - scale.right];
  const look = { y: top + 18, font: small, fill: colours["ink-2"], halo: colours.sheet };
  if (shown.metrics[index]!.seen.every(Number.isNaN)) {
    const whole = scale.from <= 0 && scale.to >= content.run.durationSeconds;
    const text = neverSeen(content.run, name, whole);
    const fits = measure(text, small) <= right - left;
    return fits ? written(text, { ...look, x: (left + right) / 2, anchor: "middle" }, measure) : "";
  }
  const metric = shown.metrics[index]!;
  const peak = highestAbove(max, shown, metric, reached);
  if (!peak) return "";
  const text = t`↑ to ${metricAmount(peak.value, metric.unit)}`;
  const cursor = upright(frame, content.said.at);
  const place = peakPlace(frame, peak, measure(text, small), metricTrails(frame, shown, metric), [cursor], reached);
  return place ? written(text, { ...look, x: place.left, y: place.top + labelHeight - 2 }, measure) : "";
}

/** When the value was measured that the sync saw, and that value. */
function measured({ content: { run }, step, colours }: Drawn, index: number, { scale, height, max, y }: PlotFrame): string {
  const { seen, seenFrom, seenTo } = run.metrics[index]!;
  const [value, since, until] = [seen[step] ?? NaN, seenFrom[step] ?? NaN, seenTo[step] ?? NaN];
  if (Number.isNaN(value) || Number.isNaN(since) || until < scale.from) return "";
  const [from, to, x] = [Math.max(scale.from, since), until, run.steps.at[step]!].map((second) => round(scale.x(second)));
  return [
    tag("rect", { x: from, y: height - 5, width: Math.max(1.5, round(to! - from!)), height: 4, fill: colours.pods }),
    tag("path", { d: `M${round((from! + to!) / 2)} ${height - 6}V${height - 12}H${x}`, stroke: colours.pods, fill: "none" }),
    value > max ? "" : tag("circle", { cx: x, cy: round(y(value)), r: 4.5, fill: colours.ink, stroke: colours.sheet, "stroke-width": 1.5 }),
  ].join("");
}
