import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { defaultCluster } from "./clusterSettings";
import { createMetricsPipeline, type MetricsPipeline } from "./metricsPipeline";
import type { Pod } from "./pod";
import type { PodReader } from "./podReader";
import { createBareWorld } from "./testing/bareWorld";
import { disturb, randomWorkload } from "./testing/randomWorld";

/** The same pods measured by two pipelines: one uses the kinds of pods, the other reads each pod by itself. */
function createWorld(seed: number) {
  const random = seededRandom(seed);
  const draw = random.fork("settings");
  const settings = {
    ...defaultCluster,
    kubeletPeriodSeconds: 1 + draw.integer(30),
    kubeletPhaseSeconds: draw.integer(40),
    metricResolutionSeconds: 1 + draw.integer(40),
  };
  const workload = randomWorkload(random.fork("workload"));
  // If pods remember what they held, they are never alike.
  if (seed % 4 > 0) Object.assign(workload, { memoryReleased: true, memoryLeakMebibytesPerHour: 0 });
  const create = (reader: PodReader<Pod>, onDelivered?: (pod: Pod, sample: unknown) => void) =>
    createMetricsPipeline({ settings, reader, random: random.fork("measuring"), onDelivered });
  const atPods = new Map<Pod, unknown>();
  const pipelines: MetricsPipeline<Pod>[] = [];
  const world = createBareWorld(workload, random, (reader) => {
    pipelines.push(
      create(reader, (pod, sample) => void atPods.set(pod, sample)),
      create({ ...reader, kind: () => null }),
    );
    return {
      onCreated: (pod) => pipelines.forEach((pipeline) => pipeline.track(pod)),
      onMoved: (pod) => pipelines.forEach((pipeline) => pipeline.moved(pod)),
      onGone: (pod) => pipelines.forEach((pipeline) => pipeline.forget(pod)),
    };
  });
  return { ...world, random, pipelines, shared: pipelines[0]!, single: pipelines[1]!, atPods };
}

let mostShared = 0;

test.each(Array.from({ length: 40 }, (_, index) => 2000 + index))(
  "pods that share a reading have the samples that each would have alone, seed %d",
  (seed) => {
    const { pods, controller, service, random, pipelines, shared, single, atPods } = createWorld(seed);
    const breaches: unknown[] = [];
    for (let now = -60; now < 500; now++) {
      pods.live(now);
      if (now >= 0) disturb(pods, controller, random, now);
      const lost = now % 200 < 50 ? pods.list().slice(0, 2) : [];
      if (now % 50 === 0) pipelines.forEach((pipeline) => pipeline.lose(new Set(lost.map(({ name }) => name))));
      service.tick(now, random.integer(200_000));
      pipelines.forEach((pipeline) => pipeline.tick(now));

      const { names, rows, values } = shared.listed();
      const seen = {
        delivered: Object.fromEntries(shared.delivered),
        listed: Object.fromEntries(names.map((name, index) => [name, values[rows[index]!]])),
        atPods: Object.fromEntries(pods.list().flatMap((pod) => (atPods.get(pod) ? [[pod.name, atPods.get(pod)]] : []))),
      };
      const alone = Object.fromEntries(single.delivered);
      try {
        expect(seen).toEqual({ delivered: alone, listed: alone, atPods: alone });
      } catch (error) {
        breaches.push(now, error);
        break;
      }
      mostShared = Math.max(mostShared, names.length - values.length);
    }
    expect(breaches).toEqual([]);
  },
);

test("some pods share a sample", () => {
  expect(mostShared).toBeGreaterThan(3);
});
