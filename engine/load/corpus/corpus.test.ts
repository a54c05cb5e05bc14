import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSamples } from "../samples/readSamples";
import type { RowsOption, Samples, SamplesReading } from "../samples/samples";
import { stepOf } from "../samples/series";
import { writtenSpan } from "../samples/writtenUnit";

const names = readdirSync(import.meta.dirname).filter((name) => !/\.ts$|^expectations/.test(name));
const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8");

/** What was understood of a file, or how it was refused, in lines. */
function said(reading: SamplesReading): string[] {
  if (!reading.ok) return [`refused: ${reading.error}`];
  const { source, time, rows, series, notes, likeliest } = reading;
  const columns = time.columns.map(({ column, heading }) => `${column === time.chosen ? "*" : ""}${column + 1} ${heading}`.trim());
  return [
    `${source}, ${moment(time.first, time.kind)} to ${moment(time.last, time.kind)}${time.unit ? `, in ${time.unit}` : ""}`,
    ...(columns.length > 0 ? [`time: ${columns.join(", ")}`] : []),
    ...(rows ? [`rows: ${rows.options.map((option, index) => `${index === rows.chosen ? "*" : ""}${inWords(option)}`).join(", ")}`] : []),
    ...notes.map((note) => `note: ${JSON.stringify(note)}`),
    ...series.map((each, index) => `${index === likeliest ? "*" : "-"} ${described(each)}`),
  ];
}

const moment = (second: number, kind: string): string =>
  kind === "date" ? new Date(second * 1000).toISOString().replace(".000Z", "Z") : `${Math.round(second * 1000) / 1000} s`;
const inWords = (option: RowsOption): string => ("by" in option ? `${option.kind} ${option.by.join("+")}` : option.kind);

function described({ name, unit, unitIn, perSeconds, counter, points, gaps }: Samples): string {
  const span = perSeconds ?? writtenSpan(unit);
  const shown = points.slice(0, 6).map(([second, value]) => `${Math.round(second * 1000) / 1000}=${Math.round(value * 1000) / 1000}`);
  return [
    `"${name}"`,
    unit === null ? "" : `unit "${unit}"${unitIn ? " in the heading" : ""}`,
    span === null ? "" : `per ${span} s`,
    counter ? "a counter" : "",
    `step ${stepOf(points)}`,
    gaps > 0 ? `gaps ${gaps}` : "",
    `${points.length}: ${shown.join(" ")}${points.length > 6 ? " …" : ""}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

test("each file of the corpus is understood, or refused, as it is written down", async () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  const all = names.flatMap((name) => [name, ...said(readSamples(textOf(name))).map((line) => `  ${line}`), ""]);
  // Read the difference before you accept it with `vitest run -u`.
  await expect(all.join("\n")).toMatchFileSnapshot("expectations.txt");
});
