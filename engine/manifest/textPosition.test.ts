import { expect, test } from "vitest";
import { positionsIn } from "./textPosition";

test("counts lines by any line break, and columns in UTF-16 units", () => {
  const text = "a\nbc\r\n\u{1F600}d\re";
  const positionOf = positionsIn(text);
  expect(Array.from({ length: text.length + 1 }, (_, offset) => positionOf(offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 2, column: 3 },
    { line: 2, column: 4 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
    { line: 3, column: 3 },
    { line: 3, column: 4 },
    { line: 4, column: 1 },
    { line: 4, column: 2 },
  ]);
});
