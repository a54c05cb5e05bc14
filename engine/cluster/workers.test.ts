import { describe, expect, test } from "vitest";
import { defaultWorkload, type Workload } from "./workload";
import { podService } from "./workers";

/** A pod with two cores for requests that keep a core busy for 10 ms. */
const serviceOf = (change: Partial<Workload>) =>
  podService({ ceilingMilli: 2000, standingMilli: 0, requestMilliseconds: 10 }, { ...defaultWorkload, cpuLimitMilli: 2000, ...change });

describe("what a pod can serve", () => {
  test("is bounded by its CPU if it has any number of workers, however long requests wait for others", () => {
    expect(serviceOf({})).toEqual({ capacity: 200_000, servers: 2, throttles: true, ownSeconds: 0.01 });
    expect(serviceOf({ waitMillisecondsPerRequest: 90 })).toEqual({ capacity: 200_000, servers: 2, throttles: true, ownSeconds: 0.1 });
  });

  test("is bounded by its workers, because each is held while its request waits: 4 of them for 100 ms are 40 per second", () => {
    const four = { workersPerPod: 4, waitMillisecondsPerRequest: 90 };
    expect(serviceOf(four)).toEqual({ capacity: 40_000, servers: 4, throttles: false, ownSeconds: 0.1 });
    expect(serviceOf({ ...four, workersPerPod: 20 })).toMatchObject({ capacity: 200_000, servers: 2, throttles: true });
  });

  test("is bounded by one worker, which keeps one core busy", () => {
    expect(serviceOf({ workersPerPod: 1 })).toEqual({ capacity: 100_000, servers: 1, throttles: false, ownSeconds: 0.01 });
  });

  test("is bounded by its connections, which are held only for the wait", () => {
    expect(serviceOf({ connectionsPerPod: 9, waitMillisecondsPerRequest: 90 })).toMatchObject({ capacity: 100_000, servers: 9 });
    expect(serviceOf({ connectionsPerPod: 1 })).toMatchObject({ capacity: 200_000 });
  });
});
