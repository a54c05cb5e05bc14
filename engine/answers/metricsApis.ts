import { refuse } from "../lib/refusal";
import { typicalStep } from "./moments";
import { pairsOf, pointsOf, type Points } from "./points";
import { numberIn, pointsAt, secondsOf, type AnswerSeries } from "./series";
import { at, itemsIn, labelsIn, textIn, type Tree } from "./tree";
import { say } from "../lib/sentence";

/** An API whose answers have a shape of their own. */
export interface MetricsApi {
  readonly source: "cloudwatch" | "datadog" | "influx" | "graphite";
  /** The unit of its times; null for dates. */
  readonly timeUnit: "ms" | null;
  readonly is: (data: Tree) => boolean;
  readonly read: (data: Tree) => AnswerSeries[];
}

/** Null: the answer is of none of them. */
export const metricsApiOf = (data: Tree): MetricsApi | null => apis.find(({ is }) => is(data)) ?? null;

const plain = { labels: {}, unit: null } as const;
const isList = (tree: Tree | undefined): boolean => tree?.kind === "list" || tree?.kind === "points";

/** `aws cloudwatch get-metric-data` and `get-metric-statistics`. */
const isCloudWatch = (data: Tree): boolean => isList(at(data, "MetricDataResults")) || isList(at(data, "Datapoints"));

/** The statistics that a datapoint may have, the likeliest to be a count of requests first. */
const statistics = ["Sum", "SampleCount", "Average", "Maximum", "Minimum"] as const;

function readCloudWatch(data: Tree): AnswerSeries[] {
  if (isList(at(data, "MetricDataResults"))) {
    return itemsIn(at(data, "MetricDataResults")).map((result) => ({
      ...plain,
      line: result.line,
      name: textIn(at(result, "Label")) || (textIn(at(result, "Id")) ?? ""),
      points: pointsAt(secondsOf(itemsIn(at(result, "Timestamps"))), itemsIn(at(result, "Values"))),
    }));
  }
  const datapoints = itemsIn(at(data, "Datapoints"));
  const seconds = secondsOf(datapoints.map((point) => at(point, "Timestamp")));
  const unit = textIn(at(datapoints[0], "Unit")) ?? "";
  const step = typicalStep(seconds.toSorted((a, b) => a - b));
  return statistics
    .filter((statistic) => datapoints.some((point) => at(point, statistic) !== undefined))
    .map((statistic) => ({
      line: data.line,
      name: `${textIn(at(data, "Label")) ?? ""} ${statistic}`.trim(),
      labels: {},
      unit: unit === "" || unit === "None" ? null : unit,
      // A sum of counts covers one period.
      ...(step > 0 && (statistic === "SampleCount" || (statistic === "Sum" && unit === "Count")) && { perSeconds: step }),
      points: pointsAt(
        seconds,
        datapoints.map((point) => at(point, statistic)),
      ),
    }));
}

/** Datadog's /api/v1/query, and /api/v2/query/timeseries. */
const isDatadog = (data: Tree): boolean =>
  itemsIn(at(data, "series")).some((series) => isList(at(series, "pointlist"))) || isList(at(data, "data", "attributes", "times"));

function readDatadog(data: Tree): AnswerSeries[] {
  if (isList(at(data, "series"))) {
    return itemsIn(at(data, "series")).map((series) => {
      const scope = textIn(at(series, "scope")) ?? "";
      const name = textIn(at(series, "display_name")) || (textIn(at(series, "metric")) ?? "");
      return {
        line: series.line,
        name: scope === "" || scope === "*" ? name : `${name}{${scope}}`,
        labels: {},
        unit: datadogUnit(at(series, "unit")),
        points: pairPoints(at(series, "pointlist"), 0),
      };
    });
  }
  const attributes = at(data, "data", "attributes");
  const seconds = secondsOf(itemsIn(at(attributes, "times")));
  const values = itemsIn(at(attributes, "values"));
  return itemsIn(at(attributes, "series")).map((series, index) => ({
    line: series.line,
    name: itemsIn(at(series, "group_tags"))
      .map((tag) => textIn(tag) ?? "")
      .join(", "),
    labels: {},
    unit: datadogUnit(at(series, "unit")),
    points: pointsAt(seconds, itemsIn(values[index])),
  }));
}

/** "request/second": joined from the two units that Datadog lists. */
function datadogUnit(unit: Tree | undefined): string | null {
  const [of, per] = itemsIn(unit).map((each) => textIn(at(each, "name")));
  return of ? (per ? `${of}/${per}` : of) : null;
}

/** InfluxDB 1's /query?db=…, in JSON. */
const isInflux = (data: Tree): boolean =>
  itemsIn(at(data, "results")).some((result) => itemsIn(at(result, "series")).some((series) => isList(at(series, "columns"))));

function readInflux(data: Tree): AnswerSeries[] {
  const all = itemsIn(at(data, "results")).flatMap((result) => itemsIn(at(result, "series")));
  return all.flatMap((series): AnswerSeries[] => {
    const columns = itemsIn(at(series, "columns")).map((column) => textIn(column) ?? "");
    const time = columns.indexOf("time");
    if (time < 0) return refuse(say`This InfluxDB response has no time column.`);
    const labels = labelsIn(at(series, "tags"));
    const named = (column: string) => ({
      line: series.line,
      name: labels !== undefined || columns.length > 2 ? column : textIn(at(series, "name")) || column,
      labels: labels ?? {},
      unit: null,
    });
    const values = at(series, "values");
    if (columns.length === 2 && values?.kind === "points") return [{ ...named(columns[1 - time]!), points: pairPoints(values, time) }];
    const rows = itemsIn(values).map(itemsIn);
    const seconds = secondsOf(rows.map((row) => row[time]));
    return columns.flatMap((column, index): AnswerSeries[] => {
      if (index === time || rows.every((row) => numberIn(row[index]) === null)) return [];
      const points = pointsAt(
        seconds,
        rows.map((row) => row[index]),
      );
      return [{ ...named(column), points }];
    });
  });
}

/** Graphite's render API in JSON, and Grafana's older one: pairs of a value and a time. */
const isGraphite = (data: Tree): boolean =>
  data.kind === "list" && data.items.length > 0 && data.items.every((series) => isGraphiteSeries(series));

const isGraphiteSeries = (series: Tree): boolean => isList(at(series, "datapoints")) && (textIn(at(series, "target")) ?? "") !== "";

const readGraphite = (data: Tree): AnswerSeries[] =>
  itemsIn(data).map((series) => ({
    ...plain,
    line: series.line,
    name: textIn(at(series, "target")) ?? "",
    points: pairPoints(at(series, "datapoints"), 1),
  }));

/** Pairs of a time and a value; `time` is the place of the time. */
function pairPoints(pairs: Tree | undefined, time: number): Points {
  if (pairs?.kind === "points") return time === 0 ? pairs.points : turned(pairs.points);
  const both = itemsIn(pairs).map(itemsIn);
  return pointsAt(
    secondsOf(both.map((pair) => pair[time])),
    both.map((pair) => pair[1 - time]),
  );
}

/** What was taken for a time is a value. A time that is far from 1970 may be one in milliseconds, so such a value is not known. */
function turned(points: Points): Points {
  const pairs = pairsOf(points);
  if (pairs.some(([value]) => value !== null && value >= 1e8)) return refuse(say`The values of this series cannot be told from its times.`);
  return pointsOf(pairs.map(([value, time]) => [time, value]));
}

const apis: readonly MetricsApi[] = [
  { source: "cloudwatch", timeUnit: null, is: isCloudWatch, read: readCloudWatch },
  { source: "datadog", timeUnit: "ms", is: isDatadog, read: readDatadog },
  { source: "influx", timeUnit: null, is: isInflux, read: readInflux },
  { source: "graphite", timeUnit: null, is: isGraphite, read: readGraphite },
];
