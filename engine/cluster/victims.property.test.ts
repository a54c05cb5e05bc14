import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { draws } from "../scenario/testing/draws";
import type { Node } from "./nodes";
import type { Pod } from "./pod";
import { readyPod } from "./testing/readyPod";
import { victims } from "./victims";

const seed = 20_261_122;
const sets = 4000;
const now = 1000;

test(`if upstream's answers form no circle, they are the order; if they do, there is still one order (seed ${seed}, ${sets} sets)`, () => {
  const random = seededRandom(seed);
  let circles = 0;
  for (let set = 0; set < sets; set++) {
    const { pods, podsOnNode, shuffled } = drawSet(draws(random.fork(String(set))));
    const order = victims(pods, pods.length, now, podsOnNode);
    expect(new Set(order), `set ${set}: all of them`).toEqual(new Set(pods));
    for (let count = 0; count < pods.length; count++) expect(victims(pods, count, now, podsOnNode)).toEqual(order.slice(0, count));
    const compare = upstreams(podsOnNode);
    const twins = order.filter((pod) => pods.some((other) => other !== pod && compare(pod, other) === 0));
    if (twins.length === 0) expect(victims(shuffled, pods.length, now, podsOnNode), `set ${set}: shuffled`).toEqual(order);
    if (hasCircle(pods, compare)) circles++;
    else
      expect(
        order.filter((pod, place) => order.slice(place + 1).some((later) => compare(later, pod) < 0)),
        `set ${set}`,
      ).toEqual([]);
  }
  expect(circles).toBeGreaterThan(sets / 100);
  expect(circles).toBeLessThan(sets / 2);
});

/** Two to seven pods with few different times, UIDs and restarts, so that many are alike. */
function drawSet({ between, chance, pick }: ReturnType<typeof draws>) {
  const nodes: readonly Node[] = [
    { pods: 0, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 },
    { pods: 0, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 },
  ];
  const uids = Array.from({ length: 7 }, (_, uid) => ({ uid, at: between(0, 1e6) })).toSorted((a, b) => a.at - b.at);
  const pods = Array.from({ length: between(2, 7) }, (_, index): Pod => {
    const ready = chance(85);
    const bound = ready || chance(80);
    return readyPod(`pod ${index}`, {
      uid: uids[index]!.uid,
      startTime: bound ? 0 : null,
      node: bound ? pick(nodes) : null,
      phase: ready || (bound && chance(50)) ? "Running" : "Pending",
      ready,
      readyTransitionTime: pick([900, 901, 902, 950, 999, 1000]),
      createdAt: pick([700, 701, 702, 880]),
      restarts: chance(60) ? 0 : between(1, 2),
    });
  });
  const podsOnNode = new Map(nodes.map((node) => [node, pods.filter((pod) => pod.node === node).length]));
  const shuffled = pods.map((pod) => ({ pod, at: between(0, 1e6) })).toSorted((a, b) => a.at - b.at);
  return { pods, podsOnNode, shuffled: shuffled.map(({ pod }) => pod) };
}

/** ActivePodsWithRanks.Less, rule by rule, for two pods alone. */
function upstreams(podsOnNode: ReadonlyMap<Node, number>): (a: Pod, b: Pod) => number {
  const phase = (pod: Pod) => (pod.phase === "Pending" ? 0 : 2);
  const byAge = (a: Pod, b: Pod, one: number, other: number) => rank(now - one) - rank(now - other) || a.uid - b.uid;
  return (a, b) => {
    if ((a.node === null) !== (b.node === null)) return a.node === null ? -1 : 1;
    if (phase(a) !== phase(b)) return phase(a) - phase(b);
    if (a.ready !== b.ready) return a.ready ? 1 : -1;
    if (podsOnNode.get(a.node!) !== podsOnNode.get(b.node!)) return podsOnNode.get(b.node!)! - podsOnNode.get(a.node!)!;
    if (a.ready && b.ready && a.readyTransitionTime !== b.readyTransitionTime)
      return byAge(a, b, a.readyTransitionTime, b.readyTransitionTime);
    if (a.restarts !== b.restarts) return b.restarts - a.restarts;
    return a.createdAt === b.createdAt ? 0 : byAge(a, b, a.createdAt, b.createdAt);
  };
}

const rank = (seconds: number): number => (seconds <= 0 ? -1 : (seconds * 1e9).toString(2).length - 1);

/** Whether the comparison has a circle: from some pod, going from each to one that goes later leads back to it. */
function hasCircle(pods: readonly Pod[], compare: (a: Pod, b: Pod) => number): boolean {
  const left = new Set(pods);
  for (;;) {
    const first = [...left].find((pod) => [...left].every((other) => compare(other, pod) >= 0));
    if (!first) return left.size > 0;
    left.delete(first);
  }
}
