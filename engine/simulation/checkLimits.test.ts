import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { limitedOutcomes } from "../scenario/outcomeLimits";
import { withCost } from "../scenario/price";
import { checkLimits } from "./checkLimits";
import { checkedRun } from "./testing/checkedRun";

const outcomes = withCost(checkedRun(firstScenario).outcomes, undefined);

test("every outcome can be limited", () => {
  expect([...limitedOutcomes]).toEqual(Object.keys(outcomes));
});

test("a bound holds when it is touched, and breaks beyond", () => {
  const { podHours, requestsServed } = outcomes;
  expect(
    checkLimits(outcomes, { podHours: { atMost: podHours, atLeast: podHours }, requestsServed: { atLeast: requestsServed + 1 } }),
  ).toEqual([
    { outcome: "podHours", bound: "atLeast", limit: podHours, value: podHours, held: true },
    { outcome: "podHours", bound: "atMost", limit: podHours, value: podHours, held: true },
    { outcome: "requestsServed", bound: "atLeast", limit: requestsServed + 1, value: requestsServed, held: false },
  ]);
});

test("a value that the run has not holds no bound", () => {
  expect(checkLimits({ ...outcomes, secondsToCapacity: null }, { secondsToCapacity: { atMost: 60 } })).toEqual([
    { outcome: "secondsToCapacity", bound: "atMost", limit: 60, value: null, held: false },
  ]);
});
