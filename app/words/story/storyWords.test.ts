import { expect, test } from "vitest";
import { storyOf, type Episode } from "../../../engine/index";
import { library } from "../../../engine/doors/library";
import { anyTraceOf } from "../../../engine/simulation/testing/traceOf";
import { changeWords, storyLines } from "./storyWords";

const at = { from: 375, to: 450, moment: 375, certainty: "certain" } as const;
const load = { least: 3, most: 40.04 };
const said = (episode: Episode, kind: "service" | "queue" = "service") => storyLines([episode], kind)[0]!.text;

test("a move says its counts, its writer and the load; start-up CPU is only a likely cause", () => {
  const moved = { ...at, kind: "moved", fromReplicas: 1, toReplicas: 9, writes: 5, by: "hpa", load, startUp: null } as const;
  expect(storyLines([moved], "service")).toEqual([
    { time: "06:15 to 07:30", moment: 375, text: "Up from 1 to 9 in 5 writes. The load was 3 to 40 per second." },
  ]);
  expect(said({ ...moved, fromReplicas: 9, toReplicas: 0, writes: 1, by: "keda" })).toMatch(/^Down from 9 to 0, by KEDA\./);
  const startUp = { at: 390, pods: 3, milli: 400, othersMilli: 90, ratio: 1.6, ratioWithout: 1.05 };
  expect(said({ ...moved, certainty: "likely", startUp })).toContain(
    "A likely cause is start-up CPU: at 06:30 the HPA counted 400m for each pod that had just started (3), and 90m for each other one.",
  );
});

test("an episode of one second has one time", () => {
  const moved = { ...at, to: 375, kind: "moved", fromReplicas: 1, toReplicas: 2, writes: 1, by: "hpa", load, startUp: null } as const;
  expect(storyLines([moved], "service")[0]!.time).toBe("06:15");
});

test("a run that does not flap says so, with the rule", () => {
  const steady = { ...at, kind: "steady", writes: 4, changes: 2, mostInARow: 2, flapsFrom: 3, withinSeconds: 600 } as const;
  const text = (episode: Episode) => said(episode).replaceAll("\u00a0", " ");
  const rule = "Flapping is 3 changes or more among writes that follow each other within 10 min.";
  expect(text(steady)).toBe(`Does not flap: 2 changes of direction. ${rule}`);
  expect(text({ ...steady, changes: 5 })).toBe(`Does not flap: 5 changes of direction. ${rule} Here it is 2 at most.`);
  expect(text({ ...steady, writes: 0, changes: 0, mostInARow: 0 })).toBe("Does not flap: the autoscaler never changed the count.");
});

test("the waits until the capacity is there add up", () => {
  const podWaits = { created: 0, scheduled: 0, pulled: 0, running: 3, answering: 41, probed: 0, listed: 1, serving: 0 };
  const reacted = { ...at, kind: "reacted", load: 40, lagSeconds: 31 } as const;
  expect(said({ ...reacted, parts: { untilWanted: 15, untilWritten: 0, untilReady: 45, podWaits } }).replaceAll("\u00a0", " ")).toBe(
    "The load rose to 40 per second. The ready pods could serve it 1 min later: 15 s until a sync proposed more pods, 0 s until enough were written, 45 s until they were ready. The oldest sample that this sync counted was 31 s old.",
  );
  expect(said({ ...reacted, parts: null, lagSeconds: null })).toBe(
    "The load rose to 40 per second. The ready pods could not serve it until the run ended.",
  );
});

test("what held the count back says what it cost, and a loss is never none", () => {
  const held = { ...at, kind: "heldBack", times: 1, lowest: 4, highest: 4, wanted: 5, overloadedSeconds: 11, failed: 0.2 } as const;
  expect(said({ ...held, by: "policy" }).replaceAll("\u00a0", " ")).toBe(
    "A scale-up policy kept 4 pods, and up to 5 were proposed. Requests waited or failed for 11 s, and 1 request failed.",
  );
  expect(said({ ...held, by: "maxReplicas", overloadedSeconds: 0 })).toBe("maxReplicas kept 4 pods, and up to 5 were proposed.");
  expect(said({ ...held, by: "maxReplicas", overloadedSeconds: 0, times: 14 })).toMatch(/were proposed\. This happened 14 times\.$/);
  expect(said({ ...held, by: "window", failed: 0 }, "queue").replaceAll("\u00a0", " ")).toMatch(/Messages waited for 11 s\.$/);
});

test("syncs that computed nothing say why, and an incident is named", () => {
  const none = { ...at, kind: "undecided", syncs: 20, overloadedSeconds: 0, failed: 0 } as const;
  expect(said({ ...none, by: "noMetrics", error: "no metrics returned" })).toBe(
    "The HPA could not read its metrics in 20 syncs, so it left the count. The first error: no metrics returned.",
  );
  expect(said({ ...none, by: "scalingDisabled", error: "", syncs: 1, overloadedSeconds: 9 }).replaceAll("\u00a0", " ")).toBe(
    "The target was at 0 replicas, so the HPA did nothing in 1 sync. Requests waited or failed for 9 s.",
  );
  const down = { ...at, kind: "struck", incident: { at: 375, kind: "metricsServerDown", durationSeconds: 75 }, isRefused: false } as const;
  expect(said(down)).toBe("Incident: metrics-server down.");
  expect(said({ ...down, isRefused: true })).toBe("Incident: metrics-server down. It changed nothing.");
});

test("every run of the library tells its story in whole sentences", () => {
  const kinds = new Set<Episode["kind"]>();
  for (const { id, scenario } of library) {
    const trace = anyTraceOf(scenario);
    const story = storyOf(scenario, trace);
    for (const { kind } of story) kinds.add(kind);
    for (const { time, text } of storyLines(story, scenario.workload.kind)) {
      expect(time, id).toMatch(/^(\d+:)?\d\d:\d\d( to (\d+:)?\d\d:\d\d)?$/);
      expect(text, id).toMatch(/^[A-Zm0-9].*\.$/);
      expect(text, id).not.toMatch(/undefined|null|NaN|Infinity|–|\b1 (pods|requests|writes)\b/);
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(9);
});

test("a change is named by the last words of its field, or by its label in a form", () => {
  const named = (field: string, value: string) => changeWords({ field, value, parts: {} }, "service").replaceAll("\u00a0", " ");
  expect(named("spec.behavior.scaleUp.policies[0].value", "8")).toBe("scaleUp.policies[0].value: 8");
  expect(named("spec.maxReplicas", "20")).toBe("maxReplicas: 20");
  expect(named("spec.metrics[0].resource.target.averageUtilization", "35")).toBe("averageUtilization: 35");
  expect(named("cluster.nodes", "3")).toBe("Nodes: 3");
  expect(named("workload.preStopSeconds", "5")).toBe("preStop sleep: 5 s");
});

test("what a VerticalPodAutoscaler did says how many pods and which requests", () => {
  const containers = [{ name: "web", from: { cpuMilli: 50 }, to: { cpuMilli: 410, memoryBytes: 250 * 2 ** 20 } }];
  const changed = { ...at, kind: "vpaChanged", evicted: 3, resized: 1, admitted: 3, containers } as const;
  expect(said(changed).replaceAll("\u00a0", " ")).toBe(
    "The VPA evicted 3 pods. The VPA resized 1 pod in place. Container web requested 50m CPU, and then 410m CPU, 250Mi memory.",
  );
  const initial = { ...changed, evicted: 0, resized: 0, containers: [{ ...containers[0]!, from: null }] };
  expect(said(initial).replaceAll("\u00a0", " ")).toBe(
    "The VPA set the requests of new pods: 3. Container web requests 410m CPU, 250Mi memory.",
  );
});
