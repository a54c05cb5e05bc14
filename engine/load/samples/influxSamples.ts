import type { Csv, CsvRow } from "../../answers/csv";
import { readMoments } from "../../answers/moments";
import { readNumbers } from "../../answers/numbers";
import { refuse } from "../../lib/refusal";
import { noNumber, noTime, type UnorderedSamples, type RawSeries } from "./samples";
import { say } from "../../lib/sentence";

const isAnnotation = ({ fields }: CsvRow): boolean => /^#(group|datatype|default)/.test(fields[0] ?? "");
const isHeading = ({ fields }: CsvRow): boolean => fields.includes("_time") && fields.includes("_value");

/** InfluxDB's answer to a Flux query has several tables below each other, each with its own heading. */
export const isInfluxCsv = ({ rows }: Csv): boolean => rows.slice(0, 10).some((row) => isAnnotation(row) || isHeading(row));

/** Columns that are not a tag of a series. */
const notTags = new Set(["", "result", "table", "_start", "_stop", "_time", "_value"]);

export function readInfluxCsv({ rows }: Csv): UnorderedSamples {
  let heading: readonly string[] | null = null;
  let afterAnnotation = false;
  const bySeries = new Map<string, { tags: string[]; rows: CsvRow[]; value: number; time: number }>();
  for (const row of rows) {
    if (isAnnotation(row)) {
      afterAnnotation = true;
      continue;
    }
    if (isHeading(row) || afterAnnotation) {
      heading = row.fields;
      afterAnnotation = false;
      if (!isHeading(row))
        return refuse(
          say`Line ${row.line}: this InfluxDB table has no columns _time and _value. Remove pivot(), or export a CSV with two columns.`,
        );
      continue;
    }
    if (heading === null) continue;
    const tags = heading.flatMap((name, column) => (notTags.has(name) ? [] : [`${name}=${row.fields[column] ?? ""}`]));
    const key = tags.join("\u0000");
    const series = bySeries.get(key);
    if (series) series.rows.push(row);
    else bySeries.set(key, { tags, rows: [row], value: heading.indexOf("_value"), time: heading.indexOf("_time") });
  }
  const all = [...bySeries.values()];
  const telling = tagsThatDiffer(all.map(({ tags }) => tags));
  const raw = all.map(({ tags, rows: own, time, value }): RawSeries => {
    const moments = readMoments(own.map(({ fields }) => fields[time] ?? ""));
    if ("bad" in moments) return noTime(own[moments.bad]!.line, time);
    const numbers = readNumbers(own, value, false);
    if ("bad" in numbers) return noNumber(own[numbers.bad]!.line, value);
    const name = tags.filter((tag) => telling.has(tag)).map((tag) => tag.slice(tag.indexOf("=") + 1));
    return {
      name: name.join(" "),
      unit: numbers.unit,
      samples: numbers.values.map((number, row) => [moments.seconds[row]!, number] as const),
    };
  });
  return { source: "influx", raw, time: { columns: [], chosen: null, kind: "date", unit: null }, rows: null, notes: [] };
}

/** Tags that differ between the series; if all are alike, the measurement and the field. */
function tagsThatDiffer(all: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const tags of all) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Set([...counts].flatMap(([tag, count]) => (count < all.length || /^_(measurement|field)=/.test(tag) ? [tag] : [])));
}
