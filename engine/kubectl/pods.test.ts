import { expect, test } from "vitest";
import type { OtherPodLife, PodLife } from "../simulation/trace";
import { getPods, getPodsV1 } from "./pods";
import { topPods } from "./topPods";

const ready: PodLife = {
  name: "web-6d4cf56db6-b2k9x",
  createdAt: 0,
  scheduledAt: 1,
  exits: [],
  phases: [
    { at: 0, phase: "pending" },
    { at: 3, phase: "starting" },
    { at: 15, phase: "ready" },
    { at: 400, phase: "terminating" },
  ],
  goneAt: 430,
};
const crashing: PodLife = {
  name: "web-6d4cf56db6-abcde",
  createdAt: 100,
  scheduledAt: 100,
  exits: [
    { at: 110, backOffSeconds: 0 },
    { at: 125, backOffSeconds: 10 },
  ],
  phases: [
    { at: 100, phase: "pending" },
    { at: 103, phase: "starting" },
    { at: 110, phase: "crashed" },
    { at: 120, phase: "starting" },
    { at: 125, phase: "crashed" },
    { at: 145, phase: "starting" },
    { at: 160, phase: "ready" },
  ],
  goneAt: null,
};
const history = { namespace: "default", containers: 1, pods: [ready, crashing] };
const rows = (now: number, containers = 1) =>
  getPods({ ...history, containers }, now)
    .trimEnd()
    .split("\n")
    .slice(1);

test("lists the pods of a time by name", () => {
  expect(getPods(history, 200).split("\n")).toEqual([
    "NAME                   READY   STATUS    RESTARTS      AGE",
    "web-6d4cf56db6-abcde   1/1     Running   2 (75s ago)   100s",
    "web-6d4cf56db6-b2k9x   1/1     Running   0             3m20s",
    "",
  ]);
});

test("counts a restart when the container runs again, not when it exits", () => {
  expect([112, 122, 130].map((now) => rows(now)[0])).toEqual([
    "web-6d4cf56db6-abcde   0/1     Error     0          12s",
    "web-6d4cf56db6-abcde   0/1     Running   1 (12s ago)   22s",
    "web-6d4cf56db6-abcde   0/1     CrashLoopBackOff   1 (5s ago)   30s",
  ]);
});

test("counts a sidecar as ready while the main container is not", () => {
  expect([0, 1, 5, 20].map((now) => rows(now, 2)[0]?.replace(/ +/g, " "))).toEqual([
    "web-6d4cf56db6-b2k9x 0/2 Pending 0 0s",
    "web-6d4cf56db6-b2k9x 0/2 ContainerCreating 0 1s",
    "web-6d4cf56db6-b2k9x 1/2 Running 0 5s",
    "web-6d4cf56db6-b2k9x 2/2 Running 0 20s",
  ]);
});

test("shows an evicted pod as its containers ended; 1.2 left it out", () => {
  const evicted: PodLife = { ...ready, phases: [...ready.phases.slice(0, 3), { at: 400, phase: "failed" }], goneAt: null };
  const pods = { ...history, containers: 2, pods: [evicted] };
  expect(getPods(pods, 500).split("\n")[1]).toBe("web-6d4cf56db6-b2k9x   0/2     Error    0          8m20s");
  expect(getPodsV1(pods, 500)).toBe("NAME      READY     STATUS    RESTARTS   AGE\n");
});

test("shows a finished pod of a Job as completed; 1.2 left it out", () => {
  const finished: OtherPodLife = { ...ready, phases: [{ at: 0, phase: "succeeded" }], goneAt: null };
  const pods = { ...history, containers: 2, pods: [finished] };
  expect(getPods(pods, 500).split("\n")[1]).toBe("web-6d4cf56db6-b2k9x   0/2     Completed   0          8m20s");
  expect(getPodsV1(pods, 500)).toBe("NAME      READY     STATUS    RESTARTS   AGE\n");
});

test("shows a stopping pod as it was last reported, until it is gone", () => {
  expect(rows(429)[1]).toBe("web-6d4cf56db6-b2k9x   1/1     Terminating   0              7m9s");
  expect(rows(430)).toHaveLength(1);
  expect(getPods({ ...history, pods: [ready] }, 430)).toBe("No resources found in default namespace.\n");
});

test("lists them as 1.2 did, with the number of restarts alone", () => {
  expect(getPodsV1(history, 200).split("\n")).toEqual([
    "NAME                   READY     STATUS    RESTARTS   AGE",
    "web-6d4cf56db6-abcde   1/1       Running   2          1m",
    "web-6d4cf56db6-b2k9x   1/1       Running   0          3m",
    "",
  ]);
  expect(getPodsV1({ containers: 1, pods: [ready] }, 430)).toBe("");
});

test("prints what each pod uses, by name", () => {
  const usage = { names: ["web-b", "web-a"], rows: Uint32Array.of(1, 0), values: Uint32Array.of(9, 9, 7, 31, 140, 32), from: 2 };
  expect(topPods(history, usage, 200).split("\n")).toEqual([
    "NAME    CPU(cores)   MEMORY(bytes)   ",
    "web-a   7m           31Mi            ",
    "web-b   140m         32Mi            ",
    "",
  ]);
});

test("says why there is no sample", () => {
  const none = { names: [], rows: new Uint32Array(), values: new Uint32Array(), from: 0 };
  expect(topPods(history, null, 200)).toBe(
    "Error from server (ServiceUnavailable): the server is currently unable to handle the request (get pods.metrics.k8s.io)\n",
  );
  expect(topPods(history, none, 119)).toBe("error: metrics not available yet\n");
  expect(topPods(history, none, 225)).toBe("error: Metrics not available for pod default/web-6d4cf56db6-abcde, age: 2m5s\n");
  expect(topPods({ ...history, pods: [] }, none, 225)).toBe("No resources found in default namespace.\n");
});
