import { expect, test } from "vitest";
import { firstScenario, noParts, reconcilesTable, runJson, secondsTable, storyOf, tableCsv } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { takeAwayPart } from "./takeAwayPart";

const trace = traceOf(firstScenario);
const run = { scenario: firstScenario, trace };

test("a part of a run is the engine's own file of it", () => {
  expect(takeAwayPart(run, "seconds.csv", noParts)).toEqual({ kind: "text", text: tableCsv(secondsTable(trace)) });
  expect(takeAwayPart(run, "reconciles.csv", noParts)).toEqual({ kind: "text", text: tableCsv(reconcilesTable(trace)) });
  expect(takeAwayPart(run, "run.json", noParts)).toEqual({ kind: "text", text: runJson(firstScenario, trace) });
});

test("the rescales are the records that wrote a count, with the scenario of their run", () => {
  const { rescalesUp, rescalesDown } = trace.outcomes;
  const reconciles = trace.reconciles.filter(({ scaledTo }) => scaledTo !== null);
  expect(takeAwayPart(run, "rescales", noParts)).toEqual({
    kind: "rescales",
    scenario: firstScenario,
    reconciles,
    story: storyOf(firstScenario, trace),
    keda: null,
  });
  expect(reconciles.length).toBe(rescalesUp + rescalesDown);
});
