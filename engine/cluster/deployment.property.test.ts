import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { createBareWorld } from "./testing/bareWorld";
import { defaultWorkload } from "./workload";

test.each([1, 2, 3, 4, 5, 6])("a rollout keeps to its surge and to what must stay available, and comes to its end, seed %d", (seed) => {
  const random = seededRandom(seed);
  const replicas = 1 + random.integer(40);
  const workload = {
    ...defaultWorkload,
    initialReplicas: replicas,
    maxSurgePercent: random.integer(101),
    maxUnavailablePercent: random.integer(101),
    minReadySeconds: random.integer(20),
  };
  const { pods, controller } = createBareWorld(workload, random);
  pods.live(-1);
  controller.update({ image: {} });
  const surge = Math.ceil((workload.maxSurgePercent * replicas) / 100);
  const unavailable = Math.floor((workload.maxUnavailablePercent * replicas) / 100) || (surge === 0 ? 1 : 0);
  const breaches: string[] = [];
  for (let now = 0; now < 3000; now++) {
    pods.live(now);
    controller.sync(now);
    const active = pods.list().filter(({ deletionTimestamp }) => deletionTimestamp === null);
    const available = active.filter((pod) => pod.available).length;
    if (active.length > replicas + surge || available < replicas - unavailable)
      breaches.push(`${now} s: ${available} of ${active.length} available`);
  }
  expect(breaches).toEqual([]);
  expect(pods.list().map(({ createdAt, available }) => createdAt >= 0 && available)).toEqual(Array(replicas).fill(true));
});
