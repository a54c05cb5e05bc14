import { describe, expect, test } from "vitest";
import { livingCluster, tell } from "./testing/livingCluster";

/** A node has room for five pods of 200 m. */
const settings = { nodes: 2, nodeCpuMilli: 1000 };
const phases = (cluster: ReturnType<typeof livingCluster>) => {
  const counts: Record<string, number> = {};
  for (const { phase } of cluster.pods()) counts[phase] = (counts[phase] ?? 0) + 1;
  return counts;
};

test("pods that do not fit stay Pending, unknown to any kubelet", () => {
  const cluster = livingCluster({ settings, workload: { initialReplicas: 8 } });
  cluster.live(100);
  cluster.scale(12, 100);
  cluster.live(600);
  expect(phases(cluster)).toEqual({ Running: 10, Pending: 2 });
  expect(cluster.pods().at(-1)).toMatchObject({ startTime: null, ready: null });
});

test("a sidecar's request takes room, too", () => {
  const cluster = livingCluster({ settings, workload: { initialReplicas: 8, sidecar: "withRequest", sidecarCpuRequestMilli: 100 } });
  cluster.live(0);
  expect(phases(cluster)).toEqual({ Running: 6, Pending: 2 });
});

test("the room of a pod that is gone goes to the pod that has waited longest", () => {
  const cluster = livingCluster({ settings: { ...settings, nodes: 1 }, kind: "StatefulSet", workload: { initialReplicas: 5 } });
  cluster.live(100);
  cluster.scale(6, 100);
  cluster.live(200);
  cluster.scale(4, 200);
  cluster.live(300);
  // web-5 ran nothing, so it was gone at once; web-4 took two seconds to stop.
  expect(cluster.lives().slice(4).map(tell)).toEqual([
    "pending -3600, starting -3597, ready -3585, terminating 200, gone 202",
    "pending 100, gone 200",
  ]);
  const deployment = livingCluster({
    settings: { ...settings, nodes: 1 },
    workload: { initialReplicas: 5 },
    incidents: [{ kind: "rollingUpdate", release: "good", at: 100 }],
  });
  deployment.live(200);
  const replaced = deployment.lives().slice(5).map(tell);
  expect(replaced.slice(0, 2)).toEqual(
    ["pending 100, starting 105, ready 117", "pending 100"].map((life) => expect.stringContaining(life)),
  );
});

test("a scale-down starts on the node with more of the pods", () => {
  const cluster = livingCluster({ settings: { nodes: 3, nodeCpuMilli: 1000 }, workload: { initialReplicas: 7 } });
  cluster.live(100);
  cluster.scale(6, 100);
  // Pods were spread over the nodes in turn: the first node has the first, the fourth and the seventh.
  const stopping = cluster.lives().findIndex(({ phases: all }) => all.at(-1)!.phase === "terminating");
  expect([0, 3, 6]).toContain(stopping);
});

describe("the node autoscaler", () => {
  const autoscaled = { ...settings, maxNodes: 4, nodeStartSeconds: 60 };

  test("adds the nodes that pending pods need, after its delay, up to its limit", () => {
    const cluster = livingCluster({ settings: autoscaled, workload: { initialReplicas: 10 } });
    cluster.live(100);
    cluster.scale(30, 100);
    cluster.live(159);
    expect(phases(cluster)).toEqual({ Running: 10, Pending: 20 });
    cluster.live(170);
    expect(phases(cluster)).toEqual({ Running: 20, Pending: 10 });
    expect(tell(cluster.lives()[10]!)).toBe("pending 100, starting 163");
    cluster.live(1000);
    expect(phases(cluster)).toEqual({ Running: 20, Pending: 10 });
  });

  test("does not add nodes on which a pod would not fit either", () => {
    const cluster = livingCluster({ settings: { ...autoscaled, nodeCpuMilli: 100 } });
    cluster.live(1000);
    expect(phases(cluster)).toEqual({ Pending: 1 });
  });

  test("replaces a lost node when pods do not fit any more", () => {
    const cluster = livingCluster({ settings: autoscaled, workload: { initialReplicas: 10 }, incidents: [{ kind: "nodeLost", at: 100 }] });
    cluster.live(159);
    expect(phases(cluster)).toEqual({ Running: 5, Pending: 5 });
    cluster.live(163);
    expect(phases(cluster)).toEqual({ Running: 10 });
  });
});

describe("nodes that are not needed", () => {
  // Five pods fit on a node: a node with two is less than half full.
  const shrinking = { ...settings, maxNodes: 4, nodeStartSeconds: 60, scaleDownUnneededSeconds: 300, scaleDownDelayAfterAddSeconds: 600 };
  const shrunk = (change: object, removed: number) => {
    const cluster = livingCluster({ settings: { ...shrinking, ...change }, workload: { initialReplicas: 10 } });
    cluster.live(100);
    cluster.scale(20, 100);
    cluster.live(200);
    cluster.scale(20 - removed, 200);
    return cluster;
  };
  const nodesAt = (cluster: ReturnType<typeof livingCluster>, at: number) => cluster.live(at).at(-1)!.nodes;

  test("go after their delays, down to those of the start", () => {
    const cluster = shrunk({}, 19);
    // The last node was added at 160.
    expect([nodesAt(cluster, 759), nodesAt(cluster, 760), nodesAt(cluster, 5000)]).toEqual([4, 3, 2]);
    expect(nodesAt(shrunk({ scaleDownUnneededSeconds: 0 }, 19), 5000)).toBe(4);
  });

  test("are drained: their pods stop as usual, others are created elsewhere, and the node is there until its pods are gone", () => {
    const cluster = livingCluster({
      settings: { ...shrinking, nodes: 1, maxNodes: 2, pausePods: 2 },
      workload: { initialReplicas: 4, stopSeconds: 20 },
    });
    cluster.live(0);
    // Four pods and two pause pods: the node of two goes only when there is room for it on the other one.
    expect(nodesAt(cluster, 900)).toBe(2);
    cluster.scale(1, 900);
    const stopping = cluster.live(2000).findIndex(({ nodes }) => nodes === 1) + 901;
    expect(nodesAt(cluster, 2001)).toBe(1);
    expect(phases(cluster)).toEqual({ Running: 1 });
    expect(stopping).toBeGreaterThanOrEqual(1200);
  });
});

describe("pause pods", () => {
  const spare = { ...settings, maxNodes: 4, nodeStartSeconds: 60, pausePods: 5 };

  test("make the autoscaler add a node early, and give their room to pods at once", () => {
    const cluster = livingCluster({ settings: spare, workload: { initialReplicas: 10 } });
    expect(cluster.live(100).at(-1)!.nodes).toBe(3);
    cluster.scale(15, 100);
    const seconds = cluster.live(160);
    expect(tell(cluster.lives()[14]!)).toBe("pending 100, starting 103, ready 115");
    // The pause pods that had to go wait for the next node.
    expect(seconds[0]!.nodes).toBe(4);
    expect(phases(cluster)).toEqual({ Running: 15 });
  });

  test("leave room for pods of the workload first, when there is not enough for all", () => {
    const cluster = livingCluster({ settings: { ...spare, maxNodes: 0 }, workload: { initialReplicas: 10 } });
    cluster.live(100);
    expect(phases(cluster)).toEqual({ Running: 10 });
  });
});

describe("a lost node", () => {
  test("removes its pods, and the workload creates new ones elsewhere", () => {
    const cluster = livingCluster({
      settings: { nodes: 2, nodeCpuMilli: 4000 },
      workload: { initialReplicas: 9 },
      incidents: [{ kind: "nodeLost", at: 100 }],
    });
    cluster.live(99);
    expect(cluster.live(100)[0]).toMatchObject({ servingPods: 4, existingPods: 9 });
    expect(cluster.lives().filter(({ goneAt }) => goneAt === 100).length).toBe(5);
    expect(cluster.live(115).at(-1)!.servingPods).toBe(9);
  });

  test("does not leave a stopping pod behind in the count", () => {
    const cluster = livingCluster({ settings: { nodes: 1 }, workload: { initialReplicas: 3 }, incidents: [{ kind: "nodeLost", at: 110 }] });
    cluster.live(100);
    cluster.scale(2, 100);
    cluster.live(200);
    expect(phases(cluster)).toEqual({ Pending: 2 });
    expect(cluster.observe().scale).toMatchObject({ specReplicas: 2, statusReplicas: 2 });
  });

  test("is the oldest tenth of the pods, if nodes are unlimited", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 25 }, incidents: [{ kind: "nodeLost", at: 100 }] });
    cluster.live(100);
    expect(
      cluster
        .lives()
        .map(({ goneAt }) => goneAt)
        .slice(0, 4),
    ).toEqual([100, 100, 100, null]);
    expect(cluster.pods().length).toBe(25);
  });
});
