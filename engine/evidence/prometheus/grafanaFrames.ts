import { finite, secondsIn } from "../objects/jsonTrees";
import { at, itemsIn, labelsIn, textIn, type Tree } from "../objects/tree";
import { PointsReader, type Points } from "../points";
import { readSelector } from "./series";

/** A series of a data frame: its line counts from 0, as a tree's does. */
export interface FrameSeries {
  readonly line: number;
  readonly metric: string | null;
  readonly labels: Record<string, string>;
  readonly points: Points;
}

/**
 * The series of Grafana's data frames, as its inspector and its API give them: `schema.fields` names the columns, `data.values` has a list
 * for each. Null: the value is no frame and has none.
 */
export function readFrames(tree: Tree): readonly FrameSeries[] | null {
  const results = at(tree, "results");
  if (results?.kind === "map") return allOf([...results.entries.values()].flatMap((result) => itemsIn(at(result, "frames"))));
  const frames = at(tree, "frames") ?? at(tree, "series");
  if (frames?.kind === "list" && frames.items.some(isFrame)) return allOf(frames.items);
  return isFrame(tree) ? seriesOfFrame(tree) : null;
}

const isFrame = (tree: Tree): boolean => at(tree, "schema", "fields")?.kind === "list" && at(tree, "data") !== undefined;

const allOf = (frames: readonly Tree[]): readonly FrameSeries[] => frames.filter(isFrame).flatMap(seriesOfFrame);

function seriesOfFrame(frame: Tree): FrameSeries[] {
  const fields = itemsIn(at(frame, "schema", "fields"));
  const columns = itemsIn(at(frame, "data", "values"));
  const time = fields.findIndex((field) => textIn(at(field, "type")) === "time");
  if (time === -1 || columns.length !== fields.length) return [];
  const seconds = itemsIn(columns[time]).map((stamp) => {
    const text = textIn(stamp);
    return text === undefined ? null : secondsIn(text);
  });
  const reader = new PointsReader();
  return fields.flatMap((field, index) => {
    if (index === time || textIn(at(field, "type")) !== "number") return [];
    const values = itemsIn(columns[index]).map((value) => finite(textIn(value) ?? ""));
    for (const [row, second] of seconds.entries()) reader.add(second, values[row] ?? null);
    return [{ line: field.line, ...nameOf(frame, field), points: reader.take() }];
  });
}

/** The labels of the field say more than the name that the panel shows. */
function nameOf(frame: Tree, field: Tree): { metric: string | null; labels: Record<string, string> } {
  const { __name__: name, ...labels } = labelsIn(at(field, "labels")) ?? {};
  if (name !== undefined) return { metric: name, labels };
  const shown = textIn(at(field, "config", "displayNameFromDS")) ?? textIn(at(frame, "schema", "name")) ?? textIn(at(field, "name"));
  const selector = shown === undefined ? null : readSelector(shown);
  const metric = selector === null ? (shown ?? null) : selector.metric;
  return { metric: metric !== null && /^value(?: #\w+)?$/i.test(metric) ? null : metric, labels: { ...selector?.labels, ...labels } };
}
