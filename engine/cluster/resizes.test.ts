import { describe, expect, test } from "vitest";
import type { Incident, IncidentOf } from "./incident";
import type { Pod } from "./pod";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";
import { podsResized } from "./testing/podsResized";

const living = (change: Partial<IncidentOf<"podsResized">>, options: LivingOptions = {}) => {
  const cluster = livingCluster({
    ...options,
    incidents: [podsResized(change), ...(options.incidents ?? [])].toSorted((a, b) => a.at - b.at),
  });
  const states = () => cluster.pods().map((pod) => (pod as Pod).resize);
  return { ...cluster, states };
};
const cpuOf = ({ containers }: { containers: readonly { requestsMilli: Readonly<Record<string, unknown>> }[] }) =>
  containers.map(({ requestsMilli }) => requestsMilli["cpu"]);

describe("a resize of a running pod", () => {
  test("is in the spec at once, allocated a second later, and in force two seconds after that, without a restart", () => {
    const cluster = living({ cpuRequestMilli: 400, memoryRequestMebibytes: 128 });
    cluster.live(100);
    const [pod] = cluster.pods();
    expect(pod).toMatchObject({ containers: [{ name: "web", requestsMilli: { cpu: 400, memory: 128 * 1_048_576_000 } }] });
    expect(pod!.appliedContainers).toMatchObject([{ requestsMilli: { cpu: 200, memory: 64 * 1_048_576_000 } }]);
    cluster.live(103);
    expect(cluster.pods()[0]!.appliedContainers).toBe(null);
    expect(cluster.lives()[0]!.resizes).toEqual([
      { at: 100, state: "proposed" },
      { at: 101, state: "inProgress" },
      { at: 103, state: null },
    ]);
    expect(tell(cluster.lives()[0]!)).toBe("pending -3600, starting -3597, ready -3585");
    expect(cluster.refused.size).toBe(0);
  });

  test("lets the pod use the new limit only when it is in force", () => {
    // 50 requests of 20 ms need a whole core.
    const seconds = living({ cpuLimitMilli: 1000 }, { load: 50, workload: { idleCpuMilli: 0, cpuLimitMilli: 500 } }).live(120);
    expect([99, 102, 103, 104].map((at) => [seconds[at]!.cpuMilli, seconds[at]!.throttledPods])).toEqual([
      [500, 1],
      [500, 1],
      [1000, 1],
      [1000, 1],
    ]);
  });

  test("lowers a limit, too", () => {
    const seconds = living({ cpuLimitMilli: 250 }, { load: 20, workload: { idleCpuMilli: 0, cpuLimitMilli: 500 } }).live(120);
    expect([102, 103].map((at) => [seconds[at]!.cpuMilli, seconds[at]!.throttledPods])).toEqual([
      [400, 0],
      [250, 1],
    ]);
  });

  test("counts in what all pods request from its second on", () => {
    const seconds = living({ cpuRequestMilli: 300 }, { workload: { initialReplicas: 3 } }).live(101);
    expect([99, 100].map((at) => seconds[at]!.cpuRequestedMilli)).toEqual([600, 900]);
    expect([seconds[99]!.requests, [...seconds[100]!.requests!.values()]]).toEqual([null, [3]]);
  });

  test("is not there in pods that come later: their template is as it was", () => {
    const cluster = living({ cpuRequestMilli: 400 });
    cluster.live(110);
    cluster.scale(2, 110);
    cluster.live(150);
    expect(cluster.pods().map(cpuOf)).toEqual([[400], [200]]);
  });

  test("is there with new containers, if the old ones exit before it is in force", () => {
    const crash: Incident = { at: 102, kind: "podsCrash", pods: 1 };
    const cluster = living({ cpuRequestMilli: 400 }, { incidents: [crash] });
    cluster.live(110);
    expect(cluster.lives()[0]!.resizes!.at(-1)).toEqual({ at: 105, state: null });
    const early = living({ cpuRequestMilli: 400 }, { incidents: [{ ...crash, at: 100 }] });
    early.live(120);
    // The kubelet had not looked when the containers exited; it looks when they run again.
    expect(early.lives()[0]!.resizes).toEqual([
      { at: 100, state: "proposed" },
      { at: 104, state: "inProgress" },
      { at: 106, state: null },
    ]);
  });

  test("ends in what was wanted last", () => {
    const again = podsResized({ at: 102, cpuRequestMilli: 300 });
    const cluster = living({ cpuRequestMilli: 400 }, { incidents: [again] });
    cluster.live(120);
    expect([cluster.states(), cluster.pods().map(cpuOf)]).toEqual([[null], [[300]]]);
    expect((cluster.pods()[0] as Pod).actual.main.cpuRequestMilli).toBe(300);
  });
});

describe("where nodes have a size", () => {
  const settings = { nodes: 1, nodeCpuMilli: 1000 };
  const workload = { initialReplicas: 2, cpuRequestMilli: 400, cpuLimitMilli: 0 };

  test("a resize that does not fit is deferred until its node has room", () => {
    const cluster = living({ cpuRequestMilli: 700 }, { settings, workload });
    cluster.live(300);
    expect(cluster.states()).toEqual(["deferred", "deferred"]);
    expect((cluster.pods()[0] as Pod).node).toMatchObject({ requestedMilli: 1400, allocatedMilli: 800 });
    cluster.scale(1, 300);
    cluster.live(310);
    expect(cluster.states()).toEqual([null]);
    // The other pod stopped for two seconds.
    const resizes = cluster.lives().map((life) => life.resizes);
    expect(resizes.find((steps) => steps!.length === 4)).toEqual([
      { at: 100, state: "proposed" },
      { at: 101, state: "deferred" },
      { at: 302, state: "inProgress" },
      { at: 304, state: null },
    ]);
    expect((cluster.pods()[0] as Pod).node).toMatchObject({ requestedMilli: 700, allocatedMilli: 700 });
  });

  test("as much as fits is allocated, in the order of the pods", () => {
    const cluster = living({ cpuRequestMilli: 500 }, { settings, workload: { ...workload, initialReplicas: 2 } });
    cluster.live(200);
    expect(cluster.states()).toEqual([null, null]);
    const tight = living({ cpuRequestMilli: 550 }, { settings, workload });
    tight.live(200);
    expect(tight.states()).toEqual([null, "deferred"]);
  });

  test("the scheduler counts a deferred resize, so a new pod waits although its node uses less", () => {
    const grown = (change: Partial<IncidentOf<"podsResized">>) => {
      const cluster = living(change, { settings, workload: { ...workload, cpuRequestMilli: 200 } });
      cluster.live(200);
      cluster.scale(3, 200);
      cluster.live(300);
      return cluster.pods().map(({ startTime }) => startTime);
    };
    expect(grown({ cpuRequestMilli: 900 })).toEqual([-3600, -3600, null]);
    expect(grown({ cpuLimitMilli: 900 })).toEqual([-3600, -3600, 200]);
  });

  test("more than a node has for pods is infeasible, takes no room, and stays until the spec changes", () => {
    const less = podsResized({ at: 400, cpuRequestMilli: 450 });
    const cluster = living({ cpuRequestMilli: 1001 }, { settings, workload, incidents: [less] });
    cluster.live(300);
    expect(cluster.states()).toEqual(["infeasible", "infeasible"]);
    expect((cluster.pods()[0] as Pod).node).toMatchObject({ requestedMilli: 800, allocatedMilli: 800 });
    expect(cluster.pods().map(cpuOf)).toEqual([[1001], [1001]]);
    cluster.live(410);
    expect([cluster.states(), cluster.pods().map(cpuOf)]).toEqual([
      [null, null],
      [[450], [450]],
    ]);
  });

  test("a smaller request makes room for a pod that waits", () => {
    const cluster = living({ cpuRequestMilli: 300 }, { settings, workload });
    cluster.live(50);
    cluster.scale(3, 50);
    cluster.live(99);
    expect(cluster.pods().at(-1)!.startTime).toBe(null);
    cluster.live(120);
    // The pod that waits is patched, too; the others give their room when the new request is in force.
    expect(cluster.pods().map(({ startTime }) => startTime)).toEqual([-3600, -3600, 103]);
  });

  test("a full node shares its CPU by the requests in force", () => {
    // The second pod is new, so it has the request of the template.
    const cluster = living(
      { cpuRequestMilli: 600 },
      { settings, load: 200, workload: { ...workload, initialReplicas: 1, cpuRequestMilli: 200, kind: "queue" } },
    );
    cluster.live(150);
    cluster.scale(2, 150);
    cluster.live(250);
    const used = cluster.pods().map((pod) => Math.round((pod as Pod).usage.cohort!.cpuNano / 1e6));
    expect(used).toEqual([750, 250]);
  });
});

test("a new template replaces the pods by the workload's strategy, in every release", () => {
  const cluster = living({ resizedBy: "template", cpuRequestMilli: 400 }, { workload: { initialReplicas: 4 }, resizesInPlace: false });
  cluster.live(101);
  expect(new Set(cluster.pods().map((pod) => cpuOf(pod)[0]))).toEqual(new Set([200, 400]));
  cluster.live(300);
  expect([cluster.pods().flatMap(cpuOf), cluster.states()]).toEqual([
    [400, 400, 400, 400],
    [null, null, null, null],
  ]);
  expect(cluster.lives().filter(({ createdAt }) => createdAt >= 100)).toHaveLength(4);
});

test("a rollback brings the old resources back", () => {
  const undone: Incident = { at: 200, kind: "rolloutUndone" };
  const cluster = living({ resizedBy: "template", cpuRequestMilli: 400 }, { incidents: [undone] });
  cluster.live(300);
  expect(cluster.pods().map(cpuOf)).toEqual([[200]]);
});

test("changes nothing, and says why", () => {
  const refusals = (change: Partial<IncidentOf<"podsResized">>, options?: LivingOptions) => {
    const cluster = living(change, options);
    cluster.live(110);
    expect(cluster.lives().every(({ resizes }) => resizes === undefined)).toBe(true);
    return cluster.refused.size === 1 ? JSON.stringify([...cluster.refused.values()]) : "";
  };
  expect(refusals({ cpuRequestMilli: 400 }, { resizesInPlace: false })).toContain("from Kubernetes 1.33 on");
  expect(refusals({ cpuRequestMilli: 501 })).toContain("refuses a CPU request above the CPU limit");
  expect(refusals({ resizedBy: "template", cpuRequestMilli: 501 })).toContain("refuses a CPU request above the CPU limit");
  expect(refusals({})).toContain("have these requests and limits already");
  expect(refusals({ cpuRequestMilli: 200, cpuLimitMilli: 500 })).toContain("have these requests and limits already");
  expect(refusals({ cpuRequestMilli: 400 }, { workload: { initialReplicas: 0 } })).toContain("There was no pod.");
});
