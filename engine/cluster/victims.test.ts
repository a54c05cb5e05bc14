import { expect, test } from "vitest";
import type { Node } from "./nodes";
import type { Pod } from "./pod";
import { readyPod as pod } from "./testing/readyPod";
import { victims } from "./victims";

const none = new Map<Node, number>();
const order = (pods: Pod[], podsOnNode = none) => victims(pods, pods.length, 100, podsOnNode).map(({ name }) => name);

test("not scheduled, then pending, then not ready, then ready", () => {
  const pods = [
    pod("ready"),
    pod("starting", { ready: false }),
    pod("pending", { phase: "Pending", ready: false }),
    pod("unscheduled", { phase: "Pending", ready: null, startTime: null }),
  ];
  expect(order(pods)).toEqual(["unscheduled", "pending", "starting", "ready"]);
});

test("from the node with more of them, before those that became ready later", () => {
  const crowded = { pods: 3, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 };
  const empty = { pods: 1, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 };
  const pods = [pod("alone", { node: empty, readyTransitionTime: 99 }), pod("crowded", { node: crowded })];
  const podsOnNode = new Map([
    [crowded, 3],
    [empty, 1],
  ]);
  expect(order(pods, podsOnNode)).toEqual(["crowded", "alone"]);
});

test("among ready pods the one that became ready last, by orders of magnitude", () => {
  const pods = [
    pod("for an hour", { readyTransitionTime: -3500 }),
    pod("for a minute", { readyTransitionTime: 40 }),
    pod("just now", { readyTransitionTime: 100 }),
  ];
  expect(order(pods)).toEqual(["just now", "for a minute", "for an hour"]);
});

test("within one order of magnitude the UIDs decide, not the seconds", () => {
  const pods = [pod("younger", { readyTransitionTime: 11, uid: 9 }), pod("older", { readyTransitionTime: 10, uid: 5 })];
  expect(order(pods)).toEqual(["older", "younger"]);
});

test("among pods that are not ready, the one with more restarts; then the one created last", () => {
  const pods = [
    pod("older", { ready: false, createdAt: -3600 }),
    pod("younger", { ready: false, createdAt: 60 }),
    pod("restarted", { ready: false, restarts: 2 }),
  ];
  expect(order(pods)).toEqual(["restarted", "younger", "older"]);
});

test("the oldest, if nothing distinguishes them and no other pod comes between", () => {
  expect(order([pod("oldest", { uid: 9 }), pod("next", { uid: 3 }), pod("newest", { uid: 5 })])).toEqual(["oldest", "next", "newest"]);
  const later = { readyTransitionTime: -3584 };
  const pods = [pod("first", { uid: 9 }), pod("second", { uid: 3 }), pod("between", { uid: 5, ...later }), pod("third", { uid: 4 })];
  expect(order(pods)).toEqual(["second", "third", "between", "first"]);
});

// By UIDs, the restarted pod comes before the pod of another second, and that one before the quiet pod; by restarts, the restarted pod
// comes before the quiet one.
test("restarts decide between pods of the same second, UIDs between pods of different seconds", () => {
  const other = pod("other", { uid: 5, readyTransitionTime: -3584 });
  expect(order([pod("quiet", { uid: 9 }), other, pod("restarted", { uid: 3, restarts: 1 })])).toEqual(["restarted", "other", "quiet"]);
});

test("if these answers form a circle, in the same order, whatever the order of the input", () => {
  const quiet = pod("quiet", { uid: 3 });
  const other = pod("other", { uid: 5, readyTransitionTime: -3584 });
  const restarted = pod("restarted", { uid: 9, restarts: 1 });
  for (const pods of [
    [quiet, other, restarted],
    [other, restarted, quiet],
    [restarted, quiet, other],
    [restarted, other, quiet],
  ])
    expect(order(pods)).toEqual(["quiet", "other", "restarted"]);
});

test("none if there are not too many", () => {
  expect(victims([pod("only")], 0, 100, none)).toEqual([]);
  expect(victims([], -3, 100, none)).toEqual([]);
});
