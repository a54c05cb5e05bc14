import { describe, expect, test } from "vitest";
import { say } from "../lib/sentence";
import { seededRandom } from "../lib/random";
import { pairsOf, pointsOf } from "./points";
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
    expect(troubles).toEqual([{ line: 0, column: 30, message: say`The text ends within this value.` }]);
  });

  test("takes values that follow one another, and a string that a terminal broke", () => {
    const { trees } = readJsonTrees('{"a": "one\n  two"}\n{"a": "three"}');
    expect(trees.map((tree) => textIn(at(tree, "a")))).toEqual(["one two", "three"]);
    expect(trees.map(({ line }) => line)).toEqual([0, 2]);
  });
});

describe("more points than are read at once", () => {
  const series = (from: number) => `{"values":[${Array.from({ length: 30 }, (_, index) => `[${from + 15 * index},"1"]`).join()}]}`;
  const text = `[${series(1_790_000_000)},\n${series(1_790_003_600)}]`;

  test("give none, and their time as far as it was seen", () => {
    const { trees, troubles, isTooLong } = readJsonTrees(text, undefined, 40);
    expect([trees, isTooLong]).toEqual([[], true]);
    expect(troubles).toEqual([expect.objectContaining({ line: 1, span: { from: 1_790_000_000, to: 1_790_004_035 } })]);
    expect(readJsonTrees(text, undefined, 20).troubles[0]!.span).toEqual({ from: 1_790_000_000, to: 1_790_004_035 });
    expect(readJsonTrees(text, undefined, 60).isTooLong).toBeUndefined();
  });

  test("are read where their time is cut, and the limit is for what is left", () => {
    const { trees, isTooLong } = readJsonTrees(text, { from: 1_790_000_000, to: 1_790_003_630 }, 40);
    const lists = trees.flatMap((tree) => (tree.kind === "list" ? tree.items.map((item) => at(item, "values")) : []));
    expect(lists.map((list) => list?.kind === "points" && list.points.times.length)).toEqual([30, 3]);
    expect(isTooLong).toBeUndefined();
  });
});
