import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { defaultCluster } from "./clusterSettings";
import { createBareWorld } from "./testing/bareWorld";
import { defaultWorkload, probedEachSecond } from "./workload";

test("counts the pods that their full node holds back, and not those at their limit", () => {
  const heldOf = (cpuLimitMilli: number, nodes: number) => {
    const workload = { ...defaultWorkload, kind: "queue" as const, initialReplicas: 3, cpuLimitMilli };
    const { pods, service } = createBareWorld(workload, seededRandom(1), undefined, { ...defaultCluster, nodes, nodeCpuMilli: 1000 });
    pods.live(0);
    service.meet(0, pods);
    service.tick(0, 1_000_000);
    const { podsHeldByNode, throttledPods } = service.watch();
    return { podsHeldByNode, throttledPods };
  };
  // Two pods share the first of two nodes; the third has the second one for itself.
  expect(heldOf(600, 2)).toEqual({ podsHeldByNode: 2, throttledPods: 1 });
  expect(heldOf(400, 2)).toEqual({ podsHeldByNode: 0, throttledPods: 3 });
  expect(heldOf(0, 2)).toEqual({ podsHeldByNode: 3, throttledPods: 0 });
});

test("a node gives no more CPU than it has where a database bounds all pods and a cold pod serves less than its share", () => {
  // Alone, the warm pod could use 800 m, the cold one 400 m; 5 connections of 90 ms let 55 requests of 20 ms through, which is 1,111 m.
  const workload = {
    ...defaultWorkload,
    ...probedEachSecond,
    kind: "queue" as const,
    initialReplicas: 2,
    cpuLimitMilli: 800,
    waitMillisecondsPerRequest: 90,
    databaseConnections: 5,
    warmUpSeconds: 60,
    warmUpCapacityPercent: 50,
    warmUpCpuPercent: 100,
  };
  const { pods, service } = createBareWorld(workload, seededRandom(1), undefined, { ...defaultCluster, nodes: 1, nodeCpuMilli: 1000 });
  const used: number[] = [];
  for (let now = 0; now < 60; now++) {
    pods.live(now);
    if (now === 5) pods.crashOldest(1, now);
    used.push(service.tick(now, 100_000).cpuMilli);
  }
  // The pod that crashed starts after 3 s and is cold 12 s later.
  expect(used.slice(25, 50)).toEqual(Array.from({ length: 25 }, () => expect.closeTo(1000, 0)));
});
