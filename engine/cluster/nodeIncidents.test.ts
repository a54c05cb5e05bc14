import { describe, expect, test } from "vitest";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";

const three = { nodes: 3, nodeCpuMilli: 2000 };
const lost = { kind: "nodeUnreachable", at: 100, nodeMonitorGraceSeconds: 50, tolerationSeconds: 300 } as const;

describe("a node that is lost as it happens", () => {
  const run = (options: LivingOptions = {}) =>
    livingCluster({ settings: three, workload: { initialReplicas: 6 }, incidents: [lost], ...options });
  const states = (cluster: ReturnType<typeof run>) =>
    cluster
      .pods()
      .map(({ phase, ready, deletionTimestamp }) => `${phase}${ready ? " ready" : ""}${deletionTimestamp === null ? "" : " deleted"}`)
      .toSorted();

  test("leaves its pods Ready until the loss is noticed, then Running, and Terminating for good from the end of the toleration on", () => {
    const cluster = run();
    cluster.live(149);
    expect(states(cluster)).toEqual(Array(6).fill("Running ready"));
    expect(cluster.live(150)[0]!.servingPods).toBe(4);
    expect(states(cluster)).toEqual([...Array(2).fill("Running"), ...Array(4).fill("Running ready")]);
    cluster.live(449);
    expect(cluster.pods()).toHaveLength(6);
    cluster.live(450);
    expect(states(cluster)).toEqual([...Array(2).fill("Pending"), ...Array(2).fill("Running deleted"), ...Array(4).fill("Running ready")]);
    cluster.live(3000);
    expect(states(cluster)).toEqual([...Array(2).fill("Running deleted"), ...Array(6).fill("Running ready")]);
    expect(cluster.observe().scale).toMatchObject({ specReplicas: 6, statusReplicas: 6 });
    expect(tell(cluster.lives()[0]!)).toBe("pending -3600, starting -3597, ready -3585, unready 100, terminating 450");
  });

  test("loses the requests that are sent to its pods until the endpoints drop them", () => {
    const cluster = run({ load: 60, settings: { ...three, endpointsDelaySeconds: 1 } });
    const failed = cluster.live(200).map(({ failed: { total, by } }, at) => ({ at, total, gone: by.podGone }));
    // Two of six pods get a third of 60 requests a second.
    const seconds = failed.filter(({ gone }) => gone > 0);
    expect([seconds[0]!.at, seconds.at(-1)!.at]).toEqual([100, 150]);
    expect(new Set(seconds.map(({ gone }) => gone))).toEqual(new Set([20_000]));
    expect(failed.filter(({ at, total }) => total > 0 && (at < 100 || at > 151))).toEqual([]);
  });

  test("takes the metrics of its pods away with the next reading of the kubelets", () => {
    const cluster = run({ load: 10 });
    cluster.live(99);
    expect(cluster.listUsage()?.names).toHaveLength(6);
    cluster.live(135);
    expect(cluster.listUsage()?.names).toHaveLength(4);
  });

  test("keeps a StatefulSet's pods from coming back, because nobody says that the old ones have stopped", () => {
    const cluster = run({ kind: "StatefulSet" });
    cluster.live(3000);
    expect(states(cluster)).toEqual([...Array(2).fill("Running deleted"), ...Array(4).fill("Running ready")]);
  });

  test("keeps a pod that a scale-down deletes meanwhile", () => {
    const cluster = run();
    cluster.live(200);
    cluster.scale(4, 200);
    cluster.live(3000);
    // The pods that are not Ready go first.
    expect(states(cluster)).toEqual([...Array(2).fill("Running deleted"), ...Array(4).fill("Running ready")]);
  });
});

describe("a spot node that is reclaimed", () => {
  const run = (noticeSeconds: number, stopSeconds: number) =>
    livingCluster({
      settings: { ...three, nodes: 2, nodeCpuMilli: 1000, maxNodes: 3, nodeStartSeconds: 60 },
      workload: { initialReplicas: 9, terminationGraceSeconds: 300, stopSeconds },
      incidents: [{ kind: "nodeReclaimed", at: 100, noticeSeconds }],
    });

  test("stops its pods as usual from the notice on, and their workload creates others", () => {
    const cluster = run(120, 20);
    cluster.live(400);
    const [stopped, ...others] = cluster.lives().filter(({ phases }) => phases.some(({ phase }) => phase === "terminating"));
    expect([others.length, tell(stopped!)]).toEqual([4, "pending -3600, starting -3597, ready -3585, terminating 100, gone 120"]);
    // One fits on the other node; the rest waits for a new node.
    expect(cluster.lives().slice(9).map(tell).toSorted()).toEqual([
      "pending 100, starting 103, ready 115",
      ...Array(4).fill("pending 100, starting 163, ready 175"),
    ]);
  });

  test("kills what still runs when the notice ends", () => {
    const cluster = run(30, 200);
    cluster.live(400);
    expect(cluster.lives().filter(({ goneAt }) => goneAt === 130)).toHaveLength(5);
  });
});
