/** A random ScaledObject's life in a random cluster, as the records that a run would keep of it. */
import type { SeededRandom } from "../../../lib/random";
import { TestCluster } from "../../../keda/testing/cluster";
import { randomAnswer, randomScaledObject } from "../../../keda/testing/randomScaledObject";
import type { PollRecord } from "../../../simulation/kedaTrace";

/** It ends with the first poll after so many seconds, if one comes within a minute. */
export function randomLife(random: SeededRandom, seconds: number): { cluster: TestCluster; polls: PollRecord[] } {
  const cluster = new TestCluster(random.integer(5));
  cluster.apply(randomScaledObject(random.fork("object")));
  const polls: PollRecord[] = [];
  for (let now = 0; now < seconds + 60; now++) {
    disturb(cluster, random);
    if (random.integer(150) === 0) cluster.apply(randomScaledObject(random.fork(`edit ${now}`)), now);
    const record = pollRecord(cluster, now);
    if (record !== null) polls.push(record);
    if (record !== null && now >= seconds) break;
    if (now % 15 === 7) cluster.read(now, cluster.keda.stored!.status.externalMetricNames?.[0] ?? "s9-nothing");
  }
  return { cluster, polls };
}

/** The poll of a second, if the loop has one. */
export function pollRecord(cluster: TestCluster, now: number): PollRecord | null {
  const poll = cluster.pollIfDue(now);
  const { stored, loop } = cluster.keda;
  if (poll === null || stored === null || loop === null) return null;
  return { at: now, poll, stored, startedAt: loop.startedAt, interval: loop.interval };
}

function disturb(cluster: TestCluster, random: SeededRandom): void {
  if (random.integer(12) > 0) return;
  const what = random.integer(7);
  if (what === 0) cluster.replicas = random.integer(5) === 0 ? null : random.integer(7);
  if (what === 1) cluster.readyPods = random.integer(4);
  if (what === 2) cluster.faults = random.integer(2) === 0 ? {} : { scaleUpdateError: "conflict" };
  if (what === 3 || what === 4) cluster.answers = [0, 1, 2].map(() => randomAnswer(random));
  if (what === 5) cluster.answers = inactiveAnswers(random);
  if (what === 6) cluster.hpaScalingActive = { status: random.integer(2) === 0 ? "True" : "False", reason: "FailedGetExternalMetric" };
}

/** A source of each type that has nothing to do. Three triggers at most have one each. */
export function inactiveAnswers(random: SeededRandom): unknown[] {
  const committed = random.integer(9);
  const nothing = {
    value: "0",
    isActive: false,
    length: 0,
    active: 0,
    pods: 0,
    visible: 0,
    inFlight: 0,
    delayed: 0,
    messages: 0,
    publishRate: 0,
    deliverRate: 1,
    body: '{"queue":{"depth":0}}',
    partitions: [{ committed, latest: committed }],
  };
  return [nothing, nothing, nothing];
}
