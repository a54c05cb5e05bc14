import { describe, expect, test } from "vitest";
import { createCircle } from "./circle";
import type { ClusterSecond } from "./clusterSecond";
import type { Pod } from "./pod";
import { livingCluster, type LivingOptions } from "./testing/livingCluster";
import type { Workload } from "./workload";

/** Jobs of 100 seconds; each pod works on one at a time. */
const jobs = (workload: Partial<Workload> = {}, options: LivingOptions = {}) =>
  livingCluster({ load: 0.02, ...options, workload: { kind: "queue", jobSeconds: 100, initialReplicas: 2, ...workload } });

/** Jobs in = done + waiting + in work, exactly, in each second. */
function account(seconds: readonly ClusterSecond[]) {
  for (let second = 1; second < seconds.length; second++) {
    const [before, now] = [seconds[second - 1]!, seconds[second]!];
    expect(before.waiting + before.jobsInWork + now.offered).toBe(now.served + now.waiting + now.jobsInWork);
  }
  const total = (value: (second: ClusterSecond) => number) => seconds.reduce((sum, second) => sum + value(second), 0) / 1000;
  const last = seconds.at(-1)!;
  return {
    done: total(({ served }) => served),
    begunAgain: total(({ returned }) => returned),
    waiting: last.waiting / 1000,
    inWork: last.jobsInWork / 1000,
    cpuMilli: Math.max(...seconds.map(({ cpuMilli }) => cpuMilli)),
  };
}

describe("long jobs of a queue", () => {
  test("are whole: a worker takes the next one when it is done, and the others wait", () => {
    const few = account(jobs().live(1000));
    expect(few).toEqual({ done: 20, begunAgain: 0, waiting: 0, inWork: 2, cpuMilli: 8.4 });
    const many = account(jobs({}, { load: 0.1 }).live(1000));
    expect([many.done, many.inWork]).toEqual([20, 2]);
    expect(many.waiting).toBeGreaterThan(75);
    expect(account(jobs({ workersPerPod: 5 }, { load: 0.1 }).live(1000))).toMatchObject({ done: 100, inWork: 10 });
  });

  test("use their CPU evenly, and take longer if a pod has too little of it", () => {
    // 20 s of a core in 100 s: 200 m, and 4 m of an idle pod.
    expect(account(jobs({ cpuPerRequestMilliseconds: 20_000 }).live(300))).toMatchObject({ cpuMilli: 408 });
    // A minute of a core at 496 m takes 121 s.
    const slow = account(jobs({ cpuPerRequestMilliseconds: 60_000 }, { load: 1 }).live(1209));
    expect(slow.done).toBe(20);
    expect(slow.cpuMilli).toBeLessThanOrEqual(1000);
    expect(slow.cpuMilli).toBeGreaterThan(995);
  });

  test("are timed from their arrival to their end", () => {
    const { latencies, served } = jobs()
      .live(300)
      .find((second) => second.served > 0)!;
    expect([served, latencies.count, latencies.amounts[0], latencies.least[0]]).toEqual([1000, 1, 1000, 100]);
  });
});

describe("a scale-down", () => {
  /** Both pods work; one of them goes in second 200. */
  const scaledDown = (workload: Partial<Workload>, to = 600) => {
    const cluster = jobs(workload, { load: 0.02 });
    const before = cluster.live(200);
    cluster.scale(1, 200);
    const after = cluster.live(to);
    const gone = cluster.lives().flatMap(({ goneAt }) => (goneAt === null ? [] : [goneAt]));
    return { ...account([...before, ...after]), gone };
  };

  test("cuts the job of a pod that does not end within the grace, and it begins again from its start", () => {
    expect(scaledDown({})).toMatchObject({ begunAgain: 1, gone: [230] });
  });

  test("lets it end if the grace is long enough, and the pod goes with it", () => {
    const { begunAgain, gone } = scaledDown({ terminationGraceSeconds: 100 });
    expect(begunAgain).toBe(0);
    expect(gone[0]).toBeGreaterThan(230);
    expect(gone[0]).toBeLessThanOrEqual(300);
  });

  test("loses the work: the same jobs take longer", () => {
    expect(scaledDown({}, 1000).done).toBeLessThan(scaledDown({ terminationGraceSeconds: 100 }, 1000).done);
  });
});

test("a crash, an eviction, a lost node and a failed liveness probe cut jobs, too, and none is lost", () => {
  for (const kind of ["podsCrash", "podsEvicted"] as const) {
    const cluster = jobs({ workersPerPod: 3 }, { load: 0.06, incidents: [{ kind, pods: 1, at: 250 }] });
    expect(account(cluster.live(900)).begunAgain).toBe(3);
  }
  const lost = jobs({ workersPerPod: 3 }, { load: 0.06, incidents: [{ kind: "nodeLost", at: 250 }] });
  expect(account(lost.live(900)).begunAgain).toBe(3);
});

test("a worker with SIGTERM begins no job, and one whose preStop hook sleeps does", () => {
  const begun = (workload: Partial<Workload>) => {
    const cluster = jobs({ initialReplicas: 1, jobSeconds: 20, terminationGraceSeconds: 120, ...workload }, { load: 1 });
    cluster.live(200);
    cluster.scale(0, 200);
    return account(cluster.live(400)).done;
  };
  expect(begun({})).toBe(1);
  expect(begun({ drainSeconds: 60 })).toBe(1);
  expect(begun({ preStopSeconds: 60 })).toBe(4);
});

test("a queue whose short messages are lost with a pod counts each of them as begun again", () => {
  const cluster = livingCluster({
    load: 40,
    workload: { kind: "queue", initialReplicas: 2, waitMillisecondsPerRequest: 30_000, cpuPerRequestMilliseconds: 1 },
    incidents: [{ kind: "podsCrash", pods: 2, at: 100 }],
  });
  const returned = cluster.live(200).reduce((sum, second) => sum + second.returned, 0);
  // Each pod worked on the messages of 30 s, and twenty came each second.
  expect(returned).toBeCloseTo(2 * 20 * 30_001, -3);
});

test("cost as much for many workers as for few: the messages of a second are dealt to a pod at once", () => {
  const begun = (workersPerPod: number) => {
    let calls = 0;
    const pods = Array.from({ length: 10 }, () => ({ endpoint: { serves: true }, usage: { work: { jobs: 0 } } }) as Pod);
    const circle = createCircle(pods, 3, workersPerPod, (pod, _, messages) => {
      calls++;
      pod.usage.work.jobs += messages;
    });
    circle.give(1, 4 * workersPerPod);
    circle.give(2, 6 * workersPerPod - 3);
    return { calls, jobs: pods.map(({ usage }) => usage.work.jobs), last: circle.last() };
  };
  expect(begun(10_000).calls).toBe(begun(100).calls);
  // The three pods before the fourth one are the last in turn, so they have a free worker left.
  const { jobs, last } = begun(10_000);
  expect(jobs).toEqual(Array.from({ length: 10 }, (_, index) => (index >= 1 && index <= 3 ? 9_999 : 10_000)));
  expect(last).toBe(0);
});
