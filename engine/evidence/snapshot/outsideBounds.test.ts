import { expect, test } from "vitest";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { explainSnapshot } from "./explainSnapshot";
import { whyNotOfSnapshot } from "./whyNot";

const explained = (figure: string, bounds: string, replicas: number) => {
  const text = `NAME   REFERENCE         TARGETS        MINPODS   MAXPODS   REPLICAS   AGE
kiln   Deployment/kiln   cpu: ${figure}/80%   ${bounds}   ${replicas}          4h`;
  return explainSnapshot(mergeEvidence([readEvidence(text)]))[0]!;
};

test("fewer than minReplicas: the sync writes it and reads no metric, so an unknown figure is no fault", () => {
  const { statements, sum } = explained("<unknown>", "2         10", 1);
  expect(sum.verdict).toMatchObject({ about: "outsideBounds", by: "minReplicas", current: 1, proposal: null, result: { low: 2, high: 2 } });
  expect(sum.rows.find(({ row }) => row === "clamped")).toMatchObject({
    how: "minReplicas",
    held: "minReplicas",
    result: { low: 2, high: 2 },
  });
  const codes = statements.map(({ code }) => code);
  expect(codes).not.toContain("problem");
  expect(codes).not.toContain("actsAt");
  expect(whyNotOfSnapshot(sum, 1).map(({ code }) => code)).toEqual(["isCurrent", "outsideBounds"]);
});

test("more than maxReplicas, with the figure of an earlier sync", () => {
  const { statements, sum } = explained("95%", "2         4", 6);
  expect(sum.verdict).toMatchObject({ about: "outsideBounds", by: "maxReplicas", result: { low: 4, high: 4 } });
  expect(statements.map(({ code }) => code)).not.toContain("outcome");
});

test("at a bound, and at zero, the count is not outside", () => {
  expect(explained("<unknown>", "2         10", 2).sum.verdict.about).toBe("notComputed");
  expect(explained("<unknown>", "2         10", 0).sum.verdict.about).toBe("neverComputed");
});
