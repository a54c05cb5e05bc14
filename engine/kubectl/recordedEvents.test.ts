import { expect, test } from "vitest";
import type { ControllerEvent } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { autoscaler, observe, seenPods } from "../controller/testing/observed";
import { correlations, recordedEvents as recordedEventsOf } from "./recordedEvents";

const recordedEvents = (reconciles: readonly Reconcile[], now: number, version: "1.28" | "1.37" = "1.37") =>
  recordedEventsOf(reconciles, now, correlations[version]);

const { reconcile } = reconcileAutoscaler(autoscaler(), observe(seenPods(4, 50)), freshMemory(), defaultFlags, 0);
const sending = (at: number, ...events: ControllerEvent[]): Reconcile => ({ ...reconcile, at, events });
const rescale = (size: number): ControllerEvent => ({
  type: "Normal",
  reason: "SuccessfulRescale",
  message: `New size: ${size}; reason: `,
});
const failure: ControllerEvent = { type: "Warning", reason: "FailedGetResourceMetric", message: "no" };
const other: ControllerEvent = { type: "Warning", reason: "FailedComputeMetricsReplicas", message: "none" };

test("counts what is sent again, and keeps when it was first and last seen", () => {
  const reconciles = [sending(0, failure, other), sending(15, failure), sending(30), sending(45, failure)];
  expect(recordedEvents(reconciles, 30)).toEqual([
    { ...failure, count: 2, firstSeen: 0, lastSeen: 15 },
    { ...other, count: 1, firstSeen: 0, lastSeen: 0 },
  ]);
  expect(recordedEvents(reconciles, 45)[0]).toEqual({ ...failure, count: 3, firstSeen: 0, lastSeen: 45 });
});

test("combines the tenth message of one reason within ten minutes, and those after it", () => {
  const reconciles = Array.from({ length: 12 }, (_, index) => sending(15 * index, rescale(index)));
  const events = recordedEvents(reconciles, 500);
  expect(events).toHaveLength(10);
  expect(events.at(-1)).toEqual({
    ...rescale(11),
    message: "(combined from similar events): New size: 11; reason: ",
    count: 3,
    firstSeen: 135,
    lastSeen: 165,
  });
});

test("combines nothing where ten minutes passed without one", () => {
  const reconciles = Array.from({ length: 12 }, (_, index) => sending(601 * index, rescale(index)));
  expect(recordedEvents(reconciles, 601 * 11).every(({ message }) => message.startsWith("New size"))).toBe(true);
});

test("writes 25 events at once and then one in five minutes, but counts those in between", () => {
  const reconciles = Array.from({ length: 60 }, (_, index) => sending(15 * index, failure));
  expect(recordedEvents(reconciles, 15 * 25)).toEqual([{ ...failure, count: 26, firstSeen: 0, lastSeen: 375 }]);
  // 1.2 filled the bucket while it was emptied.
  expect(recordedEvents(reconciles, 599)).toEqual([{ ...failure, count: 26, firstSeen: 0, lastSeen: 375 }]);
  expect(recordedEvents(reconciles, 600)).toEqual([{ ...failure, count: 41, firstSeen: 0, lastSeen: 600 }]);
});

test("drops an event an hour after it was last written", () => {
  const reconciles = [sending(0, rescale(3)), sending(100, failure)];
  expect(recordedEvents(reconciles, 3600)).toEqual([{ ...failure, count: 1, firstSeen: 100, lastSeen: 100 }]);
});

test("holds back failures and not the rescales between them, where 1.28 held back both", () => {
  const reconciles = Array.from({ length: 40 }, (_, index) => sending(15 * index, failure, ...(index >= 30 ? [rescale(index)] : [])));
  const sizes = (version: "1.28" | "1.37") =>
    recordedEvents(reconciles, 599, version).flatMap(({ reason, message }) => (reason === "SuccessfulRescale" ? [message] : []));
  expect(sizes("1.37")).toHaveLength(10);
  expect(sizes("1.28")).toEqual([]);
});
