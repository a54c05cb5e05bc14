import { describe, expect, test } from "vitest";
import { readSamples } from "./readSamples";
import type { SamplesChoices, SamplesReading } from "./samples";
import { milliseconds } from "../../lib/testing/growth";

function read(text: string, choices?: SamplesChoices): Extract<SamplesReading, { ok: true }> {
  const reading = readSamples(text, choices);
  if (!reading.ok) throw new Error(reading.error);
  return reading;
}
const values = (text: string, choices?: SamplesChoices) =>
  read(text, choices).series.map(({ name, points }) => [name, points.map(([, value]) => value)]);

const services = ["10:00:00", "10:01:00"]
  .flatMap((time) => ["cart,eu,100.5", "cart,us,0.5", "pay,eu,60", "search,eu,30.2"].map((row) => `2026-11-21 ${time},${row}`))
  .join("\n");
const byService = `time,service,region,rps\n${services}`;

describe("rows of one time", () => {
  test("are a series for each of their words, and never averaged unasked", () => {
    expect(read(byService).rows?.options.map((option) => ("by" in option ? option.by.join("+") : option.kind))).toEqual([
      "service+region",
      "service",
      "region",
      "sum",
      "mean",
      "count",
    ]);
    expect(values(byService)).toEqual([
      ["cart eu", [100.5, 100.5]],
      ["cart us", [0.5, 0.5]],
      ["pay eu", [60, 60]],
      ["search eu", [30.2, 30.2]],
    ]);
  });

  test("are added up where one column is enough, or none", () => {
    expect(values(byService, { rows: 1 })).toEqual([
      ["cart", [101, 101]],
      ["pay", [60, 60]],
      ["search", [30.2, 30.2]],
    ]);
    expect(values(byService, { rows: 3 })).toEqual([["rps", [191.2, 191.2]]]);
  });

  test("are averaged, or counted per second, where that is chosen", () => {
    expect(values(byService, { rows: 4 })).toEqual([["rps", [47.8, 47.8]]]);
    expect(read(byService, { rows: 5 }).series[0]!.points.filter(([, value]) => value > 0)).toEqual([
      [0, 4],
      [60, 4],
    ]);
  });

  test("are added up with each at its own second, and without those that sum up others", () => {
    const skewed = ["web-1,0", "web-2,7"]
      .flatMap((pod) => {
        const [name, offset] = pod.split(",") as [string, string];
        return [0, 15, 30, 45, 60].map((second) => `${1795255200 + second + Number(offset)},${name},10`);
      })
      .join("\n");
    const [name, sums] = values(`ts,pod,rps\n${skewed}`, { rows: 2 })[0]!;
    expect(name).toBe("rps");
    expect((sums as number[]).slice(1, 5)).toEqual([20, 20, 20, 20]);
    const total = `time,name,rps\n${[0, 1].flatMap((minute) => ["a,1", "b,2", "Aggregated,3"].map((row) => `2026-11-21 10:0${minute},${row}`)).join("\n")}`;
    const reading = read(total, { rows: 1 });
    expect(reading.series[0]!.points.map(([, value]) => value)).toEqual([3, 3]);
    expect(reading.notes).toEqual([{ kind: "totalsNotAdded", names: ["Aggregated"] }]);
  });
});

test("series that a source tells apart can be added up", () => {
  const pod = (name: string, value: string) => ({ metric: { pod: name }, values: [1795255200, 1795255215].map((time) => [time, value]) });
  const text = JSON.stringify([pod("a", "1.5"), pod("b", "2.5"), pod("c", "NaN")]);
  expect(values(text)).toEqual([
    ['{pod="a"}', [1.5, 1.5]],
    ['{pod="b"}', [2.5, 2.5]],
  ]);
  expect(values(text, { rows: 1 })).toEqual([["", [4, 4]]]);
});

describe("the column of times", () => {
  const text = "created,ended,rps\n2026-11-21 10:00:00,2026-11-21 10:05:00,1\n2026-11-21 10:05:00,2026-11-21 10:20:00,2\n";
  test("can be another", () => {
    expect(read(text).time).toMatchObject({ chosen: 0, columns: [{ column: 0 }, { column: 1 }] });
    expect(read(text).series[0]!.points).toEqual([
      [0, 1],
      [300, 2],
    ]);
    expect(read(text, { timeColumn: 1 }).series[0]!.points).toEqual([
      [0, 1],
      [900, 2],
    ]);
  });

  test("counts in what is chosen, and else in what is plausible", () => {
    const nano = [0, 1, 2, 3].map((second) => `${1795255200 + second}000000000,5`).join("\n");
    expect(read(`ts,value\n${nano}`)).toMatchObject({ time: { unit: "ns", kind: "date", first: 1795255200, last: 1795255203 } });
    expect(read("t,v\n0,1\n60,2\n120,3").time).toMatchObject({ unit: "s", kind: "count", last: 120 });
    expect(read("t,v\n0,1\n60,2\n120,3", { timeUnit: "ms" }).time).toMatchObject({ unit: "ms", last: 0.12 });
  });
});

test("a table of 200 series and 60,000 rows is read in time that grows with its rows alone", () => {
  const rows = (count: number) =>
    `time,pod,rps\n${Array.from({ length: count }, (_, row) => `${1795255200 + 15 * Math.floor(row / 200)},pod-${row % 200},${row % 37}`).join("\n")}`;
  const timeFor = (text: string) => milliseconds(() => expect(read(text).series.length).toBe(200));
  const [small, large] = [rows(6000), rows(60_000)];
  timeFor(small);
  expect(timeFor(large)).toBeLessThan(Math.max(3000, 40 * timeFor(small)));
});

test.each([
  ["quotes that nothing closes", '"a,"",'],
  ["one row of quoted fields", '"a",'],
  ["blank lines", "\n"],
  ["blanks", "2026 "],
  ["brackets", "[{"],
  ["digits", "1"],
  ["quoted quotes", '""'],
  ["times that differ only in the end", "2026-11-21 10:00:00,1\n"],
  ["carriage returns", "1,2\r"],
])("half a megabyte of %s is read or refused in linear time", (_, piece) => {
  const text = piece.repeat(Math.ceil(500_000 / piece.length));
  expect(milliseconds(() => [text, `time,v\n${text}`].map((each) => readSamples(each)))).toBeLessThan(8000);
});
