import { describe, expect, it } from "vitest";
import { firstScenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { loadRows, longestShortage, metricRows, replicaRows, slackAtRest } from "./rows";

const columns = (values: Partial<Record<keyof Run["rows"], number[]>>): Run["rows"] => {
  const column = (name: keyof Run["rows"]) => Float64Array.from(values[name] ?? values.at?.map(() => 0) ?? []);
  return {
    at: column("at"),
    offered: column("offered"),
    served: column("served"),
    failed: column("failed"),
    retried: column("retried"),
    waiting: column("waiting"),
    capacity: column("capacity"),
    written: column("written"),
    existing: column("existing"),
    ready: column("ready"),
    cpuUsed: column("cpuUsed"),
    cpuRequested: column("cpuRequested"),
    hottestCpu: column("hottestCpu"),
    throttled: column("throttled"),
    heldByNode: column("heldByNode"),
    nodes: column("nodes"),
    backlogAge: column("backlogAge"),
    returned: column("returned"),
    jobsInWork: column("jobsInWork"),
    p50Latency: column("p50Latency"),
    p95Latency: column("p95Latency"),
    p99Latency: column("p99Latency"),
  };
};

const bandsOf = (of: Run["rows"]) => loadRows(of, slackAtRest).map(({ failed, waits }) => ({ failed, waits }));

describe("loadRows", () => {
  it("puts failed requests above served ones, and requests that began to wait above both", () => {
    const at = [0, 1, 2, 3, 4, 5];
    const bands = bandsOf(
      columns({ at, offered: [10, 40, 40, 40, 10, 10], served: [10, 25, 25, 25, 25, 10], failed: [0, 0, 5, 15, 5, 0] }),
    );
    expect(bands).toEqual([
      { failed: null, waits: [10, 10] },
      { failed: [25, 25], waits: [25, 40] },
      { failed: [25, 30], waits: [30, 40] },
      { failed: [25, 40], waits: [40, 40] },
      { failed: [25, 30], waits: null },
      { failed: [10, 10], waits: null },
    ]);
  });

  it("marks nothing while waiting requests are caught up with", () => {
    expect(bandsOf(columns({ at: [0], offered: [10], served: [25], capacity: [25] }))).toEqual([{ failed: null, waits: null }]);
  });

  it("hatches as failed only what failed, also in runs where requests only wait", () => {
    const short = "behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n  minReplicas";
    const waitsOnly = {
      ...firstScenario,
      manifest: firstScenario.manifest.replace("minReplicas", short),
      workload: { ...firstScenario.workload, preStopSeconds: 5 },
    };
    const fails = {
      ...firstScenario,
      load: { points: [[0, 3] as const, [300, 3] as const, [301, 400] as const], noise: 0.1 },
      durationSeconds: 900,
    };
    const sums = [waitsOnly, fails].map((scenario) => {
      const { seconds } = traceOf(scenario);
      const at = Float64Array.from(seconds.offered, (_, second) => second);
      const rows = loadRows({ ...seconds, at }, 0);
      for (const { at: second, failed } of rows) {
        const height = failed ? failed[1] - failed[0] : 0;
        expect(height, `${scenario.seed} ${second}`).toBeCloseTo(seconds.failed[second]!, 9);
      }
      return [rows.some(({ failed }) => failed), rows.some(({ waits }) => waits && waits[1] > waits[0])];
    });
    expect(sums).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});

describe("replicaRows", () => {
  it("keeps the rows at which one of the three counts changes, and the last", () => {
    const at = [0, 10, 20, 30, 40, 50, 60];
    const rows = replicaRows(
      columns({ at, written: [1, 1, 4, 4, 4, 4, 4], existing: [1, 1, 1, 4, 4, 4, 4], ready: [1, 1, 1, 1, 1, 4, 4] }),
    );
    expect(rows).toEqual([
      { at: 0, written: 1, existing: 1, ready: 1 },
      { at: 20, written: 4, existing: 1, ready: 1 },
      { at: 30, written: 4, existing: 4, ready: 1 },
      { at: 50, written: 4, existing: 4, ready: 4 },
      { at: 60, written: 4, existing: 4, ready: 4 },
    ]);
  });

  it("reaches to the end of a run in which nothing changes", () => {
    const flat = [2, 2, 2];
    expect(replicaRows(columns({ at: [0, 10, 20], written: flat, existing: flat, ready: flat }))).toEqual([
      { at: 0, written: 2, existing: 2, ready: 2 },
      { at: 20, written: 2, existing: 2, ready: 2 },
    ]);
  });
});

describe("longestShortage", () => {
  it("is the longest stretch in which requests began to wait", () => {
    const at = [0, 10, 20, 30, 40, 50, 60];
    const rows = loadRows(columns({ at, offered: [9, 9, 1, 9, 9, 9, 1], served: [1, 1, 1, 1, 1, 1, 1] }), slackAtRest);
    expect([longestShortage(rows, "waits"), longestShortage(rows, "failed")]).toEqual([{ from: 30, to: 50 }, null]);
  });

  it("is none when all were served", () => {
    expect(longestShortage(loadRows(columns({ at: [0, 10], offered: [9, 9], served: [9, 9] }), slackAtRest), "waits")).toBeNull();
  });
});

describe("metricRows", () => {
  it("leaves a gap where no pod was ready", () => {
    const metric = { actual: Float64Array.of(50, NaN) };
    const rows = metricRows(columns({ at: [0, 1] }), metric, 100, slackAtRest);
    expect(rows).toEqual([
      { at: 0, actual: 50 },
      { at: 1, actual: null },
    ]);
  });
});
