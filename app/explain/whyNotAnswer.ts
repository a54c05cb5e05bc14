/** The answer to "why not N?" in words: each obstacle in the order of the computation, with its numbers and times. */
import type {
  LimitObstacle,
  MetricObstacle,
  Obstacle,
  PolicyObstacle,
  ProposalObstacle,
  Reconcile,
  WhyNot,
  WindowObstacle,
} from "../../engine/index";
import { quantity } from "../ui/words";
import { metricWord, policyText, windowAdjective } from "./amounts";
import { failureCause, isAmbiguous } from "./failures";
import type { Origins } from "./origins";
import { from, moment, proposed, remembered, say, type Phrase } from "./phrase";
import { isInitial } from "./sentence";
import { presentLevel, rangeText, usageOf } from "./usageWords";

export function whyNotAnswer({ replicas, endedAt, obstacles, stoppedAt }: WhyNot, reconcile: Reconcile, origins: Origins): Phrase[] {
  if (endedAt === replicas) return say`It did: this reconcile left ${replicas}.`;
  const sentences = obstacles.map((obstacle) => obstacleWords(obstacle, replicas, reconcile, origins));
  const all = sentences.flatMap((words, index) => (index === 0 ? words : say` ${words}`));
  if (stoppedAt === null) return all;
  return say`${all}${all.length > 0 ? " " : ""}The controller stopped there, so what later stages would have said is not known.`;
}

function obstacleWords(obstacle: Obstacle, replicas: number, reconcile: Reconcile, origins: Origins): Phrase[] {
  switch (obstacle.stage) {
    case "observed":
      switch (obstacle.reason) {
        case "scaleUnavailable":
          return say`The target's scale could not be read, so nothing was decided.`;
        case "scalingDisabled":
          return say`The target is at zero, and there this autoscaler reads no metric and writes nothing.`;
        case "aboveMaxReplicas":
          return say`The count found was ${obstacle.found}, above maxReplicas: it goes to ${from(origins.bound("maxReplicas"), quantity(obstacle.bound))}, and no metric is read.`;
        case "belowMinReplicas":
          return say`The count found was ${obstacle.found}, below minReplicas: it goes to ${from(origins.bound("minReplicas"), quantity(obstacle.bound))}, and no metric is read.`;
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
      return say`It decided on ${obstacle.desired}, and writing that to the scale failed.`;
  }
}

function proposalWords(obstacle: ProposalObstacle, replicas: number, reconcile: Reconcile, origins: Origins): Phrase[] {
  switch (obstacle.reason) {
    case "selector": {
      const cause = failureCause(obstacle.error);
      return isAmbiguous(obstacle.error) ? say`${cause}, so the controller scales neither of them.` : say`${cause}, so no metric was read.`;
    }
    case "metricError": {
      const { spec } = usageOf(reconcile, obstacle.metric, origins);
      const down = reconcile.specReplicas !== null && replicas < reconcile.specReplicas;
      const effect = down ? "with a metric missing the count never goes down" : "no other metric asks for a count";
      return say`${failureCause(obstacle.error)}, so the ${metricWord(spec)} has no number, and ${effect}.`;
    }
    case "metricAsksMore":
    case "metricAsksLess":
      return metricWords(obstacle, reconcile, origins);
  }
}

function metricWords(obstacle: MetricObstacle, reconcile: Reconcile, origins: Origins): Phrase[] {
  const { asks, needed, present, usage, withoutTolerance, withoutFillIns } = obstacle;
  const of = usageOf(reconcile, obstacle.metric, origins);
  const wanted = neededText(needed);
  const now = say`At ${presentLevel(of, present)} the ${metricWord(of.spec)} asks for ${proposed(asks)}`;
  const ranges = usage.map((range) => rangeText(of, range)).join(", or ");
  const takes = ranges === "" ? `no usage makes it ask for ${wanted}` : `for ${wanted} it takes ${ranges}`;
  const alone = withoutFillIns === null ? say`` : say` The counted pods alone would ask for ${withoutFillIns}.`;
  const beyond =
    withoutTolerance === null || withoutTolerance === asks ? say`` : say` Without the tolerance it would ask for ${withoutTolerance}.`;
  return say`${now}; ${takes}.${beyond}${alone}`;
}

/** "7", "7 or more", "7 at most". */
export function neededText({ from: low, to: high }: MetricObstacle["needed"]): string {
  if (high === null) return `${quantity(low)} or more`;
  if (low === high) return quantity(low);
  return low === 0 ? `${quantity(high)} at most` : `${quantity(low)} to ${quantity(high)}`;
}

function windowWords({ side, window, result, until }: WindowObstacle, replicas: number, { decision }: Reconcile): Phrase[] {
  const who =
    decision.kind === "computed" && decision.metrics.length === 1 ? `the ${metricWord(decision.metrics[0]!.spec)}` : "the metrics";
  const value = remembered(window.recommendation);
  const past = isInitial(window)
    ? say`The count found at ${moment(window.lastAt)} was ${value}`
    : say`At ${moment(window.lastAt)} ${who} asked for ${value}`;
  const name = `${windowAdjective(window.windowSeconds)} ${side === "up" ? "scale-up window" : "window"}`;
  const bound = say`while that is inside the ${name} the count cannot go ${side === "up" ? "above" : "below"} ${result}`;
  if (window.forgottenAt === until) return say`${past}: ${bound}; it leaves at ${moment(until)}.`;
  const beyond = side === "up" ? "below" : "above";
  return say`${past}: ${bound}; the last that stands ${beyond} ${replicas} leaves at ${moment(until)}.`;
}

function limitWords(obstacle: LimitObstacle, replicas: number, origins: Origins): Phrase[] {
  switch (obstacle.reason) {
    case "scaleUpLimit":
      return say`Without behavior one step goes to ${obstacle.limit} at most: twice the count, but at least 4.`;
    case "selectPolicyDisabled": {
      const { direction } = obstacle;
      return say`${direction === "up" ? "scaleUp" : "scaleDown"} has selectPolicy Disabled, so the count never goes ${direction} by a metric.`;
    }
    case "policy":
      return policyWords(obstacle, replicas, origins);
  }
}

function policyWords({ direction, rate, next, allowedAt }: PolicyObstacle, replicas: number, origins: Origins): Phrase[] {
  const policy = rate.policies[rate.deciding];
  const verb = direction === "up" ? "allow" : "leave";
  const name = policy
    ? say`The scale-${direction} policy of ${from(origins.policy(direction, rate.deciding), policyText(policy))} ${verb}s`
    : say`The scale-${direction} policies ${verb}`;
  const now = say`${name} ${rate.limit} ${direction === "up" ? "at most" : "at least"}`;
  const later = next === null ? say`` : say`, ${next.limit} from ${moment(next.at)}`;
  if (allowedAt === null) return say`${now}${later}, and never ${replicas} in one step from there.`;
  if (next !== null && next.at === allowedAt) return say`${now}${later}.`;
  return say`${now}${later}, and ${replicas} from ${moment(allowedAt)}.`;
}
