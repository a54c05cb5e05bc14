/** Answers "Why not 0?": each obstacle in the order of the decision, and the first poll that may write it. */
import type { PollRecord } from "../../../engine/index";
import { whyNotZero, type WhyNotZero, type ZeroObstacle } from "../../../engine/kedaExplanation";
import { span } from "../times";
import { moment, say, type Phrase } from "../decision/phrase";
import { listed, triggerNames } from "./triggerNames";

export function whyNotZeroPhrases(record: PollRecord): Phrase[] {
  const answer = whyNotZero(record);
  const { floor, mayBeAt } = answer;
  if (answer.isThere && floor !== null) return say`The target has no more than ${floor.replicas}.`;
  const words = answer.obstacles.map((obstacle) => obstacleWords(obstacle, record, answer));
  const all = words.flatMap((one, index) => (index === 0 ? one : say` ${one}`));
  const end = endWords(mayBeAt);
  return all.length === 0 ? end : say`${all} ${end}`;
}

function endWords(mayBeAt: number | null): Phrase[] {
  if (mayBeAt === null) return say`No poll writes it until someone changes that.`;
  return say`The first poll that may write it is at ${moment(mayBeAt)}. Each active poll before then starts the cooldown anew.`;
}

function obstacleWords(obstacle: ZeroObstacle, record: PollRecord, { floor }: WhyNotZero): Phrase[] {
  switch (obstacle.kind) {
    case "aborted":
      return say`The poll ended before KEDA decided.`;
    case "noReplicas":
      return say`KEDA could not read the target's count.`;
    case "fullyPaused":
      return say`The object is paused, so KEDA writes nothing at a poll.`;
    case "forced":
      return say`The annotation force-activation keeps the target active.`;
    case "onlyResources":
      return say`All triggers are cpu or memory, and KEDA counts these as active at each poll.`;
    case "active":
      return activeWords(obstacle.metrics, record);
    case "error":
      return say`A trigger failed, and KEDA takes no target to ${floor?.replicas ?? 0} at such a poll.`;
    case "minReplicaCount":
      return say`minReplicaCount is ${obstacle.min}, and there is no idleReplicaCount, so KEDA never writes less.`;
    case "scaleInPaused":
      return say`The annotation paused-scale-in forbids KEDA to lower the count.`;
    case "cooldown": {
      const { initial, since, until } = obstacle.cooldown;
      const length = span(until - since);
      return initial
        ? say`A target that was never active goes to ${floor?.replicas ?? 0} only at a poll, and only ${length} after the object's creation at ${moment(since)}.`
        : say`A target goes to ${floor?.replicas ?? 0} only at a poll, and only ${length} after the last active one, which was at ${moment(since)}.`;
    }
    case "writeFailed":
      return say`KEDA decided on it but could not write it to the scale.`;
  }
}

function activeWords(active: readonly string[], record: PollRecord): Phrase[] {
  if (record.poll.kind === "aborted") return [];
  if (record.poll.composite !== null) return say`The formula's result is active at this poll.`;
  const metrics = record.poll.triggers.filter(({ metricName }) => active.includes(metricName));
  const names = metrics.map(triggerNames(record));
  return names.length === 1 ? say`${listed(names)} is active at this poll.` : say`${listed(names)} are active at this poll.`;
}
