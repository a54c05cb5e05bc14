import { expect, test } from "vitest";
import { defaultCluster } from "./clusterSettings";
import { createUnneededNodes } from "./unneededNodes";

const settings = { ...defaultCluster, nodes: 1, maxNodes: 9, scaleDownUnneededSeconds: 300, scaleDownDelayAfterAddSeconds: 600 };
const nodesWith = (...pods: number[]) => pods.map((count) => ({ pods: count, pausePods: 0 }));

test("a node goes when less than half of it was requested for long enough, and its pods fit on the others", () => {
  const nodes = nodesWith(8, 4, 7);
  const unneeded = createUnneededNodes(settings, 10);
  expect([0, 299].map((now) => unneeded.choose(nodes, now))).toEqual([null, null]);
  expect(unneeded.choose(nodes, 300)).toBe(nodes[1]);
  const busy = [nodesWith(8, 5, 7), nodesWith(8, 4, 9)];
  for (const all of busy) {
    const other = createUnneededNodes(settings, 10);
    expect([0, 1000].map((now) => other.choose(all, now))).toEqual([null, null]);
  }
});

test("the time begins again when the node was needed meanwhile", () => {
  const nodes = nodesWith(8, 4, 7);
  const unneeded = createUnneededNodes(settings, 10);
  unneeded.choose(nodes, 0);
  nodes[1]!.pausePods = 1;
  unneeded.choose(nodes, 200);
  nodes[1]!.pausePods = 0;
  unneeded.choose(nodes, 201);
  expect(unneeded.choose(nodes, 500)).toBe(null);
  expect(unneeded.choose(nodes, 501)).toBe(nodes[1]);
});

test("the emptiest goes first, and no node goes soon after one was added or below the number of the start", () => {
  const nodes = nodesWith(3, 0, 2);
  const unneeded = createUnneededNodes(settings, 10);
  unneeded.added(0);
  expect([0, 599].map((now) => unneeded.choose(nodes, now))).toEqual([null, null]);
  expect(unneeded.choose(nodes, 600)).toBe(nodes[1]);
  const [only] = nodesWith(0);
  const last = createUnneededNodes(settings, 10);
  expect([0, 9000].map((now) => last.choose([only!], now))).toEqual([null, null]);
});
