import { field, isObject, listOf, numberIn, seriesName, textOf } from "./json";
import { readMoments, typicalStep } from "./moments";
import { refuse } from "../../lib/refusal";
import { datedTime, type Found, type RawSeries } from "./samples";

const found = (source: Found["source"], raw: readonly RawSeries[], unit: Parameters<typeof datedTime>[0] = null): Found => ({
  source,
  raw,
  time: datedTime(unit),
  rows: null,
  notes: [],
});

function momentsOf(times: readonly unknown[]): number[] {
  const moments = readMoments(times.map((time) => (typeof time === "number" || typeof time === "string" ? String(time) : "")));
  return "bad" in moments ? refuse(`The time of entry ${moments.bad + 1} cannot be read.`) : moments.seconds;
}

/** `aws cloudwatch get-metric-data` and `get-metric-statistics`. */
export const isCloudWatch = (data: unknown): boolean =>
  Array.isArray(field(data, "MetricDataResults")) || Array.isArray(field(data, "Datapoints"));

/** The statistics that a datapoint may have, the likeliest to be a count of requests first. */
const statistics = ["Sum", "SampleCount", "Average", "Maximum", "Minimum"] as const;

export function readCloudWatch(data: unknown): Found {
  const results = field(data, "MetricDataResults");
  if (Array.isArray(results)) {
    const raw = results.map((result): RawSeries => {
      const values = listOf(result, "Values");
      const seconds = momentsOf(listOf(result, "Timestamps"));
      return {
        name: textOf(result, "Label") || textOf(result, "Id"),
        unit: null,
        samples: seconds.map((second, index) => [second, numberIn(values[index])] as const),
      };
    });
    return found("cloudwatch", raw);
  }
  const points = listOf(data, "Datapoints");
  const seconds = momentsOf(points.map((point) => field(point, "Timestamp")));
  const unit = textOf(points[0], "Unit");
  const step = typicalStep(seconds.toSorted((a, b) => a - b));
  const raw = statistics
    .filter((statistic) => points.some((point) => field(point, statistic) !== undefined))
    .map((statistic): RawSeries => ({
      name: `${textOf(data, "Label")} ${statistic}`.trim(),
      unit: unit === "" || unit === "None" ? null : unit,
      // A sum of counts covers one period.
      ...(step > 0 && (statistic === "SampleCount" || (statistic === "Sum" && unit === "Count")) && { perSeconds: step }),
      samples: points.map((point, index) => [seconds[index]!, numberIn(field(point, statistic))] as const),
    }));
  return found("cloudwatch", raw);
}

/** Datadog's /api/v1/query, and /api/v2/query/timeseries. */
export const isDatadog = (data: unknown): boolean =>
  listOf(data, "series").some((series) => Array.isArray(field(series, "pointlist"))) ||
  Array.isArray(field(field(field(data, "data"), "attributes"), "times"));

export function readDatadog(data: unknown): Found {
  if (Array.isArray(field(data, "series"))) {
    const raw = listOf(data, "series").map((series): RawSeries => {
      const pairs = listOf(series, "pointlist").map((pair): [unknown, unknown] =>
        Array.isArray(pair) ? [pair[0], pair[1]] : [null, null],
      );
      const seconds = momentsOf(pairs.map(([time]) => time));
      const scope = textOf(series, "scope");
      const name = textOf(series, "display_name") || textOf(series, "metric");
      return {
        name: scope === "" || scope === "*" ? name : `${name}{${scope}}`,
        unit: datadogUnit(field(series, "unit")),
        samples: pairs.map(([, value], index) => [seconds[index]!, numberIn(value)] as const),
      };
    });
    return found("datadog", raw, "ms");
  }
  const attributes = field(field(data, "data"), "attributes");
  const seconds = momentsOf(listOf(attributes, "times"));
  const raw = listOf(attributes, "series").map((series, index): RawSeries => {
    const values = listOf(attributes, "values")[index];
    const tags = listOf(series, "group_tags").join(", ");
    return {
      name: tags,
      unit: datadogUnit(field(series, "unit")),
      samples: seconds.map((second, at) => [second, numberIn(Array.isArray(values) ? values[at] : null)] as const),
    };
  });
  return found("datadog", raw, "ms");
}

/** "request/second": joined from the two units that Datadog lists. */
function datadogUnit(unit: unknown): string | null {
  const [of, per] = Array.isArray(unit) ? unit.map((each) => textOf(each, "name")) : ["", ""];
  return of ? (per ? `${of}/${per}` : of) : null;
}

/** InfluxDB 1's /query?db=…, in JSON. */
export const isInflux = (data: unknown): boolean =>
  listOf(data, "results").some((result) => listOf(result, "series").some((series) => Array.isArray(field(series, "columns"))));

export function readInflux(data: unknown): Found {
  const all = listOf(data, "results").flatMap((result) => listOf(result, "series"));
  const raw = all.flatMap((series): RawSeries[] => {
    const columns = listOf(series, "columns").map(String);
    const rows = listOf(series, "values").map((row): readonly unknown[] => (Array.isArray(row) ? row : []));
    const time = columns.indexOf("time");
    if (time < 0) return refuse("This InfluxDB response has no time column.");
    const seconds = momentsOf(rows.map((row) => row[time]));
    const tags = field(series, "tags");
    return columns.flatMap((column, index): RawSeries[] => {
      if (index === time || rows.every((row) => numberIn(row[index]) === null)) return [];
      const name = isObject(tags)
        ? seriesName({ ...tags, __name__: column })
        : columns.length > 2
          ? column
          : textOf(series, "name") || column;
      return [{ name, unit: null, samples: rows.map((row, at) => [seconds[at]!, numberIn(row[index])] as const) }];
    });
  });
  return found("influx", raw);
}

/** Graphite's render API in JSON, and Grafana's older one: pairs of a value and a time. */
export const isGraphite = (data: unknown): boolean =>
  Array.isArray(data) &&
  data.length > 0 &&
  data.every((series) => Array.isArray(field(series, "datapoints")) && textOf(series, "target") !== "");

export function readGraphite(data: unknown): Found {
  const raw = (data as readonly unknown[]).map((series): RawSeries => {
    const pairs = listOf(series, "datapoints").map((pair): [unknown, unknown] => (Array.isArray(pair) ? [pair[0], pair[1]] : [null, null]));
    const seconds = momentsOf(pairs.map(([, time]) => time));
    return {
      name: textOf(series, "target"),
      unit: null,
      samples: pairs.map(([value], index) => [seconds[index]!, numberIn(value)] as const),
    };
  });
  return found("graphite", raw);
}
