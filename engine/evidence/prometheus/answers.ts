import type { Block } from "../block";
import type { Evidence, SeriesReading } from "../evidence";
import { jsonTreesOf } from "../objects/blockTrees";
import { finite, secondsIn } from "../objects/jsonTrees";
import { at, itemsIn, labelsIn, textIn, unreadOf, type Tree } from "../objects/tree";
import { pointsOf, pointsWithin, PointsReader, type Point, type Points } from "../points";
import type { TimeRange } from "../timeRange";
import { autoscalersOfSeries, type Instant } from "./autoscalersOfSeries";
import { readFrames, type FrameSeries } from "./grafanaFrames";
import { readSelector, seriesOf } from "./series";

/** The answers of Prometheus' HTTP API: whole, cut, taken apart by jq, or printed by Python. */
export function readAnswers(block: Block): Partial<Evidence> | null {
  if (!block.lines.some(({ text }) => /[{[]/.test(text))) return null;
  const { trees, troubles, isTooLong } = jsonTreesOf(block);
  const lineAt = (line: number) => block.lines[line]?.number ?? block.lines.at(-1)?.number ?? 1;
  const answers = new Answers(lineAt, block.range);
  for (const tree of trees) answers.read(tree);
  const found = answers.found();
  if (found === null && isTooLong === undefined) return null;
  const unread = troubles.map((trouble) => unreadOf(trouble, lineAt));
  return unread.length > 0 ? { ...found, unread: [...(found?.unread ?? []), ...unread] } : found;
}

class Answers {
  private readonly series: SeriesReading[] = [];
  private readonly instants: Instant[] = [];
  private readonly errors: { line: number; message: string }[] = [];
  /** Lines of answers without a series. */
  private readonly empty: number[] = [];
  /** Of the query that the text shows before its answer. */
  private asked: ReturnType<typeof readSelector> = null;
  /** Pairs that stand alone, not in a list. */
  private loose: { line: number; points: Point[] } | null = null;
  private readonly reader = new PointsReader();

  constructor(
    private readonly lineAt: (line: number) => number,
    private readonly range: TimeRange | undefined,
  ) {}

  read(tree: Tree): void {
    if (tree.kind === "points") return this.addPoints(tree.line, tree.points);
    if (tree.kind === "list") {
      const point = pointOf(tree);
      if (point !== null) return this.addLoose(tree.line, point);
      for (const item of tree.items) if (item.kind === "map") this.readMap(item);
      return;
    }
    if (tree.kind === "map") this.readMap(tree);
  }

  found(): Partial<Evidence> | null {
    this.endLoose();
    if (this.series.length === 0 && this.errors.length === 0 && this.empty.length === 0) return null;
    const autoscalers = autoscalersOfSeries(this.instants);
    const unread = this.empty.map((line) => ({ line, message: "This answer has no series: its query matched nothing." }));
    return {
      ...(unread.length > 0 && { unread }),
      ...(this.series.length > 0 && { series: this.series }),
      ...(this.errors.length > 0 && { errors: this.errors }),
      ...(autoscalers.length > 0 && { autoscalers }),
    };
  }

  private readMap(tree: Tree): void {
    this.endLoose();
    const query = textAlsoCut(at(tree, "query")) ?? textAlsoCut(at(tree, "params", "query"));
    if (query !== undefined) this.asked = readSelector(query);
    const error = textAlsoCut(at(tree, "error"));
    if (textIn(at(tree, "status")) === "error" && error !== undefined) {
      const type = textIn(at(tree, "errorType"));
      this.errors.push({ line: this.lineAt(tree.line), message: type === undefined ? error : `${type}: ${error}` });
      return;
    }
    const frames = readFrames(tree);
    if (frames !== null) return this.addFrames(tree, frames);
    const data = at(tree, "data") ?? tree;
    const result = at(data, "result") ?? (data.kind === "list" ? data : undefined);
    if (result === undefined) return this.readEntry(tree);
    const point = textIn(at(data, "resultType")) === "scalar" && result.kind === "list" ? pointOf(result) : null;
    if (point !== null) this.series.push(seriesOf(this.lineAt(result.line), null, {}, pointsOf([point]), false));
    if (result.kind === "list" && result.items.length === 0) this.empty.push(this.lineAt(tree.line));
    for (const entry of itemsIn(result)) this.readEntry(entry);
  }

  private addFrames(tree: Tree, frames: readonly FrameSeries[]): void {
    if (frames.length === 0) this.empty.push(this.lineAt(tree.line));
    for (const { line, metric, labels, points } of frames) {
      const kept = this.range === undefined ? points : pointsWithin(points, this.range);
      this.series.push(seriesOf(this.lineAt(line), metric, labels, kept, true));
    }
  }

  /** A series of an answer, or an object that jq made of one: its labels and its value side by side. */
  private readEntry(entry: Tree): void {
    if (entry.kind !== "map") return;
    const line = this.lineAt(entry.line);
    const [values, value] = [at(entry, "values"), at(entry, "value")];
    const labels = labelsIn(at(entry, "metric"));
    if (labels !== undefined && (values !== undefined || value !== undefined)) {
      const name = labels["__name__"] ?? null;
      if (values !== undefined) {
        const stamps = at(entry, "timestamps");
        const points = stamps === undefined ? this.pairedPoints(values) : this.stampedPoints(values, stamps);
        if (this.range === undefined || points.times.length > 0) this.series.push(seriesOf(line, name, labels, points, true));
        return;
      }
      const point =
        value?.kind === "list" ? pointOf(value) : textIn(value) === undefined ? null : ([null, finite(textIn(value)!)] as const);
      if (point === null) return;
      this.addInstant(line, name, labels, point, value?.kind === "list" ? (textIn(value.items[1]) ?? "") : textIn(value)!);
      return;
    }
    const flat = labelsIn(entry) ?? {};
    const text = flat["value"];
    if (flat["__name__"] === undefined || text === undefined) return;
    const rest = Object.fromEntries(
      Object.entries(flat).filter(([label]) => label !== "value" && label !== "__name__" && label !== "timestamp"),
    );
    this.addInstant(
      line,
      flat["__name__"],
      rest,
      [flat["timestamp"] === undefined ? null : secondsIn(flat["timestamp"]), finite(text)],
      text,
    );
  }

  private pairedPoints(values: Tree): Points {
    if (values.kind === "points") return values.points;
    for (const item of itemsIn(values)) {
      const point = pointOf(item);
      if (point !== null) this.reader.add(...point);
    }
    return this.reader.take();
  }

  /** VictoriaMetrics exports the values and their times in milliseconds in lists of their own. */
  private stampedPoints(values: Tree, stamps: Tree): Points {
    const figures = itemsIn(values);
    for (const [index, stamp] of itemsIn(stamps).entries()) {
      const time = textIn(stamp);
      if (time !== undefined && index < figures.length) this.reader.add(secondsIn(time), finite(textIn(figures[index]) ?? ""));
    }
    return this.reader.take();
  }

  private addInstant(line: number, metric: string | null, labels: Record<string, string>, point: Point, text: string): void {
    this.series.push(seriesOf(line, metric, labels, pointsOf([point]), false));
    this.instants.push({ line, metric, labels, text });
  }

  private addPoints(line: number, points: Points): void {
    this.series.push(seriesOf(this.lineAt(line), this.asked?.metric ?? null, this.asked?.labels ?? {}, points, false));
  }

  /** A series ends where time does not go on. */
  private addLoose(line: number, point: Point): void {
    const before = this.loose?.points.at(-1)?.[0];
    if (this.loose && typeof before === "number" && (point[0] ?? 0) > before) this.loose.points.push(point);
    else {
      this.endLoose();
      this.loose = { line, points: [point] };
    }
  }

  private endLoose(): void {
    if (this.loose) this.addPoints(this.loose.line, pointsOf(this.loose.points));
    this.loose = null;
  }
}

/** The query was cut with its quote, and says what was asked all the same. */
const textAlsoCut = (tree: Tree | undefined): string | undefined => (tree?.kind === "scalar" ? (tree.text ?? undefined) : undefined);

function pointOf(tree: Tree): Point | null {
  const [time, value] = itemsIn(tree).map((item) => textIn(item));
  if (itemsIn(tree).length !== 2 || time === undefined || value === undefined) return null;
  const seconds = /^[\d.]{9,30}(?:[eE]\+?\d{1,2})?$/.test(time) ? secondsIn(time) : null;
  return seconds === null ? null : [seconds, finite(value)];
}
