import { finite, secondsIn } from "./jsonTrees";
import { pointsOf, PointsReader, type Point, type Points } from "./points";
import type { AnswerSeries } from "./series";
import { at, itemsIn, labelsIn, textIn, type Tree } from "./tree";

/** The list of series that Prometheus' HTTP API answers, whole or taken out of its answer; undefined for anything else. */
export function resultIn(answer: Tree): { result: Tree; type: string | undefined } | undefined {
  const data = at(answer, "data") ?? answer;
  const result = at(data, "result") ?? (data.kind === "list" ? data : undefined);
  return result && { result, type: textIn(at(data, "resultType")) };
}

/**
 * One of its series: its labels with `values`, or with the `value` of one time. VictoriaMetrics exports the values and their times in lists of
 * their own, and jq may have put the labels and the value side by side. Null: the tree is no series.
 */
export function seriesIn(entry: Tree): AnswerSeries | null {
  const [values, value] = [at(entry, "values"), at(entry, "value")];
  const labels = labelsIn(at(entry, "metric"));
  if (labels === undefined || (values === undefined && value === undefined)) return seriesOfFlat(entry);
  if (values !== undefined) {
    const stamps = at(entry, "timestamps");
    return series(entry, labels, stamps === undefined ? pairedPoints(values) : stampedPoints(values, stamps));
  }
  const text = textIn(value?.kind === "list" ? value.items[1] : value);
  const point = value?.kind === "list" ? pointIn(value) : text === undefined ? null : ([null, finite(text)] as const);
  return point === null ? null : series(entry, labels, pointsOf([point]), text ?? "");
}

function seriesOfFlat(entry: Tree): AnswerSeries | null {
  const { value, timestamp, ...labels } = labelsIn(entry) ?? {};
  if (labels["__name__"] === undefined || value === undefined) return null;
  return series(entry, labels, pointsOf([[timestamp === undefined ? null : secondsIn(timestamp), finite(value)]]), value);
}

function series({ line }: Tree, { __name__: name, ...labels }: Record<string, string>, points: Points, value?: string): AnswerSeries {
  return { line, name: name ?? null, labels, unit: null, points, ...(value !== undefined && { value }) };
}

function pairedPoints(values: Tree): Points {
  if (values.kind === "points") return values.points;
  return pointsOf(itemsIn(values).flatMap((item) => [pointIn(item)].filter((point) => point !== null)));
}

function stampedPoints(values: Tree, stamps: Tree): Points {
  const reader = new PointsReader();
  const figures = itemsIn(values);
  for (const [index, stamp] of itemsIn(stamps).entries()) {
    const time = textIn(stamp);
    if (time !== undefined && index < figures.length) reader.add(secondsIn(time), finite(textIn(figures[index]) ?? ""));
  }
  return reader.take();
}

/** A pair of Unix time and a value; null for anything else. */
export function pointIn(tree: Tree | undefined): Point | null {
  const items = itemsIn(tree);
  const [time, value] = items.map(textIn);
  if (items.length !== 2 || time === undefined || value === undefined) return null;
  const seconds = /^\d[\d.]{0,30}(?:[eE]\+?\d{1,2})?$/.test(time) ? secondsIn(time) : null;
  return seconds === null ? null : [seconds, finite(value)];
}
