import { expect, test } from "vitest";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { explainSnapshot } from "./explainSnapshot";

const problemsIn = (text: string) =>
  explainSnapshot(mergeEvidence([readEvidence(text)]))[0]!.statements.flatMap((each) => (each.code === "problem" ? [each.problem] : []));

const watch = (...rows: (readonly [figure: string, replicas: number, age: string])[]) =>
  ["$ kubectl get hpa kiln -w", "NAME   REFERENCE         TARGETS         MINPODS   MAXPODS   REPLICAS   AGE"]
    .concat(
      rows.map(([figure, replicas, age]) => `kiln   Deployment/kiln   cpu: ${figure}/80%   2         10        ${replicas}         ${age}`),
    )
    .join("\n");

test("the last rows of a watch at the maximum, with figures that propose more", () => {
  const rows = watch(["70%", 8, "170m"], ["140%", 10, "3h"], ["150%", 10, "3h40m"], ["152%", 10, "4h20m"]);
  // From up to 3h59m59s after the age of 3h to at least 4h20m: kubectl cuts both.
  expect(problemsIn(rows)).toEqual([]);
  const longer = watch(["70%", 8, "170m"], ["140%", 10, "3h10m"], ["150%", 10, "3h40m"], ["152%", 10, "4h20m"]);
  expect(problemsIn(longer)).toEqual([{ kind: "atMaximum", by: "rows", value: 10, seconds: 4141, isNow: true }]);
});

test("rows whose figures propose no more are at the maximum by right", () => {
  expect(problemsIn(watch(["140%", 10, "3h10m"], ["80%", 10, "3h40m"], ["80%", 10, "5h20m"]))).toEqual([]);
});

const series = (counts: readonly number[], step: number) =>
  JSON.stringify({
    status: "success",
    data: {
      resultType: "matrix",
      result: [
        {
          metric: { __name__: "kube_horizontalpodautoscaler_status_current_replicas", horizontalpodautoscaler: "kiln", namespace: "works" },
          values: counts.map((count, index) => [1000 + step * index, String(count)]),
        },
        {
          metric: { __name__: "kube_horizontalpodautoscaler_spec_max_replicas", horizontalpodautoscaler: "kiln", namespace: "works" },
          values: counts.map((_, index) => [1000 + step * index, "6"]),
        },
      ],
    },
  });
const run = (count: number, times: number): number[] => Array.from({ length: times }, () => count);

test("series at the maximum for an hour, to the end or before it", () => {
  const at = (isNow: boolean) => [{ kind: "atMaximum", by: "series", value: 6, seconds: 3600, isNow }];
  expect(problemsIn(series([...run(3, 20), ...run(6, 61)], 60))).toEqual(at(true));
  expect(problemsIn(series([...run(6, 61), ...run(3, 20)], 60))).toEqual(at(false));
  expect(problemsIn(series([...run(6, 60), ...run(3, 20)], 60))).toEqual([]);
  // What was between points so far apart is not recorded.
  expect(problemsIn(series(run(6, 12), 900))).toEqual([]);
});

test("a count that was written more often than others changed it", () => {
  const events = (...lines: string[]) =>
    ["LAST SEEN   TYPE     REASON              OBJECT                         MESSAGE", ...lines].join("\n");
  const wrote = (count: number, age: string) =>
    `${age}         Normal   SuccessfulRescale   horizontalpodautoscaler/kiln   New size: ${count}; reason: cpu resource utilization (percentage of request) above target`;
  const found = problemsIn(events(wrote(6, "31m"), wrote(6, "21m"), wrote(2, "15m"), wrote(6, "11m")));
  expect(found).toContainEqual({ kind: "countsReset", replicas: 6, times: 3, others: 1 });
  expect(problemsIn(events(wrote(6, "31m"), wrote(2, "15m"), wrote(6, "11m")))).toEqual([]);
});
