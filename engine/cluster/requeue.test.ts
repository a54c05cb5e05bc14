import { expect, test } from "vitest";
import { createRequeue } from "./requeue";

/** The seconds of the syncs when all fail. */
function seconds(count: number): number[] {
  const requeue = createRequeue();
  requeue.failed(100);
  return Array.from({ length: count }, () => {
    const next = requeue.next();
    requeue.failed(next);
    return next - 100;
  });
}

test("a sync that fails comes again after 5 ms, and each time after twice as long, at most after 1,000 s", () => {
  // The n-th sync is (2^n − 1) × 5 ms after the first: 1.275, 2.555, 5.115, 10.235 … 655.355 and 1,310.715 s, then each 1,000 s later.
  expect(seconds(13)).toEqual([1, 2, 5, 10, 20, 40, 81, 163, 327, 655, 1310, 2310, 3310]);
});

test("a sync that something else asks for takes longer for the next, and the earlier one still comes", () => {
  const requeue = createRequeue();
  requeue.failed(0);
  requeue.failed(1);
  requeue.failed(2);
  expect(requeue.next()).toBe(5);
  // An event's own failure would come at 3 + 1,024 × 5 ms; the queue keeps the earlier of the two.
  requeue.failed(3);
  expect(requeue.next()).toBe(5);
  requeue.failed(5);
  expect(requeue.next()).toBe(5 + Math.floor(0.115 + 2048 * 0.005));
});

test("a sync that does not fail begins anew", () => {
  const requeue = createRequeue();
  requeue.failed(0);
  requeue.failed(1);
  requeue.forget();
  expect(requeue.next()).toBe(Infinity);
  requeue.failed(50);
  expect(requeue.next()).toBe(51);
});
