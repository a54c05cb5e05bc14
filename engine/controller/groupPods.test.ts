import { expect, test } from "vitest";
import { namedPodsLimit, type SetAsidePod } from "./decision";
import { defaultFlags } from "./flags";
import { groupPods } from "./groupPods";
import type { PodMetrics, PodObservation } from "./observation";
import { noOlderRules, olderRulesFor } from "./olderRules";
import { getResourceMetric } from "./podMetrics";
import { unnamedVersion, type KubernetesVersion } from "./releases";
import { observe, sampleOf, seenPod, seenPods, type SeenPod } from "./testing/observed";

const now = 1000;
const group = (seen: readonly SeenPod[], resource = "cpu", version: KubernetesVersion = unnamedVersion) => {
  const observation = observe(seen);
  // The sample of another pod, so that the answer is never empty.
  const samples = new Map([...(observation.metrics.resource ?? []), ["gone", sampleOf([])] as const]);
  const reading = getResourceMetric(
    { observation: { ...observation, metrics: { resource: samples } }, namespace: "default", older: noOlderRules },
    resource,
    null,
  );
  if (!reading.ok) throw new Error(reading.error);
  return groupPods(observation.pods, reading.metric, null, { flags: defaultFlags, older: olderRulesFor(version), now }).groups;
};
const sampledAt = (timestamp: number): PodMetrics => sampleOf([{ name: "app", usageMilli: { cpu: 10, memory: 10 } }], timestamp);

interface Case {
  name: string;
  change: Partial<PodObservation>;
  sample: PodMetrics | null;
  aside: Omit<SetAsidePod, "name"> | null;
}

// Initialization takes 300 s, the first readiness 30 s; a window is 30 s long.
const cases: Case[] = [
  {
    name: "terminating before all else",
    change: { deletionTimestamp: 2000, phase: "Pending" },
    sample: null,
    aside: { group: "ignored", why: "terminating" },
  },
  { name: "failed", change: { phase: "Failed" }, sample: sampledAt(990), aside: { group: "ignored", why: "failed" } },
  { name: "pending before missing", change: { phase: "Pending" }, sample: null, aside: { group: "unready", why: "pending" } },
  { name: "without a sample", change: {}, sample: null, aside: { group: "missing", why: "noSample" } },
  { name: "sampled without a container", change: {}, sample: sampleOf([]), aside: { group: "missing", why: "sampleIncomplete" } },
  {
    name: "sampled with one container lacking the resource",
    change: {},
    sample: sampleOf([
      { name: "app", usageMilli: { cpu: 10 } },
      { name: "mesh", usageMilli: { memory: 10 } },
    ]),
    aside: { group: "missing", why: "sampleIncomplete" },
  },
  {
    name: "without a Ready condition",
    change: { ready: null },
    sample: sampledAt(990),
    aside: { group: "unready", why: "noReadyConditionOrStartTime" },
  },
  {
    name: "without a start time",
    change: { startTime: null },
    sample: sampledAt(990),
    aside: { group: "unready", why: "noReadyConditionOrStartTime" },
  },
  {
    name: "not ready while initializing",
    change: { startTime: 701, ready: false },
    sample: sampledAt(990),
    aside: { group: "unready", why: "notReadyWhileInitializing" },
  },
  {
    name: "sampled from before it was ready",
    change: { startTime: 701, readyTransitionTime: 961 },
    sample: sampledAt(990),
    aside: { group: "unready", why: "sampledBeforeReady" },
  },
  {
    name: "sampled from the second it was ready",
    change: { startTime: 701, readyTransitionTime: 960 },
    sample: sampledAt(990),
    aside: null,
  },
  {
    name: "past initialization, whatever its sample",
    change: { startTime: 700, readyTransitionTime: 990 },
    sample: sampledAt(990),
    aside: null,
  },
  {
    name: "never ready since its start",
    change: { startTime: 700, ready: false, readyTransitionTime: 729 },
    sample: sampledAt(990),
    aside: { group: "unready", why: "neverReady" },
  },
  { name: "no longer ready", change: { startTime: 700, ready: false, readyTransitionTime: 730 }, sample: sampledAt(990), aside: null },
  {
    name: "of unknown readiness",
    change: { startTime: 990, ready: "Unknown", readyTransitionTime: -Infinity },
    sample: sampledAt(995),
    aside: null,
  },
];

test.each(cases)("sorts a pod $name", ({ change, sample, aside }) => {
  const { setAside, ...counts } = group([{ pod: seenPod("web-0", null, change).pod, sample }]);
  const none = { ready: 0, unready: 0, missing: 0, ignored: 0 };
  expect({ counts, setAside }).toEqual(
    aside === null
      ? { counts: { ...none, ready: 1 }, setAside: [] }
      : { counts: { ...none, [aside.group]: 1 }, setAside: [{ name: "web-0", ...aside }] },
  );
});

test.each([
  ["1.37", null, { missing: 1, why: "noSample" }],
  ["1.37", sampledAt(990), { missing: 0, why: undefined }],
  ["1.38", null, { missing: 0, why: "succeeded" }],
  ["1.38", sampledAt(990), { missing: 0, why: "succeeded" }],
] as const)("a finished pod in %s", (version, sample, { missing, why }) => {
  const groups = group([{ pod: seenPod("web-0", null, { phase: "Succeeded" }).pod, sample }], "memory", version);
  expect([groups.missing, groups.setAside[0]?.why]).toEqual([missing, why]);
});

test("checks readiness only if the resource is cpu", () => {
  const seen = [{ pod: seenPod("web-0", null, { startTime: null, ready: false }).pod, sample: sampledAt(990) }];
  expect([group(seen, "cpu").unready, group(seen, "memory").ready]).toEqual([1, 1]);
});

test("counts all and names at most a hundred of each group", () => {
  const missing = Array.from({ length: 150 }, (_, i) => seenPod(`missing-${i}`, null));
  const pending = Array.from({ length: 3 }, (_, i) => seenPod(`pending-${i}`, 5, { phase: "Pending" }));
  const groups = group([...seenPods(2, 10), ...missing, ...pending]);
  expect({ ...groups, setAside: groups.setAside.length }).toEqual({
    ready: 2,
    unready: 3,
    missing: 150,
    ignored: 0,
    setAside: namedPodsLimit + 3,
  });
});
