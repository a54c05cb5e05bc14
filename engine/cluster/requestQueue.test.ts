import { expect, test } from "vitest";
import type { ServedWaits } from "./clusterSecond";
import { createRequestQueue } from "./requestQueue";

const taken = ({ count, seconds, amounts }: ServedWaits) => Array.from({ length: count }, (_, index) => [seconds[index], amounts[index]]);
const noWaits = (): ServedWaits => ({ count: 0, seconds: [], amounts: [] });

test("gives the oldest first, and only a part if there is no room for all", () => {
  const queue = createRequestQueue();
  const waits = noWaits();
  queue.push(0, 300);
  queue.push(1, 200);
  queue.take(400, 5, waits);
  expect(taken(waits)).toEqual([
    [5, 300],
    [4, 100],
  ]);
  expect([queue.total(), queue.oldest()]).toEqual([100, 1]);
  queue.take(400, 6, waits);
  expect(taken(waits)).toEqual([[5, 100]]);
  expect([queue.total(), queue.oldest()]).toEqual([0, null]);
});

test("drops what arrived at or before a second", () => {
  const queue = createRequestQueue();
  queue.push(0, 300);
  queue.push(1, 200);
  queue.push(2, 100);
  expect([queue.drop(1), queue.total(), queue.oldest()]).toEqual([500, 100, 2]);
});

test("gives nothing that it held before it was empty", () => {
  const queue = createRequestQueue();
  const waits = noWaits();
  queue.push(0, 300);
  queue.push(1, 200);
  queue.take(500, 1, waits);
  queue.push(7, 100);
  expect([queue.total(), queue.oldest(), queue.drop(6)]).toEqual([100, 7, 0]);
  queue.take(500, 9, waits);
  expect(taken(waits)).toEqual([[2, 100]]);
  expect([queue.total(), queue.oldest(), queue.drop(9)]).toEqual([0, null, 0]);
});

test("loses an equal share of each second, in whole thousandths that add up", () => {
  const queue = createRequestQueue();
  const waits = noWaits();
  queue.push(0, 3);
  queue.push(1, 300);
  queue.push(2, 700);
  expect([queue.lose(100), queue.total(), queue.oldest()]).toEqual([100, 903, 0]);
  queue.take(1000, 2, waits);
  expect(taken(waits)).toEqual([
    [2, 3],
    [1, 270],
    [0, 630],
  ]);
  queue.push(5, 10);
  expect([queue.lose(25), queue.total(), queue.oldest(), queue.lose(1)]).toEqual([10, 0, null, 0]);
});

test("keeps its order and its sum, however long it is", () => {
  const queue = createRequestQueue();
  const waits = noWaits();
  let served = 0;
  for (let now = 0; now < 30_000; now++) {
    queue.push(now, 50);
    queue.take(20, now, waits);
    served += waits.amounts.slice(0, waits.count).reduce((sum, amount) => sum + amount, 0);
  }
  expect(served + queue.total()).toBe(30_000 * 50);
  expect(served).toBe(30_000 * 20);
  expect(queue.oldest()).toBe(12_000);
});
