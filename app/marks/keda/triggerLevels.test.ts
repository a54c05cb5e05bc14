import { expect, test } from "vitest";
import { queueThatSleeps, runOf } from "../../charts/testing/kedaRun";
import { triggerReadings, writerReadings, hasKeda } from "./kedaReadings";
import { activationLevels, readLevels } from "./triggerLevels";

const replicas = Float64Array.of(0, 1, 4, 4);
const trigger = { metric: "s0-orders", value: Float64Array.of(3, 15, 60, NaN), threshold: Float64Array.of(5, 5, 5, NaN) };

test("the threshold is for all pods, so a figure for each pod has its share", () => {
  expect([...activationLevels({ replicas }, trigger, false)]).toEqual([5, 5, 1.25, 1.25]);
  expect([...activationLevels({ replicas }, trigger, true)]).toEqual([5, 5, 5, 5]);
});

test("reads are drawn while there are no pods", () => {
  expect([...readLevels({ replicas }, trigger)]).toEqual([3, NaN, NaN, NaN]);
});

test("the legend and the tables tell what the last poll read, and who wrote", () => {
  const run = runOf(queueThatSleeps);
  if (!hasKeda(run)) throw new Error("the run has KEDA");
  const at = (second: number) => run.steps.at.indexOf(second);
  expect(triggerReadings(run, run.metrics[0]!).map(({ name, value }) => [name, value(at(345))])).toEqual([
    ["polls", "446"],
    ["activation", "5"],
  ]);
  expect(triggerReadings(run, { ...run.metrics[0]!, name: "another" })).toEqual([]);
  const wrote = (second: number) => writerReadings(run).map(({ value }) => value(at(second)));
  expect([wrote(300), wrote(315), wrote(330), wrote(600), wrote(1680)]).toEqual([
    ["1", "–"],
    ["–", "4"],
    ["–", "8"],
    ["–", "–"],
    ["0", "–"],
  ]);
});
