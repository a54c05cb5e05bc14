import { describe, expect, test } from "vitest";
import type { PodMetrics } from "../controller/observation";
import { seededRandom } from "../lib/random";
import { createMetricsPipeline, type MetricsPipeline } from "./metricsPipeline";
import { measuredPod, measuredPodReader, type MeasuredPod } from "./testing/measured";

const settings = { kubeletPeriodSeconds: 15, kubeletPhaseSeconds: 0, metricResolutionSeconds: 15, metricsServerPhaseSeconds: 0 };

function pipelineOf(pods: readonly MeasuredPod[], change: Partial<typeof settings> = {}, containers = ["web"], seed = 3) {
  const pipeline = createMetricsPipeline({
    settings: { ...settings, ...change },
    reader: { ...measuredPodReader, containers: () => containers },
    random: seededRandom(seed),
  });
  for (const pod of pods) pipeline.track(pod);
  return pipeline;
}

/** Simulates from one second to another; a pod uses 100 m, or what `cpu` says. Returns every new answer about web-0. */
function live(
  pipeline: MetricsPipeline<MeasuredPod>,
  pods: readonly MeasuredPod[],
  from: number,
  to: number,
  cpu: (second: number) => number = () => 100,
): { at: number; sample: PodMetrics }[] {
  const answers: { at: number; sample: PodMetrics }[] = [];
  for (let now = from; now <= to; now++) {
    for (const pod of pods) {
      if (pod.startedAt !== null) pod.cpuMilliSeconds += cpu(now);
      if (pod.startedAt !== null) pod.sidecarCpuMilliSeconds += 7;
      pod.memoryBytes = now * 1000;
    }
    pipeline.tick(now);
    const sample = pipeline.delivered.get("web-0");
    if (sample && sample.timestamp !== answers.at(-1)?.sample.timestamp) answers.push({ at: now, sample: structuredClone(sample) });
  }
  return answers;
}

describe("a new pod", () => {
  /** The first sample of a pod that starts at 1 s and uses no CPU in its first 5 s, for each second in which it can be read. */
  const firstSamples = (change: Partial<typeof settings>) =>
    Array.from({ length: 15 }, (_, kubeletPhaseSeconds) => {
      const web = measuredPod("web-0", 1);
      const pipeline = pipelineOf([web], { kubeletPhaseSeconds, ...change });
      return live(pipeline, [web], 1, 90, (second) => (second <= 5 ? 0 : 100))[0]!.sample;
    });

  test.each([
    [15, 25, 44],
    [30, 32.5, 74],
    [60, 47.5, 134],
  ])(
    "with a resolution of %d s has its first sample after %d s on average, and after %d s at the latest",
    (metricResolutionSeconds, average, latest) => {
      const ages: number[] = [];
      for (let kubeletPhaseSeconds = 0; kubeletPhaseSeconds < 15; kubeletPhaseSeconds++) {
        for (let metricsServerPhaseSeconds = 0; metricsServerPhaseSeconds < metricResolutionSeconds; metricsServerPhaseSeconds++) {
          const web = measuredPod("web-0", 1);
          const pipeline = pipelineOf([web], { kubeletPhaseSeconds, metricResolutionSeconds, metricsServerPhaseSeconds });
          ages.push(live(pipeline, [web], 1, 140)[0]!.at);
        }
      }
      expect(ages.reduce((sum, age) => sum + age, 0) / ages.length).toBeCloseTo(average, 9);
      expect([Math.min(...ages), Math.max(...ages)]).toEqual([10, latest]);
    },
  );

  test("has a sample from its first reading if its container is then at least 10 s old, and younger than the resolution", () => {
    for (const { timestamp, windowSeconds, containers } of firstSamples({})) {
      // A container that starts at 1 s is 10 s old at the end of second 10.
      const isFirstReading = timestamp < 15;
      expect(windowSeconds).toBe(isFirstReading ? timestamp : 15);
      expect(timestamp).toBeGreaterThanOrEqual(10);
      // The whole life counts: its first 5 s, too.
      const expected = isFirstReading ? Math.ceil((100 * (timestamp - 5)) / timestamp) : 100;
      expect(containers[0]!.usageMilli["cpu"]).toBeGreaterThanOrEqual(isFirstReading ? expected : 60);
    }
  });

  test("mostly has a sample from its first reading if metrics-server fetches once in a minute", () => {
    const windows = firstSamples({ metricResolutionSeconds: 60 }).map(({ timestamp, windowSeconds }) => windowSeconds === timestamp);
    expect(windows.filter((isWholeLife) => isWholeLife).length).toBeGreaterThanOrEqual(10);
  });

  test("has a sample later if metrics-server fetches every 10 s, when its second reading was fetched", () => {
    expect(firstSamples({ metricResolutionSeconds: 10 }).map(({ windowSeconds }) => windowSeconds)).toEqual(Array(15).fill(15));
  });

  test("has no sample before a reading was fetched", () => {
    const web = measuredPod("web-0", 1);
    const [first] = live(pipelineOf([web]), [web], 1, 60);
    expect(first!.at).toBeGreaterThanOrEqual(first!.sample.timestamp);
    expect(first!.at).toBeLessThan(first!.sample.timestamp + 15);
  });

  test("is not measured while it is pending", () => {
    const pending = measuredPod("web-0", null);
    expect(live(pipelineOf([pending]), [pending], 0, 120)).toEqual([]);
  });
});

test("a phase delays readings, or their fetching, within the period, and wraps around at its end", () => {
  const seconds = (change: Partial<typeof settings>) => {
    const web = measuredPod("web-0", 1);
    const { at, sample } = live(pipelineOf([web], change), [web], 1, 120).at(-1)!;
    return { fetched: at % 15, read: sample.timestamp % 15 };
  };
  const { fetched, read } = seconds({});
  expect(seconds({ kubeletPhaseSeconds: 4 })).toEqual({ fetched, read: (read + 4) % 15 });
  expect(seconds({ metricsServerPhaseSeconds: 4 })).toEqual({ fetched: (fetched + 4) % 15, read });
  expect(seconds({ kubeletPhaseSeconds: 34, metricsServerPhaseSeconds: 34 })).toEqual({
    fetched: (fetched + 4) % 15,
    read: (read + 4) % 15,
  });
});

test("a sample is the mean over its window", () => {
  const web = measuredPod("web-0", 1);
  const pipeline = pipelineOf([web]);
  const reading = live(pipeline, [web], 1, 60).at(-1)!.sample.timestamp - 15;
  const busy = (second: number) => (second > reading + 45 && second <= reading + 60 ? 400 : 100);
  const answers = live(pipeline, [web], 61, reading + 89, busy);
  const sample = (at: number, cpu: number) => ({
    timestamp: at,
    windowSeconds: 15,
    containers: [{ name: "web", usageMilli: { cpu, memory: at * 1_000_000 } }],
  });
  expect(answers.map((answer) => answer.sample).filter(({ timestamp }) => timestamp > reading + 30)).toEqual([
    sample(reading + 45, 100),
    sample(reading + 60, 400),
    sample(reading + 75, 100),
  ]);
});

test("a fraction of a milli-core is rounded up, as in quantities", () => {
  const web = measuredPod("web-0", 1);
  const pipeline = pipelineOf([web]);
  live(pipeline, [web], 1, 60);
  expect(live(pipeline, [web], 61, 150, () => 0.01).at(-1)!.sample.containers[0]!.usageMilli["cpu"]).toBe(1);
});

test("each container has its own usage, at the same time", () => {
  const web = measuredPod("web-0", 1);
  const answers = live(pipelineOf([web], {}, ["web", "proxy"]), [web], 1, 60);
  const [{ sample }] = answers as [(typeof answers)[0]];
  expect(sample.containers).toEqual([
    { name: "web", usageMilli: { cpu: 100, memory: sample.timestamp * 1_000_000 } },
    { name: "proxy", usageMilli: { cpu: 7, memory: 0 } },
  ]);
});

test("each pod is read at its own second, which comes from the seed", () => {
  const timesOf = (seed: number) => {
    const pods = Array.from({ length: 30 }, (_, index) => measuredPod(`web-${index}`, 0));
    const pipeline = pipelineOf(pods, {}, ["web"], seed);
    live(pipeline, pods, 0, 60);
    return pods.map(({ name }) => pipeline.delivered.get(name)!.timestamp);
  };
  expect(new Set(timesOf(3)).size).toBeGreaterThan(8);
  expect(timesOf(3)).toEqual(timesOf(3));
  expect(timesOf(3)).not.toEqual(timesOf(4));
});

describe("a restart of the containers", () => {
  test("resets their counters: there is no sample until two readings later", () => {
    const web = measuredPod("web-0", 1);
    const pipeline = pipelineOf([web]);
    live(pipeline, [web], 1, 100);
    Object.assign(web, { startedAt: 101, cpuMilliSeconds: 0 });
    const silent: number[] = [];
    for (let now = 101; now <= 160; now++) {
      live(pipeline, [web], now, now);
      if (!pipeline.delivered.has("web-0")) silent.push(now);
    }
    expect(silent.length).toBe(15);
    const { timestamp, windowSeconds } = pipeline.delivered.get("web-0")!;
    expect(timestamp - windowSeconds).toBeGreaterThanOrEqual(101);
  });

  test("a pod with containers that wait to be started has no sample", () => {
    const web = measuredPod("web-0", 1);
    const pipeline = pipelineOf([web]);
    live(pipeline, [web], 1, 100);
    web.startedAt = null;
    live(pipeline, [web], 101, 130);
    expect([...pipeline.delivered]).toEqual([]);
  });
});

describe("other periods", () => {
  test("a slow metrics-server has windows as long as its resolution after the first", () => {
    const web = measuredPod("web-0", 0);
    const answers = live(pipelineOf([web], { metricResolutionSeconds: 60 }), [web], 0, 300);
    expect(answers.map(({ sample }) => sample.windowSeconds)).toEqual([15, 60, 60, 60, 60]);
  });

  test("a reading that was fetched before does not count as a new one", () => {
    const web = measuredPod("web-0", 0);
    const answers = live(pipelineOf([web], { kubeletPeriodSeconds: 60, metricResolutionSeconds: 10 }), [web], 0, 310);
    expect(answers.every(({ sample }) => sample.windowSeconds === 60)).toBe(true);
    // Five or six readings, depending on the pod's second.
    expect([4, 5]).toContain(answers.length);
  });
});

describe("pods that lose their metrics", () => {
  test("have none at once, and have them again when it is over", () => {
    const pods = [measuredPod("web-0", 0), measuredPod("web-1", 0)];
    const pipeline = pipelineOf(pods);
    live(pipeline, pods, 0, 60);
    pipeline.lose(new Set(["web-0"]));
    expect([...pipeline.delivered.keys()]).toEqual(["web-1"]);
    live(pipeline, pods, 61, 120);
    expect([...pipeline.delivered.keys()]).toEqual(["web-1"]);
    pipeline.lose(new Set());
    expect([...pipeline.delivered.keys()].toSorted()).toEqual(["web-0", "web-1"]);
    expect(pipeline.delivered.get("web-0")!.timestamp).toBeGreaterThan(60);
  });
});

test("a pod that is gone has no sample any more", () => {
  const web = measuredPod("web-0", 0);
  const pipeline = pipelineOf([web]);
  live(pipeline, [web], 0, 60);
  expect([...pipeline.delivered.keys()]).toEqual(["web-0"]);
  pipeline.forget(web);
  expect([...pipeline.delivered.keys()]).toEqual([]);
  live(pipeline, [web], 61, 120);
  expect([...pipeline.delivered.keys()]).toEqual([]);
});
