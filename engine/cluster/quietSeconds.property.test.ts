import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import type { Incident } from "./incident";
import { livingCluster } from "./testing/livingCluster";
import { randomWorkload } from "./testing/randomWorld";

const seconds = 300;

/** In each of these seconds something begins that changes nothing, so none of them is quiet. */
const neverQuiet: Incident[] = Array.from({ length: seconds }, (_, at) => ({ kind: "loadMultiplied", factor: 1, durationSeconds: 1, at }));

test.each(Array.from({ length: 10 }, (_, index) => 300 + index))(
  "a second in which only requests come and go is like one in which everything is looked at, seed %d",
  (seed) => {
    const random = seededRandom(seed);
    const workload = { ...randomWorkload(random), startUpSeconds: random.integer(3), stopSeconds: random.integer(3) };
    const nodes = random.integer(3);
    const struck: Incident[] = [
      { kind: "podsCrash", pods: 1 + random.integer(3), at: 40 },
      { kind: "podsEvicted", pods: 1, at: 90 },
      { kind: "podsUnready", pods: 2, durationSeconds: 15, at: 130 },
      { kind: "rollingUpdate", release: "good", at: 170 },
      { kind: "nodeLost", at: 230 },
    ];
    const lived = [struck, [...struck, ...neverQuiet].toSorted((a, b) => a.at - b.at)].map((incidents) => {
      const settings = { nodes, maxNodes: 2 * nodes, nodeStartSeconds: 20, endpointsDelaySeconds: 3 };
      const cluster = livingCluster({ workload, settings, incidents, load: 5 * workload.initialReplicas, seed });
      const before = cluster.live(60);
      cluster.scale(workload.initialReplicas + 2, 60);
      const between = cluster.live(200);
      cluster.scale(workload.initialReplicas, 200);
      return [...before, ...between, ...cluster.live(seconds)];
    });
    // What is behind the first `count` of a list is left from earlier seconds.
    for (const { waits } of lived.flat()) for (const values of [waits.seconds, waits.amounts]) values.length = waits.count;
    expect(lived[1]).toStrictEqual(lived[0]);
  },
);
