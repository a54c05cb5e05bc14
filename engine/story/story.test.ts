import { expect, test } from "vitest";
import { library } from "../library/library";
import { trials } from "../library/trials";
import type { Scenario } from "../scenario/scenario";
import { anyTraceOf } from "../simulation/testing/traceOf";
import { changed, type Change } from "../simulation/testing/checkedRun";
import { changesOf } from "./changes";
import type { Episode, EpisodeKind } from "./episode";
import { vpaScenario } from "../vpaRun/testing/vpaScenario";
import { noParts } from "../simulation/lateParts";
import { storyOf } from "./story";

const entryOf = (id: string): Scenario => library.find((entry) => entry.id === id)!.scenario;
/** The library's scenario with the change that its question offers. */
const tried = (id: string): Scenario => ({ ...entryOf(id), ...trials[id]!(entryOf(id)) });

/** The episodes of a kind in a scenario's run. */
function told<Kind extends EpisodeKind>(kind: Kind, scenario: Scenario): Extract<Episode, { kind: Kind }>[] {
  const story = storyOf(scenario, anyTraceOf(scenario));
  return story.filter((episode): episode is Extract<Episode, { kind: Kind }> => episode.kind === kind);
}

const spike = (change: Change): Scenario => {
  const { workload, cluster, ...rest } = entryOf("fivefold-spike");
  return changed({ ...rest, ...change, workload: { ...workload, ...change.workload }, cluster: { ...cluster, ...change.cluster } });
};

test("the time to capacity is the sum of three waits, and there is none where the capacity is enough", () => {
  expect(told("reacted", entryOf("fivefold-spike"))).toMatchObject([
    { from: 600, to: 631, moment: 615, load: 96, lagSeconds: 22, parts: { untilWanted: 15, untilWritten: 0, untilReady: 16 } },
  ]);
  expect(told("reacted", spike({ workload: { readinessSeconds: 45 } }))).toMatchObject([
    { to: 664, parts: { untilWanted: 15, untilWritten: 0, untilReady: 49 } },
  ]);
  expect(told("reacted", tried("fivefold-spike"))).toEqual([]);
});

test("what the last pod waited for is split, each part as long as the setting makes it, and their sum is exact", () => {
  const waits = (change: Change) => {
    const [reacted] = told("reacted", spike(change));
    const { untilReady, podWaits } = reacted!.parts!;
    expect(Object.values(podWaits).reduce((sum, seconds) => sum + seconds, 0)).toBe(untilReady);
    return podWaits;
  };
  const usual = { created: 0, scheduled: 0, pulled: 0, running: 3, answering: 12, probed: 0, listed: 1, serving: 0 };
  expect(waits({})).toEqual(usual);
  expect(waits({ workload: { schedulingSeconds: 7, imagePullSeconds: 20 } })).toEqual({ ...usual, scheduled: 7, pulled: 20 });
  expect(waits({ workload: { readinessPeriodSeconds: 60 } })).toEqual({ ...usual, probed: 45 });
  expect(waits({ workload: { readinessProbe: false } })).toEqual({ ...usual, listed: 0 });
  expect(waits({ workload: { warmUpSeconds: 10, warmUpCapacityPercent: 10 } })).toEqual({ ...usual, serving: 9 });
  const full = { cluster: { nodes: 1, nodeCpuMilli: 800, maxNodes: 5, nodeStartSeconds: 90 } };
  // The first pods that did not fit came 15 s before the last one, and asked for its node.
  expect(waits(full)).toMatchObject({ scheduled: 75, answering: 12, serving: 0 });
});

test("a rise is one episode of several writes, and nothing is told of a count that stays", () => {
  expect(told("moved", entryOf("fivefold-spike"))).toMatchObject([
    { from: 615, to: 675, fromReplicas: 4, toReplicas: 19, writes: 3, by: "hpa", load: { most: 96 }, startUp: null },
  ]);
  expect(told("moved", entryOf("small-difference"))).toEqual([]);
  expect(told("moved", entryOf("cooldown-is-not-the-window")).at(-1)).toMatchObject({ by: "keda", fromReplicas: 2, toReplicas: 0 });
});

test("start-up CPU explains a rise if the other pods alone would not have caused it", () => {
  const [rise] = told("moved", entryOf("start-up-burst"));
  expect(rise).toMatchObject({ certainty: "likely", fromReplicas: 4, toReplicas: 20 });
  expect(rise?.startUp).toMatchObject({ at: 660, pods: 2, milli: 500 });
  expect(rise!.startUp!.ratio).toBeCloseTo(2.317, 2);
  expect(rise!.startUp!.ratioWithout).toBeCloseTo(0.998, 2);
  const [later] = told("moved", tried("start-up-burst"));
  expect(later).toMatchObject({ certainty: "certain", startUp: null });
});

test("a count that goes up and down within minutes flaps, one that only falls does not", () => {
  expect(told("flapped", entryOf("value-of-backlog"))).toMatchObject([
    { from: 435, to: 1410, changes: 4, lowest: 1, highest: 100, startUpWrites: 0, certainty: "certain" },
  ]);
  expect(told("flapped", entryOf("flapping-pods"))).toMatchObject([{ changes: 3, startUpWrites: 3, certainty: "likely" }]);
  expect(told("flapped", entryOf("fivefold-spike"))).toEqual([]);
  expect(told("flapped", entryOf("ten-percent-and-five"))).toEqual([]);
});

test("a run flaps or is said not to, never both, and the sentence has the rule's numbers", () => {
  for (const { id, scenario } of library) {
    const kinds = storyOf(scenario, anyTraceOf(scenario)).map(({ kind }) => kind);
    const told = kinds.filter((kind) => kind === "steady" || kind === "flapped");
    expect(new Set(told).size, id).toBe(1);
    if (told[0] === "steady") expect([told, kinds[0]], id).toEqual([["steady"], "steady"]);
    // The story first shows eight episodes.
    else expect(kinds.indexOf("flapped"), id).toBeLessThan(8);
  }
  expect(told("steady", entryOf("flapping-pods"))).toEqual([]);
  const rule = { flapsFrom: 3, withinSeconds: 600 };
  expect(told("steady", entryOf("fivefold-spike"))).toMatchObject([{ from: 0, to: 1800, moment: 615, changes: 0, mostInARow: 0, ...rule }]);
  expect(told("steady", entryOf("small-difference"))).toMatchObject([{ writes: 0, changes: 0, ...rule }]);
});

test("a window or a policy is told where requests waited meanwhile, and not where none did", () => {
  expect(told("heldBack", entryOf("fivefold-spike"))).toMatchObject([
    { by: "policy", from: 615, to: 630, lowest: 8, highest: 8, wanted: 13, overloadedSeconds: 15 },
  ]);
  expect(told("heldBack", tried("fivefold-spike"))).toEqual([]);
  const window = entryOf("scale-up-window");
  const [first] = told("heldBack", {
    ...window,
    load: {
      ...window.load,
      points: [
        [0, 19.2],
        [600, 19.2],
        [601, 200],
      ],
    },
  });
  expect(first).toMatchObject({ by: "window", from: 615, to: 720, lowest: 4, highest: 4, overloadedSeconds: 105 });
  expect(told("heldBack", window)).toEqual([]);
});

test("maxReplicas is told whenever more pods were wanted", () => {
  expect(told("heldBack", entryOf("idle-memory"))).toMatchObject([{ by: "maxReplicas", from: 135, to: 1800, highest: 8, wanted: 10 }]);
  expect(told("heldBack", tried("idle-memory"))).toEqual([]);
});

test("pods that were not ready kept the count, and are not told where all were ready", () => {
  const held = (scenario: Scenario) => told("heldBack", scenario).filter(({ by }) => by === "pods");
  expect(held(entryOf("failed-pods-are-ignored"))).toMatchObject([{ from: 0, to: 45, highest: 14, wanted: 16 }]);
  expect(held(tried("failed-pods-are-ignored"))).toEqual([]);
});

test("the scale-down window keeps pods, and their seconds are counted", () => {
  const entry = entryOf("five-minutes-to-shrink");
  expect(told("keptUp", entry)).toMatchObject([{ by: "window", from: 1515, to: 1860, lowest: 2, highest: 9, wanted: 1, podSeconds: 2400 }]);
  expect(told("keptUp", tried("five-minutes-to-shrink"))).toEqual([]);
  expect(told("keptUp", entryOf("eighty-replicas"))).toMatchObject([{ by: "policy", highest: 72, wanted: 1 }]);
});

test("an overload that no sync saw is told, and why: all pods were at their limit", () => {
  expect(told("unseen", entryOf("target-above-the-limit"))).toMatchObject([
    { from: 301, to: 1200, replicas: 4, overloadedSeconds: 900, failed: 53_920, atLimitSeconds: 900, certainty: "likely" },
  ]);
  expect(told("unseen", tried("target-above-the-limit"))).toEqual([]);
  expect(told("unseen", entryOf("database-behind"))).toMatchObject([{ atLimitSeconds: 0, certainty: "certain" }]);
});

test("pods that no node has room for", () => {
  const [full] = told("noRoom", spike({ cluster: { nodes: 1, nodeCpuMilli: 2000 } }));
  expect(full).toMatchObject({ from: 631, to: 1800, moment: 630 });
  // 19 pods of 200m on a node of 2000m.
  expect(full?.pods).toBe(told("moved", spike({ cluster: { nodes: 1, nodeCpuMilli: 2000 } }))[0]!.toReplicas - 10);
  expect(told("noRoom", spike({ cluster: { nodes: 2, nodeCpuMilli: 2000 } }))).toEqual([]);
});

test("requests that stopping pods lost, until a preStop hook sleeps", () => {
  expect(told("lostAtScaleDown", entryOf("errors-on-scale-down"))).toMatchObject([
    { from: 916, to: 931, moment: 915, failed: 24, by: { podStopping: 24 }, pods: 11, since: 915, certainty: "certain" },
  ]);
  expect(told("lostAtScaleDown", tried("errors-on-scale-down"))).toEqual([]);
});

test("a queue that grows until the end", () => {
  expect(told("neverDrained", entryOf("slept-through-the-upgrade"))).toMatchObject([
    { from: 1501, to: 3600, waitingAtEnd: 9600, served: 0, moment: 3600 },
  ]);
  expect(told("neverDrained", entryOf("value-of-backlog"))).toEqual([]);
});

test("KEDA's cooldown is told while it keeps pods", () => {
  expect(told("cooledDown", entryOf("cooldown-is-not-the-window"))).toMatchObject([{ from: 1920, to: 1950, replicas: 2, until: 1950 }]);
  expect(told("cooledDown", entryOf("target-is-per-pod"))).toEqual([]);
});

test("syncs without metrics are told with the incident that took them, and not a new pod's first syncs", () => {
  const down = { at: 600, kind: "metricsServerDown", durationSeconds: 300 } as const;
  const scenario = spike({ incidents: [down] });
  expect(told("struck", scenario)).toMatchObject([{ from: 600, to: 900, incident: down, isRefused: false }]);
  const [first, ...more] = told("undecided", scenario);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ by: "noMetrics", from: 600, to: 900, syncs: 20 });
  expect(first!.error).toContain("unable to fetch metrics from resource metrics API");
  expect(first!.overloadedSeconds).toBeGreaterThan(200);
  expect(told("undecided", entryOf("fivefold-spike"))).toEqual([]);
  expect(told("struck", entryOf("fivefold-spike"))).toEqual([]);
});

test("the holds of a count that flaps are one episode each", () => {
  const story = (scenario: Scenario) => storyOf(scenario, anyTraceOf(scenario));
  const episodes = story(entryOf("value-of-backlog"));
  const [flap] = episodes.filter(({ kind }) => kind === "flapped");
  const holds = episodes.filter(
    (each): each is Extract<Episode, { kind: "heldBack" | "keptUp" }> =>
      (each.kind === "heldBack" || each.kind === "keptUp") && each.from >= flap!.from && each.from <= flap!.to,
  );
  expect(holds.map(({ kind, by }) => `${kind} ${by}`)).toEqual([...new Set(holds.map(({ kind, by }) => `${kind} ${by}`))]);
  expect(holds.some(({ times }) => times > 1)).toBe(true);
  for (const hold of holds) if (hold.kind === "heldBack") expect(hold.wanted).toBeGreaterThan(hold.lowest);
});

test("pods that are killed at their memory limit are one episode, and a limit twice as high is offered", () => {
  const scenario = entryOf("leak-at-limit");
  const trace = anyTraceOf(scenario);
  const story = storyOf(scenario, trace);
  const killed = story.filter(({ kind }) => kind === "outOfMemory");
  expect(killed).toMatchObject([
    { from: 2397, to: 2405, kills: 5, pods: 5, leastMebibytes: 160, mostMebibytes: 160, certainty: "certain" },
  ]);
  expect((killed[0] as Episode<"outOfMemory">).failed).toBeCloseTo(trace.failures.outOfMemory ?? 0, 3);
  const change = changesOf(story, scenario, trace, noParts)[story.indexOf(killed[0]!)];
  expect(change).toMatchObject({ field: "workload.memoryLimitMebibytes", value: "320" });
  expect(told("outOfMemory", { ...scenario, ...change!.parts })).toEqual([]);
  expect(told("outOfMemory", tried("leak-at-limit"))).toEqual([]);
});

test("what a VerticalPodAutoscaler did is told with its pods and the requests before and after, and nothing where it only recommends", () => {
  const besideVpa = (mode: string) => vpaScenario({ mode });
  const evictions = told("vpaChanged", besideVpa("Recreate"));
  const { vpa } = anyTraceOf(besideVpa("Recreate"));
  const evicted = evictions.reduce((sum, episode) => sum + episode.evicted, 0);
  expect(evicted).toBe(new Set(vpa!.actions.map(({ pod }) => pod)).size);
  expect(evictions[0]!.from).toBe(vpa!.actions[0]!.at);
  expect(evictions[0]).toMatchObject({ resized: 0, certainty: "certain", containers: [{ name: "web", from: { cpuMilli: 50 } }] });
  expect(evictions[0]!.containers[0]!.to.cpuMilli).toBeGreaterThan(50);
  expect(told("vpaChanged", besideVpa("InPlaceOrRecreate"))[0]).toMatchObject({ evicted: 0, admitted: 0 });
  expect(told("vpaChanged", besideVpa("Off"))).toEqual([]);
});
