import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { defaultCluster } from "./clusterSettings";
import { cpuCeilingMilli } from "./cpuCeiling";
import type { Pod } from "./pod";
import { createSharedLimit } from "./sharedLimit";
import { createBareWorld } from "./testing/bareWorld";
import { disturb, randomWorkload } from "./testing/randomWorld";

test.each(Array.from({ length: 25 }, (_, index) => 4000 + index))(
  "a node gives no more CPU than it has, and a pod lacks CPU only where no other pod has more, seed %d",
  (seed) => {
    const random = seededRandom(seed);
    const nodes = 1 + random.integer(4);
    const settings = { ...defaultCluster, nodes, maxNodes: nodes + random.integer(3), nodeStartSeconds: 20, nodeCpuMilli: 1000 };
    const workload = {
      ...randomWorkload(random.fork("workload")),
      cpuLimitMilli: random.integer(2) === 0 ? 0 : 800,
      sidecarIdleCpuMilli: 3,
      // A limit of all pods, and pods that differ in what they can serve.
      ...(seed % 3 === 0 && { databaseConnections: 5 + random.fork("connections").integer(8), warmUpSeconds: 30 }),
      ...(seed % 3 === 0 && { waitMillisecondsPerRequest: 80, workersPerPod: 0 }),
    };
    const { pods, controller, service } = createBareWorld(workload, random, undefined, settings);
    const ceiling = cpuCeilingMilli(workload, settings);
    const limit = createSharedLimit(workload).capacity;
    const breaches: string[] = [];
    const total = { full: 0, served: 0, offered: 0, failed: 0 };
    for (let now = -60; now < 400; now++) {
      pods.live(now);
      if (now >= 0) disturb(pods, controller, random, now);
      const second = service.tick(now, random.integer(200_000));
      total.served += second.served;
      total.failed += second.failed.total;
      total.offered += second.offered;
      if (second.served > second.capacity) breaches.push(`${now} s: ${second.served} served, capacity ${second.capacity}`);
      const running = pods.list().filter(({ usage }) => usage.cohort !== null);
      for (const node of new Set(running.map((pod) => pod.node))) {
        const neighbours = running.filter((pod) => pod.node === node);
        const used = neighbours.reduce((sum, pod) => sum + cpuOf(pod), 0);
        if (used > settings.nodeCpuMilli + 0.001) breaches.push(`${now} s: a node of ${neighbours.length} pods uses ${used} m`);
        if (used > settings.nodeCpuMilli - 0.001) total.full++;
        const most = Math.max(...neighbours.map(cpuOf));
        for (const pod of neighbours) {
          const { cpuNano, ceilingMilli } = pod.usage.cohort!;
          // If the database bounds all pods, too, some leave a part of what their node has for them.
          const lacks = second.served < limit && ceilingMilli < ceiling && cpuNano >= ceilingMilli * 1e6 - 1;
          if (lacks && cpuOf(pod) < most - 0.01) breaches.push(`${now} s: ${pod.name} gets ${cpuOf(pod)} of ${most}`);
          if (lacks && used < settings.nodeCpuMilli - 5) breaches.push(`${now} s: ${pod.name} lacks CPU on a node that has ${used} in use`);
        }
      }
      if (total.offered !== total.served + total.failed + second.waiting) breaches.push(`${now} s: requests are lost`);
    }
    expect(breaches.slice(0, 5)).toEqual([]);
    // Pods that restart again and again may fill no node.
    if (workload.initialReplicas > 3 && !workload.livenessProbe) expect(total.full).toBeGreaterThan(0);
  },
);

const cpuOf = ({ usage }: Pod): number => (usage.cohort!.cpuNano + usage.cohort!.sidecarCpuNano) / 1e6;
