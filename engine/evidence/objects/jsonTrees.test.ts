import { describe, expect, test } from "vitest";
import { seededRandom } from "../../lib/random";
import { pairsOf, pointsOf } from "../points";
import { readJsonTrees } from "./jsonTrees";
import { at, textIn } from "./tree";

const pointsIn = (text: string) => readJsonTrees(text).trees.flatMap((tree) => (tree.kind === "points" ? pairsOf(tree.points) : []));

describe("pairs of Prometheus", () => {
  const seed = 7;
  test(`have the numbers that their texts have, to the last digit (seed ${seed})`, () => {
    const random = seededRandom(seed);
    const digits = (count: number) => Array.from({ length: count }, () => random.integer(10)).join("");
    for (let round = 0; round < 2000; round++) {
      const value = `${digits(1 + random.integer(12))}.${digits(1 + random.integer(12))}`;
      const time = `${1_700_000_000 + round}.${digits(1 + random.integer(6))}`;
      expect(pointsIn(`[[${time},"${value}"]]`)).toEqual([[Number(time), Number(value)]]);
    }
  });

  test("in other forms: blanks, no quotes, single quotes, exponents, milliseconds, no number", () => {
    expect(
      pointsIn(`[[ 1700000000, "1" ],[1700000001,2], [1700000002,'3'],[1700000003000,"4e1"],[1700000004,"NaN"],[1700000005,"-Inf"]]`),
    ).toEqual([
      [1_700_000_000, 1],
      [1_700_000_001, 2],
      [1_700_000_002, 3],
      [1_700_000_003, 40],
      [1_700_000_004, null],
      [1_700_000_005, null],
    ]);
  });

  test("a pair in which the text ends is left out, and its place is said", () => {
    const { trees, troubles } = readJsonTrees('[[1700000000,"1"],[1700000015,"1');
    expect(trees).toEqual([{ kind: "points", line: 0, points: pointsOf([[1_700_000_000, 1]]) }]);
    expect(troubles).toHaveLength(1);
  });
});

describe("broken JSON", () => {
  test("keeps what was whole before the cut", () => {
    const { trees, troubles } = readJsonTrees('{"a": {"b": "c", "d": ["e", "f');
    expect(textIn(at(trees[0], "a", "b"))).toBe("c");
    expect(textIn(at(trees[0], "a", "d"))).toBeUndefined();
    expect(troubles).toEqual([{ line: 0, column: 30, message: "The text ends within this value." }]);
  });

  test("takes values that follow one another, and a string that a terminal broke", () => {
    const { trees } = readJsonTrees('{"a": "one\n  two"}\n{"a": "three"}');
    expect(trees.map((tree) => textIn(at(tree, "a")))).toEqual(["one two", "three"]);
    expect(trees.map(({ line }) => line)).toEqual([0, 2]);
  });
});
