import { expect, test } from "vitest";
import type { PodMetrics } from "../controller/observation";
import { seededRandom } from "../lib/random";
import { createMetricsPipeline, metricsServerPeriodSeconds } from "./metricsPipeline";
import { createPod, progressPod, type Pod } from "./pod";

const pod = (createdAt: number, samplePhase: number) =>
  createPod({ containers: [], startUpSeconds: 0, readinessSeconds: 0 }, { name: "web-0", uid: 1, samplePhase }, createdAt);

/** Lives from one second to another; the pod uses what `cpu` says of each second. */
function live(pods: Pod[], from: number, to: number, cpu: (second: number) => number) {
  const pipeline = createMetricsPipeline("web", seededRandom(3));
  const answers: { at: number; sample: PodMetrics }[] = [];
  for (let now = from; now <= to; now++) {
    for (const each of pods) {
      progressPod(each, now);
      each.cpuMilli = cpu(now);
      each.cpuMilliSeconds += each.cpuMilli;
      each.memoryBytes = now * 1000;
    }
    pipeline.tick(now, pods);
    const sample = pipeline.delivered.get("web-0");
    if (sample && sample.timestamp !== answers.at(-1)?.sample.timestamp) answers.push({ at: now, sample: structuredClone(sample) });
  }
  return { pipeline, answers };
}

test("a new pod has no sample before its second reading was fetched", () => {
  const { answers } = live([pod(1, 7)], 1, 60, () => 100);
  const first = answers[0]!;
  expect(first.sample).toMatchObject({ timestamp: 22, windowSeconds: 15 });
  expect(first.at).toBeGreaterThanOrEqual(22);
  expect(first.at).toBeLessThan(22 + metricsServerPeriodSeconds);
});

test("a sample is the mean over the window that it names", () => {
  const { answers } = live([pod(1, 7)], 1, 81, (second) => (second > 22 && second <= 37 ? 400 : 100));
  expect(answers.map(({ sample }) => sample)).toEqual([
    { timestamp: 22, windowSeconds: 15, containers: [{ name: "web", usageMilli: { cpu: 100, memory: 22_000_000 } }] },
    { timestamp: 37, windowSeconds: 15, containers: [{ name: "web", usageMilli: { cpu: 400, memory: 37_000_000 } }] },
    { timestamp: 52, windowSeconds: 15, containers: [{ name: "web", usageMilli: { cpu: 100, memory: 52_000_000 } }] },
    { timestamp: 67, windowSeconds: 15, containers: [{ name: "web", usageMilli: { cpu: 100, memory: 67_000_000 } }] },
  ]);
});

test("a fraction of a milli-core counts as a whole one, as quantities do", () => {
  const { answers } = live([pod(1, 7)], 1, 60, (second) => (second === 20 ? 1 : 0));
  expect(answers[0]!.sample).toMatchObject({ containers: [{ usageMilli: { cpu: 1 } }] });
});

test("a pod that is gone is not served any more", () => {
  const one = pod(-100, 7);
  const { pipeline } = live([one], 0, 59, () => 100);
  expect([...pipeline.delivered.keys()]).toEqual(["web-0"]);
  pipeline.forget(one);
  expect([...pipeline.delivered.keys()]).toEqual([]);
});

test("a reading that was fetched before is not taken for a new one", () => {
  const { pipeline } = live([pod(1, 7)], 1, 45, () => 100);
  // No kubelet reads any more; metrics-server keeps fetching.
  for (let now = 46; now < 120; now++) pipeline.tick(now, []);
  expect(pipeline.delivered.get("web-0")).toEqual({
    timestamp: 37,
    windowSeconds: 15,
    containers: [{ name: "web", usageMilli: { cpu: 100, memory: 37_000_000 } }],
  });
});

test("a pending pod is not measured", () => {
  const pending = createPod({ containers: [], startUpSeconds: 1000, readinessSeconds: 0 }, { name: "web-0", uid: 1, samplePhase: 7 }, 0);
  expect(live([pending], 0, 120, () => 0).answers).toEqual([]);
});
