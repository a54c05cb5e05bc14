import { expect, test } from "vitest";
import { library } from "../library/library";
import { anyTraceOf } from "../simulation/testing/traceOf";
import { aroseIn } from "./arose";
import { changesOfDirection, writesOf } from "./moves";

const runOf = (id: string) => {
  const { scenario } = library.find((entry) => entry.id === id)!;
  const trace = anyTraceOf(scenario);
  return { trace, arose: aroseIn(scenario, trace) };
};

test("failures and waiting lead to the second in which they were most, and a moment is a sync at or before it", () => {
  const { trace, arose } = runOf("leak-at-limit");
  const { failed, waiting } = trace.seconds;
  const second = arose.requestsFailed!.second;
  expect(failed[second]).toBe(Math.max(...failed));
  expect(failed.indexOf(failed[second]!)).toBe(second);
  expect(arose.requestsFailed!.moment).toBe(trace.steps.at.findLast((at) => at <= second));
  expect(waiting[arose.worstBacklog!.second]).toBe(trace.outcomes.worstBacklog);
  // All pods are killed at 39:57.
  expect(arose.overloadedSeconds).toMatchObject({ how: "longest", second: 2397 });
});

test("the first change of direction is one of those that the outcome counts", () => {
  const { trace, arose } = runOf("flapping-pods");
  const changes = changesOfDirection(writesOf(trace));
  expect(changes.length).toBe(trace.outcomes.directionChanges);
  expect(arose.directionChanges).toMatchObject({ how: "first", second: changes[0]!.at });
});

test("the time to capacity is counted from where the load rose", () => {
  const { arose } = runOf("fivefold-spike");
  expect(arose.secondsToCapacity).toEqual({ how: "began", second: 600, moment: 600 });
});

test("what is 0 arose nowhere", () => {
  const { trace, arose } = runOf("small-difference");
  expect(trace.outcomes).toMatchObject({ requestsFailed: 0, rescalesUp: 0, directionChanges: 0, worstBacklog: 0 });
  const none = ["requestsFailed", "failedShare", "overloadedSeconds", "rescalesUp", "directionChanges", "worstBacklog"] as const;
  expect(none.filter((outcome) => arose[outcome])).toEqual([]);
});
