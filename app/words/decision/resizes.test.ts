import { expect, test } from "vitest";
import { library } from "../../../engine/doors/library";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { toRun } from "../../simulation/toRun";
import { otherPhases } from "../../marks/readings/podReadings";
import { phraseText } from "./phrase";
import { sumLines } from "./sum";

const { scenario, look } = library.find(({ id }) => id === "resize-pending")!;
const trace = traceOf(scenario);
const stepAt = (second: number) => trace.steps.at.indexOf(second);
const notesAt = (second: number): string[] => sumLines(trace.reconciles[stepAt(second)]!).flatMap(({ notes }) => notes.map(phraseText));

test("while a resize is not done, the sum says what the usage is of the requests in force", () => {
  expect(notesAt(look.at)).toContain(
    "a resize is not done: 25% of the requests in the specs, which the HPA reads, are 100% of the requests in force",
  );
  expect(notesAt(look.at - 15).filter((note) => note.includes("resize"))).toEqual([]);
});

test("the head of the pods counts the resizes that are not done", () => {
  const run = toRun(1, trace, 20_000);
  expect([585, 600, 615].map((second) => otherPhases(run, stepAt(second)))).toEqual([null, "resize Proposed 8", "resize Infeasible 8"]);
});
