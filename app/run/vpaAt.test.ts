import { describe, expect, test } from "vitest";
import { vpaScenario, type VpaGiven } from "../../engine/vpaRun/testing/vpaScenario";
import { runOf } from "../charts/testing/kedaRun";
import { podFateWords } from "../words/vpa/podFateWords";
import { vpaGroupWords } from "../words/vpa/vpaEventWords";
import { lastChangeWords, noPassWords, recommendationLines, saidPods } from "../words/vpa/vpaMomentWords";
import { vpaAt } from "./vpaAt";
import { vpaEvents, vpaGroups } from "./vpaEvents";

function momentsOf(given: VpaGiven) {
  const run = runOf(vpaScenario(given));
  const vpa = run.vpa!;
  return { run, vpa, at: (second: number) => vpaAt(vpa, run.pods, second) };
}

describe("evictions", () => {
  const { run, vpa, at } = momentsOf({ mode: "Recreate" });
  const [first] = vpa.actions;
  const second = first!.at;

  test("are said with the requests before and after, and the pods that stay have their reason", () => {
    const moment = at(second);
    expect(moment.passAt).toBe(second);
    expect(moment.lastActions.every((action) => action.at === second && action.kind === "evict")).toBe(true);
    expect(lastChangeWords(moment)).toMatch(/^Last change, at [\d:]+: \d+ pods? evicted; 50m CPU, 64Mi memory → \d+m CPU, 250Mi memory\.$/);
    const evicted = new Set(moment.lastActions.map(({ pod }) => pod));
    expect(moment.pods.some(({ pod }) => evicted.has(pod))).toBe(false);
    expect(moment.pods.length).toBeGreaterThan(0);
    const waiting = moment.pods.filter(({ fate }) => fate.kind === "judged" && fate.codes.at(-1) === "accepted");
    expect(waiting.length).toBeGreaterThan(0);
    expect(podFateWords(waiting[0]!.fate, vpa.rules)).toBe(
      "it waits for its update: at most 50% of its controller’s pods may be missing at a time (eviction tolerance)",
    );
  });

  test("once done, each pod is within its bounds and too young, and the same reason is said once", () => {
    const moment = at(1800);
    expect(new Set(moment.pods.map(({ fate }) => fate.kind === "judged" && fate.codes.join()))).toEqual(new Set(["shortLivedInRange"]));
    const said = saidPods(moment, vpa);
    expect(said).toHaveLength(1);
    expect(said[0]!.said).toMatch(/^within the bounds and younger than 12 h \(the youngest is \d+ min old\)$/);
    expect(recommendationLines(moment)[0]).toMatch(/^Target of web: \d+m CPU \(bounds \S+ to .+\), 250Mi memory \(bounds 250Mi to .+\)$/);
  });

  test("belong to the first sync that is not before them", () => {
    const events = vpaEvents(vpa);
    const groups = vpaGroups(events, run);
    expect(groups.flatMap((group) => group.events)).toEqual(events);
    for (const { stop, events: of } of groups) {
      const before = run.steps.at[run.steps.at.indexOf(stop) - 1]!;
      expect(of.every((event) => event.at <= stop && event.at > before)).toBe(true);
    }
  });
});

test("with fewer pods than the updater asks for no pod is touched", () => {
  const { vpa, at } = momentsOf({ mode: "Recreate", replicas: [1, 1] });
  const moment = at(3600);
  expect(moment.pods.map(({ fate }) => fate.kind)).toEqual(["tooFewReplicas"]);
  expect(podFateWords(moment.pods[0]!.fate, vpa.rules)).toBe("its controller has fewer than 2 pods (minReplicas)");
  expect(lastChangeWords(moment)).toBeNull();
});

test("a resize in place is what became of its pods", () => {
  const { vpa, at } = momentsOf({ mode: "InPlaceOrRecreate", replicas: [4, 4] });
  const [first] = vpa.actions;
  const moment = at(first!.at);
  expect(moment.pods.find(({ pod }) => pod === first!.pod)!.fate).toEqual({ kind: "acted", action: first });
  expect(podFateWords({ kind: "acted", action: first! }, vpa.rules)).toMatch(/^resized in place at [\d:]+: 50m CPU, .+ → /);
});

test.each([
  ["Off", "In mode Off nothing is changed."],
  ["Initial", "In mode Initial only new pods get the recommendation. The updater looks at no running pod."],
])("in mode %s the updater has no pass, and the page says why", (mode, said) => {
  const { vpa, at } = momentsOf({ mode });
  expect(at(3600)).toMatchObject({ passAt: null, pods: [] });
  expect(noPassWords(vpa, at(3600))).toBe(said);
});

test("a kill for memory that raised the target is an event when the recommender noticed it, and one that did not is none", () => {
  const workload = { memoryLimitMebibytes: 300, memoryRequestMebibytes: 200, memoryLeakMebibytesPerHour: 150 };
  const { vpa, run } = momentsOf({ mode: "Off", replicas: [2, 2], workload });
  const raising = vpa.kills.filter(({ raised }) => raised !== null);
  const events = vpaEvents(vpa);
  expect(events.map(({ kind, at }) => [kind, at])).toEqual(raising.map(({ at }) => ["killed", at]));
  const [kill] = raising;
  expect(kill!.raised!.to).toBeGreaterThan(kill!.raised!.from);
  expect(run.pods.find(({ name }) => name === kill!.pod)!.exits.some(({ at, outOfMemory }) => at === kill!.killedAt && outOfMemory)).toBe(
    true,
  );
  // Pods that were killed together raised the target once.
  expect(vpaGroupWords([events[0]!, events[0]!])).toBe(vpaGroupWords(events.slice(0, 1)));
  expect(vpaGroupWords(events.slice(0, 1))).toMatch(/^out of memory at [\d:]+: target [\d.]+Mi → [\d.]+Mi$/);
  expect(vpaEvents({ ...vpa, kills: vpa.kills.map((each) => ({ ...each, raised: null })) })).toEqual([]);
});
