import { expect, test } from "vitest";
import { createMetricsPipeline } from "../cluster/metricsPipeline";
import { defaultCluster } from "../cluster/clusterSettings";
import { measuredPod, measuredPodReader } from "../cluster/testing/measured";
import { defaultFlags } from "../controller/flags";
import { seededRandom } from "../lib/random";
import { worstLagSeconds } from "./lag";

const seed = 411;

test(`no change of usage is seen whole later than the worst lag says, and some nearly as late (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (const [kubeletPeriodSeconds, metricResolutionSeconds, syncPeriodSeconds] of [
    [15, 15, 15],
    [10, 60, 15],
    [60, 10, 30],
    [7, 20, 11],
  ] as const) {
    const settings = { ...defaultCluster, kubeletPeriodSeconds, metricResolutionSeconds };
    const worst = worstLagSeconds(settings, { ...defaultFlags, syncPeriodSeconds });
    const lags = Array.from({ length: 1500 }, (_, run) => {
      const draws = random.fork(`${worst} ${run}`);
      return lagOf(settings, syncPeriodSeconds, 300 + draws.integer(200), draws);
    });
    expect(Math.max(...lags)).toBeLessThanOrEqual(worst);
    expect(Math.max(...lags)).toBeGreaterThan(worst - 10);
  }
});

/** Usage rises from one second to the next: how long until a reconcile sees nothing of what was before? */
function lagOf(
  settings: typeof defaultCluster,
  syncPeriodSeconds: number,
  changesAt: number,
  random: ReturnType<typeof seededRandom>,
): number {
  const web = measuredPod("web-0", 0);
  const pipeline = createMetricsPipeline({ settings, containers: ["web"], reader: measuredPodReader, random });
  pipeline.track(web);
  const syncPhase = random.integer(syncPeriodSeconds);
  for (let now = 0; ; now++) {
    web.cpuMilliSeconds += now < changesAt ? 100 : 700;
    pipeline.tick(now);
    const seen = pipeline.delivered.get("web-0")?.containers[0]?.usageMilli["cpu"];
    if (seen === 700 && now % syncPeriodSeconds === syncPhase) return now - changesAt;
  }
}
