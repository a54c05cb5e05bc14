import { describe, expect, test } from "vitest";
import type { PodObservation } from "./observation";
import { noOlderRules, olderRulesFor } from "./olderRules";
import { containerRequests, overheadInRequest, podRequests } from "./requests";
import { seenPod } from "./testing/observed";

const podOf = (change: Partial<PodObservation>) => seenPod("web-0", null, change).pod;
const cpu = (name: string, milli: number) => ({ name, requestsMilli: { cpu: milli } });
const sidecar = (name: string, milli: number) => ({ ...cpu(name, milli), restartPolicy: "Always" });
const initContainers = [sidecar("early", 5), { ...cpu("migrate", 400), restartPolicy: "OnFailure" }, sidecar("mesh", 50)];
const read = (change: Partial<PodObservation>, podLevel = true, older = noOlderRules) => {
  const pod = podOf({ containers: [cpu("app", 100)], ...change });
  const reader = podRequests("cpu", podLevel, older);
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

describe("until 1.37 the pod's overhead", () => {
  const overheadMilli = { cpu: 50 };
  const readIn1_37 = (change: Partial<PodObservation>, podLevel = true) => {
    const older = olderRulesFor("1.37");
    return [read({ overheadMilli, ...change }, podLevel, older), older.isUsed("overheadInPodRequests")];
  };

  test("is added to requests of the pod, and to what is reserved for its containers", () => {
    expect(readIn1_37({ requestsMilli: { cpu: 1000 } })).toEqual([1050, true]);
    expect(readIn1_37({ requestsMilli: { memory: 1 } })).toEqual([150, true]);
    expect(read({ requestsMilli: { cpu: 1000 }, overheadMilli })).toBe(1000);
  });

  test("stands in for a request that nothing makes", () => {
    expect(readIn1_37({ requestsMilli: { memory: 1 }, containers: [] })).toEqual([50, true]);
    expect(read({ requestsMilli: { memory: 1 }, containers: [], overheadMilli })).toBe("missing pod-level request for cpu in Pod web-0");
  });

  test("is not added to requests of containers, nor without the gate, nor for a resource that it does not have", () => {
    expect(readIn1_37({})).toEqual([100, false]);
    expect(readIn1_37({ requestsMilli: { cpu: 1000 } }, false)).toEqual([100, false]);
    expect(readIn1_37({ requestsMilli: { cpu: 1000 }, overheadMilli: { memory: 1 } })).toEqual([1000, false]);
    expect(readIn1_37({ requestsMilli: { cpu: 1000 }, overheadMilli: { cpu: 0 } })).toEqual([1000, false]);
  });

  test("is read of each pod, even if pods share their requests", () => {
    const requestsMilli = { cpu: 1000 };
    const [one, other] = [podOf({ requestsMilli, overheadMilli }), podOf({ requestsMilli })];
    const reader = podRequests("cpu", true, olderRulesFor("1.37"));
    expect([reader.request(one), reader.request({ ...other, containers: one.containers })]).toEqual([1050, 1000]);
    expect([overheadInRequest(one, "cpu"), overheadInRequest(other, "cpu"), overheadInRequest(podOf({ overheadMilli }), "cpu")]).toEqual([
      50, 0, 0,
    ]);
  });
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
