import { expect, test } from "vitest";
import { firstScenario, type PodLife } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { podMarks } from "./podMarks";
import { markedGroups } from "../run/run";

const { reconciles } = traceOf(firstScenario);
const allReady = reconciles.map(() => null);
const named = reconciles.flatMap(({ at, decision }) =>
  decision.kind === "computed"
    ? decision.metrics.flatMap((metric) =>
        metric.ok && metric.calculation.kind === "pods"
          ? metric.calculation.groups.setAside.flatMap(({ name, group }) => (group === "ignored" ? [] : [{ at, name, group }]))
          : [],
      )
    : [],
);
const pods = [...new Set(named.map(({ name }) => name))].map((name): PodLife => ({
  name,
  createdAt: 0,
  scheduledAt: null,
  phases: [],
  exits: [],
  goneAt: null,
}));

test("says when each pod was classed as unready or missing", () => {
  const { at, pod, group } = podMarks({ pods, reconciles, countedNotReady: allReady }, reconciles.length);
  expect(named.length).toBeGreaterThan(5);
  expect(
    [...at].map((second, mark) => ({ at: second, name: pods[pod[mark]!]!.name, group: (["unready", "missing"] as const)[group[mark]!] })),
  ).toEqual(named);
});

test("says nothing of pods whose lives are not known", () => {
  expect(podMarks({ pods: [], reconciles, countedNotReady: allReady }, reconciles.length).at).toHaveLength(0);
  expect(podMarks({ pods: pods.slice(0, 1), reconciles, countedNotReady: allReady }, reconciles.length).at).toHaveLength(
    named.filter(({ name }) => name === pods[0]!.name).length,
  );
});

test("also counts pods that the record does not name", () => {
  const reconcile = reconciles.find(({ at }) => at === named[0]!.at)!;
  const { decision } = reconcile;
  if (decision.kind !== "computed") throw new Error("the example has a count");
  const metrics = decision.metrics.map((metric) =>
    metric.ok && metric.calculation.kind === "pods"
      ? { ...metric, calculation: { ...metric.calculation, groups: { ...metric.calculation.groups, missing: 140 } } }
      : metric,
  );
  const { unready, missing } = podMarks(
    { pods, reconciles: [reconcile, { ...reconcile, decision: { ...decision, metrics } }], countedNotReady: [null, null] },
    3,
  );
  const at = (group: string) => named.filter((one) => one.at === reconcile.at && one.group === group).length;
  expect([...unready]).toEqual([at("unready"), at("unready"), 0]);
  expect([...missing]).toEqual([at("missing"), 140, 0]);
});

test("marks pods that were counted although they were not Ready", () => {
  const name = pods[0]!.name;
  const countedNotReady = [null, { counts: [0, 7], pods: [name] }];
  const marks = podMarks({ pods, reconciles: reconciles.slice(0, 2), countedNotReady }, 2);
  expect([...marks.notReady]).toEqual([0, 7]);
  const last = marks.at.length - 1;
  expect([marks.at[last], marks.pod[last], markedGroups[marks.group[last]!]]).toEqual([reconciles[1]!.at, 0, "notReady"]);
});
