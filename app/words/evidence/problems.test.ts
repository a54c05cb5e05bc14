import { expect, test } from "vitest";
import type { ClusterProblem } from "../../../engine/index";
import { problemWords } from "./problems";

const sentenceOf = (problem: ClusterProblem): string => problemWords(problem).sentence;
const advice = "A higher maxReplicas lets the count go up.";

test("where more was proposed than maxReplicas, the problem says what to do", () => {
  expect(sentenceOf({ kind: "atMaximum", by: "rows", value: 10, seconds: 4000, isNow: true })).toContain(`propose more. ${advice}`);
  expect(sentenceOf({ kind: "clamped", bound: "maxReplicas", value: 10, seconds: 4000 })).toContain(`maxReplicas 10. ${advice}`);
});

test("where nobody knows whether more was proposed, the advice has a condition", () => {
  for (const isNow of [true, false])
    expect(sentenceOf({ kind: "atMaximum", by: "series", value: 6, seconds: 3600, isNow })).toContain(`shows. If it was: ${advice}`);
});

test("minReplicas asks for no more room", () => {
  expect(sentenceOf({ kind: "clamped", bound: "minReplicas", value: 2, seconds: 4000 })).not.toContain(advice);
});
