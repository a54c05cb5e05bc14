import { framesIn, seriesOfFrame } from "../../answers/grafanaFrames";
import { metricsApiOf } from "../../answers/metricsApis";
import { pointsOf, pointsWithin, type Point, type Points, type TimeRange } from "../../answers/points";
import { pointIn, resultIn, seriesIn } from "../../answers/prometheus";
import { readSelector } from "../../answers/selector";
import type { AnswerSeries } from "../../answers/series";
import { at, itemsIn, textIn, type Tree } from "../../answers/tree";
import { reading } from "../../lib/refusal";
import type { Block } from "../block";
import type { Evidence, SeriesReading, UnreadText } from "../evidence";
import { unreadText } from "../unreadText";
import { jsonTreesOf, unreadOf } from "../objects/blockTrees";
import { autoscalersOfSeries, type Instant } from "./autoscalersOfSeries";
import { seriesOf } from "./series";
import { say } from "../../lib/sentence";

/** The answers of Prometheus, Grafana and other metrics APIs: whole, cut, taken apart by jq, or printed by Python. */
export function readAnswers(block: Block): Partial<Evidence> | null {
  if (!block.lines.some(/[{[]/)) return null;
  const { trees, troubles, isTooLong } = jsonTreesOf(block);
  const lineAt = (line: number) => block.lines.numberNear(line);
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
  private readonly unread: UnreadText[] = [];
  /** Of the query that the text shows before its answer. */
  private asked: ReturnType<typeof readSelector> = null;
  /** Pairs that stand alone, not in a list. */
  private loose: { line: number; points: Point[] } | null = null;

  constructor(
    private readonly lineAt: (line: number) => number,
    private readonly range: TimeRange | undefined,
  ) {}

  read(tree: Tree): void {
    if (tree.kind === "points") return this.addPoints(tree.line, tree.points);
    if (tree.kind === "list") {
      const point = loosePoint(tree);
      if (point !== null) return this.addLoose(tree.line, point);
      const api = metricsApiOf(tree);
      if (api !== null) return this.addAnswers(tree, [() => api.read(tree)]);
      for (const item of tree.items) if (item.kind === "map") this.readMap(item);
      return;
    }
    if (tree.kind === "map") this.readMap(tree);
  }

  found(): Partial<Evidence> | null {
    this.endLoose();
    if (this.series.length + this.errors.length + this.empty.length + this.unread.length === 0) return null;
    const autoscalers = autoscalersOfSeries(this.instants);
    const unread = [
      ...this.empty.map((line) => unreadText(line, say`This answer has no series: its query matched nothing.`)),
      ...this.unread,
    ];
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
    const others = otherAnswers(tree);
    if (others.length > 0) return this.addAnswers(tree, others);
    const found = resultIn(tree);
    if (found === undefined) return this.add(seriesIn(tree));
    const { result, type } = found;
    const point = type === "scalar" ? pointIn(result) : null;
    if (point !== null) this.series.push(seriesOf(this.lineAt(result.line), null, {}, pointsOf([point]), false));
    if (result.kind === "list" && result.items.length === 0) this.empty.push(this.lineAt(tree.line));
    for (const entry of itemsIn(result)) this.add(seriesIn(entry));
  }

  /** One that cannot be read hides no other. */
  private addAnswers(tree: Tree, answers: readonly AnswerReader[]): void {
    const readings = answers.map((read) => reading(read));
    if (!readings.some((each) => !each.ok || each.value.length > 0)) this.empty.push(this.lineAt(tree.line));
    for (const each of readings) {
      if (each.ok) for (const series of each.value) this.add(series);
      else this.unread.push(unreadText(this.lineAt(tree.line), each.said));
    }
  }

  private add(found: AnswerSeries | null): void {
    if (found === null) return;
    const { name, labels, value } = found;
    const line = this.lineAt(found.line);
    const points = this.range === undefined || value !== undefined ? found.points : pointsWithin(found.points, this.range);
    // A series that has no point in the time is none.
    if (value === undefined && this.range !== undefined && points.times.length === 0) return;
    this.series.push(seriesOf(line, name, labels, points, value === undefined));
    if (value !== undefined) this.instants.push({ line, metric: name, labels, text: value });
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

/** A pair that stands alone is a point where its time can be nothing else. */
const loosePoint = (tree: Tree): Point | null =>
  /^[\d.]{9,30}(?:[eE]\+?\d{1,2})?$/.test(textIn(itemsIn(tree)[0]) ?? "") ? pointIn(tree) : null;

type AnswerReader = () => readonly AnswerSeries[];

/** The frames of Grafana, and the answers of other metrics APIs, that a tree is. */
function otherAnswers(tree: Tree): readonly AnswerReader[] {
  const frames = framesIn(tree);
  if (frames.length > 0) return frames.map((frame) => () => seriesOfFrame(frame));
  const api = metricsApiOf(tree);
  return api === null ? [] : [() => api.read(tree)];
}
