import { describe, expect, test } from "vitest";
import type { PollRecord, ScaleBranch } from "../../../engine/index";
import { cpuTrigger, failing, prometheusTrigger, value } from "../../../engine/keda/testing/cluster";
import { phraseText } from "../decision/phrase";
import { pollSentence } from "./pollSentence";
import { pollVerdict } from "./pollVerdict";
import { PollLife } from "../../explain/keda/testing/pollLife";
import { whoDecides } from "./whoDecides";
import { whyNotZeroPhrases } from "./whyNotZeroWords";

const seen = new Set<ScaleBranch["kind"]>();

function said(record: PollRecord, polls: readonly PollRecord[] = []): string {
  if (record.poll.kind === "polled") seen.add(record.poll.decision.branch.kind);
  return `${pollVerdict(record)}: ${phraseText(pollSentence(record, polls)).replaceAll("\u00a0", " ")}`;
}
const fallback = { failureThreshold: 3, replicas: 4 };
const queue = prometheusTrigger({ activationThreshold: "5" });
const modifiers = (formula: string) => ({
  triggers: [{ ...queue, name: "queue" }],
  advanced: { scalingModifiers: { formula, target: "10", activationTarget: "5" } },
});

describe("while a trigger is active", () => {
  test("KEDA activates a target at zero", () => {
    expect(said(new PollLife(0, { triggers: [queue] }).until(0, value(12)))).toBe(
      "activation: Went from 0 to 1. prometheus is active: 12 is above 5. Activity starts at 1, whatever the load; the HPA decides the rest.",
    );
    expect(said(new PollLife(0, { minReplicaCount: 2, idleReplicaCount: 0 }).until(0, value(12)))).toBe(
      "activation: Went from 0 to 2. prometheus is active: 12 is above 0. Activity starts at minReplicaCount, 2; the HPA decides the rest.",
    );
  });

  test("KEDA cannot write", () => {
    const life = new PollLife(0);
    life.cluster.faults = { scaleUpdateError: "conflict" };
    expect(said(life.until(0, value(12)))).toBe(
      "the scale could not be written: Left 0 as it is. prometheus is active: 12 is above 0, but KEDA could not write 1 to the scale.",
    );
  });

  test("annotations force it or forbid it", () => {
    expect(said(new PollLife(0, {}, { "force-activation": "true" }).until(0, value(0)))).toBe(
      "activation: Went from 0 to 1. The annotation force-activation counts as activity. Activity starts at 1, whatever the load; the HPA decides the rest.",
    );
    expect(said(new PollLife(0, {}, { "paused-scale-out": "true" }).until(0, value(12)))).toBe(
      "no activation, paused: Left 0 as it is. prometheus is active: 12 is above 0, but the annotation paused-scale-out forbids an activation.",
    );
  });

  test("KEDA leaves the count to the HPA", () => {
    expect(said(new PollLife(4).until(60, value(12)))).toBe(
      "active: Kept 4. prometheus is active: 12 is above 0. KEDA leaves the count to the HPA. A poll can write 0 at 06:00 at the earliest.",
    );
    expect(said(new PollLife(4, { minReplicaCount: 2 }).until(60, value(0.0004)))).toBe(
      "active: Kept 4. prometheus is active: 0.0004 is above 0. KEDA leaves the count to the HPA.",
    );
    expect(said(new PollLife(4, { triggers: [queue, queue] }).until(0, value(12), value(13)))).toBe(
      "active: Kept 4. 2 triggers are active: s0-prometheus, s1-prometheus. KEDA leaves the count to the HPA. A poll can write 0 at 05:00 at the earliest.",
    );
    expect(said(new PollLife(4, { triggers: [cpuTrigger], minReplicaCount: 1 }).until(0))).toBe(
      "active: Kept 4. All triggers are cpu or memory, which KEDA counts as active. KEDA leaves the count to the HPA.",
    );
    expect(said(new PollLife(4, modifiers("queue + 1")).until(0, value(12)))).toBe(
      "active: Kept 4. The formula gives 13, above its activation target of 5. KEDA leaves the count to the HPA. A poll can write 0 at 05:00 at the earliest.",
    );
    expect(said(new PollLife(4, { fallback }).until(90, failing))).toBe(
      "active: Kept 4. prometheus is in fallback, which counts as active. KEDA leaves the count to the HPA. A poll can write 0 at 06:30 at the earliest.",
    );
  });

  test("another trigger fails", () => {
    const life = new PollLife(4, { triggers: [queue, { ...queue, name: "orders" }] });
    life.until(30, value(12), value(0));
    expect(said(life.until(60, value(12), failing))).toBe(
      "active, with an error: Left 4 as it is. prometheus is active: 12 is above 5. KEDA leaves the count to the HPA. orders failed, so this poll does not count as the last active one: that was at 00:30.",
    );
    expect(said(life.until(90, value(0), value(0)), life.polls)).toBe(
      "cooldown: Kept 4. The last active poll that counts was at 00:30. At 01:00 a trigger was active, but another one failed. The cooldown of 5 min ends at 05:30; the poll of that second may write 0.",
    );
  });
});

describe("while no trigger is active", () => {
  test("the cooldown runs, and the poll after it writes 0", () => {
    const life = new PollLife(1, { cooldownPeriod: 600, triggers: [queue] });
    life.until(870, value(6));
    expect(said(life.until(1290, value(5)), life.polls)).toBe(
      "cooldown: Kept 1. No trigger has been active since 14:30. The cooldown of 10 min ends at 24:30; the poll of that second may write 0.",
    );
    expect(said(life.until(1470, value(5)), life.polls)).toBe(
      "deactivation: Went from 1 to 0. No trigger has been active since 14:30. The cooldown of 10 min ended at 24:30.",
    );
    expect(said(life.until(1500, value(5)))).toBe("inactive: Kept 0. No trigger is active, so the target stays at 0.");
  });

  test("the initial cooldown counts from the creation", () => {
    const life = new PollLife(1, { initialCooldownPeriod: 50 });
    expect(said(life.until(30, value(0)), life.polls)).toBe(
      "cooldown: Kept 1. No poll has been active since the object's creation at 00:00. The initial cooldown of 50 s ends at 00:50; the next poll after it, at 01:00, may write 0.",
    );
    expect(said(new PollLife(3).until(0, value(0)))).toBe(
      "deactivation: Went from 3 to 0. No poll has been active since the object's creation at 00:00. initialCooldownPeriod is 0, so KEDA does not wait.",
    );
  });

  test("KEDA cannot write, or an annotation forbids it", () => {
    const life = new PollLife(3);
    life.cluster.faults = { scaleUpdateError: "conflict" };
    expect(said(life.until(0, value(0)))).toBe(
      "the scale could not be written: Left 3 as it is. No poll has been active since the object's creation at 00:00. initialCooldownPeriod is 0, so KEDA does not wait, but KEDA could not write 0 to the scale.",
    );
    expect(said(new PollLife(3, {}, { "paused-scale-in": "true" }).until(0, value(0)))).toBe(
      "no deactivation, paused: Left 3 as it is. No trigger is active, but the annotation paused-scale-in forbids KEDA to go to 0.",
    );
  });

  test("a trigger fails", () => {
    expect(said(new PollLife(3).until(0, failing))).toBe(
      "nothing, because of an error: Left 3 as it is. prometheus failed, no trigger is active, and there is no fallback. So KEDA changes nothing.",
    );
    expect(said(new PollLife(3, { fallback }).until(30, failing))).toBe(
      "an error, no fallback yet: Left 3 as it is. prometheus failed, and no trigger is active. The fallback comes after more than 3 failures in a row. Until then KEDA changes nothing.",
    );
    expect(said(new PollLife(3, { fallback: { ...fallback, replicas: 0 } }).until(0, failing))).toBe(
      "deactivation: Went from 3 to 0. prometheus failed, which counts as inactive with fallback.replicas 0. No poll has been active since the object's creation at 00:00. initialCooldownPeriod is 0, so KEDA does not wait.",
    );
  });

  test("minReplicaCount holds the count, or raises it", () => {
    expect(said(new PollLife(3, { minReplicaCount: 2 }).until(0, value(0)))).toBe(
      "inactive: Kept 3. No trigger is active. minReplicaCount is 2, so KEDA goes no lower; the HPA decides.",
    );
    expect(said(new PollLife(1, { minReplicaCount: 2 }).until(0, value(0)))).toBe(
      "raised to minReplicaCount: Went from 1 to 2. No trigger is active. The count was below minReplicaCount, 2.",
    );
    const life = new PollLife(1, { minReplicaCount: 2 });
    life.cluster.faults = { scaleUpdateError: "conflict" };
    expect(said(life.until(0, value(0)))).toBe(
      "the scale could not be written: Left 1 as it is. No trigger is active. The count is below minReplicaCount, but KEDA could not write 2 to the scale.",
    );
  });

  test("a formula says so", () => {
    expect(said(new PollLife(0, modifiers("queue - 9")).until(0, value(12)))).toBe(
      "inactive: Kept 0. The formula gives 3, not above its activation target of 5, so the target stays at 0.",
    );
  });
});

describe("without a decision", () => {
  test("the count cannot be read", () => {
    const life = new PollLife(3);
    life.until(0, value(3));
    life.cluster.replicas = null;
    expect(said(life.until(30, value(3)))).toBe(
      "nothing, the count could not be read: Left the count as it is. KEDA could not read the target's count, so it decided nothing.",
    );
  });

  test("the object is paused before its loop has ended", () => {
    const life = new PollLife(3);
    life.until(0, value(3));
    const { stored } = life.cluster.keda;
    const metadata = { ...stored!.object.metadata, annotations: { "autoscaling.keda.sh/paused": "" } };
    life.cluster.keda.stored = { ...stored!, object: { ...stored!.object, metadata } };
    expect(said(life.until(30, value(3)))).toBe(
      "nothing, paused: Left 3 as it is. The annotation paused pauses this object, so KEDA decides nothing.",
    );
  });

  test("the poll ends early", () => {
    const end = "nothing, the poll ended early: Left the count as it is.";
    const stopped = new PollLife(3, {}, { paused: "true" }).forcedPoll(0);
    expect(said(stopped)).toBe(`${end} No polling loop runs, so KEDA asked no trigger.`);
    const life = new PollLife(3);
    life.cluster.keda.cache = null;
    life.cluster.replicas = null;
    expect(said(life.until(0))).toBe(`${end} KEDA could not build its triggers, so it asked none of them and decided nothing.`);
    const advanced = { scalingModifiers: { formula: "queue", target: "10", activationTarget: "5m" } };
    const odd = new PollLife(3, { triggers: [{ ...queue, name: "queue" }], advanced }).until(0, value(3));
    expect(said(odd)).toBe(`${end} The activationTarget “5m” is no number, so KEDA asked no trigger and decided nothing.`);
  });
});

test("each branch of the decision has been said", () => {
  const branches: Record<ScaleBranch["kind"], true> = {
    noReplicas: true,
    fullyPaused: true,
    activated: true,
    activationPaused: true,
    partialError: true,
    staysActive: true,
    waitsForFallback: true,
    frozenByError: true,
    deactivationPaused: true,
    deactivated: true,
    coolingDown: true,
    raisedToMin: true,
    staysInactive: true,
  };
  expect([...seen].toSorted()).toEqual(Object.keys(branches).toSorted());
});

describe("the answers beside it", () => {
  const life = new PollLife(1, { cooldownPeriod: 600, maxReplicaCount: 12, triggers: [queue] });
  life.until(870, value(6));
  const record = life.until(1290, value(5));
  const answer = (one: PollRecord) => phraseText(whyNotZeroPhrases(one)).replaceAll("\u00a0", " ");

  test("who decides what", () => {
    const text = (one: PollRecord) => phraseText(whoDecides(one, 15, null)).replaceAll("\u00a0", " ");
    expect(text(record)).toBe(
      "KEDA decides between 0 and 1, at each poll: every 30 s. The HPA decides from 1 to 12, at each sync: every 15 s.",
    );
    expect(text(new PollLife(2, { minReplicaCount: 2 }).until(0, value(0)))).toBe(
      "KEDA only raises a count below 2, at each poll: every 30 s. It never lowers one. The HPA decides from 2 to 100, at each sync: every 15 s.",
    );
  });

  test("why not 0", () => {
    expect(answer(record)).toBe(
      "A target goes to 0 only at a poll, and only 10 min after the last active one, which was at 14:30. The first poll that may write it is at 24:30. Each active poll before then starts the cooldown anew.",
    );
    expect(answer(new PollLife(3, { minReplicaCount: 2 }).until(0, value(3)))).toBe(
      "prometheus is active at this poll. minReplicaCount is 2, and there is no idleReplicaCount, so KEDA never writes less. No poll writes it until someone changes that.",
    );
    expect(answer(new PollLife(3).until(0, failing))).toBe(
      "A trigger failed, and KEDA takes no target to 0 at such a poll. The first poll that may write it is at 00:30. Each active poll before then starts the cooldown anew.",
    );
  });
});
