import { expect, test } from "vitest";
import type { RunOutcomes } from "../../engine/index";
import { goalRows } from "./goals";
import type { OutcomeGoal } from "./lesson";

const outcomes: RunOutcomes = {
  podHours: 3.669,
  cpuHoursRequested: 0.7,
  memoryHoursRequested: 1,
  nodeHours: null,
  cpuHoursUsed: 0.3,
  requestsServed: 53_002.7,
  requestsFailed: 0.2,
  requestsRetried: 0,
  failedShare: 0.00213,
  overloadedSeconds: 19,
  worstBacklog: 84.4,
  messagesReturned: 0,
  p50Latency: 0.02,
  p95Latency: 0.2064,
  p99Latency: 1.5,
  rescalesUp: 3,
  rescalesDown: 4,
  directionChanges: 0,
  highestReplicas: 9,
  secondsToCapacity: null,
  vpaEvictions: null,
  cpuSlackHours: null,
  memorySlackHours: null,
  throttledPodHours: null,
  outOfMemoryKills: null,
};
const goal = (outcome: keyof RunOutcomes, comparison: OutcomeGoal["comparison"], value: number): OutcomeGoal => ({
  outcome,
  comparison,
  value,
});

test("each goal is shown with the run's own value and whether it holds", () => {
  expect(goalRows([goal("podHours", "below", 4), goal("highestReplicas", "atLeast", 10)], outcomes, "service")).toEqual([
    { name: "Pod-hours", wanted: "below 4\u00a0h", value: "3.669\u00a0h", holds: true },
    { name: "Highest replicas", wanted: "at least 10", value: "9", holds: false },
  ]);
});

test("a value that only rounds to its limit says so", () => {
  expect(goalRows([goal("requestsFailed", "atMost", 0)], outcomes, "service")).toEqual([
    { name: "Requests failed", wanted: "at most 0", value: "just above 0", holds: false },
  ]);
});

test("without a finished run nothing is shown, and a goal on a value that the run does not have does not hold", () => {
  expect(goalRows([goal("rescalesUp", "below", 9)], null, "service")).toEqual([
    { name: "Rescales up", wanted: "below 9", value: null, holds: null },
  ]);
  expect(goalRows([goal("secondsToCapacity", "below", 90)], outcomes, "service")).toEqual([
    { name: "Time to capacity", wanted: "below 1\u00a0min\u00a030\u00a0s", value: "–", holds: false },
  ]);
});
