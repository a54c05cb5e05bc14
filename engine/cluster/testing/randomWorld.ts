import type { SeededRandom } from "../../lib/random";
import type { Pods } from "../pods";
import { defaultWorkload, probedEachSecond, type Workload } from "../workload";
import type { WorkloadController } from "../workloadController";

export function randomWorkload(random: SeededRandom): Workload {
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
    warmUpCapacityPercent: 50,
    warmUpCpuPercent: 100 + upTo(200),
    waitMillisecondsPerRequest: upTo(100),
    workersPerPod: upTo(6),
    databaseConnections: upTo(10),
    flapPeriodSeconds: upTo(60),
    terminationGraceSeconds: upTo(40),
    preStopSeconds: upTo(20),
    drainSeconds: upTo(40),
    memoryLeakMebibytesPerHour: upTo(100),
    ...(random.integer(2) === 0 && probedEachSecond),
    readinessProbe: random.integer(4) > 0,
    clientConnections: upTo(40),
    maxConnectionAgeSeconds: upTo(60),
    livenessProbe: random.integer(3) === 0,
    livenessPeriodSeconds: 1 + random.integer(5),
    retries: upTo(3),
    retryBackoffSeconds: upTo(10),
    abandonedSeconds: upTo(10),
  };
}

/** Random disturbances of the pods in a second. */
export function disturb(pods: Pods, controller: WorkloadController, random: SeededRandom, now: number): void {
  if (random.integer(30) === 0) controller.scale(random.integer(15));
  if (random.integer(100) === 0) controller.update({ release: random.integer(3) === 0 ? "crashLoop" : "good", image: {} });
  if (random.integer(60) === 0) pods.crashOldest(1 + random.integer(3), now);
  if (random.integer(100) === 0) pods.evictOldest(1 + random.integer(3), now);
  if (random.integer(60) === 0) pods.failReadinessOfOldest(1 + random.integer(5), now, now + 20);
  if (random.integer(200) === 0) pods.loseNode(now);
  controller.sync(now);
}
