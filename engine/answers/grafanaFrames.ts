import { refuse } from "../lib/refusal";
import { labelsText } from "./promName";
import { readSelector } from "./selector";
import { numberIn, secondsOf, type AnswerSeries } from "./series";
import { PointsReader } from "./points";
import { at, itemsIn, labelsIn, textIn, type Tree } from "./tree";
import { say } from "../lib/sentence";

/**
 * Grafana's data frames, as its panels, its inspector and its API give them: results, a panel's data, or frames alone. `fields` name the
 * columns; the values stand in `data.values`, or in the fields themselves.
 */
export function framesIn(data: Tree): readonly Tree[] {
  if (data.kind === "list") return data.items.filter(isFrame);
  if (isFrame(data)) return [data];
  const results = at(data, "results");
  if (results?.kind === "map") return [...results.entries.values()].flatMap((result) => itemsIn(at(result, "frames")).filter(isFrame));
  return ["frames", "series", "data"].flatMap((name) => itemsIn(at(data, name)).filter(isFrame));
}

const isFrame = (tree: Tree): boolean =>
  at(tree, "schema", "fields")?.kind === "list" || itemsIn(at(tree, "fields")).some((each) => at(each, "type") !== undefined);

export function seriesOfFrame(frame: Tree): AnswerSeries[] {
  const schema = at(frame, "schema") ?? frame;
  const columns = itemsIn(at(frame, "data", "values"));
  const fields = itemsIn(at(schema, "fields")).map((field, index) => ({
    field,
    type: textIn(at(field, "type")),
    name: textIn(at(field, "name")) ?? "",
    values: valuesOf(columns[index] ?? at(field, "values")),
  }));
  const time = fields.find(({ type }) => type === "time");
  if (!time) return refuse(say`This Grafana frame has no time field. Choose a panel with a time axis.`);
  const seconds = secondsOf(time.values);
  const words = fields.filter(({ type }) => type === "string");
  const frameName = textIn(at(schema, "name")) ?? "";
  return fields
    .filter(({ type }) => type === "number")
    .flatMap(({ field, values }) => {
      const parts = new Map<string, { words: Record<string, string>; points: PointsReader }>();
      for (const [row, second] of seconds.entries()) {
        const own = words.map((column) => [column.name, textIn(column.values[row]) ?? ""] as const);
        const key = own.map(([, word]) => word).join(" ");
        const part = parts.get(key) ?? { words: Object.fromEntries(own), points: new PointsReader() };
        parts.set(key, part);
        part.points.add(second, numberIn(values[row]));
      }
      const shown = shownName(field, frameName);
      const { name, labels } = nameOf(field, frameName);
      return [...parts].map(([key, part]) => ({
        line: field.line,
        name,
        labels: { ...labels, ...part.words },
        shown: key === "" ? shown : `${key} ${shown}`,
        unit: unitOf(field),
        points: part.points.take(),
      }));
    });
}

/** Older panels wrap the list in an object. */
const valuesOf = (values: Tree | undefined): readonly Tree[] => itemsIn(at(values, "buffer") ?? values);

/** As a panel writes it. */
function shownName(field: Tree, frameName: string): string {
  const written = textIn(at(field, "config", "displayName")) || textIn(at(field, "config", "displayNameFromDS"));
  const [name, labels] = [textIn(at(field, "name")) ?? "", labelsText(Object.entries(labelsIn(at(field, "labels")) ?? {}))];
  const own = written || (labels === "" ? name : `${name}{${labels}}`);
  return /^value$/i.test(own) && frameName !== "" ? frameName : own;
}

/** The labels of the field say more than the name that the panel shows. */
function nameOf(field: Tree, frameName: string): { name: string | null; labels: Record<string, string> } {
  const { __name__: told, ...labels } = labelsIn(at(field, "labels")) ?? {};
  if (told !== undefined) return { name: told, labels };
  const shown = textIn(at(field, "config", "displayNameFromDS")) || frameName || textIn(at(field, "name"));
  const selector = shown === undefined ? null : readSelector(shown);
  const name = selector === null ? (shown ?? null) : selector.metric;
  return { name: name !== null && /^value(?: #\w+)?$/i.test(name) ? null : name, labels: { ...selector?.labels, ...labels } };
}

/** "short" and "none" are no units. */
function unitOf(field: Tree): string | null {
  const unit = textIn(at(field, "config", "unit")) ?? "";
  return /^(short|none|string|)$/.test(unit) ? null : unit;
}
