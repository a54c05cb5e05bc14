import { expect, test } from "vitest";
import { podsStayWithinBounds } from "./podBounds";
import { changed, checkedRun } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";
import type { PodLife, Trace } from "./trace";

const durationSeconds = 600;

/** Someone asks for 1301 pods, and a minute later for one. */
const burst = (kind: "Deployment" | "ReplicaSet") =>
  changed({
    durationSeconds,
    manifest: manifestWith(metricSources.Resource, { kind }).replace("maxReplicas: 10", "maxReplicas: 1301"),
    incidents: [
      { at: 100, kind: "kubectlScale", replicas: 1301 },
      { at: 160, kind: "kubectlScale", replicas: 1 },
    ],
  });

const endOf = ({ phases, goneAt }: PodLife) => phases.find(({ phase }) => phase === "terminating")?.at ?? goneAt;

const activeAt = ({ pods }: Trace, second: number): number =>
  pods.filter((pod) => pod.createdAt <= second && second < (endOf(pod) ?? Infinity)).length;

const kinds = ["Deployment", "ReplicaSet"] as const;
const ran = { Deployment: checkedRun(burst("Deployment")), ReplicaSet: checkedRun(burst("ReplicaSet")) };

test.each(kinds)("a %s goes on with the rest of its pods in the next seconds, though nothing else happens", (kind) => {
  const trace = ran[kind];
  expect([100, 101, 102, 103].map((second) => activeAt(trace, second))).toEqual([501, 1001, 1301, 1301]);
  expect([160, 161, 162, 163].map((second) => activeAt(trace, second))).toEqual([801, 301, 1, 1]);
});

test.each(kinds)("a %s that deletes 500 pods a second may have too many meanwhile, and no longer", (kind) => {
  const trace = structuredClone(ran[kind]);
  // One more than the surge may stay.
  for (const pod of trace.pods.filter((each) => endOf(each) === 162).slice(0, 2)) {
    Object.assign(pod, { phases: pod.phases.filter(({ phase }) => phase !== "terminating"), goneAt: 170 });
  }
  expect(podsStayWithinBounds(trace)[0]).toMatch(/^162 s: 3 pods, 1 asked for and a surge of [01]$/);
});

test.each(kinds)("a %s that stops to create before it has all pods is found", (kind) => {
  const trace = structuredClone(ran[kind]);
  // As if its second sync had come two seconds late.
  const late = trace.pods.filter(({ createdAt }) => createdAt === 101 || createdAt === 102);
  for (const pod of late) Object.assign(pod, { createdAt: 103, phases: [{ at: 103, phase: "pending" }, ...pod.phases.slice(1)] });
  expect(podsStayWithinBounds(trace)[0]).toMatch(/^101 s: 501 pods, 1301 asked for and (325|0) may be unavailable$/);
});

test.each(kinds)(
  "a %s may have too few pods after a second in which its count went down and up again: it has deleted 500 of them",
  (kind) => {
    const { incidents } = burst(kind);
    const downAndUp = { ...burst(kind), incidents: [...incidents, { at: 160, kind: "kubectlScale", replicas: 1301 } as const] };
    const trace = checkedRun(downAndUp);
    expect([159, 160, 161].map((second) => activeAt(trace, second))).toEqual([1301, 801, 1301]);
  },
);

/** A StatefulSet without pods gets a count of two, and the count of none again, in one second. */
const twoCounts = changed({
  durationSeconds,
  manifest: manifestWith(metricSources.Resource, { kind: "StatefulSet" }),
  workload: { initialReplicas: 2 },
  incidents: [
    { at: 200, kind: "kubectlScale", replicas: 0 },
    { at: 384, kind: "kubectlScale", replicas: 2 },
    { at: 384, kind: "nodeLost" },
    { at: 384, kind: "containerRenamed", container: "app" },
    { at: 384, kind: "kubectlApply", replicas: 0 },
  ],
});

test("a pod may be created for a count that is overwritten in its second, and for no higher one", () => {
  const trace = structuredClone(checkedRun(twoCounts));
  expect(trace.pods.filter(({ createdAt }) => createdAt === 384).map(({ name }) => name)).toContain("php-apache-0");
  expect(trace.seconds.written[384]).toBe(0);

  Object.assign(
    trace.pods.find(({ createdAt }) => createdAt === 384)!,
    { name: "php-apache-2" },
  );
  expect(podsStayWithinBounds(trace)).toContainEqual("384 s: php-apache-2 was created, 2 asked for");
});
