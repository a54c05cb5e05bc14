import { describe, expect, test } from "vitest";
import { seededRandom } from "../../lib/random";
import { readSamples } from "./readSamples";
import { maxSamplesLength } from "./samples";

const series = (text: string) => {
  const reading = readSamples(text);
  expect(reading).toMatchObject({ ok: true });
  return reading.ok ? reading.series : [];
};
const error = (text: string) => {
  const reading = readSamples(text);
  return reading.ok ? null : reading.error;
};

describe("a table", () => {
  test("of two columns, with times as Grafana writes them", () => {
    expect(series('"Time","requests"\n"2026-11-21 09:59:30",12.5\n"2026-11-21 10:00:00",14\n"2026-11-21 10:00:30",\n')).toEqual([
      {
        name: "requests",
        unit: null,
        points: [
          [0, 12.5],
          [30, 14],
        ],
        gaps: 1,
      },
    ]);
  });

  test("with a column for each series, each with its gaps and its unit", () => {
    const text = 'Time,"GET, 200",POST\r\n1795255200000,1.5 K req/s,7 ops\r\n1795255260000,900 req/s,undefined\r\n';
    expect(series(text)).toEqual([
      {
        name: "GET, 200",
        unit: "req/s",
        points: [
          [0, 1500],
          [60, 900],
        ],
        gaps: 0,
      },
      { name: "POST", unit: "ops", points: [[0, 7]], gaps: 1 },
    ]);
  });

  test("with a row for each series and time", () => {
    const text =
      '"Series";"Time";"Value"\n"a";"2026-11-21T10:00:00+01:00";1\n"b";"2026-11-21T10:00:00+01:00";5\n"a";"2026-11-21T10:01:00+01:00";2\n';
    expect(series(text)).toEqual([
      {
        name: "a",
        unit: null,
        points: [
          [0, 1],
          [60, 2],
        ],
        gaps: 0,
      },
      { name: "b", unit: null, points: [[0, 5]], gaps: 0 },
    ]);
  });

  test("without a heading, in any order, after a byte order mark and a spreadsheet's line", () => {
    expect(series("\uFEFFsep=;\n60;2,5\n0;1.000,25")).toEqual([
      {
        name: "",
        unit: null,
        points: [
          [0, 1000.25],
          [60, 2.5],
        ],
        gaps: 0,
      },
    ]);
  });

  test("with thousands between commas only in quotes", () => {
    expect(series('t,v\n0,"1,200"\n1,"1,200.5"\n2,"1,2"')[0]!.points).toEqual([
      [0, 1200],
      [1, 1200.5],
      [2, 1.2],
    ]);
  });

  test("with a status code as a column's name", () => {
    expect(series("Time,200\n2026-11-21 10:00:00,3\n2026-11-21 10:00:15,4")[0]).toMatchObject({ name: "200", unit: null });
  });

  test.each([
    ["ISO 8601 with a zone", ["2026-11-21T23:59:30Z", "2026-11-22T01:00:30+01:00"]],
    ["ISO 8601 with fractions", ["2026-11-21T23:59:30.000Z", "2026-11-22T00:00:30.000Z"]],
    ["a leap day", ["2028-02-28 23:59:30", "2028-02-29 00:00:30"]],
    ["the end of a year", ["2026/12/31 23:59:30", "2027/01/01 00:00:30"]],
    ["Unix time in seconds", ["1795255170", "1795255230"]],
    ["Unix time in milliseconds", ["1795255170000", "1795255230000"]],
    ["seconds", ["30", "90"]],
    ["points, day first", ["21.11.2026 23:59:30", "22.11.2026 00:00:30"]],
    ["slashes, month first", ["11/21/2026, 11:59:30 PM", "11/22/2026, 12:00:30 AM"]],
    ["slashes, day first", ["21/11/2026 23:59:30", "22/11/2026 00:00:30"]],
    ["times of day past midnight", ["23:59:30", "00:00:30"]],
  ])("with times as %s", (_, [first, second]) => {
    expect(series(`time,v\n"${first}",1\n"${second}",2`)[0]!.points).toEqual([
      [0, 1],
      [60, 2],
    ]);
  });

  test("that cannot be read names the line", () => {
    expect(error("")).toBe("This text is empty.");
    expect(error("hello\nworld")).toBe("Line 2 has no time. The table needs a time column and a value column.");
    expect(error("Time,v\n2026-11-21 10:00:00,1\n\n2026-11-31 10:00:00,2")).toBe(
      "Line 4 has no time in column 1 like the times in the lines before it.",
    );
    expect(error("Time,v\n2026-11-21 10:00:00,many")).toBe("Line 2 has no number in column 2.");
    expect(error("Time,v\n2026-11-21 10:00:00,-\n2026-11-21 10:01:00,NaN")).toBe("This table has no numbers.");
    expect(error('a,"b\nc",d\n2026-11-21,1,2\nx,1,2')).toBe("Line 4 has no time in column 1 like the times in the lines before it.");
    expect(error("1".repeat(maxSamplesLength + 1))).toBe("This text has 20000001 characters; this page reads at most 20000000.");
  });
});

describe("Prometheus' answer", () => {
  const matrix = (result: unknown) => JSON.stringify({ status: "success", data: { resultType: "matrix", result } });

  test("is read series by series, each with its labels", () => {
    const result = [
      {
        metric: { __name__: "http_requests", code: "200" },
        values: [
          [1795255200, "12"],
          [1795255260.5, "NaN"],
          [1795255320, "13.5"],
        ],
      },
      { metric: {}, values: [[1795255140, "1"]] },
    ];
    const expected = [
      {
        name: 'http_requests{code="200"}',
        unit: null,
        points: [
          [60, 12],
          [180, 13.5],
        ],
        gaps: 1,
      },
      { name: "", unit: null, points: [[0, 1]], gaps: 0 },
    ];
    expect(series(matrix(result))).toEqual(expected);
    expect(series(JSON.stringify(result))).toEqual(expected);
  });

  test("that is something else is refused in a sentence", () => {
    expect(error("{")).toMatch(/^This is not complete JSON/);
    expect(error('{"status":"error","error":"parse error: unexpected end"}')).toBe(
      "Prometheus answered with an error: parse error: unexpected end",
    );
    expect(error('{"status":"success","data":{"resultType":"vector","result":[]}}')).toBe(
      "This response is a vector, not a matrix. Query /api/v1/query_range, which returns values over time.",
    );
    expect(error('{"a":1}')).toBe("This JSON is not a response of Prometheus' query_range. It has no data.result.");
    expect(error(matrix([]))).toBe("This response has no values.");
    expect(error(matrix([{ metric: {} }]))).toBe("Series 1 has no values.");
    expect(error(matrix([{ metric: {}, values: [[1, "2"], [2]] }]))).toBe(
      "Value 2 of series 1 is not a pair of a time and a number in quotes.",
    );
    expect(error('{"__proto__":{"data":{"result":[]}}}')).toBe(
      "This JSON is not a response of Prometheus' query_range. It has no data.result.",
    );
  });
});

test("any text is read or refused in a sentence (seed 8, 5,000 texts)", () => {
  const random = seededRandom(8);
  const pieces = [
    "2026-11-21 10:00",
    "1",
    ",",
    ";",
    "\t",
    "\n",
    '"',
    '""',
    "NaN",
    "{",
    "[",
    "a",
    "sep=",
    "12:30",
    "1/2/2026",
    "é",
    "\r",
    "-",
    " ",
  ];
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: random.integer(30) }, () => pieces[random.integer(pieces.length)]).join("");
    const reading = readSamples(text);
    if (reading.ok) for (const { points } of reading.series) expect(points.flat().every(Number.isFinite), JSON.stringify(text)).toBe(true);
    else expect(reading.error, JSON.stringify(text)).toMatch(/\.$/);
  }
});

test("a label that is an object is refused, whatever it claims to inherit", () => {
  const labelled = (label: unknown) =>
    readSamples(
      JSON.stringify({
        status: "success",
        data: {
          resultType: "matrix",
          result: [
            {
              metric: { a: label },
              values: [
                [1, "2"],
                [20, "3"],
              ],
            },
          ],
        },
      }),
    );
  for (const label of [{ toString: 1 }, { valueOf: 1 }, ["b"], { b: "c" }])
    expect(labelled(label)).toMatchObject({ ok: false, error: "A label of a series is not text." });
  expect(labelled("toString")).toMatchObject({ ok: true, series: [{ name: '{a="toString"}' }] });
});
