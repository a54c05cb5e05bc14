import { expect, test } from "vitest";
import { stages, stagesV1 } from "./stage";

test("each controller goes through its stages in the order of its computation", () => {
  expect(stages).toEqual(["observed", "proposal", "winner", "stabilized", "limited", "clamped", "applied"]);
  expect(stagesV1).toEqual(["observed", "proposal", "clamped", "forbidden", "applied"]);
});
