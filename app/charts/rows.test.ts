import { describe, expect, it } from "vitest";
import type { Run } from "../simulation/protocol";
import { loadRows, longestShortage, metricRows, replicaRows, slackAtRest } from "./rows";

const columns = (values: Partial<Record<keyof Run["rows"], number[]>>): Run["rows"] => {
  const column = (name: keyof Run["rows"]) => Float64Array.from(values[name] ?? values.at?.map(() => 0) ?? []);
  return {
    at: column("at"),
    offered: column("offered"),
    served: column("served"),
    failed: column("failed"),
    waiting: column("waiting"),
    capacity: column("capacity"),
    written: column("written"),
    existing: column("existing"),
    ready: column("ready"),
    cpuUsed: column("cpuUsed"),
    cpuRequested: column("cpuRequested"),
    hottestCpu: column("hottestCpu"),
    throttled: column("throttled"),
    backlogAge: column("backlogAge"),
  };
};

describe("loadRows", () => {
  it("hatches between what was served and what was asked for", () => {
    const rows = loadRows(
      columns({ at: [0, 1, 2], offered: [10, 40, 10], served: [10, 25, 25], failed: [0, 0, 5], capacity: [25, 25, 25] }),
      slackAtRest,
    );
    expect(rows).toEqual([
      { at: 0, offered: 10, served: 10, capacity: 25, unserved: null },
      { at: 1, offered: 40, served: 25, capacity: 25, unserved: [25, 40] },
      { at: 2, offered: 10, served: 25, capacity: 25, unserved: [25, 30] },
    ]);
  });

  it("hatches nothing while waiting requests are caught up with", () => {
    const rows = loadRows(columns({ at: [0], offered: [10], served: [25], capacity: [25] }), slackAtRest);
    expect(rows[0]?.unserved).toBeNull();
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
  it("is the longest stretch of unserved requests", () => {
    const at = [0, 10, 20, 30, 40, 50, 60];
    const rows = loadRows(columns({ at, offered: [9, 9, 1, 9, 9, 9, 1], served: [1, 1, 1, 1, 1, 1, 1] }), slackAtRest);
    expect(longestShortage(rows)).toEqual({ from: 30, to: 50 });
  });

  it("is none when all were served", () => {
    expect(longestShortage(loadRows(columns({ at: [0, 10], offered: [9, 9], served: [9, 9] }), slackAtRest))).toBeNull();
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
