import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import type { ClusterSecond } from "./clusterSecond";
import { createCustomMetrics, type CustomMetrics } from "./customMetrics";
import type { CustomMetricType } from "./guessSignal";
import type { SignalSource } from "./signal";
import { clusterSecond, measuredPod, measuredPodReader, type MeasuredPod } from "./testing/measured";

const metric = (type: CustomMetricType, name: string, source: SignalSource) => ({ type, name, source, points: [] });

function metricsOf(metrics: ReturnType<typeof metric>[], settings = { scrapeSeconds: 30, relistSeconds: 30 }) {
  return createCustomMetrics<MeasuredPod>({
    metrics,
    settings,
    requestMilliseconds: 20,
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

describe("a Pods metric", () => {
  const rate = metric("Pods", "http_requests", "requestsPerSecond");

  test("is the pod's rate over the last minute, at its last scrape", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([rate]);
    custom.track(web);
    live(custom, [web], 0, 180);
    const value = custom.delivered.pods.get("http_requests")!.get("web-0")!;
    expect(value).toEqual({ timestamp: expect.any(Number), windowSeconds: 60, valueMilli: 2000 });
    expect(value.timestamp).toBeGreaterThan(150);
  });

  test("needs two scrapes of the same containers for a rate, and one for what is in flight", () => {
    const names = (source: SignalSource, to: number) => {
      const web = { ...measuredPod("web-0", 0), inFlight: 3500 };
      const custom = metricsOf([metric("Pods", "m", source)], { scrapeSeconds: 30, relistSeconds: 1 });
      custom.track(web);
      live(custom, [web], 0, to);
      return [...custom.delivered.pods.get("m")!].map(([name, { valueMilli }]) => `${name} ${valueMilli}`);
    };
    expect([names("inFlight", 29), names("requestsPerSecond", 29), names("requestsPerSecond", 59)]).toEqual([
      ["web-0 3500"],
      [],
      ["web-0 2000"],
    ]);
  });

  test("does not exist for a pod that the adapter has not listed yet", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([metric("Pods", "m", "inFlight")], { scrapeSeconds: 1, relistSeconds: 600 });
    custom.track(web);
    const listed = Array.from({ length: 600 }, (_, now) => {
      live(custom, [web], now, now);
      return custom.delivered.pods.get("m")!.has("web-0");
    });
    const first = listed.indexOf(true);
    expect(first).toBeGreaterThan(10);
    expect(listed.slice(first).every(Boolean)).toBe(true);
  });

  test("starts anew when the containers start, and does not exist while none runs", () => {
    const web = measuredPod("web-0", 0);
    const custom = metricsOf([rate], { scrapeSeconds: 10, relistSeconds: 10 });
    custom.track(web);
    live(custom, [web], 0, 100);
    Object.assign(web, { startedAt: null, served: 0 });
    live(custom, [web], 101, 110);
    expect(custom.delivered.pods.get("http_requests")!.size).toBe(0);
    web.startedAt = 111;
    live(custom, [web], 111, 130);
    expect(custom.delivered.pods.get("http_requests")!.get("web-0")).toMatchObject({ windowSeconds: 10, valueMilli: 2000 });
  });

  test("has the total for every pod, if the signal exists only for all pods together", () => {
    const pods = [measuredPod("web-0", 0), measuredPod("web-1", 0)];
    const custom = metricsOf([metric("Pods", "queue_depth", "backlog")]);
    for (const pod of pods) custom.track(pod);
    live(custom, pods, 0, 90, () => ({ waiting: 9000 }));
    expect([...custom.delivered.pods.get("queue_depth")!.values()].map(({ valueMilli }) => valueMilli)).toEqual([9000, 9000]);
  });

  test("disappears while its pod's metrics are lost, and goes with its pod", () => {
    const pods = [measuredPod("web-0", 0), measuredPod("web-1", 0)];
    const custom = metricsOf([rate]);
    for (const pod of pods) custom.track(pod);
    live(custom, pods, 0, 120);
    const names = () => [...custom.delivered.pods.get("http_requests")!.keys()].toSorted();
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
      const [depth] = custom.delivered.external.get("queue_depth") ?? [];
      if (typeof depth !== "number") continue;
      expect(depth).toBe(1000 * custom.scrapedAt!);
      depths.push(depth);
    }
    expect(new Set(depths).size).toBe(4);
    expect(custom.delivered.object.get("hits")).toBe(5000);
  });

  test("do not exist before the first scrape", () => {
    const custom = metricsOf([metric("External", "queue_depth", "backlog")]);
    expect([custom.delivered.external.size, custom.scrapedAt]).toEqual([0, null]);
  });
});
