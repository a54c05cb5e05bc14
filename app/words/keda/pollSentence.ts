/** Says a poll of KEDA in words. Every number comes from the record. */
import type { AbortReason, Cooldown, PollRecord, ScaleBranch } from "../../../engine/index";
import { laterActivity, pollSettings, whyNotZero } from "../../../engine/kedaExplanation";
import { t } from "../text";
import { quantity, span } from "../times";
import { moment, say, verdict, type Phrase } from "../decision/phrase";
import { activePhrases, failedMetrics, failedNames, inactivePhrases, type Polled } from "./pollWords";

type BranchOf<Kind extends ScaleBranch["kind"]> = Extract<ScaleBranch, { kind: Kind }>;

/** `polls` are those of the run up to this one; they tell whether activity came after the last active time. */
export function pollSentence(record: PollRecord, polls: readonly PollRecord[] = []): Phrase[] {
  const { poll } = record;
  if (poll.kind === "aborted") return say`${verdict(t`Left the count as it is.`)} ${abortPhrases(poll.because)}`;
  return say`${opening(poll)} ${because({ record, poll, polls })}`;
}

function abortPhrases(because: AbortReason): Phrase[] {
  switch (because.kind) {
    case "noLoop":
      return say`No polling loop runs, so KEDA asked no trigger.`;
    case "noScalers":
      return say`KEDA could not build its triggers, so it asked none of them and decided nothing.`;
    case "activationTarget":
      return say`The activationTarget “${because.text}” is no number, so KEDA asked no trigger and decided nothing.`;
  }
}

function opening({ writes, decision: { branch, replicas } }: Polled): Phrase {
  if (replicas === null) return verdict(t`Left the count as it is.`);
  const write = writes.at(-1);
  if (write !== undefined && write.from === write.to) return verdict(t`Wrote ${quantity(write.to)} again.`);
  if (write !== undefined) return verdict(t`Went from ${quantity(write.from)} to ${quantity(write.to)}.`);
  return verdict(decides.has(branch.kind) ? t`Kept ${quantity(replicas)}.` : t`Left ${quantity(replicas)} as it is.`);
}

/** The branches that keep a count on purpose. */
const decides: ReadonlySet<ScaleBranch["kind"]> = new Set(["staysActive", "coolingDown", "staysInactive"]);

interface Said {
  record: PollRecord;
  poll: Polled;
  polls: readonly PollRecord[];
}

function because(said: Said): Phrase[] {
  const { branch } = said.poll.decision;
  switch (branch.kind) {
    case "noReplicas":
      return say`KEDA could not read the target's count, so it decided nothing.`;
    case "fullyPaused":
      return say`The annotation ${pollSettings(said.record).pausedBy ?? "paused"} pauses this object, so KEDA decides nothing.`;
    case "activated":
      return activated(said, branch);
    case "activationPaused":
      return say`${activePhrases(said.record, said.poll)}, but the annotation paused-scale-out forbids an activation.`;
    case "partialError":
      return partialError(said);
    case "staysActive":
      return staysActive(said);
    case "waitsForFallback":
      return waitsForFallback(said);
    case "frozenByError":
      return say`${failedNames(said.record, said.poll)} failed, no trigger is active, and there is no fallback. So KEDA changes nothing.`;
    case "deactivationPaused":
      return say`${inactive(said)}, but the annotation paused-scale-in forbids KEDA to go to ${floorOf(said.record)}.`;
    case "deactivated":
      return deactivated(said, branch);
    case "coolingDown":
      return coolingDown(said, branch);
    case "raisedToMin":
      return branch.writeError === null
        ? say`${inactive(said)}. The count was below minReplicaCount, ${branch.to}.`
        : say`${inactive(said)}. The count is below minReplicaCount, but KEDA could not write ${branch.to} to the scale.`;
    case "staysInactive":
      return staysInactive(said);
  }
}

function activated({ record, poll }: Said, { to, writeError }: BranchOf<"activated">): Phrase[] {
  const active = activePhrases(record, poll);
  if (writeError !== null) return say`${active}, but KEDA could not write ${to} to the scale.`;
  return pollSettings(record).minReplicaCount > 0
    ? say`${active}. Activity starts at minReplicaCount, ${to}; the HPA decides the rest.`
    : say`${active}. Activity starts at ${to}, whatever the load; the HPA decides the rest.`;
}

function partialError({ record, poll }: Said): Phrase[] {
  const { lastActiveTime } = record.stored.status;
  const left = say`${activePhrases(record, poll)}. KEDA leaves the count to the HPA.`;
  const failed = failedNames(record, poll);
  return lastActiveTime === undefined
    ? say`${left} ${failed} failed, so this poll does not count as the last active one: there is none yet.`
    : say`${left} ${failed} failed, so this poll does not count as the last active one: that was at ${moment(lastActiveTime)}.`;
}

function staysActive({ record, poll }: Said): Phrase[] {
  const left = say`${activePhrases(record, poll)}. KEDA leaves the count to the HPA.`;
  const { floor, mayBeAt } = whyNotZero(record);
  return floor === null || mayBeAt === null ? left : say`${left} A poll can write ${floor.replicas} at ${moment(mayBeAt)} at the earliest.`;
}

function waitsForFallback({ record, poll }: Said): Phrase[] {
  const failed = say`${failedNames(record, poll)} failed, and no trigger is active.`;
  const { fallback } = pollSettings(record);
  if (!fallback?.usable) return say`${failed} KEDA cannot use the fallback, so it changes nothing.`;
  if (failedMetrics(poll).some((metric) => metric.fallback.kind === "impossible")) {
    return say`${failed} The fallback gives no value, so KEDA changes nothing.`;
  }
  return say`${failed} The fallback comes after more than ${fallback.failureThreshold} failures in a row. Until then KEDA changes nothing.`;
}

function deactivated(said: Said, { to, writeError, cooldown }: BranchOf<"deactivated">): Phrase[] {
  const over = say`${since(said, cooldown)} ${cooldownEnd(cooldown)}`;
  return writeError === null ? say`${over}.` : say`${over}, but KEDA could not write ${to} to the scale.`;
}

function cooldownEnd(cooldown: Cooldown): Phrase[] {
  const { initial, since: start, until } = cooldown;
  if (until > start) return say`${cooldownName(cooldown)} ended at ${moment(until)}`;
  return initial ? say`initialCooldownPeriod is 0, so KEDA does not wait` : say`cooldownPeriod is 0, so KEDA does not wait`;
}

function coolingDown(said: Said, { cooldown }: BranchOf<"coolingDown">): Phrase[] {
  const ends = say`${since(said, cooldown)} ${cooldownName(cooldown)} ends at ${moment(cooldown.until)}`;
  const { floor, mayBeAt } = whyNotZero(said.record);
  if (floor === null || mayBeAt === null) return say`${ends}.`;
  return mayBeAt === cooldown.until
    ? say`${ends}; the poll of that second may write ${floor.replicas}.`
    : say`${ends}; the next poll after it, at ${moment(mayBeAt)}, may write ${floor.replicas}.`;
}

function cooldownName({ initial, since: start, until }: Cooldown): string {
  return initial ? t`The initial cooldown of ${span(until - start)}` : t`The cooldown of ${span(until - start)}`;
}

/** How long nothing has been active. */
function since({ record, poll, polls }: Said, cooldown: Cooldown): Phrase[] {
  const start = moment(cooldown.since);
  const later = laterActivity(record, polls, cooldown);
  const error = errorAsInactive(record, poll);
  if (later === null) {
    return cooldown.initial
      ? say`${error}No poll has been active since the object's creation at ${start}.`
      : say`${error}No trigger has been active since ${start}.`;
  }
  const count = cooldown.initial
    ? say`${error}No active poll counts since the object's creation at ${start}.`
    : say`${error}The last active poll that counts was at ${start}.`;
  return later.branch === "partialError"
    ? say`${count} At ${moment(later.at)} a trigger was active, but another one failed.`
    : say`${count} At ${moment(later.at)} a trigger was active, but KEDA wrote no count.`;
}

function staysInactive(said: Said): Phrase[] {
  const { isThere, replicas } = whyNotZero(said.record);
  if (isThere) return say`${inactive(said)}, so the target stays at ${replicas ?? 0}.`;
  return say`${inactive(said)}. minReplicaCount is ${pollSettings(said.record).minReplicaCount}, so KEDA goes no lower; the HPA decides.`;
}

const inactive = ({ record, poll }: Said): Phrase[] => say`${errorAsInactive(record, poll)}${inactivePhrases(poll)}`;

/** With a fallback to 0 replicas a failure stops nothing. */
function errorAsInactive(record: PollRecord, poll: Polled): Phrase[] {
  return poll.error ? say`${failedNames(record, poll)} failed, which counts as inactive with fallback.replicas 0. ` : [];
}

const floorOf = (record: PollRecord): number => whyNotZero(record).floor?.replicas ?? 0;
