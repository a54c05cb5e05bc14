import type { Block } from "../block";
import type { Evidence, SeriesReading, UnreadText } from "../evidence";
import { finite, secondsIn } from "../../answers/jsonTrees";
import { autoscalersOfSeries, type Instant } from "./autoscalersOfSeries";
import { isWithin, mostPoints, PointsReader, tooManyPoints } from "../../answers/points";
import type { TimeRange } from "../../answers/points";
import { readLabels, readSelector } from "../../answers/selector";
import { unreadText } from "../unreadText";
import { seriesOf } from "./series";
import { say } from "../../lib/sentence";

const sample =
  /^([a-zA-Z_:][\w:]{0,200})(?:\s*\{(.{0,8000})\})?\s+(?:=>\s*)?([-+]?(?:\d[\d.]{0,30}(?:[eE][-+]?\d{1,3})?|\.\d{1,30}|Inf|NaN))(?:\s+@?\[?(\d{9,16}(?:\.\d{1,9})?)\]?)?\s*$/;
const pointLine = /^\s*([-+]?(?:[\d.]{1,30}(?:[eE][-+]?\d{1,3})?|Inf|NaN))\s+@\[?(\d{9,16}(?:\.\d{1,9})?)\]?\s*$/;
const wordsAround = /^#\s(?:HELP|TYPE|EOF|UNIT)\b|^\s*$/;

/** The text that an exporter serves, a value in each line; `promtool query` prints the same with ` => ` and ` @[time]`. */
export function readExposition(block: Block): Partial<Evidence> | null {
  const series: SeriesReading[] = [];
  const instants: Instant[] = [];
  const unread: UnreadText[] = [];
  /** The series whose points are in the lines below its name. The page of Prometheus writes the first one beside the name. */
  let open: { line: number; metric: string | null; labels: Record<string, string>; first?: Instant } | null = null;
  const points = new PointsReader();
  let kept = 0;
  const span = { from: Infinity, to: -Infinity };
  const add = (time: number | null, value: number | null) => {
    if (time !== null) [span.from, span.to] = [Math.min(span.from, time), Math.max(span.to, time)];
    if (isWithin(time, block.range) && ++kept <= mostPoints) points.add(time, value);
  };
  const close = () => {
    if (open === null || points.length === 0) return void (open = null);
    const isRange = points.length > 1 || open.first === undefined;
    if (!isRange) instants.push(open.first!);
    series.push(seriesOf(open.line, open.metric, open.labels, points.take(), isRange));
    open = null;
  };
  for (let index = 0; index < block.lines.length; index++) {
    const { number: line, text } = block.lines.at(index);
    const point = open === null ? null : pointLine.exec(text);
    if (point !== null) {
      add(secondsIn(point[2]!), finite(point[1]!));
      continue;
    }
    close();
    if (kept > mostPoints) return tooLong(line, span);
    const selector = selectorBefore(text.slice(0, 9000).trimEnd());
    if (selector !== null) {
      open = { line, ...selector };
      continue;
    }
    const parts = sample.exec(text.slice(0, 9000));
    const labels = parts ? readLabels(parts[2]?.replace(/,\s*$/, "") ?? "") : null;
    if (!parts || labels === null) {
      if (!wordsAround.test(text) && !text.startsWith("#")) unread.push(unreadText(line, say`This line is no series with a value.`));
      continue;
    }
    const [, metric, , value, time] = parts as unknown as [string, string, string, string, string | undefined];
    if (parts[2] === undefined && !/_/.test(metric)) continue;
    const seconds = time === undefined ? null : secondsIn(time);
    open = { line, metric, labels, ...(isWithin(seconds, block.range) && { first: { line, metric, labels, text: value } }) };
    add(seconds, finite(value));
  }
  close();
  if (kept > mostPoints) return tooLong(block.lines.numberNear(Infinity), span);
  if (series.length === 0 || unread.length > series.length) return null;
  const autoscalers = autoscalersOfSeries(instants);
  return { series, ...(autoscalers.length > 0 && { autoscalers }), ...(unread.length > 0 && { unread: unread.slice(0, 20) }) };
}

/** The name of a series whose points are in the lines below. */
function selectorBefore(line: string): ReturnType<typeof readSelector> {
  const name = line.endsWith("=>") ? line.slice(0, -2).trimEnd() : "";
  return name.endsWith("}") ? readSelector(name) : null;
}

/** `span`: from Infinity on if the samples have no time. */
const tooLong = (line: number, span: TimeRange): Partial<Evidence> => ({
  unread: [unreadText(line, tooManyPoints, span.from <= span.to ? { span } : {})],
});
