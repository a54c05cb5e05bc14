import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { defaultCluster } from "./clusterSettings";
import { createBareWorld } from "./testing/bareWorld";
import { defaultWorkload, probedEachSecond } from "./workload";

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
