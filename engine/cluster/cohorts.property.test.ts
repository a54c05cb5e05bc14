import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../lib/random";
import { serves, type Pod } from "./pod";
import { counters, countersWidth, type PodTraffic } from "./podReader";
import type { Pods } from "./pods";
import { createBareWorld } from "./testing/bareWorld";
import { defaultWorkload, type Workload } from "./workload";
import type { WorkloadController } from "./workloadController";

function randomWorkload(random: SeededRandom): Workload {
  const upTo = (most: number) => (random.integer(2) === 0 ? 0 : random.integer(most + 1));
  return {
    ...defaultWorkload,
    initialReplicas: random.integer(12),
    kind: random.integer(3) === 0 ? "queue" : "service",
    sidecar: random.integer(2) === 0 ? "none" : "withRequest",
    memoryReleased: random.integer(2) === 0,
    cpuSpreadPercent: upTo(90),
    imbalancePercent: upTo(400),
    startUpCpuMilli: upTo(600),
    startUpCpuSeconds: upTo(40),
    readinessSeconds: upTo(30),
    warmUpSeconds: upTo(40),
    flapPeriodSeconds: upTo(60),
    terminationGraceSeconds: upTo(40),
    drainSeconds: upTo(40),
    memoryLeakMebibytesPerHour: upTo(100),
  };
}

function disturb(pods: Pods, controller: WorkloadController, random: SeededRandom, now: number): void {
  if (random.integer(30) === 0) controller.scale(random.integer(15));
  if (random.integer(100) === 0) controller.update(random.integer(3) === 0 ? "crashLoop" : "good");
  if (random.integer(60) === 0) pods.crashOldest(1 + random.integer(3), now);
  if (random.integer(60) === 0) pods.failReadinessOfOldest(1 + random.integer(5), now, now + 20);
  if (random.integer(200) === 0) pods.loseNode(now);
  controller.sync(now);
}

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
      const second = service.tick(now, random.integer(200_000), pods.list);
      const sums = { cpuMilli: 0, served: 0, inFlight: 0, memoryBytes: 0 };
      for (const pod of pods.list) {
        if (!reader.counters(pod, values, 0) || !reader.traffic(pod, traffic)) continue;
        const startedAt = values[counters.startedAt]!;
        const cpu = values[counters.main.cpu]! + values[counters.sidecar.cpu]!;
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
        // What full pods serve are whole thousandths, and so is the sum.
        served: Math.abs(sums.served - second.served) > 1.001,
        inFlight: Math.abs(sums.inFlight - second.inFlight) > 0.51,
        // Each pod's leak is rounded to bytes of its own.
        memoryBytes: Math.abs(sums.memoryBytes - second.serving.main.memoryBytes) > pods.list.length,
      };
      if (Object.values(off).includes(true)) breaches.push(`${now} s: ${JSON.stringify({ sums, second })}`);
    }
    expect(breaches).toEqual([]);
  },
);
