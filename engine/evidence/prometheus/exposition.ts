import type { Block } from "../block";
import type { Evidence, SeriesReading, UnreadText } from "../evidence";
import { finite, secondsIn } from "../objects/jsonTrees";
import { autoscalersOfSeries, type Instant } from "./autoscalersOfSeries";
import { pointsOf, PointsReader } from "../points";
import { readLabels, readSelector, seriesOf } from "./series";

const sample =
  /^([a-zA-Z_:][\w:]{0,200})\s*(?:\{(.{0,8000})\})?\s+(?:=>\s*)?([-+]?(?:\d[\d.]{0,30}(?:[eE][-+]?\d{1,3})?|\.\d{1,30}|Inf|NaN))(?:\s+@?\[?(\d{9,16}(?:\.\d{1,9})?)\]?)?\s*$/;
const headLine = /^((?:[a-zA-Z_:][\w:]{0,200})?\s*\{.{0,8000}\})\s*=>\s*$/;
const pointLine = /^\s*([-+]?(?:[\d.]{1,30}(?:[eE][-+]?\d{1,3})?|Inf|NaN))\s+@\[(\d{9,16}(?:\.\d{1,9})?)\]\s*$/;
const wordsAround = /^#\s(?:HELP|TYPE|EOF|UNIT)\b|^\s*$/;

/** The text that an exporter serves, a value in each line; `promtool query` prints the same with ` => ` and ` @[time]`. */
export function readExposition(block: Block): Partial<Evidence> | null {
  const series: SeriesReading[] = [];
  const instants: Instant[] = [];
  const unread: UnreadText[] = [];
  /** The series whose points are in the lines below its name. */
  let open: { line: number; metric: string | null; labels: Record<string, string> } | null = null;
  const points = new PointsReader();
  const close = () => {
    if (open !== null && points.length > 0) series.push(seriesOf(open.line, open.metric, open.labels, points.take(), true));
    open = null;
  };
  for (const { number: line, text } of block.lines) {
    const point = open === null ? null : pointLine.exec(text);
    if (open !== null && point !== null) {
      points.add(secondsIn(point[2]!), finite(point[1]!));
      continue;
    }
    close();
    const head = headLine.exec(text.slice(0, 9000));
    const selector = head === null ? null : readSelector(head[1]!);
    if (selector !== null) {
      open = { line, ...selector };
      continue;
    }
    const parts = sample.exec(text.slice(0, 9000));
    const labels = parts ? readLabels(parts[2]?.replace(/,\s*$/, "") ?? "") : null;
    if (!parts || labels === null) {
      if (!wordsAround.test(text) && !text.startsWith("#")) unread.push({ line, message: "This line is no series with a value." });
      continue;
    }
    const [, metric, , value, time] = parts as unknown as [string, string, string, string, string | undefined];
    if (parts[2] === undefined && !/_/.test(metric)) continue;
    instants.push({ line, metric, labels, text: value });
    series.push(seriesOf(line, metric, labels, pointsOf([[time === undefined ? null : secondsIn(time), finite(value)]]), false));
  }
  close();
  if (series.length === 0 || unread.length > series.length) return null;
  const autoscalers = autoscalersOfSeries(instants);
  return { series, ...(autoscalers.length > 0 && { autoscalers }), ...(unread.length > 0 && { unread: unread.slice(0, 20) }) };
}
