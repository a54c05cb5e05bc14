import { describe, expect, test } from "vitest";
import { simulate } from "./index";
import { risingLoad } from "./testing/input";

const ran = simulate(risingLoad);

test("a decision has the controller's metrics and says why", () => {
  const at330 = ran.decisions.find(({ second }) => second === 330)!;
  expect(at330).toMatchObject({ replicas: 5, desiredReplicas: 9, scaledTo: 9, verdict: "went as proposed" });
  expect(at330.metrics).toEqual([{ name: "cpu", type: "Resource", unit: "%", value: 130, target: 60, proposedReplicas: 9, error: null }]);
  expect(at330.explanation).toMatch(/^Went from 5 to 9\. The 4 counted pods are at 130%/);
  expect(at330.sum.at(-1)).toMatchObject({ stage: "written", result: "9 replicas" });
});

test("the sums of the seconds are the outcomes", () => {
  const sum = (column: Float64Array) => column.slice(1).reduce((total, value) => total + value, 0);
  expect(ran.seconds.served).toHaveLength(1801);
  expect(sum(ran.seconds.existing) / 3600).toBeCloseTo(ran.outcomes.podHours, 9);
  expect(Math.round(sum(ran.seconds.served))).toBe(Math.round(ran.outcomes.requestsServed));
});

test("a metric that cannot be read has its error in place of a value", () => {
  const silent = simulate({ ...risingLoad, incidents: [{ at: 600, kind: "metricsServerDown", durationSeconds: 600 }] });
  const { metrics, scaledTo } = silent.decisions.find(({ second }) => second === 900)!;
  expect([metrics[0]!.value, metrics[0]!.proposedReplicas, scaledTo]).toEqual([null, null, null]);
  expect(metrics[0]!.error).toContain("unable to get metrics for resource cpu");
});

test("a metric that an edited manifest adds is read from then on", () => {
  const edited = risingLoad.manifest.replace("averageUtilization: 60", "averageUtilization: 30");
  const { decisions } = simulate({ ...risingLoad, incidents: [{ at: 600, kind: "hpaEdited", manifest: edited }] });
  const targets = [585, 615].map((at) => decisions.find(({ second }) => second === at)!.metrics.map(({ target }) => target));
  expect(targets).toEqual([[60], [30]]);
});

describe("step by step", () => {
  test("a policy of one's own sets the count, and the run goes by it", () => {
    const steps = simulate.steps(risingLoad);
    let next = steps.next();
    const seen: (number | null)[] = [];
    for (; next.done !== true; next = steps.next({ replicas: next.value.second >= 600 ? 7 : null })) {
      seen[next.value.second] = next.value.replicas;
    }
    expect([seen[600], seen[615], seen[1800]]).toEqual([ran.seconds.written[600], 7, 7]);
    const { seconds, outcomes } = next.value;
    expect([seconds.written[599], seconds.written[600]]).toEqual([ran.seconds.written[599], 7]);
    expect(outcomes.rescalesDown).toBe(1);
  });

  test("an observation has the last second and the sums since the sync before", () => {
    const steps = simulate.steps(risingLoad);
    const first = steps.next().value;
    expect(first).toMatchObject({ second: 0, replicas: 2, last: null, since: { seconds: 0, podSeconds: 0 } });
    for (const observation of steps) {
      if (observation.second !== 450) continue;
      expect(observation.since).toEqual({ seconds: 15, requestsOffered: 1800, requestsServed: 1800, requestsFailed: 0, podSeconds: 285 });
      expect(observation.last).toMatchObject({ offered: 120, ready: 19, written: 19 });
      expect(observation.decision.explanation).toBe(ran.decisions[30]!.explanation);
    }
  });

  test("a count that cannot be set is refused, and the run still waits", () => {
    const steps = simulate.steps(risingLoad);
    steps.next();
    for (const replicas of [21, -1, 2.5, NaN, "3"])
      expect(() => steps.next({ replicas: replicas as number })).toThrow(
        /is no count that can be set; it must be a whole number from 0 to 20\./,
      );
    const next = steps.next({ replicas: 3 });
    expect(next.value).toMatchObject({ second: 15, replicas: 3 });
  });

  test("the end stays the end", () => {
    const steps = simulate.steps(risingLoad);
    expect([...steps]).toHaveLength(121);
    expect(steps.next()).toMatchObject({ done: true, value: { digest: ran.digest } });
  });
});
