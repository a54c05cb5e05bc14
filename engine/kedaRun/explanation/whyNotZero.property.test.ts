import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../lib/random";
import type { Poll } from "../../keda/poll";
import type { TestCluster } from "../../keda/testing/cluster";
import type { PollRecord } from "../../simulation/kedaTrace";
import { inactiveAnswers, randomLife } from "./testing/randomLife";
import { whyNotZero, type ZeroObstacle } from "./whyNotZero";

const seed = 20261125;
const runs = 3000;
const quietSeconds = 400;

/** From a poll of a random life on, every source is inactive: KEDA writes the floor in the second that was said, and not before. */
test(`the target goes to its floor in the second that whyNotZero says, and not before (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  const seen = { exact: 0, notBefore: 0, never: 0, there: 0 };
  const met = new Set<ZeroObstacle["kind"]>();
  for (let run = 0; run < runs; run++) {
    const life = random.fork(String(run));
    const { cluster, polls } = randomLife(life, 20 + life.integer(120));
    const record = polls.at(-1);
    if (record === undefined || record.stored !== cluster.keda.stored) continue;
    const answer = whyNotZero(record);
    for (const { kind } of answer.obstacles) met.add(kind);
    const { writes, quiet } = quietLife(cluster, record, life);
    const what = JSON.stringify({ run, at: record.at, answer, writes });
    const { floor, mayBeAt, isThere } = answer;
    const first = writes.find(({ to }) => floor !== null && to <= floor.replicas)?.at ?? null;
    if (isThere) seen.there++;
    else if (mayBeAt === null) {
      seen.never++;
      expect(first, what).toBe(null);
    } else if (quiet) {
      seen.exact++;
      if (mayBeAt <= record.at + quietSeconds) expect(first, what).toBe(mayBeAt);
    } else {
      seen.notBefore++;
      if (first !== null) expect(first, what).toBeGreaterThanOrEqual(mayBeAt);
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(5);
  const all = ["aborted", "noReplicas", "forced", "onlyResources", "active", "error", "minReplicaCount", "scaleInPaused", "cooldown"];
  expect([...met].toSorted()).toEqual([...all, "writeFailed"].toSorted());
}, 120_000);

/** `quiet`: no poll was active, failed, or ended early. A cron trigger and some formulas cannot be silenced. */
function quietLife(cluster: TestCluster, { at }: PollRecord, random: SeededRandom) {
  cluster.faults = {};
  cluster.answers = inactiveAnswers(random);
  const writes: { at: number; to: number }[] = [];
  let quiet = true;
  for (let now = at + 1; now <= at + quietSeconds; now++) {
    const polled = cluster.pollIfDue(now);
    if (polled === null) continue;
    quiet &&= isQuiet(polled);
    if (polled.kind === "polled") writes.push(...polled.writes.map(({ to }) => ({ at: now, to })));
  }
  return { writes, quiet };
}

const isQuiet = (polled: Poll): boolean => polled.kind === "polled" && !polled.active && !polled.error;
