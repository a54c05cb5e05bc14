import { expect, test } from "vitest";
import { progressLine } from "./progress";

test("one line says how far the search is, four times a second, and is gone at the end", () => {
  const written: string[] = [];
  let now = 1000;
  const line = progressLine(
    (text) => written.push(text),
    () => now,
  );
  line.clear();
  for (const [at, runs] of [
    [1000, 1],
    [1200, 2],
    [1300, 5],
    [3000, 100],
    [3100, 150],
    [5000, 200],
  ] as const) {
    now = at;
    line.show({ runs, most: 400 });
  }
  line.clear();
  expect(written.map((text) => text.replace("\r\u001b[K", ""))).toEqual([
    "1 of at most 400 runs",
    "5 of at most 400 runs",
    "100 of at most 400 runs, at most 6 s left",
    "200 of at most 400 runs, at most 4 s left",
    "",
  ]);
});
