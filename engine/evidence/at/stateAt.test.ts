import { expect, test } from "vitest";
import type { EventReading } from "../evidence";
import { mergeEvidence } from "../merge/mergeEvidence";
import { explainSnapshot } from "../snapshot/explainSnapshot";
import { described, evidenceOf } from "../testing/evidenceOf";
import { readAskedTime } from "./askedTime";
import { stateAt, type StateAt } from "./stateAt";

const rescale = (to: number, when: Partial<EventReading>): EventReading => ({
  line: 20,
  type: "Normal",
  reason: "SuccessfulRescale",
  message: `New size: ${to}; reason: cpu resource utilization (percentage of request) above target`,
  object: "horizontalpodautoscaler/kiln",
  ...when,
});

function stateOf(text: string, events: readonly EventReading[], ...more: (readonly EventReading[])[]): ReturnType<typeof stateAt> {
  const conditions = [
    { line: 8, type: "AbleToScale", status: "True", reason: "ReadyForNewScale", lastTransitionTime: "2026-03-01T10:20:00Z" },
  ];
  const own = described({ currentReplicas: 7, desiredReplicas: 7, conditions });
  const texts = [evidenceOf({ autoscalers: [own], events }), ...more.map((each) => evidenceOf({ events: each }))];
  const merged = mergeEvidence(texts);
  const asked = readAskedTime(text);
  if (typeof asked === "string") throw new Error(asked);
  return stateAt(merged.autoscalers[0]!, explainSnapshot(merged)[0]!, asked);
}

const told = (state: ReturnType<typeof stateAt>): StateAt => {
  if ("code" in state) throw new Error(state.code);
  return state;
};

const aged = [rescale(5, { age: "11m" }), rescale(7, { age: "3m12s" })];

test("between two rescales the count is the one that the first wrote", () => {
  const { count, before, during, after, isNewest } = told(stateOf("5m", aged));
  expect(count).toEqual({ replicas: 5, either: [], standing: "computed" });
  expect([before?.to, during, after?.to, isNewest]).toEqual([5, [], 7, false]);
});

test("an age that was cut to minutes leaves open on which side of a rescale it is", () => {
  const { count, before, during } = told(stateOf("3m", aged));
  expect(count).toEqual({ replicas: null, either: [5, 7], standing: "assumed" });
  expect([before?.to, during.map(({ to }) => to)]).toEqual([5, [7]]);
  expect(told(stateOf("3m11s", aged)).count).toMatchObject({ replicas: 7 });
  expect(told(stateOf("3m13s", aged)).count).toMatchObject({ replicas: 5 });
});

test("an event that came several times may hide other writes, so the count is only assumed", () => {
  const { count } = told(stateOf("5m", [rescale(5, { age: "11m" }), rescale(7, { age: "3m12s", count: 4, firstSeen: "20m" })]));
  expect(count).toMatchObject({ replicas: 5, standing: "assumed" });
});

test("before the oldest entry nothing is told", () => {
  expect(stateOf("20m", aged)).toEqual({ code: "older", oldest: 719 });
});

test("ages and times of a day are not mixed up", () => {
  expect(stateOf("10:00", aged)).toEqual({ code: "agesOnly" });
  const timed = [rescale(5, { time: "2026-03-01T10:10:00Z" }), rescale(7, { time: "2026-03-01T10:30:00Z" })];
  expect(stateOf("5m", timed)).toMatchObject({ code: "noAges" });
  expect(told(stateOf("10:15", timed))).toMatchObject({ count: { replicas: 5, standing: "computed" }, time: "2026-03-01T10:15:00Z" });
});

test("a condition has its status since its last change; what it was before is not told", () => {
  const timed = [rescale(5, { time: "2026-03-01T10:10:00Z" }), rescale(7, { time: "2026-03-01T10:30:00Z" })];
  const status = (time: string) => told(stateOf(time, timed)).conditions.map((each) => [each.status, each.standing]);
  expect(status("10:15")).toEqual([[null, "assumed"]]);
  expect(status("10:20")).toEqual([["True", "computed"]]);
  expect(told(stateOf("10:30", timed)).isNewest).toBe(true);
});

test("ages in two texts count from different moments", () => {
  expect(stateOf("5m", aged, [rescale(6, { age: "8m" })])).toEqual({ code: "agesOfSeveralTexts", texts: [0, 1] });
});

test("nothing with a time tells nothing", () => {
  const merged = mergeEvidence([evidenceOf({ autoscalers: [described({ currentReplicas: 7 })] })]);
  expect(stateAt(merged.autoscalers[0]!, explainSnapshot(merged)[0]!, { kind: "timeOfDay", second: 0 })).toEqual({ code: "noTimes" });
});
