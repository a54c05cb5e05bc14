import { expect, test } from "vitest";
import { plain } from "../lib/sentence";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";

const bad = { kind: "rollingUpdate", release: "neverReady", at: 100 } as const;
const undone = { kind: "rolloutUndone", at: 200 } as const;
const lived = (options: LivingOptions, until = 400) => {
  const cluster = livingCluster({ ...options, workload: { initialReplicas: 4, ...options.workload } });
  cluster.live(until);
  return cluster;
};

test("a rollback uses the old ReplicaSet with the pods that it still has", () => {
  const cluster = lived({ incidents: [bad, undone] });
  // One old pod went in the rollout; only it is created again, in the old ReplicaSet.
  const [oldName] = cluster.lives()[0]!.name.split(/-(?=[^-]+$)/);
  const created = cluster.lives().slice(4);
  expect(created.map(({ name, createdAt }) => [name.startsWith(`${oldName}-`), createdAt])).toEqual([
    [false, 100],
    [false, 100],
    [true, 200],
  ]);
  expect(cluster.pods().every(({ ready }) => ready)).toBe(true);
});

test("without an earlier revision, or a history, it changes nothing and says why", () => {
  const reason = (options: LivingOptions) => [...lived(options).refused.values()].map(plain);
  expect(reason({ incidents: [undone] })).toEqual(["There was no earlier revision."]);
  expect(reason({ incidents: [bad, undone], kind: "ReplicaSet" })).toEqual([
    "kubectl rollout undo works only for a Deployment or a StatefulSet.",
  ]);
});

test("a second rollback brings the release back that the first one took", () => {
  const good = { kind: "rollingUpdate", release: "good", at: 100 } as const;
  const cluster = lived({ incidents: [good, undone, { kind: "rolloutUndone", at: 300 }] }, 500);
  const prefix = (name: string) => name.replace(/-[^-]+$/, "");
  const releases = [...new Set(cluster.lives().map(({ name }) => prefix(name)))];
  expect(releases).toHaveLength(2);
  expect(new Set(cluster.pods().map(({ name }) => prefix(name)))).toEqual(new Set([releases[1]]));
});

test("a StatefulSet's rollback replaces only pods of the other revision, and a stuck pod still blocks it", () => {
  const options: LivingOptions = { kind: "StatefulSet", workload: { initialReplicas: 2 } };
  const good = { kind: "rollingUpdate", release: "good", at: 100 } as const;
  const early = lived({ ...options, incidents: [good, { ...undone, at: 110 }] });
  expect(
    early
      .lives()
      .filter(({ createdAt }) => createdAt > 0)
      .map(({ name, createdAt }) => `${name} ${createdAt}`),
  ).toEqual(["web-1 102", "web-1 119"]);
  const stuck = lived({ ...options, incidents: [bad, undone] });
  expect(
    stuck
      .lives()
      .filter(({ createdAt }) => createdAt > 0)
      .map(tell),
  ).toEqual(["pending 102, starting 105"]);
});

test("a scale-down removes ready pods with a lower deletion cost first; a StatefulSet reads none", () => {
  const cost = { kind: "deletionCostSet", pods: 1, deletionCost: -5, at: 50 } as const;
  const gone = (options: LivingOptions) => {
    const cluster = livingCluster({ ...options, workload: { initialReplicas: 3 } });
    cluster.live(100);
    cluster.scale(2, 100);
    cluster.live(110);
    return { place: cluster.lives().findIndex(({ goneAt }) => goneAt !== null), refused: [...cluster.refused.values()].map(plain) };
  };
  expect(gone({ incidents: [cost] })).toEqual({ place: 0, refused: [] });
  expect(gone({ incidents: [cost], kind: "StatefulSet" })).toEqual({
    place: 2,
    refused: ["A StatefulSet does not read deletion costs."],
  });
});
