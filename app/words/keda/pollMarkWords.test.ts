import { expect, test } from "vitest";
import type { PollColumns, PollOutcome } from "../../../engine/index";
import { pollWords } from "./pollMarkWords";

const words = (outcome: PollOutcome, columns: Partial<Record<"written" | "failed" | "fallback", number>> = {}) => {
  const one = (value: number) => Float64Array.of(value);
  const polls: PollColumns = {
    outcome: [outcome],
    at: one(0),
    active: one(0),
    failed: one(columns.failed ?? 0),
    fallback: one(columns.fallback ?? 0),
    replicas: one(1),
    written: one(columns.written ?? NaN),
    cooldownFrom: one(NaN),
    cooldownUntil: one(NaN),
  };
  return pollWords(polls, 0);
};

test("a poll's words say what came of it, and what it wrote", () => {
  expect(words("coolingDown")).toBe("not active, cooling down");
  expect(words("activated", { written: 2 })).toBe("active, wrote 2");
});

test("they say once that a trigger failed, and that a fallback stood in for it", () => {
  expect(words("activated", { written: 1, failed: 1 })).toBe("active, wrote 1, a trigger failed");
  expect(words("partialError", { failed: 1 })).toBe("active, a trigger failed");
  expect(words("activated", { written: 1, fallback: 1 })).toBe("active, wrote 1, by the fallback");
});
