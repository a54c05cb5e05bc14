import { describe, expect, test } from "vitest";
import type { Incident } from "../cluster/incident";
import { noFailures } from "../cluster/failureReasons";
import { noLatencies } from "../cluster/latencies";
import type { LoadPoint } from "../load/curve";
import type { RunOutcomes } from "../scenario/outcomes";
import { createOutcomeTally, type TalliedSecond } from "./outcomes";
import { createSecondColumns, type SecondColumns } from "./secondColumns";

const flat: LoadPoint[] = [[0, 10]];

/** A run of this many seconds with the same values in every second, except for what `change` writes. */
function outcomes(
  durationSeconds: number,
  values: Partial<Record<keyof SecondColumns, number>>,
  {
    points = flat,
    incidents = [],
    change = () => {},
    rescales = [],
  }: {
    points?: readonly LoadPoint[];
    incidents?: readonly Incident[];
    change?: (seconds: SecondColumns) => void;
    rescales?: readonly (readonly [at: number, from: number, to: number])[];
  } = {},
): RunOutcomes {
  const seconds = createSecondColumns(durationSeconds + 1);
  for (const [name, value] of Object.entries(values)) seconds[name as keyof SecondColumns].fill(value);
  change(seconds);
  const tally = createOutcomeTally({ durationSeconds, load: { points, noise: 0 }, incidents }, null);
  for (let at = 0; at <= durationSeconds; at++) tally.addSecond(secondOf(seconds, at), seconds.written[at]!);
  for (const [at, specReplicas, scaledTo] of rescales) tally.addReconcile({ at, specReplicas, scaledTo });
  return tally.outcomes();
}

const secondOf = (seconds: SecondColumns, at: number): TalliedSecond => ({
  served: seconds.served[at]! * 1000,
  failed: { ...noFailures(), total: seconds.failed[at]! * 1000 },
  retried: seconds.retried[at]! * 1000,
  waiting: seconds.waiting[at]! * 1000,
  returned: seconds.returned[at]! * 1000,
  capacity: seconds.capacity[at]! * 1000,
  existingPods: seconds.existing[at]!,
  cpuMilli: seconds.cpuUsed[at]!,
  cpuRequestedMilli: seconds.cpuRequested[at]!,
  memoryRequestedMebibytes: 512 * seconds.existing[at]!,
  nodes: seconds.nodes[at]!,
  latencies: noLatencies(),
});

test("an hour of three pods", () => {
  const hour = { existing: 3, nodes: 2, cpuRequested: 600, cpuUsed: 150, served: 20, failed: 5, waiting: 0, written: 3, capacity: 30 };
  expect(outcomes(3600, hour)).toEqual({
    podHours: 3,
    cpuHoursRequested: 0.6,
    memoryHoursRequested: 1.5,
    cpuHoursUsed: 0.15,
    nodeHours: 2,
    requestsServed: 72_000,
    requestsFailed: 18_000,
    requestsRetried: 0,
    failedShare: 0.2,
    overloadedSeconds: 3600,
    worstBacklog: 0,
    messagesReturned: 0,
    p50Latency: null,
    p95Latency: null,
    p99Latency: null,
    rescalesUp: 0,
    rescalesDown: 0,
    directionChanges: 0,
    highestReplicas: 3,
    secondsToCapacity: null,
    vpaEvictions: null,
    cpuSlackHours: null,
    memorySlackHours: null,
    throttledPodHours: null,
    outOfMemoryKills: null,
  });
});

test("no request, no share of failed ones", () => {
  expect(outcomes(60, {}).failedShare).toBe(0);
});

test("a second is overloaded when requests failed in it, or waited at its end", () => {
  const change = ({ failed, waiting }: SecondColumns) => {
    failed[10] = 1;
    failed[11] = waiting[11] = 0.5;
    waiting[12] = 4;
  };
  expect(outcomes(60, {}, { change })).toMatchObject({ overloadedSeconds: 3, worstBacklog: 4 });
});

test("the highest count that was written, no matter by whom", () => {
  expect(outcomes(60, { written: 2 }, { change: ({ written }) => void (written[30] = 9) }).highestReplicas).toBe(9);
});

describe("rescales", () => {
  test("are counted by their direction, and as direction changes within ten minutes after the previous one", () => {
    const rescales = [
      [15, 1, 4],
      [600, 4, 3],
      [630, 3, 2],
      [645, 2, 5],
      [1246, 5, 1],
    ] as const;
    expect(outcomes(3600, {}, { rescales })).toMatchObject({ rescalesUp: 2, rescalesDown: 3, directionChanges: 2 });
  });
  test("ten minutes later is still within ten minutes", () => {
    expect(
      outcomes(
        3600,
        {},
        {
          rescales: [
            [0, 1, 2],
            [600, 2, 1],
          ],
        },
      ).directionChanges,
    ).toBe(1);
  });
});

describe("the time to capacity", () => {
  const step: LoadPoint[] = [
    [0, 10],
    [300, 10],
    [301, 50],
    [900, 50],
    [901, 10],
  ];
  const grows = (at: number, to = 50) => ({ points: step, change: ({ capacity }: SecondColumns) => void capacity.fill(to, at) });

  test("is from the start of the largest rise to the second with enough capacity for it", () => {
    expect(outcomes(1200, { capacity: 20 }, grows(347)).secondsToCapacity).toBe(47);
  });
  test("is zero where the pods could serve it already", () => {
    expect(outcomes(1200, { capacity: 60 }, { points: step }).secondsToCapacity).toBe(0);
  });
  test("is null where they never can", () => {
    expect(outcomes(1200, { capacity: 20 }, grows(347, 49)).secondsToCapacity).toBe(null);
  });
  test("is null where the load never rises", () => {
    expect(
      outcomes(
        1200,
        { capacity: 60 },
        {
          points: [
            [0, 50],
            [600, 10],
          ],
        },
      ).secondsToCapacity,
    ).toBe(null);
  });
  test("is of the load that incidents multiply, each while it lasts", () => {
    const incidents: Incident[] = [
      { kind: "loadMultiplied", at: 300, factor: 3, durationSeconds: 600 },
      { kind: "loadMultiplied", at: 500, factor: 2, durationSeconds: 5000 },
    ];
    // From 10 to 30 at 300 s and to 60 at 500 s, the larger rise.
    const change = ({ capacity }: SecondColumns) => void capacity.fill(60, 570);
    expect(outcomes(1200, { capacity: 20 }, { incidents, change }).secondsToCapacity).toBe(71);
    expect(outcomes(1200, { capacity: 20 }, { incidents: incidents.slice(0, 1), change }).secondsToCapacity).toBe(271);
  });
  test("is null where an incident takes all load away", () => {
    const incidents: Incident[] = [{ kind: "loadMultiplied", at: 300, factor: 0, durationSeconds: 5000 }];
    expect(outcomes(1200, { capacity: 20 }, { incidents }).secondsToCapacity).toBe(null);
  });
  test("of a steady slope counts its first minute", () => {
    const slope: LoadPoint[] = [
      [0, 1],
      [100, 1],
      [700, 8.3],
    ];
    const change = ({ capacity }: SecondColumns) => void capacity.fill(2, 130);
    expect(outcomes(1200, { capacity: 1 }, { points: slope, change }).secondsToCapacity).toBe(30);
  });
  test("of a slow rise counts the minute in which it was steepest, the first of equals", () => {
    const ramp: LoadPoint[] = [
      [0, 0],
      [600, 60],
      [660, 120],
      [720, 120],
      [780, 180],
    ];
    const covered = ({ capacity }: SecondColumns) => {
      for (let second = 0; second < capacity.length; second++) capacity[second] = second - 570;
    };
    expect(outcomes(1200, {}, { points: ramp, change: covered }).secondsToCapacity).toBe(690 - 600);
  });
});
