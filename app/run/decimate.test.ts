import { expect, test } from "vitest";
import { seededRandom } from "../../engine/index";
import { pick, pickRows } from "./decimate";

const series = (length: number, value: (index: number) => number) => Float64Array.from({ length }, (_, index) => value(index));

test("keeps every row while there are few enough", () => {
  expect([...pickRows([series(5, () => 1)], [], 10)]).toEqual([0, 1, 2, 3, 4]);
});

test("a flat run keeps one row per stretch and the last row", () => {
  expect([...pickRows([series(1000, () => 3)], [], 16)]).toEqual([0, 250, 500, 750, 999]);
});

test("no single-row spike is lost, in any series", () => {
  const length = 86_401;
  const spike = 54_321;
  const rows = pickRows([series(length, (index) => Math.sin(index / 900)), series(length, (index) => (index === spike ? 9 : 1))], [], 240);
  expect(rows).toContain(spike);
  expect(rows.length).toBeLessThan(1000);
});

test("keeps both sides of a gap", () => {
  const rows = [...pickRows([series(4000, (index) => (index > 1003 && index < 1010 ? NaN : 5))], [], 40)];
  for (const row of [1003, 1004, 1009, 1010]) expect(rows).toContain(row);
});

test("lowest and highest of every series survive (seed 7, 200 runs)", () => {
  const random = seededRandom(7);
  for (let run = 0; run < 200; run++) {
    const length = 500 + random.integer(5000);
    const columns = [0, 1, 2].map(() => series(length, () => random.integer(1000)));
    const rows = pickRows(columns, [], 100);
    for (const column of columns) {
      const kept = pick(column, rows);
      expect([Math.min(...kept), Math.max(...kept)]).toEqual([Math.min(...column), Math.max(...column)]);
    }
    expect([...rows]).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
  }
});

test("every step is kept, even several within one stretch, while they fit", () => {
  const written = series(86_401, (index) => (index < 1000 ? 1 : index < 1015 ? 4 : index < 1030 ? 8 : 10));
  const rows = [...pickRows([written], [written], 600)];
  for (const row of [1000, 1015, 1030]) expect(rows).toContain(row);
  const restless = series(86_401, (index) => index % 2);
  expect(pickRows([restless], [restless], 600).length).toBeLessThan(1200);
});
