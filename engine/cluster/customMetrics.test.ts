import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import type { ClusterSecond } from "./clusterSecond";
import { createCustomMetrics, type CustomMetrics } from "./customMetrics";
import type { CustomMetricType } from "./guessSignal";
import type { PromqlFunction } from "./promqlFunctions";
import { queryOf, type SignalSource } from "./signal";
import { clusterSecond, measuredPod, measuredPodReader, type MeasuredPod } from "./testing/measured";

const metric = (
  type: CustomMetricType,
  name: string,
  source: SignalSource,
  query: { function?: PromqlFunction; rangeSeconds?: number } = {},
) => ({
  type,
  name,
  source,
  query: queryOf(source, { rangeSeconds: 120, ...query }, {}, NaN),
  points: [],
});

function metricsOf(metrics: ReturnType<typeof metric>[], settings = { scrapeSeconds: 30, relistSeconds: 30 }) {
  return createCustomMetrics<MeasuredPod>({
    metrics,
    settings,
    reader: measuredPodReader,
    random: seededRandom(5),
  });
}

/** Simulates from one second to another; every pod that runs serves two requests a second. */
function live(
  custom: CustomMetrics<MeasuredPod>,
  pods: readonly MeasuredPod[],
  from: number,
  to: number,
  second: (now: number) => Partial<ClusterSecond> = () => ({}),
): void {
  for (let now = from; now <= to; now++) {
    for (const pod of pods) if (pod.startedAt !== null) pod.served += 2000;
    custom.tick(now, clusterSecond(second(now)));
  }
}

/** rate() computes in doubles, and the adapter cuts: a thousandth may be missing. */
const almost = (milli: number): unknown => expect.toSatisfy((value) => value === milli || value === milli - 1);

describe("a Pods metric", () => {
  const rate = metric("Pods", "http_requests", "requestsPerSecond");

  test("is the pod's rate over four scrapes, evaluated when the adapter is asked", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([rate]);
    custom.track(web);
    live(custom, [web], 0, 180);
    const value = custom.answer().pods.get("http_requests")!.get("web-0")!;
    expect(value).toEqual({ timestamp: expect.toSatisfy((at) => at > 150 && at <= 180), windowSeconds: 90, valueMilli: almost(2000) });
  });

  test("needs two scrapes of the same containers for a rate, and one for what is in flight", () => {
    const names = (source: SignalSource, to: number) => {
      const web = { ...measuredPod("web-0", 0), inFlight: 3500 };
      const custom = metricsOf([metric("Pods", "m", source)], { scrapeSeconds: 30, relistSeconds: 1 });
      custom.track(web);
      live(custom, [web], 0, to);
      return [...custom.answer().pods.get("m")!].map(([name, { valueMilli }]) => `${name} ${valueMilli}`);
    };
    const [inFlight, once, twice] = [names("inFlight", 29), names("requestsPerSecond", 29), names("requestsPerSecond", 59)];
    expect([inFlight, once]).toEqual([["web-0 3500"], []]);
    // rate() divides by the whole range of two minutes, so a young pod shows too little.
    expect(twice).toEqual([expect.stringMatching(/^web-0 [5-9]\d\d$/)]);
  });

  test("is not known before the adapter lists it for the first time; a pod that comes later has it from its first scrape on", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([metric("Pods", "m", "inFlight")], { scrapeSeconds: 1, relistSeconds: 600 });
    custom.track(web);
    const listed = Array.from({ length: 600 }, (_, now) => {
      live(custom, [web], now, now);
      return custom.answer().pods.has("m");
    });
    const first = listed.indexOf(true);
    expect(first).toBeGreaterThan(10);
    expect(listed.slice(first).every(Boolean)).toBe(true);
    const later = measuredPod("web-1", 600);
    custom.track(later);
    live(custom, [web, later], 600, 601);
    expect([...custom.answer().pods.get("m")!.keys()]).toEqual(["web-0", "web-1"]);
  });

  test("goes over a restart of the containers, and does not exist while none runs for the time of a listing", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([rate], { scrapeSeconds: 10, relistSeconds: 10 });
    custom.track(web);
    live(custom, [web], 0, 100);
    Object.assign(web, { startedAt: null, served: 0 });
    live(custom, [web], 101, 110);
    // No scrape succeeded since the adapter last listed, so it does not know the metric at all.
    expect(custom.answer().pods.has("http_requests")).toBe(false);
    web.startedAt = 111;
    live(custom, [web], 111, 130);
    expect(custom.answer().pods.get("http_requests")!.get("web-0")).toSatisfy(
      ({ valueMilli }: { valueMilli: number }) => valueMilli > 1000 && valueMilli < 2000,
    );
  });

  test("goes on as a rate while scrapes are missed, too low when they grow old, and then is gone; a value of the moment is gone at once", () => {
    const web = { ...measuredPod("web-0", 0), inFlight: 3500 };
    const custom = metricsOf([rate, metric("Pods", "in_flight", "inFlight")], { scrapeSeconds: 15, relistSeconds: 600 });
    custom.track(web);
    live(custom, [web], 0, 600);
    custom.miss(100);
    const seen = Array.from({ length: 8 }, (_, scrape) => {
      live(custom, [web], 601 + 15 * scrape, 615 + 15 * scrape);
      const { pods } = custom.answer();
      return ["http_requests", "in_flight"].map((name) => {
        const value = pods.get(name)!.get("web-0")?.valueMilli;
        return value === undefined ? null : Math.round(Number(value) / 100) / 10;
      });
    });
    const rates = seen.map(([value]) => value);
    expect(seen.map(([, inFlight]) => inFlight)).toEqual(Array(8).fill(null));
    expect(rates).toEqual([1.7, 1.5, 1.2, 1, 0.7, 0.5, null, null]);
    custom.miss(0);
    live(custom, [web], 721, 735);
    expect(custom.answer().pods.get("in_flight")!.get("web-0")?.valueMilli).toBe(3500);
  });

  test("is nearly right while one scrape in four is missed", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([rate], { scrapeSeconds: 15, relistSeconds: 600 });
    custom.track(web);
    live(custom, [web], 0, 600);
    custom.miss(25);
    const seen = Array.from({ length: 40 }, (_, sync) => {
      live(custom, [web], 601 + 15 * sync, 615 + 15 * sync);
      return Number(custom.answer().pods.get("http_requests")?.get("web-0")?.valueMilli ?? NaN);
    });
    expect(seen.filter(Number.isNaN)).toEqual([]);
    expect(seen.reduce((sum, value) => sum + value, 0) / seen.length).toBeGreaterThan(1700);
  });

  test("has the total for every pod, if the signal exists only for all pods together", () => {
    const pods = [measuredPod("web-0", 0), measuredPod("web-1", 0)];
    const custom = metricsOf([metric("Pods", "queue_depth", "backlog")]);
    for (const pod of pods) custom.track(pod);
    live(custom, pods, 0, 90, () => ({ waiting: 9000 }));
    expect([...custom.answer().pods.get("queue_depth")!.values()].map(({ valueMilli }) => valueMilli)).toEqual([9000, 9000]);
  });

  test("disappears while its pod's metrics are lost, and goes with its pod", () => {
    const pods = [measuredPod("web-0", 0), measuredPod("web-1", 0)];
    const custom = metricsOf([rate]);
    for (const pod of pods) custom.track(pod);
    live(custom, pods, 0, 120);
    const names = () => [...custom.answer().pods.get("http_requests")!.keys()].toSorted();
    custom.lose(new Set(["web-1"]));
    expect(names()).toEqual(["web-0"]);
    custom.lose(new Set());
    expect(names()).toEqual(["web-0", "web-1"]);
    custom.forget(pods[0]!);
    live(custom, pods, 121, 240);
    expect(names()).toEqual(["web-1"]);
  });
});

describe("Object and External metrics", () => {
  test("are as old as the last scrape", () => {
    const custom = metricsOf([metric("Object", "hits", "totalRequestsPerSecond"), metric("External", "queue_depth", "backlog")]);
    const depths: number[] = [];
    for (let now = 0; now < 120; now++) {
      live(custom, [], now, now, () => ({ waiting: 1000 * now, offered: 5000 }));
      const [depth] = custom.answer().external.get("queue_depth") ?? [];
      if (typeof depth !== "number") continue;
      const { from, to } = custom.sampledIn("External", "queue_depth")!;
      expect([from, depth]).toEqual([to, 1000 * to]);
      depths.push(depth);
    }
    expect(new Set(depths).size).toBe(4);
    expect(custom.answer().object.get("hits")).toEqual(almost(5000));
  });

  test("do not exist before the first scrape", () => {
    const custom = metricsOf([metric("External", "queue_depth", "backlog")]);
    expect([[...custom.answer().external].length, custom.sampledIn("External", "queue_depth")]).toEqual([0, null]);
  });
});
