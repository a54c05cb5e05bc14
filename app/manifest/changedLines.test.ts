import { expect, test } from "vitest";
import { changedLines } from "./changedLines";

const field = (path: string, from: string | null, line: number | null) => ({ part: "manifest", path, from, to: "1", line }) as const;

test("a line shows what the baseline wrote there, or nothing if it wrote nothing", () => {
  const inputs = [field("spec.minReplicas", "2", 9), field("spec.behavior.scaleDown.selectPolicy", null, 20)];
  expect(changedLines({ inputs })).toEqual([
    { line: 9, was: "2" },
    { line: 20, was: null },
  ]);
});

test("several values of one line are shown together, and a removed value has no line", () => {
  const inputs = [field("spec.minReplicas", "2", 9), field("spec.maxReplicas", "5", 9), field("spec.metrics[1].type", "Pods", null)];
  expect(changedLines({ inputs: [...inputs, { part: "seed", from: 1, to: 2 }] })).toEqual([{ line: 9, was: "2, 5" }]);
  expect(changedLines(null)).toEqual([]);
});
