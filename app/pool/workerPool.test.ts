import { afterEach, describe, expect, test, vi } from "vitest";
import { seededRandom } from "../../engine/lib/random";
import { firstScenario, usualPlan, type LuckResult } from "../../engine/index";
import type { Handlers } from "../channel/serve";
import type { PoolRequests } from "./poolRequests";
import { createPool, idleMilliseconds, type Job, type JobFailure } from "./workerPool";
import { LooseWorker } from "./testing/looseWorker";

const what = { scenario: firstScenario, plan: usualPlan };
const resultOf = (run: number) => ({ outcomes: { podHours: 2 * run }, bands: null }) as unknown as LuckResult;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Workers that answer at once, but forget works, end batches early and break. */
function workers(random = seededRandom(5), { breaks = 0, forgets = 0, ends = 0 } = {}) {
  const started: LooseWorker<PoolRequests>[] = [];
  const batches: number[] = [];
  const start = () => {
    const known = new Set<number>();
    const handlers = {
      luckRuns({ work, what: given, runs }) {
        if (given) known.add(work);
        if (random.next() < forgets) known.clear();
        if (!known.has(work)) return { missing: true };
        batches.push(runs.length);
        const done = random.next() < ends ? random.integer(runs.length) : runs.length;
        return { results: runs.slice(0, done).map(resultOf), milliseconds: runs.length };
      },
      studyRuns: () => ({ missing: true }),
      endRuns: () => null,
    } satisfies Handlers<PoolRequests>;
    const worker = new LooseWorker<PoolRequests>(handlers, random, { breaks });
    started.push(worker);
    return worker as unknown as Worker;
  };
  return { start, started, batches };
}

function gather(pool: ReturnType<typeof createPool>, count: number) {
  const heard: number[] = [];
  const failures: JobFailure[] = [];
  let job!: Job<number>;
  let begin!: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = new Promise<void>((resolve) => {
    job = pool.begin("luckRuns", what, {
      hear(results) {
        begin();
        for (const { run, result } of results) heard.push(result.outcomes.podHours === 2 * run ? run : NaN);
        if (heard.length >= count) resolve();
      },
      fail(failure) {
        failures.push(failure);
        resolve();
      },
    });
  });
  return { heard, failures, job, begun, done };
}

afterEach(() => void vi.useRealTimers());

describe("a pool", () => {
  test("gives each run once, however batches end and workers forget or break (seed 20261125, 12 pools)", async () => {
    // With real timers a busy machine would change the order of the answers, and with it what the seed draws.
    vi.useFakeTimers();
    const random = seededRandom(20261125);
    let lost = 0;
    for (let round = 0; round < 12; round++) {
      const { start } = workers(random, { breaks: 0.1, forgets: 0.2, ends: 0.2 });
      const pool = createPool(start, 1 + random.integer(4));
      const counts = [1 + random.integer(300), 1 + random.integer(300)];
      const jobs = counts.map((count) => gather(pool, count));
      for (const [index, { job }] of jobs.entries()) job.add(upTo(counts[index]!));
      await vi.advanceTimersByTimeAsync(idleMilliseconds);
      for (const [index, { heard, failures }] of jobs.entries()) {
        if (failures.length > 0) continue;
        expect(heard.toSorted((a, b) => a - b)).toEqual(upTo(counts[index]!));
      }
      lost += jobs.filter(({ failures }) => failures.length > 0).length;
    }
    // Three losses in a row without a result are rare: of 24 jobs.
    expect(lost).toBeLessThan(8);
  });

  test("starts no more workers than it may, and only when it needs them", async () => {
    const { start, started } = workers();
    const pool = createPool(start, 3);
    const { job, done } = gather(pool, 200);
    expect(started).toHaveLength(0);
    job.add([0]);
    expect(started).toHaveLength(1);
    job.add(upTo(200).slice(1));
    expect(started).toHaveLength(3);
    await done;
    expect(started).toHaveLength(3);
  });

  test("makes its batches larger once it knows how long a run takes, and smaller towards the end", async () => {
    const { start, batches } = workers();
    const { job, done } = gather(createPool(start, 1), 300);
    job.add(upTo(300));
    await done;
    expect(batches[0]).toBe(1);
    expect(Math.max(...batches)).toBe(40);
    expect(batches.at(-1)).toBe(1);
  });

  test("begins no run of a stopped job, and runs what is added again", async () => {
    const { start } = workers();
    const pool = createPool(start, 2);
    const { job, heard, begun, done } = gather(pool, 100);
    job.add(upTo(100));
    await begun;
    job.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const then = heard.length;
    expect(then).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveLength(then);
    job.add(upTo(100).filter((run) => !heard.includes(run)));
    await done;
    expect(heard.toSorted((a, b) => a - b)).toEqual(upTo(100));
  });

  test("says that workers are lost again and again", async () => {
    const { start, started } = workers(seededRandom(1), { breaks: 1 });
    const { job, failures, done } = gather(createPool(start, 1), 9);
    job.add(upTo(9));
    await done;
    expect([failures, started.length]).toEqual([[{ kind: "lost" }], 3]);
  });

  test("ends its workers when they were idle for a while, and starts others for the next runs", async () => {
    vi.useFakeTimers();
    const { start, started } = workers();
    const pool = createPool(start, 1);
    const first = gather(pool, 5);
    first.job.add(upTo(5));
    await vi.advanceTimersByTimeAsync(200);
    expect([first.heard.length, started[0]!.isEnded]).toEqual([5, false]);
    await vi.advanceTimersByTimeAsync(idleMilliseconds);
    expect(started[0]!.isEnded).toBe(true);
    const second = gather(pool, 5);
    second.job.add(upTo(5));
    await vi.advanceTimersByTimeAsync(200);
    expect([second.heard.length, started.length]).toEqual([5, 2]);
  });
});
