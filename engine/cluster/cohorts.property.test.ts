import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { serves, type Pod } from "./pod";
import { counters, countersWidth, type PodTraffic } from "./podReader";
import { createBareWorld } from "./testing/bareWorld";
import { disturb, randomWorkload } from "./testing/randomWorld";

interface Known {
  startedAt: number;
  cpu: number;
  served: number;
}

const values = new Float64Array(countersWidth);
const traffic: PodTraffic = { startedAt: 0, served: 0, inFlight: 0 };

test.each(Array.from({ length: 25 }, (_, index) => 1000 + index))(
  "what the pods' own counters say adds up to what the second says, seed %d",
  (seed) => {
    const random = seededRandom(seed);
    const workload = randomWorkload(random.fork("workload"));
    const { pods, controller, service, reader } = createBareWorld(workload, random);
    const known = new Map<Pod, Known>();
    const breaches: string[] = [];
    for (let now = -60; now < 400; now++) {
      pods.live(now);
      if (now >= 0) disturb(pods, controller, random, now);
      service.tick(now, random.integer(200_000));
      const second = service.watch();
      const sums = { cpuMilli: 0, served: 0, inFlight: 0, memoryBytes: 0 };
      for (const pod of pods.list()) {
        if (!reader.counters(pod, values, 0) || !reader.traffic(pod, traffic)) continue;
        const startedAt = values[counters.startedAt]!;
        const cpu = (values[counters.main.cpu]! + values[counters.sidecar.cpu]!) / 1_000_000;
        const before = known.get(pod);
        const same = before?.startedAt === startedAt;
        sums.cpuMilli += cpu - (same ? before.cpu : 0);
        sums.served += traffic.served - (same ? before.served : 0);
        sums.inFlight += traffic.inFlight;
        if (serves(pod)) sums.memoryBytes += values[counters.main.memory]!;
        known.set(pod, { startedAt, cpu, served: traffic.served });
      }
      const off = {
        cpuMilli: Math.abs(sums.cpuMilli - second.cpuMilli) > 0.001,
        // Full pods serve whole thousandths, so their sum is whole too. Work that was lost or wasted was done all the same.
        served: Math.abs(sums.served - second.served - second.wasted - second.returned) > 1.001,
        inFlight: Math.abs(sums.inFlight - second.inFlight) > 0.51,
        // Each pod's leak is rounded to bytes separately.
        memoryBytes: Math.abs(sums.memoryBytes - second.serving.main.memoryBytes) > pods.list().length,
      };
      if (Object.values(off).includes(true)) breaches.push(`${now} s: ${JSON.stringify({ sums, second })}`);
    }
    expect(breaches).toEqual([]);
  },
);
