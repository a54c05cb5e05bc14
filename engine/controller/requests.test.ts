import { expect, test } from "vitest";
import type { PodObservation } from "./observation";
import { noOlderRules } from "./olderRules";
import { containerRequests, podRequests } from "./requests";
import { seenPod } from "./testing/observed";

const podOf = (change: Partial<PodObservation>) => seenPod("web-0", null, change).pod;
const cpu = (name: string, milli: number) => ({ name, requestsMilli: { cpu: milli } });
const sidecar = (name: string, milli: number) => ({ ...cpu(name, milli), restartPolicy: "Always" });
const initContainers = [sidecar("early", 5), { ...cpu("migrate", 400), restartPolicy: "OnFailure" }, sidecar("mesh", 50)];
const read = (change: Partial<PodObservation>, podLevel = true) => {
  const pod = podOf({ containers: [cpu("app", 100)], ...change });
  const reader = podRequests("cpu", podLevel, noOlderRules);
  return reader.request(pod) ?? reader.missing(pod);
};

test("adds up containers and sidecars, and no other init container", () => {
  expect(read({ initContainers })).toBe(155);
});

test("names the first container, then the first sidecar, that lacks the request", () => {
  const mesh = { name: "mesh", restartPolicy: "Always", requestsMilli: {} };
  const migrate = { name: "migrate", requestsMilli: {} };
  expect(read({ initContainers: [migrate, mesh] })).toBe("missing request for cpu in container mesh of Pod web-0");
  expect(read({ containers: [{ name: "app", requestsMilli: {} }], initContainers: [mesh] })).toBe(
    "missing request for cpu in container app of Pod web-0",
  );
});

test("takes the pod's own request where it has one and the gate is on", () => {
  expect(read({ requestsMilli: { cpu: 1000 } })).toBe(1000);
  expect(read({ requestsMilli: { cpu: 1000 } }, false)).toBe(100);
  expect(read({ requestsMilli: {} })).toBe(100);
});

test("takes what the scheduler reserves where the pod itself requests only other resources", () => {
  const requestsMilli = { memory: 1 };
  expect(read({ requestsMilli, containers: [cpu("app", 100), { name: "idle", requestsMilli: {} }] })).toBe(100);
  expect(read({ requestsMilli, initContainers }), "early and migrate together").toBe(405);
  expect(read({ requestsMilli, containers: [] })).toBe("missing pod-level request for cpu in Pod web-0");
});

test("looks for one container among containers and sidecars, and ignores the pod's own requests", () => {
  const pod = podOf({ containers: [cpu("app", 100)], initContainers, requestsMilli: { cpu: 1000 } });
  const of = (container: string, resource = "cpu") => {
    const reader = containerRequests(resource, container, noOlderRules);
    return reader.request(pod) ?? reader.missing(pod);
  };
  expect([of("app"), of("mesh"), of("migrate"), of("app", "memory")]).toEqual([
    100,
    50,
    "container migrate not found in Pod web-0",
    "missing request for memory in container app of Pod web-0",
  ]);
});
