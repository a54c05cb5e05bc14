import { pairsOf } from "../../answers/points";
import { pointIn, resultIn, seriesIn } from "../../answers/prometheus";
import { promName } from "../../answers/promName";
import type { AnswerSeries } from "../../answers/series";
import { at, itemsIn, textIn, type Tree } from "../../answers/tree";
import { isFigure } from "../../answers/treeOf";
import { refuse } from "../../lib/refusal";
import { datedTime, type UnorderedSamples, type RawSeries } from "./samples";
import { say } from "../../lib/sentence";

/** What `query_range` of Prometheus' HTTP API answers. A load has values over time, and each of them is read. */
export function readPrometheusSamples(answer: Tree): UnorderedSamples {
  if (textIn(at(answer, "status")) === "error") return refuse(say`Prometheus answered with an error: ${textIn(at(answer, "error")) ?? ""}`);
  const found = resultIn(answer);
  if (found?.type !== undefined && found.type !== "matrix") {
    return refuse(
      say`This response is a ${found.type.slice(0, 40)}, not a matrix. Query /api/v1/query_range, which returns values over time.`,
    );
  }
  if (found === undefined || found.result.kind === "scalar" || found.result.kind === "map")
    return refuse(say`This JSON is not a response of Prometheus' query_range. It has no data.result.`);
  return foundIn("prometheus", itemsIn(found.result).map(wholeSeries));
}

function wholeSeries(entry: Tree, index: number): AnswerSeries {
  const values = at(entry, "values");
  const series = seriesIn(entry);
  if (series === null || (values?.kind !== "list" && values?.kind !== "points")) return refuse(say`Series ${index + 1} has no values.`);
  if (itemsIn(at(entry, "metric")).length > 0 || hasNestedLabel(at(entry, "metric"))) return refuse(say`A label of a series is not text.`);
  const broken = itemsIn(values).findIndex((pair) => pointIn(pair) === null || !isFigure(textIn(itemsIn(pair)[1]) ?? ""));
  if (broken >= 0) return refuse(say`Value ${broken + 1} of series ${index + 1} is not a pair of a time and a number in quotes.`);
  return series;
}

const hasNestedLabel = (metric: Tree | undefined): boolean =>
  metric?.kind === "map" && [...metric.entries.values()].some(({ kind }) => kind !== "scalar");

/** VictoriaMetrics' export: a line for each series, with its values and times in milliseconds. */
export const isVictoriaExport = (lines: readonly Tree[]): boolean =>
  lines.every(
    (line) => at(line, "metric")?.kind === "map" && at(line, "timestamps")?.kind === "list" && at(line, "values")?.kind === "list",
  );

export const readVictoriaExport = (lines: readonly Tree[]): UnorderedSamples => foundIn("victoriametrics", lines.map(wholeLine), "ms");

const wholeLine = (line: Tree): AnswerSeries =>
  hasNestedLabel(at(line, "metric")) ? refuse(say`A label of a series is not text.`) : seriesIn(line)!;

/** A series of an answer as the samples of a load. */
export function foundIn(source: UnorderedSamples["source"], series: readonly AnswerSeries[], unit: "ms" | null = null): UnorderedSamples {
  const raw = series.map(({ name, labels, shown, unit: own, perSeconds, points }): RawSeries => ({
    name: shown ?? promName(name, labels),
    unit: own,
    ...(perSeconds !== undefined && { perSeconds }),
    samples: pairsOf(points).flatMap(([second, value]) => (second === null ? [] : [[second, value] as const])),
  }));
  return { source, raw, time: datedTime(unit), rows: null, notes: [] };
}
