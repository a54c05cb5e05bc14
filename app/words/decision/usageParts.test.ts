import { expect, test } from "vitest";
import { library } from "../../../engine/doors/library";
import type { Reconcile } from "../../../engine/index";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { decidedBy } from "../report/decided";
import { phraseText } from "./phrase";
import { sumLines } from "./sum";

const { scenario } = library.find(({ id }) => id === "start-up-burst")!;
const { reconciles } = traceOf(scenario);
const at = (second: number): Reconcile => reconciles.find((reconcile) => reconcile.at === second)!;
const notesOf = (reconcile: Reconcile) =>
  sumLines(reconcile)
    .find(({ row }) => row === "observed")!
    .notes.map(phraseText);
const partsAt = (second: number) => {
  const { decision } = at(second);
  const metric = decision.kind === "computed" ? decision.metrics[0] : undefined;
  return metric?.ok && metric.calculation.kind === "pods" ? metric.calculation.cpuParts! : null;
};

test("what was observed says how much of the CPU is the pods' start, and how much is idle", () => {
  const { startUp, idle } = partsAt(675)!;
  expect(startUp.pods).toBeGreaterThan(1);
  expect(notesOf(at(675))[1]).toBe(`of which ${startUp.milli}m start-up CPU of ${startUp.pods} pods, ${idle.milli}m idle CPU`);
});

test("a small idle CPU alone is not said", () => {
  expect(partsAt(300)).toMatchObject({ startUp: { milli: 0 }, idle: { milli: 16 } });
  expect(notesOf(at(300))).toHaveLength(1);
});

test("the report's decision says it, too", () => {
  expect(JSON.stringify(decidedBy(at(675)))).toContain("start-up CPU of");
});
