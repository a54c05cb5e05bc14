/** Answers "Why not N?": each obstacle in the order of the computation, with its numbers and times. */
import type {
  Decision,
  LimitObstacle,
  MetricObstacle,
  Obstacle,
  PolicyObstacle,
  ProposalObstacle,
  Reconcile,
  StabilizationWindow,
  WhyNot,
  WindowObstacle,
} from "../../../engine/index";
import { t } from "../text";
import { quantity } from "../times";
import { metricWord, policyText, windowName } from "./amounts";
import { failureCause, isAmbiguous } from "./failures";
import type { Origins } from "./origins";
import { from, moment, proposed, remembered, say, type Phrase } from "./phrase";
import { isInitial } from "./sentence";
import { presentLevel, rangeText, usageOf } from "./usageWords";

export function whyNotAnswer({ replicas, endedAt, obstacles, stoppedAt }: WhyNot, reconcile: Reconcile, origins: Origins): Phrase[] {
  if (endedAt === replicas) return say`It did: this sync ended at ${replicas}.`;
  const sentences = obstacles.map((obstacle) => obstacleWords(obstacle, replicas, reconcile, origins));
  const all = sentences.flatMap((words, index) => (index === 0 ? words : say` ${words}`));
  if (stoppedAt === null) return all;
  const unknown = say`The controller stopped there, so the result of the later stages is not known.`;
  return all.length > 0 ? say`${all} ${unknown}` : unknown;
}

function obstacleWords(obstacle: Obstacle, replicas: number, reconcile: Reconcile, origins: Origins): Phrase[] {
  switch (obstacle.stage) {
    case "observed":
      switch (obstacle.reason) {
        case "scaleUnavailable":
          return say`The controller could not read the target's scale, so it decided nothing.`;
        case "scalingDisabled":
          return say`The target is at zero replicas, so this autoscaler reads no metric and writes no count.`;
        case "aboveMaxReplicas":
          return say`The controller found a count of ${obstacle.found}, above maxReplicas. It goes to ${from(origins.bound("maxReplicas"), quantity(obstacle.bound))} and reads no metric.`;
        case "belowMinReplicas":
          return say`The controller found a count of ${obstacle.found}, below minReplicas. It goes to ${from(origins.bound("minReplicas"), quantity(obstacle.bound))} and reads no metric.`;
      }
    case "proposal":
      return proposalWords(obstacle, replicas, reconcile, origins);
    case "stabilized":
      return windowWords(obstacle, replicas, reconcile);
    case "limited":
      return limitWords(obstacle, replicas, origins);
    case "clamped":
      return say`${obstacle.reason} is ${from(origins.bound(obstacle.reason), quantity(obstacle.bound))}.`;
    case "applied":
      return say`It decided on ${obstacle.desired} but could not write that to the scale.`;
  }
}

function proposalWords(obstacle: ProposalObstacle, replicas: number, reconcile: Reconcile, origins: Origins): Phrase[] {
  switch (obstacle.reason) {
    case "selector": {
      const cause = failureCause(obstacle.error);
      return isAmbiguous(obstacle.error)
        ? say`${cause}, so the controller acted on neither autoscaler.`
        : say`${cause}, so the controller read no metric.`;
    }
    case "metricError": {
      const { spec } = usageOf(reconcile, obstacle.metric, origins);
      const down = reconcile.specReplicas !== null && replicas < reconcile.specReplicas;
      const [cause, name] = [failureCause(obstacle.error), metricWord(spec)];
      return down
        ? say`${cause}, so ${name} has no value. The controller never scales down while a metric has no value.`
        : say`${cause}, so ${name} has no value, and no other metric proposes a count.`;
    }
    case "metricProposesMore":
    case "metricProposesLess":
      return metricWords(obstacle, reconcile, origins);
  }
}

function metricWords(obstacle: MetricObstacle, reconcile: Reconcile, origins: Origins): Phrase[] {
  const { proposes, needed, present, usage, withoutTolerance, withoutFillIns } = obstacle;
  const of = usageOf(reconcile, obstacle.metric, origins);
  const wanted = neededText(needed);
  const now = say`At ${presentLevel(of, present)}, ${metricWord(of.spec)} proposes ${proposed(proposes)}`;
  const [first, ...rest] = usage.map((range) => rangeText(of, range));
  const takes =
    first === undefined
      ? t`no usage makes it propose ${wanted}`
      : t`it would propose ${wanted} at ${rest.reduce((ranges, range) => t`${ranges}, or ${range}`, first)}`;
  const alone = withoutFillIns === null ? say`` : say` The counted pods alone would propose ${withoutFillIns}.`;
  const beyond =
    withoutTolerance === null || withoutTolerance === proposes ? say`` : say` Without the tolerance it would propose ${withoutTolerance}.`;
  return say`${now}; ${takes}.${beyond}${alone}`;
}

/** "7", "7 or more", "7 or fewer". */
export function neededText({ from: low, to: high }: MetricObstacle["needed"]): string {
  if (high === null) return t`${quantity(low)} or more`;
  if (low === high) return quantity(low);
  return low === 0 ? t`${quantity(high)} or fewer` : t`${quantity(low)} to ${quantity(high)}`;
}

function windowWords({ side, window, result, until }: WindowObstacle, replicas: number, { decision }: Reconcile): Phrase[] {
  const name = windowName(window.windowSeconds, side);
  const past = windowPast(window, decision);
  const bound =
    side === "up"
      ? say`While the ${name} remembers that, the count cannot go above ${result}`
      : say`While the ${name} remembers that, the count cannot go below ${result}`;
  const leaves = moment(until);
  if (window.forgottenAt === until) return say`${past}. ${bound}; it expires at ${leaves}.`;
  return side === "up"
    ? say`${past}. ${bound}; the last proposal below ${replicas} expires at ${leaves}.`
    : say`${past}. ${bound}; the last proposal above ${replicas} expires at ${leaves}.`;
}

/** "At 11:30, CPU proposed 8". */
function windowPast(window: StabilizationWindow, decision: Decision): Phrase[] {
  const [time, value] = [moment(window.lastAt), remembered(window.recommendation)];
  if (isInitial(window)) return say`At ${time} the controller found a count of ${value}`;
  const [metric, ...others] = decision.kind === "computed" ? decision.metrics : [];
  if (!metric || others.length > 0) return say`At ${time} the metrics proposed ${value}`;
  return say`At ${time}, ${metricWord(metric.spec)} proposed ${value}`;
}

function limitWords(obstacle: LimitObstacle, replicas: number, origins: Origins): Phrase[] {
  switch (obstacle.reason) {
    case "scaleUpLimit":
      return say`With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to ${obstacle.limit}.`;
    case "selectPolicyDisabled": {
      return obstacle.direction === "up"
        ? say`scaleUp has selectPolicy Disabled, so no metric can raise the count.`
        : say`scaleDown has selectPolicy Disabled, so no metric can lower the count.`;
    }
    case "policy":
      return policyWords(obstacle, replicas, origins);
  }
}

function policyWords({ direction, rate, next, allowedAt }: PolicyObstacle, replicas: number, origins: Origins): Phrase[] {
  const now = rateWords(direction, rate, origins);
  const later = next === null ? say`` : say`, ${next.limit} from ${moment(next.at)}`;
  if (allowedAt === null) return say`${now}${later}. From this count no single sync can reach ${replicas}.`;
  if (next !== null && next.at === allowedAt) return say`${now}${later}.`;
  return say`${now}${later}, and ${replicas} from ${moment(allowedAt)}.`;
}

/** "The scale-down policy of 2 pods per 60 s allows no fewer than 6". */
function rateWords(
  direction: PolicyObstacle["direction"],
  { policies, deciding, limit }: PolicyObstacle["rate"],
  origins: Origins,
): Phrase[] {
  const policy = policies[deciding];
  if (!policy)
    return direction === "up"
      ? say`The scale-up policies allow at most ${limit}`
      : say`The scale-down policies allow no fewer than ${limit}`;
  const name = from(origins.policy(direction, deciding), policyText(policy));
  return direction === "up"
    ? say`The scale-up policy of ${name} allows at most ${limit}`
    : say`The scale-down policy of ${name} allows no fewer than ${limit}`;
}
