import { expect, test } from "vitest";
import { stages } from "./stage";

test("today's controller goes through its stages in the order of its computation", () => {
  expect(stages).toEqual(["observed", "proposal", "winner", "stabilized", "limited", "clamped", "applied"]);
});
