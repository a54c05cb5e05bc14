import { describe, expect, test } from "vitest";
import { reasonsIn } from "../simulation/failureColumns";
import type { ClusterSecond } from "./clusterSecond";
import type { Incident } from "./incident";
import { createRetries } from "./retries";
import { livingCluster } from "./testing/livingCluster";
import { defaultWorkload, type Workload } from "./workload";

const clients = (change: Partial<Workload>) => createRetries({ ...defaultWorkload, ...change });
const waits = { count: 0, seconds: [], amounts: [] };

/** Sends 1,000 requests in second 0, of which all attempts are refused; the amounts that are sent in each second, and that fail for good. */
function refusedAlways(change: Partial<Workload>, seconds: number) {
  const retries = clients(change);
  return Array.from({ length: seconds }, (_, now) => {
    const sent = retries.send(now, now === 0 ? 1000 : 0);
    const failed = retries.refuse(sent);
    retries.push(now, 0);
    return { sent, failed, waiting: retries.waiting() };
  });
}
const sent = (change: Partial<Workload>, seconds: number) =>
  refusedAlways(change, seconds).flatMap((second, now) => (second.sent > 0 ? [[now, second.sent]] : []));

describe("a request that fails", () => {
  test("is sent again in the next second, as often as the client tries, and waits until its last attempt has failed", () => {
    expect(refusedAlways({ retries: 2 }, 4)).toEqual([
      { sent: 1000, failed: 0, waiting: 1000 },
      { sent: 1000, failed: 0, waiting: 1000 },
      { sent: 1000, failed: 1000, waiting: 0 },
      { sent: 0, failed: 0, waiting: 0 },
    ]);
  });

  test("is sent again after a back-off that doubles, a fifth earlier or later", () => {
    expect(sent({ retries: 3, retryBackoffSeconds: 1 }, 20)).toEqual([
      [0, 1000],
      [1, 1000],
      [3, 1000],
      [6, 333],
      [7, 333],
      [8, 334],
    ]);
    const times = sent({ retries: 2, retryBackoffSeconds: 100 }, 400);
    const seconds = times.map(([second]) => second!);
    const second = seconds.findIndex((at) => at > 120);
    expect([seconds[1], seconds[second - 1], seconds[second], seconds.at(-1)]).toEqual([80, 120, 80 + 160, 120 + 240]);
    expect(times.reduce((sum, [, amount]) => sum + amount!, 0)).toBe(3000);
  });

  test("stands for all kinds of attempts alike, if only a part of a second's attempts fails", () => {
    const retries = clients({ retries: 1 });
    retries.send(0, 900);
    expect(retries.refuse(900)).toBe(0);
    // 900 that are sent for the second time, and 100 that are new.
    expect(retries.send(1, 100)).toBe(1000);
    expect([retries.refuse(500), retries.waiting()]).toEqual([450, 50]);
    retries.push(1, 0);
    retries.take(250, 1, waits);
    expect([retries.total(), retries.waiting(), retries.lose(100), retries.total(), retries.waiting()]).toEqual([250, 300, 90, 150, 210]);
  });
});

describe("a request whose client has given up", () => {
  test("stays at its pod for a while, and what the pod then does is wasted", () => {
    const retries = clients({ retries: 1, abandonedSeconds: 3 });
    retries.send(0, 1000);
    retries.push(0, 0);
    // The client gives up in second 5, and sends it again in second 6.
    expect([retries.drop(5 - 5), retries.total(), retries.waiting(), retries.oldest()]).toEqual([0, 1000, 1000, null]);
    expect(retries.send(1, 0)).toBe(1000);
    retries.push(1, 0);
    expect([retries.total(), retries.waiting(), retries.oldest()]).toEqual([2000, 1000, 1]);
    // The older attempt comes first.
    retries.take(400, 2, waits);
    expect([retries.wasted(), waits.count, retries.total(), retries.waiting()]).toEqual([400, 0, 1600, 1000]);
    retries.drop(3 - 5 + 2);
    expect(retries.total()).toBe(1600);
    // Both have been given up, and the older one is gone.
    expect([retries.drop(3), retries.total(), retries.waiting()]).toEqual([1000, 1000, 0]);
  });
});

/** A pod can serve 24.8 requests a second. */
const service = (workload: Partial<Workload>, load: number, incidents: readonly Incident[] = []) =>
  livingCluster({ load, incidents, workload: { initialReplicas: 4, ...workload } });
const spike: Incident = { kind: "loadMultiplied", factor: 8, at: 60, durationSeconds: 20 };
const lastFailure = (seconds: readonly ClusterSecond[]) => seconds.findLastIndex(({ failed }) => failed.total > 0);

test("retries and abandoned requests keep an overload alive after the load has fallen; each alone does not, and back-off cures it", () => {
  const storm = { retries: 4, abandonedSeconds: 10 };
  const lived = (workload: Partial<Workload>) => service(workload, 24, [spike]).live(600);
  const seconds = lived(storm);
  expect(seconds[600]).toMatchObject({ offered: 24_000, retried: 96_000, served: 0, failed: { total: 24_000 }, wasted: 99_200 });
  expect(lastFailure(lived({ abandonedSeconds: 10 }))).toBeLessThan(120);
  expect(lastFailure(lived({ retries: 4 }))).toBeLessThan(120);
  const fixed = lived({ ...storm, retryBackoffSeconds: 20 });
  expect([lastFailure(fixed), fixed[600]!.served, fixed[600]!.retried]).toEqual([-1, 24_000, 0]);
});

test("no request is lost or made, with retries and pods that come, crash and stop: in each second in = served + failed + waiting", () => {
  const incidents: Incident[] = [
    { kind: "podsCrash", pods: 3, at: 60 },
    { kind: "nodeLost", at: 120 },
    { kind: "loadMultiplied", factor: 4, at: 150, durationSeconds: 60 },
  ];
  for (const change of [{ retries: 3 }, { retries: 2, retryBackoffSeconds: 3, abandonedSeconds: 7 }, { abandonedSeconds: 4 }]) {
    const cluster = service(
      { ...change, clientConnections: 50, maxConnectionAgeSeconds: 40, waitMillisecondsPerRequest: 90 },
      77.7,
      incidents,
    );
    let waiting = 0;
    for (let now = 0; now < 400; now++) {
      if (now % 60 === 30) cluster.scale(2 + ((now * 7) % 9), now);
      const [second] = cluster.live(now);
      const { offered, served, failed, waiting: left } = second!;
      if (now > 0) expect(waiting + offered, `${JSON.stringify(change)}, ${now} s`).toBe(served + failed.total + left);
      expect([served, failed.total, left].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      expect(reasonsIn(failed.by).reduce((sum, reason) => sum + failed.by[reason], 0)).toBe(failed.total);
      waiting = left;
    }
  }
});

test("a queue's messages are not sent again", () => {
  const [second] = service({ kind: "queue", retries: 3, abandonedSeconds: 5 }, 500).live(20).slice(-1);
  expect(second).toMatchObject({ retried: 0, wasted: 0, failed: { total: 0 } });
});
