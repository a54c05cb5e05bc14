import { expect, test } from "vitest";
import { readEvidence } from "../readEvidence";

const seriesIn = (...lines: string[]) => {
  const { series, unread } = readEvidence(lines.join("\n"));
  return {
    series: series.map(({ metric, points }) => [metric, [...points.times], [...points.values]]),
    unread: unread.map(({ message }) => message),
  };
};

test("a day and a time of day beside each other are one time, as in a load's table", () => {
  const { series } = seriesIn("Date,Time,cpu", "2026-11-21,10:00:00,50", "2026-11-21,10:00:15,60");
  const start = Date.UTC(2026, 10, 21, 10) / 1000;
  expect(series).toEqual([["cpu", [start, start + 15], [50, 60]]]);
});

test("an hour that occurs twice gets an hour more the second time", () => {
  const { series } = seriesIn(
    "Time;cpu",
    "2026-10-25 02:00:00;1",
    "2026-10-25 02:30:00;2",
    "2026-10-25 02:00:00;3",
    "2026-10-25 02:30:00;4",
  );
  const [, times] = series[0]! as [string, number[]];
  expect(times.map((time) => time - times[0]!)).toEqual([0, 1800, 3600, 5400]);
});

test("rows that sum up others are no points", () => {
  const { series } = seriesIn("Time,cpu", "2026-11-21 10:00:00,50", "2026-11-21 10:00:15,60", "Average,55");
  expect(series[0]![2]).toEqual([50, 60]);
});

test.each(["120 ms", "12 MiB", "1.2 K", '"1,250"'])("a figure like %s is not the series' own figure", (cell) => {
  const { series, unread } = seriesIn("Time,cpu,memory", `2026-11-21 10:00:00,50 %,${cell}`, `2026-11-21 10:00:15,60 %,${cell}`);
  expect(series.map(([metric, , values]) => [metric, values])).toEqual([["cpu", [50, 60]]]);
  expect(unread).toEqual(['The column "memory" has no plain numbers.']);
});

test("groups of three digits and decimal commas are read, and one cell without a number is one missing point", () => {
  const { series } = seriesIn(
    "Time;a;b",
    "2026-11-21 10:00:00;1.234,5;7",
    "2026-11-21 10:00:15;3,5;none of these",
    "2026-11-21 10:00:30;4,5;9",
  );
  expect(series.map(([, , values]) => values)).toEqual([
    [1234.5, 3.5, 4.5],
    [7, NaN, 9],
  ]);
});
