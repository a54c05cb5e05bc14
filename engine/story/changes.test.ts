import { expect, test } from "vitest";
import { simulatedKeda } from "../doors/withKeda";
import { library } from "../library/library";
import type { Scenario } from "../scenario/scenario";
import { anyTraceOf } from "../simulation/testing/traceOf";
import { changesOf } from "./changes";
import type { EpisodeKind } from "./episode";
import { noParts } from "../simulation/lateParts";
import { storyOf } from "./story";

const entryOf = (id: string): Scenario => library.find((entry) => entry.id === id)!.scenario;

function changesIn(scenario: Scenario, kind: EpisodeKind) {
  const trace = anyTraceOf(scenario);
  const story = storyOf(scenario, trace);
  return changesOf(story, scenario, trace, { ...noParts, keda: simulatedKeda }).filter((_, index) => story[index]!.kind === kind);
}

const cases: readonly (readonly [id: string, kind: EpisodeKind, field: string, value: string])[] = [
  ["fivefold-spike", "reacted", "spec.metrics[0].resource.target.averageUtilization", "35"],
  ["start-up-burst", "moved", "spec.behavior.scaleUp.stabilizationWindowSeconds", "90"],
  ["flapping-pods", "flapped", "spec.behavior.scaleUp.stabilizationWindowSeconds", "120"],
  ["value-of-backlog", "flapped", "spec.behavior.scaleDown.stabilizationWindowSeconds", "900"],
  ["idle-memory", "heldBack", "spec.maxReplicas", "10"],
  ["five-minutes-to-shrink", "keptUp", "spec.behavior.scaleDown.stabilizationWindowSeconds", "150"],
  ["target-above-the-limit", "unseen", "spec.metrics[0].resource.target.averageValue", "350m"],
  ["errors-on-scale-down", "lostAtScaleDown", "workload.preStopSeconds", "5"],
  ["cooldown-is-not-the-window", "cooledDown", "spec.cooldownPeriod", "30"],
];

test.each(cases)("%s, %s: %s becomes %s, and with it the run is another one", (id, kind, field, value) => {
  const scenario = entryOf(id);
  const [change] = changesIn(scenario, kind);
  expect(change).toMatchObject({ field, value });
  const next = { ...scenario, ...change!.parts };
  const [before, after] = [anyTraceOf(scenario), anyTraceOf(next)];
  expect(after.outcomes).not.toEqual(before.outcomes);
});

test("a change lessens what it is offered for", () => {
  const failedAfter = (id: string, kind: EpisodeKind) => {
    const scenario = entryOf(id);
    return anyTraceOf({ ...scenario, ...changesIn(scenario, kind)[0]!.parts }).outcomes.requestsFailed;
  };
  expect(failedAfter("errors-on-scale-down", "lostAtScaleDown")).toBe(0);
  expect(failedAfter("target-above-the-limit", "unseen")).toBeLessThan(53_920 / 2);
  const burst = entryOf("start-up-burst");
  expect(anyTraceOf({ ...burst, ...changesIn(burst, "moved")[0]!.parts }).outcomes.highestReplicas).toBeLessThan(10);
});

test("room for the pods without a node, as many nodes as they need", () => {
  const scenario = entryOf("fivefold-spike");
  const small = { ...scenario, cluster: { ...scenario.cluster, nodes: 1, nodeCpuMilli: 2000 } };
  const [change] = changesIn(small, "noRoom");
  expect(change).toMatchObject({ field: "cluster.nodes", value: "2" });
  expect(changesIn({ ...small, ...change!.parts }, "noRoom")).toEqual([]);
});

test("what the scenario has already, or what its text says otherwise, is not offered", () => {
  const stops = entryOf("errors-on-scale-down");
  expect(changesIn({ ...stops, workload: { ...stops.workload, preStopSeconds: 5, drainSeconds: 0 } }, "lostAtScaleDown")).toEqual([]);
  const noWindow = entryOf("value-of-backlog");
  expect(changesIn(noWindow, "keptUp").every((change) => change?.field.includes("scaleDown") === true)).toBe(true);
});
