import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../lib/random";
import { pausedReplicas } from "./annotations";
import type { Poll } from "./poll";
import type { Reconcile } from "./reconcile";
import { cooldownPeriod, minReplicaCount, minReplicasWhileActive, type ScaledObject } from "./scaledObject";
import { TestCluster } from "./testing/cluster";
import { randomAnswer, randomScaledObject } from "./testing/randomScaledObject";

const seed = 20261124;
const runs = 600;
const seconds = 400;

test(`random objects in a random cluster keep KEDA's promises (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  const seen = { polls: 0, writes: 0, deactivations: 0, aborted: 0, fallbacks: 0 };
  for (let run = 0; run < runs; run++) {
    const life = random.fork(String(run));
    const cluster = new TestCluster(life.integer(5));
    let object = randomScaledObject(life.fork("object"));
    checkReconcile(cluster, object, cluster.apply(object), 0);
    for (let now = 0; now < seconds; now++) {
      disturb(cluster, life);
      if (life.integer(120) === 0) {
        object = randomScaledObject(life.fork(`edit ${now}`));
        checkReconcile(cluster, object, cluster.apply(object, now), now);
      }
      const lastActive = cluster.keda.stored!.status.lastActiveTime;
      const polled = cluster.pollIfDue(now);
      if (polled !== null) checkPoll(object, polled, lastActive, now, seen);
      if (now % 15 === 7) cluster.read(now, cluster.keda.stored!.status.externalMetricNames?.[0] ?? "s9-nothing");
    }
    cluster.delete();
    expect(cluster.keda).toMatchObject({ stored: null, hpa: null, loop: null, cache: null });
  }
  // The world is rich enough to reach every promise.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
}, 120_000);

function disturb(cluster: TestCluster, random: SeededRandom): void {
  if (random.integer(20) > 0) return;
  const what = random.integer(5);
  if (what === 0) cluster.replicas = random.integer(5) === 0 ? null : random.integer(7);
  if (what === 1) cluster.readyPods = random.integer(4);
  if (what === 2) cluster.faults = random.integer(2) === 0 ? {} : { scaleUpdateError: "conflict" };
  if (what > 2) cluster.answers = [0, 1, 2].map(() => randomAnswer(random));
}

function checkReconcile(cluster: TestCluster, object: ScaledObject, record: Reconcile, now: number): void {
  const paused = pausedReplicas(object);
  for (const { to } of record.writes) expect(paused, "only a pause writes").toEqual({ ok: true, replicas: to });
  if (record.loop === "started" || record.loop === "restarted") expect(cluster.keda.loop!.startedAt, "polls at once").toBe(now);
  if (record.outcome.kind === "paused") expect(cluster.keda).toMatchObject({ hpa: null, loop: null });
  if (record.outcome.kind === "ready") expect(cluster.keda.loop?.generation).toBe(cluster.keda.stored!.generation);
}

function checkPoll(object: ScaledObject, polled: Poll, lastActive: number | undefined, now: number, seen: Record<string, number>): void {
  seen.polls!++;
  if (polled.kind === "aborted") {
    seen.aborted!++;
    return;
  }
  if (polled.triggers.some(({ fallback }) => fallback.kind === "replaced")) seen.fallbacks!++;
  const { idleReplicaCount } = object.spec;
  for (const { to } of polled.writes) {
    seen.writes!++;
    expect([0, idleReplicaCount, minReplicaCount(object), minReplicasWhileActive(object)], JSON.stringify(object)).toContain(to);
  }
  const { branch } = polled.decision;
  if (branch.kind !== "deactivated") return;
  seen.deactivations!++;
  expect(polled.active).toBe(false);
  if (lastActive !== undefined) expect(now - lastActive).toBeGreaterThanOrEqual(cooldownPeriod(object));
}
