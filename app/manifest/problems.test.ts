import { describe, expect, test } from "vitest";
import { foreign, mostProblems, noWords, type Diagnostic } from "../../engine/index";
import { counts, firstProblem, inZones, nextProblem, undoable } from "./problems";

const at = (line: number, severity: Diagnostic["severity"] = "error", column = 1): Diagnostic => {
  const place = { line, column, endLine: line, endColumn: column + 1, start: 0, end: 1 };
  const message = `of line ${line}`;
  return { severity, path: "", message, ...place, rule: null, reason: "", said: { message: foreign(message), reason: noWords }, fixes: [] };
};

describe("counts", () => {
  test("says nothing when there is nothing to say", () => {
    expect(counts([])).toEqual({ errors: null, advice: null });
  });

  test("has a singular and a plural for errors, and only one form for advice", () => {
    expect(counts([at(1)])).toEqual({ errors: "1 error", advice: null });
    expect(counts([at(1), at(2), at(3, "advice")])).toEqual({ errors: "2 errors", advice: "Advice: 1" });
    expect(counts([at(1, "advice"), at(2, "advice")])).toEqual({ errors: null, advice: "Advice: 2" });
  });
});

test("counts problems only up to the most that the engine reports", () => {
  const many = Array.from({ length: mostProblems }, (_, index) => at(index + 1));
  expect(counts(many)).toEqual({ errors: "100 errors and more", advice: null });
});

describe("firstProblem", () => {
  test("is the first error, even if advice comes before it", () => {
    expect(firstProblem([at(9), at(1, "advice"), at(4)])).toEqual(at(4));
  });

  test("is the first advice if there is no error", () => {
    expect(firstProblem([at(9, "advice"), at(3, "advice")])).toEqual(at(3, "advice"));
    expect(firstProblem([])).toBeUndefined();
  });
});

describe("inZones", () => {
  test("leaves out advice before errors, and shows the rest in the order of the text", () => {
    const problems = [at(1, "advice"), at(8), at(2), at(7), at(3, "advice"), at(5), at(4, "advice")];
    expect(inZones(problems, null)).toEqual([at(1, "advice"), at(2), at(5), at(7), at(8)]);
    expect(inZones(problems, at(7))).toEqual(inZones(problems, null));
  });

  test("shows the problem that was visited last, as long as it exists", () => {
    const problems = [1, 2, 3, 4, 5, 6, 7].map((line) => at(line));
    expect(inZones(problems, at(7)).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 7]);
    expect(inZones(problems, at(8)).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("undoable", () => {
  test("is the first error, never advice, of a text that was valid before", () => {
    expect(undoable([at(1, "advice"), at(4), at(3)], true)).toEqual(at(3));
    expect(undoable([at(3)], false)).toBe(null);
    expect(undoable([at(1, "advice")], true)).toBe(null);
  });
});

describe("nextProblem", () => {
  const problems = [at(5), at(2, "advice"), at(5, "error", 9)];

  test("follows the order of the text, line by line and column by column", () => {
    expect(nextProblem(problems, { line: 2, column: 1 }, 1)).toEqual(at(5));
    expect(nextProblem(problems, { line: 5, column: 1 }, 1)).toEqual(at(5, "error", 9));
  });

  test("starts again after the last problem, in both directions", () => {
    expect(nextProblem(problems, { line: 5, column: 9 }, 1)).toEqual(at(2, "advice"));
    expect(nextProblem(problems, { line: 1, column: 1 }, -1)).toEqual(at(5, "error", 9));
  });

  test("finds nothing in a text without problems", () => {
    expect(nextProblem([], { line: 1, column: 1 }, 1)).toBeUndefined();
  });
});
