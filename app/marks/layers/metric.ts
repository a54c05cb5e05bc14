/** What the figure of a metric draws: its true value, what the controller saw, and the band in which it leaves the count alone. */
import { stepAt } from "../../../engine/index";
import type { Run, RunMetric } from "../../run/run";
import { metricAmount, metricTitle, neverSeen } from "../../words/figures/metricWords";
import { t } from "../../words/text";
import { clock } from "../../words/times";
import { blindTimes } from "../blindTimes";
import { around, labelWidth, placeLabel, upright, type Box, type Trail } from "../labels";
import { stepPath } from "../linePaths";
import { lineLook, looks, path, type Hidden, type Mark, type Series, type Look } from "../mark";
import { dotPath, edgePath, round, stretchesAbove, type Peak } from "../marks";
import { peakPlace } from "../metricPeak";
import type { PlotFrame } from "../plotFrame";
import type { TargetStretch } from "../readings/metricReadings";
import type { MetricRow } from "../rows";
import { isInView } from "../timeScale";
import { labelMark, middleWords } from "./words";

const own = {
  actual: { ...lineLook("actual", "var(--pods)", 1.5), join: "round" },
  seenDots: { ...lineLook("seen-dots", "var(--ink)", 3), cap: "round" },
  seenNow: { name: "seen-now", fill: "var(--ink)", stroke: "var(--sheet)", width: 1.5 },
  measured: { name: "measured", fill: "var(--pods)" },
  measuredLine: lineLook("measured-line", "var(--pods)", 1),
} as const satisfies Record<string, Look>;

export const metricSeries = (figure: string, hidden: Hidden): Series<MetricRow>[] =>
  hidden.has(`${figure}/actual`) ? [] : [{ of: "actual", shape: "line", look: own.actual }];

/** The times when the controller does not see the metric, because its metrics API does not answer. */
export const blindMarks = (run: Run, metric: RunMetric, { scale, top, bottom }: PlotFrame): Mark[] =>
  blindTimes(run, metric, scale).map(({ from, to }) => {
    const [left, right] = [scale.x(from), scale.x(to)];
    return { as: "rect", x: left, y: top, width: Math.max(2, right - left), height: bottom - top, look: looks.blind };
  });

/** The target and the band around it in which the controller leaves the count alone, from the manifest in force at each time. */
export function toleranceMarks(figure: string, targets: readonly TargetStretch[], frame: PlotFrame, hidden: Hidden): Mark[] {
  if (hidden.has(`${figure}/target`)) return [];
  return targets.flatMap(({ from, to, target }): Mark[] => {
    if (!target) return [];
    const [left, right] = [frame.scale.x(from), frame.scale.x(to)];
    const [high, middle, low] = [frame.y(target.bandHigh), frame.y(target.target), frame.y(target.bandLow)];
    const [width, height] = [Math.max(0, right - left), Math.max(0, low - high)];
    return [
      { as: "rect", x: left, y: high, width, height, look: looks.tolerance },
      path(`M${left} ${high}H${right}M${left} ${low}H${right}`, looks.toleranceEdge),
      path(`M${left} ${middle}H${right}`, looks.target),
    ];
  });
}

/** Dots closer than this, in pixels, would overlap. */
const dotGap = 2.2;

const isNeverSeen = ({ seen }: RunMetric) => seen.every(Number.isNaN);

/** What the controller saw, held from one sync to the next. Values above the axis, seen or true, run along its upper edge. */
export function seenMarks(figure: string, run: Run, metric: RunMetric, frame: PlotFrame, hidden: Hidden): Mark[] {
  const { at } = run.steps;
  const { scale, top, max } = frame;
  const spacing = at.length > 1 ? scale.x(at[1]!) - scale.x(at[0]!) : Infinity;
  const actual = hidden.has(`${figure}/actual`)
    ? []
    : [path(edgePath(stretchesAbove(max, run.rows.at, metric.actual), frame, top + 1), looks.actualEdge)];
  const seen =
    hidden.has(`${figure}/saw`) || isNeverSeen(metric)
      ? []
      : [
          path(edgePath(stretchesAbove(max, at, metric.seen), frame, top + 3.5), looks.seen),
          path(stepPath(at, metric.seen, frame), looks.seen),
          ...(spacing >= dotGap ? [path(dotPath(at, metric.seen, frame), { ...own.seenDots, width: spacing > 4 ? 3 : 2.2 })] : []),
        ];
  return [{ as: "inside", above: top, marks: [...actual, ...seen] }];
}

/** Says that the controller never saw the metric. */
export function neverSeenWords(run: Run, metric: RunMetric, { scale, top }: PlotFrame): Mark[] {
  if (!isNeverSeen(metric)) return [];
  const whole = scale.from <= 0 && scale.to >= run.durationSeconds;
  return [middleWords(neverSeen(run, metricTitle(metric), whole), scale, top + 16)];
}

/** At the cursor: when the seen value was measured, which is always before the sync that used it. */
export function measuredMarks(
  figure: string,
  { steps }: Run,
  metric: RunMetric,
  frame: PlotFrame,
  cursor: number | null,
  hidden: Hidden,
): Mark[] {
  if (hidden.has(`${figure}/saw`) || !isInView(frame.scale, cursor)) return [];
  const step = stepAt(steps.at, cursor);
  const [at, seen, seenFrom, seenTo] = [steps.at[step], metric.seen[step], metric.seenFrom[step], metric.seenTo[step]];
  if (at === undefined || seen === undefined || seenFrom === undefined || seenTo === undefined || Number.isNaN(seen)) return [];
  const { scale, height } = frame;
  // The last sync may be long ago, and its value may have come without a sample.
  if (!isInView(scale, at)) return [];
  const isMeasured = !Number.isNaN(seenFrom);
  const [from, to, x] = [scale.x(Math.max(scale.from, seenFrom)), scale.x(Math.max(scale.from, seenTo)), scale.x(at)];
  const bar: Mark = { as: "rect", x: round(from), y: height - 5, width: Math.max(1.5, round(to - from)), height: 4, look: own.measured };
  return [
    ...(seenTo >= scale.from ? [bar] : []),
    ...(isMeasured ? [path(`M${round((from + to) / 2)} ${height - 6}V${height - 12}H${round(x)}`, own.measuredLine)] : []),
    ...(seen <= frame.max ? [{ as: "circle", x: round(x), y: round(frame.y(seen)), r: 3.5, look: own.seenNow } as const] : []),
  ];
}

/** What the labels of a metric need beside its frame: what the cursor does not change, and where the cursor is. */
interface LabelsAt {
  trails: readonly Trail[];
  /** The highest value above the axis up to `reached`. */
  peak: Peak | null;
  cursor: number | null;
  reached: number;
  hidden: Hidden;
}

/** From this width on, the words at the cursor are whole. */
const wideFrom = 560;

/** What the lines cannot show, where there is room: how high the metric went, and when the seen value was measured. */
export function metricLabels(figure: string, run: Run, metric: RunMetric, frame: PlotFrame, at: LabelsAt) {
  const { trails, peak, cursor, reached, hidden } = at;
  const step = isInView(frame.scale, cursor) ? stepAt(run.steps.at, cursor) : -1;
  const selected = step < 0 ? [] : measuredRoom(frame, run, metric, step);
  const high = peak && t`↑ to ${metricAmount(peak.value, metric.unit)}`;
  const place = peak && high && peakPlace(frame, peak, labelWidth(high), trails, selected, reached);
  const texts = hidden.has(`${figure}/saw`) ? [] : measuredTexts(run, metric, step, frame.scale.width < wideFrom);
  const measured = measuredLabel(frame, metric.seenFrom[step] ?? NaN, texts, trails, place ? [...selected, place] : selected);
  return {
    marks: high && place ? [labelMark(high, place, "soft")] : [],
    now: measured ? [labelMark(measured.text, measured.place, "soft")] : [],
  };
}

/** The space of the marks at the cursor: its line, and the bar and the line of the measurement. */
function measuredRoom(frame: PlotFrame, { steps }: Run, { seenFrom }: RunMetric, step: number): Box[] {
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
