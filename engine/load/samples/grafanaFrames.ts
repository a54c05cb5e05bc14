import { field, isObject, labelsText, listOf, numberIn, textOf } from "./json";
import { readMoments } from "./moments";
import { refuse } from "../../lib/refusal";
import { datedTime, type Found, type RawSeries } from "./samples";

/** A frame's column: its kind and its values. */
interface FrameField {
  type: string;
  name: string;
  unit: string | null;
  values: readonly unknown[];
}

interface Frame {
  name: string;
  fields: readonly FrameField[];
}

/** Data frames, as Grafana's panels and its query API hold them: results, a panel's data, or frames alone. */
export const isFrames = (data: unknown): boolean => framesIn(data).length > 0;

function framesIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data.flatMap((each) => (isFrame(each) ? [each] : []));
  if (isFrame(data)) return [data];
  const results = field(data, "results");
  if (isObject(results)) return Object.values(results).flatMap((result) => listOf(result, "frames").filter(isFrame));
  return ["frames", "series", "data"].flatMap((name) => listOf(data, name).filter(isFrame));
}

const isFrame = (data: unknown): boolean =>
  Array.isArray(field(field(data, "schema"), "fields")) ||
  (Array.isArray(field(data, "fields")) && listOf(data, "fields").some((each) => isObject(each) && field(each, "type") !== undefined));

export function readFrames(data: unknown): Found {
  const raw = framesIn(data).map(readFrame).flatMap(seriesOf);
  return { source: "grafana", raw, time: datedTime("ms"), rows: null, notes: [] };
}

function readFrame(frame: unknown): Frame {
  const schema = field(frame, "schema") ?? frame;
  const columns = listOf(field(frame, "data"), "values");
  const fields = listOf(schema, "fields").map((each, index): FrameField => {
    const config = field(each, "config");
    const labels = field(each, "labels");
    const written = textOf(config, "displayName") || textOf(config, "displayNameFromDS");
    const label = isObject(labels) ? labelsText(Object.entries(labels)) : "";
    return {
      type: textOf(each, "type"),
      name: written || (label === "" ? textOf(each, "name") : `${textOf(each, "name")}{${label}}`),
      unit: textOf(config, "unit") || null,
      values: columns[index] === undefined ? valuesOf(field(each, "values")) : valuesOf(columns[index]),
    };
  });
  return { name: textOf(schema, "name"), fields };
}

/** Older panels wrap the list in an object. */
const valuesOf = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : listOf(values, "buffer"));

function seriesOf({ name, fields }: Frame): RawSeries[] {
  const time = fields.find(({ type }) => type === "time");
  if (!time) return refuse("This Grafana frame has no time field. Choose a panel with a time axis.");
  const moments = readMoments(time.values.map((value) => (typeof value === "number" || typeof value === "string" ? String(value) : "")));
  if ("bad" in moments) return refuse(`The time of entry ${moments.bad + 1} cannot be read.`);
  const words = fields.filter(({ type }) => type === "string");
  return fields
    .filter(({ type }) => type === "number")
    .flatMap((each): RawSeries[] => {
      const byWords = new Map<string, [number, number | null][]>();
      for (const [index, second] of moments.seconds.entries()) {
        const key = words.map(({ values }) => (typeof values[index] === "string" ? values[index] : "")).join(" ");
        const samples = byWords.get(key) ?? [];
        samples.push([second, numberIn(each.values[index])]);
        byWords.set(key, samples);
      }
      const own = /^value$/i.test(each.name) && name !== "" ? name : each.name;
      return [...byWords].map(([key, samples]) => ({ name: key === "" ? own : `${key} ${own}`, unit: writtenUnit(each.unit), samples }));
    });
}

/** "short" and "none" are no units. */
const writtenUnit = (unit: string | null): string | null => (unit === null || /^(short|none|string|)$/.test(unit) ? null : unit);
