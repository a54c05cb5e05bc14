import { expect, test } from "vitest";
import { createCustomMetrics } from "../cluster/customMetrics";
import { createMetricsPipeline } from "../cluster/metricsPipeline";
import { defaultCluster } from "../cluster/clusterSettings";
import { clusterSecond, measuredPod, measuredPodReader } from "../cluster/testing/measured";
import { seededRandom } from "../lib/random";
import { queryOf, type Signal } from "../cluster/signal";
import { worstLagSeconds } from "./lag";
import { syncPeriodMilliseconds } from "./syncPeriod";

const seed = 411;

const resource = { type: "Resource", source: null, query: null, keda: null } as const;

test(`no change of usage is seen whole later than the worst lag says, and some nearly as late (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (const [kubeletPeriodSeconds, metricResolutionSeconds, syncPeriodSeconds] of [
    [15, 15, 15],
    [10, 60, 15],
    [60, 10, 30],
    [7, 20, 11],
  ] as const) {
    const settings = { ...defaultCluster, kubeletPeriodSeconds, metricResolutionSeconds };
    const worst = worstLagSeconds(settings, syncPeriodMilliseconds(syncPeriodSeconds, settings), resource);
    const lags = Array.from({ length: 1500 }, (_, run) => {
      const draws = random.fork(`${worst} ${run}`);
      return lagOf(settings, syncPeriodSeconds, 300 + draws.integer(200), draws);
    });
    expect(Math.max(...lags)).toBeLessThanOrEqual(worst);
    expect(Math.max(...lags)).toBeGreaterThan(worst - 10);
  }
});

const queries: ["Pods" | "Object" | "External", Omit<Signal, "metric">][] = [
  ["Pods", { source: "requestsPerSecond" }],
  ["Pods", { source: "requestsPerSecond", function: "irate" }],
  ["Pods", { source: "requestsPerSecond", rangeSeconds: 300 }],
  ["Pods", { source: "inFlight" }],
  ["Pods", { source: "totalRequestsPerSecond" }],
  ["Object", { source: "requestsPerSecond" }],
  ["External", { source: "totalRequestsPerSecond" }],
  ["External", { source: "totalRequestsPerSecond", function: "irate", rangeSeconds: 250 }],
  ["External", { source: "backlog" }],
];

test.each(queries)(`nor of a %s metric with %o (seed ${seed})`, (type, { source, ...chosen }) => {
  const random = seededRandom(seed);
  for (const [scrapeSeconds, syncPeriodSeconds] of [
    [30, 15],
    [7, 11],
    [90, 30],
  ] as const) {
    const settings = { ...defaultCluster, scrapeSeconds };
    const query = queryOf(source, chosen, {}, scrapeSeconds);
    const worst = worstLagSeconds(settings, syncPeriodMilliseconds(syncPeriodSeconds, settings), { source, query, keda: null });
    const lags = Array.from({ length: 300 }, (_, run) =>
      customLagOf({ type, source, query }, settings, syncPeriodSeconds, random.fork(`${worst} ${run}`)),
    );
    expect(Math.max(...lags)).toBeLessThanOrEqual(worst);
    expect(Math.max(...lags)).toBeGreaterThan(worst - 15);
  }
});

/** Usage rises from one second to the next: how long until a reconcile sees nothing from before? */
function lagOf(
  settings: typeof defaultCluster,
  syncPeriodSeconds: number,
  changesAt: number,
  random: ReturnType<typeof seededRandom>,
): number {
  const web = measuredPod("web-0", 0);
  const pipeline = createMetricsPipeline({ settings, reader: measuredPodReader, random });
  pipeline.track(web);
  const syncPhase = random.integer(syncPeriodSeconds);
  for (let now = 0; ; now++) {
    web.cpuMilliSeconds += now < changesAt ? 100 : 700;
    pipeline.tick(now);
    const seen = pipeline.delivered.get("web-0")?.containers[0]?.usageMilli["cpu"];
    if (seen === 700 && now % syncPeriodSeconds === syncPhase) return now - changesAt;
  }
}

type Custom = Parameters<typeof createCustomMetrics>[0]["metrics"][number];

/** One pod serves one request a second, then seven; every other signal rises with it. */
function customLagOf(
  measures: Pick<Custom, "type" | "source" | "query">,
  settings: typeof defaultCluster,
  syncPeriodSeconds: number,
  random: ReturnType<typeof seededRandom>,
): number {
  const metric = { ...measures, name: "m", points: [] };
  const web = measuredPod("web-0", 0);
  const custom = createCustomMetrics({ metrics: [metric], settings, reader: measuredPodReader, random });
  custom.track(web);
  const syncPhase = random.integer(syncPeriodSeconds);
  const changesAt = 300 + random.integer(200);
  for (let now = 0; ; now++) {
    const level = now < changesAt ? 1000 : 7000;
    web.served += level;
    web.inFlight = level;
    custom.tick(now, clusterSecond({ served: level, offered: level, waiting: level, inFlight: level, servingPods: 1 }));
    const { pods, object, external } = custom.answer();
    const seen = pods.get("m")?.get("web-0")?.valueMilli ?? object.get("m") ?? external.get("m")?.[0];
    // A rate in doubles may be a thousandth less.
    if (Number(seen) >= 6999 && now % syncPeriodSeconds === syncPhase) return now - changesAt;
  }
}
