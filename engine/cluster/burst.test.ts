import { expect, test } from "vitest";
import { livingCluster } from "./testing/livingCluster";

test.each(["Deployment", "ReplicaSet"] as const)("a %s creates and deletes at most 500 pods a second", (kind) => {
  const cluster = livingCluster({ kind });
  const activeAfterEachSecond = (replicas: number, from: number) => {
    cluster.live(from);
    cluster.scale(replicas, from);
    return [0, 1, 2, 3].map((later) => {
      cluster.live(from + later);
      return cluster.pods().filter(({ deletionTimestamp }) => deletionTimestamp === null).length;
    });
  };
  expect(activeAfterEachSecond(1201, 100)).toEqual([501, 1001, 1201, 1201]);
  expect(activeAfterEachSecond(1, 200)).toEqual([701, 201, 1, 1]);
});
