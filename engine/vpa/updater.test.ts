import { describe, expect, test } from "vitest";
import { resourceListOf, resourceTextsOf } from "./quantities";
import { day, higher, podOf, recommended, run, told, vpaWith } from "./testing/updaterWorld";
import { resizeSet } from "./updater";
import { newUpdaterMemory } from "./updaterFlags";
import { defaultVpaFeatureGates } from "./vpa";

const three = ["a", "b", "c"].map((name) => podOf(name));
const inPlaceGate = { gates: { ...defaultVpaFeatureGates, InPlace: true } };
const condition = (type: string, reason?: string, status = "True") => ({
  type,
  status,
  ...(reason !== undefined && { reason }),
  lastTransitionTime: 0,
});
const pending = (reason: string) => ({ conditions: [condition("PodResizePending", reason)] });

describe("evictions", () => {
  test("leave all but the tolerance alive", () => {
    expect(told(run(vpaWith("Recreate"), three))).toEqual(["evict a"]);
    expect(told(run(vpaWith("Recreate"), three, { flags: { evictionTolerance: 0.7 } }))).toEqual(["evict a", "evict b"]);
  });

  test("need as many pods as the object says, or else the flag; and say which controller has too few", () => {
    const alone = [podOf("a")];
    expect(run(vpaWith("Recreate"), alone)).toMatchObject({ actions: [], tooFewReplicas: ["web"] });
    expect(told(run({ ...vpaWith("Recreate"), updatePolicy: { minReplicas: 1 } }, alone))).toEqual(["evict a"]);
  });

  test("do not come in the modes Off and Initial, which look at no controller", () => {
    for (const mode of ["Off", "Initial"] as const) {
      expect(run(vpaWith(mode), [podOf("a")])).toMatchObject({ actions: [], log: new Map(), tooFewReplicas: [] });
    }
  });

  test("wait until a controller's new pods run", () => {
    const creators = [{ kind: "ReplicaSet", name: "web", replicas: 6 }];
    expect(told(run(vpaWith("Recreate"), three, { creators }))).toEqual([]);
  });

  test("are tried again when they are refused", () => {
    const refused = run(vpaWith("Recreate"), three, { evict: () => false });
    expect(told(refused)).toEqual(["evict a (refused)", "evict b (refused)", "evict c (refused)"]);
    expect(refused.log.get("a")).toEqual(["accepted", "evictionCallFailed"]);
  });

  test("leave pods without a controller alone", () => {
    expect(told(run(vpaWith("Recreate"), [...three, podOf("lonely", { group: null })]))).toEqual(["evict a"]);
  });
});

describe("resizes in place", () => {
  test("come instead of evictions in mode InPlaceOrRecreate", () => {
    expect(told(run(vpaWith("InPlaceOrRecreate"), three))).toEqual(["resize a"]);
  });

  test("of more than an hour make way for an eviction, not those of an hour", () => {
    const memory = newUpdaterMemory();
    const pods = [podOf("a", { conditions: [condition("PodResizeInProgress")] }), podOf("b"), podOf("c")];
    const codes = (now: number) => run(vpaWith("InPlaceOrRecreate"), pods, { memory, now }).log.get("a");
    expect(codes(0)).toEqual(["resizeOngoingDefer"]);
    expect(codes(3600)).toEqual(["resizeOngoingDefer"]);
    expect(codes(3601)?.slice(0, 2)).toEqual(["inProgressTimeout", "resizeFailedOrStalledEvict"]);
  });

  test("that failed wait in mode InPlace, unless they are infeasible", () => {
    const failed = podOf("a", { conditions: [condition("PodResizeInProgress", "Error")] });
    const memory = newUpdaterMemory();
    const { log } = run(vpaWith("InPlace"), [failed, podOf("b")], { flags: inPlaceGate, memory });
    expect(log.get("a")).toEqual(["resizeError", "accepted", "resizeError"]);
    expect([...memory.infeasibleAttempts]).toEqual([]);
  });

  test("that do not fit the node are remembered in mode InPlace, and tried again only for less", () => {
    const memory = newUpdaterMemory();
    const world = { flags: inPlaceGate, memory };
    const refused = run(vpaWith("InPlace"), [podOf("a"), podOf("b")], { ...world, resize: () => "NodeCapacity" });
    expect(told(refused)).toEqual(["resize a (refused)", "resize b (refused)"]);
    expect([...memory.infeasibleAttempts.keys()]).toEqual(["a", "b"]);
    expect(told(run(vpaWith("InPlace"), [podOf("a"), podOf("b")], world))).toEqual([]);

    const lower = recommended({ cpu: "900m", memory: "1Gi" }, { cpu: "500m", memory: "512Mi" }, { cpu: "2", memory: "2Gi" });
    expect(told(run(vpaWith("InPlace", { recommendation: lower }), [podOf("a"), podOf("b")], world))).toEqual(["resize a", "resize b"]);
  });

  test("are not tried again if the lower target is capped for this pod", () => {
    const memory = newUpdaterMemory();
    memory.infeasibleAttempts.set("a", higher);
    const lower = recommended({ cpu: "900m", memory: "1Gi" }, { cpu: "500m", memory: "512Mi" }, { cpu: "2", memory: "2Gi" });
    const containerPolicies = [{ containerName: "*", minAllowed: resourceListOf({ cpu: "1" }) }];
    const vpa = vpaWith("InPlace", { recommendation: lower, containerPolicies });
    expect(run(vpa, [podOf("a"), podOf("b")], { flags: inPlaceGate, memory }).log.get("a")).toEqual([
      "approvedBudget",
      "infeasibleNotLower",
    ]);
  });

  test("forget the pods that are gone", () => {
    const memory = newUpdaterMemory();
    memory.infeasibleAttempts.set("gone", higher);
    run(vpaWith("InPlace"), three, { flags: inPlaceGate, memory });
    expect([...memory.infeasibleAttempts]).toEqual([]);
  });

  test("that restart no container ignore the budget and the number of pods, if a flag allows it", () => {
    const flags = { inPlaceSkipDisruptionBudget: true };
    expect(told(run(vpaWith("InPlaceOrRecreate"), three, { flags }))).toEqual(["resize a", "resize b", "resize c"]);
    expect(told(run(vpaWith("InPlaceOrRecreate"), [podOf("a")], { flags }))).toEqual(["resize a"]);
    const restarting = three.map((pod) => ({
      ...pod,
      containers: pod.containers.map((container) => ({ ...container, resizePolicy: { memory: "RestartContainer" as const } })),
    }));
    expect(told(run(vpaWith("InPlaceOrRecreate"), restarting, { flags }))).toEqual(["resize a"]);
  });

  test("that are refused become no eviction where there are too few pods", () => {
    const flags = { inPlaceSkipDisruptionBudget: true };
    const refused = run(vpaWith("InPlaceOrRecreate"), [podOf("a")], { flags, resize: () => "Other" });
    expect(told(refused)).toEqual(["resize a (refused)"]);
    expect(refused.log.get("a")?.slice(-2)).toEqual(["resizeCallFailedEvict", "groupBelowMinReplicas"]);
  });

  test("are under way if the first condition of a resize is true", () => {
    const first = podOf("a", { conditions: [condition("PodResizePending", "Infeasible", "False"), condition("PodResizeInProgress")] });
    expect(run(vpaWith("InPlaceOrRecreate"), [first, podOf("b"), podOf("c")]).log.get("a")?.[0]).toBe("approvedBudget");
    const infeasible = podOf("a", pending("Infeasible"));
    const flags = { evictionTolerance: 0.7 };
    expect(told(run(vpaWith("InPlaceOrRecreate"), [infeasible, podOf("b"), podOf("c")], { flags }))).toEqual(["resize b", "resize c"]);
    expect(told(run(vpaWith("InPlaceOrRecreate"), [infeasible], { flags: { ...flags, minReplicas: 1 } }))).toEqual(["evict a"]);
  });

  test("change nothing in mode InPlace without its gate", () => {
    expect(run(vpaWith("InPlace"), three)).toMatchObject({ actions: [], log: new Map() });
  });
});

describe("a pod", () => {
  const within = { cpu: "250m", memory: "256Mi" };
  const near = vpaWith("Recreate", { recommendation: recommended({ cpu: "300m", memory: "256Mi" }, within, { cpu: "1", memory: "1Gi" }) });

  test("within its bounds waits for twelve hours", () => {
    const young = podOf("a", { startTime: -12 * 3600 });
    expect(run(near, [young, podOf("b")], { now: -1 }).log.get("a")).toEqual(["shortLivedInRange"]);
    expect(run(near, [young, podOf("b")]).log.get("a")).toEqual(["accepted"]);
  });

  test("that was killed for its memory soon after its start does not wait", () => {
    const killed = (lived: number) => {
      const [app] = podOf("a").containers;
      const lastTermination = { reason: "OOMKilled", startedAt: -lived - 60, finishedAt: -60 };
      return podOf("a", { startTime: -3600, containers: [{ ...app!, lastTermination }] });
    };
    expect(run(near, [killed(599), podOf("b")]).log.get("a")).toEqual(["quickOOM", "accepted"]);
    expect(run(near, [killed(600), podOf("b")]).log.get("a")).toEqual(["shortLivedInRange"]);
    const own = { ...near, updatePolicy: { evictAfterOOMSeconds: 3600 } };
    expect(run(own, [killed(600), podOf("b")]).log.get("a")).toEqual(["shortLivedInRange"]);
    const gates = { ...defaultVpaFeatureGates, PerVPAConfig: true };
    expect(run(own, [killed(600), podOf("b")], { flags: { gates } }).log.get("a")).toEqual(["quickOOM", "accepted"]);
  });

  test("whose annotation names other containers does not count", () => {
    const observed = (value: string) => podOf("a", { annotations: { vpaObservedContainers: value } });
    const codes = (value: string) => run(vpaWith("Recreate"), [observed(value), podOf("b")]).log.get("a");
    expect([codes("app"), codes("sidecar"), codes(""), codes("Not a name")]).toEqual([
      ["accepted"],
      ["diffTooLow"],
      ["diffTooLow"],
      ["accepted"],
    ]);
  });
});

describe("a startup boost", () => {
  const gates = { ...defaultVpaFeatureGates, CPUStartupBoost: true };
  const ready = { ...condition("Ready"), lastTransitionTime: 0 };
  const original = '{"requests":{"cpu":"100m","memory":"128Mi"},"limits":{}}';
  const boosted = (name: string) => podOf(name, { conditions: [ready], annotations: { "vpaCpuStartupBoost/app": original } });
  const vpa = vpaWith("Off", { startupBoost: { factor: 2, durationSeconds: 60 } });
  const pods = [boosted("a"), boosted("b"), boosted("c")];

  test("ends after its duration, with the resources of the template in mode Off", () => {
    expect(told(run(vpa, pods, { flags: { gates }, now: 60 }))).toEqual([]);
    const over = run(vpa, pods, { flags: { gates }, now: 61 });
    expect(told(over)).toEqual(["resize a"]);
    expect(resourceTextsOf(resizeSet(vpa, pods[0]!, 61)!["app"]!.requests!)).toEqual({ cpu: "100m", memory: "128Mi" });
  });

  test("ends with what is recommended in other modes, and the pod is not touched before", () => {
    const recreate = { ...vpa, updatePolicy: { updateMode: "Recreate" as const } };
    expect(told(run(recreate, pods, { flags: { gates }, now: 60 }))).toEqual([]);
    expect(resourceTextsOf(resizeSet(recreate, pods[0]!, 61)!["app"]!.requests!)).toEqual({ cpu: "1", memory: "1Gi" });
  });

  test("has the duration of the container's policy, if it has one", () => {
    const own = { ...vpa, containerPolicies: [{ containerName: "app", startupBoost: { factor: 2, durationSeconds: 600 } }] };
    expect(told(run(own, pods, { flags: { gates }, now: day / 200 }))).toEqual([]);
    expect(told(run(own, pods, { flags: { gates }, now: 601 }))).toEqual(["resize a"]);
  });
});
