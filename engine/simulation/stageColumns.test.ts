import { expect, test } from "vitest";
import { decisionColumns } from "./stageColumns";

test("two runs are compared by the counts of the stages that both controllers have", () => {
  expect([...decisionColumns(false)]).toEqual(["proposal", "stabilized", "limited", "applied"]);
  expect([...decisionColumns(true)]).toEqual(["proposal", "applied"]);
});
