/** Answers "Why not N?" and "What would change it?" for Kubernetes 1.1 and 1.2, in the same words as for today's controller. */
import type {
  ForbiddenObstacle,
  ObstacleV1,
  ReconcileV1,
  ThresholdsV1,
  ThresholdV1,
  UtilizationObstacle,
  UtilizationRange,
  WhyNotV1,
} from "../../../engine/index";
import { t } from "../text";
import { percents, span } from "../times";
import { boundText, unreadPhrases } from "./sentenceV1";
import { moment, proposed, say, type Phrase } from "./phrase";
import { neededText } from "./whyNotAnswer";

export function whyNotAnswerV1({ replicas, endedAt, obstacles }: WhyNotV1, reconcile: ReconcileV1): Phrase[] {
  if (endedAt === replicas) return say`It did: this sync ended at ${replicas}.`;
  const sentences = obstacles.map((obstacle) => obstacleWords(obstacle, reconcile));
  const all = sentences.flatMap((words, index) => (index === 0 ? words : say` ${words}`));
  return obstacles[0]?.stage === "observed" ? say`${all} ${unknown(reconcile)}` : all;
}

/** Outside the bounds the controller continues without a metric; inside them it stops. */
const unknown = ({ decision }: ReconcileV1): string =>
  decision.kind === "outOfBounds"
    ? t`It is not known what CPU would have proposed.`
    : t`The controller stopped there, so the result of the later stages is not known.`;

function obstacleWords(obstacle: ObstacleV1, { statusReplicas, specReplicas }: ReconcileV1): Phrase[] {
  switch (obstacle.reason) {
    case "scaleUnavailable":
    case "noMetric":
      return unreadPhrases(obstacle.reason);
    case "outOfBounds":
      return say`The controller found a count of ${obstacle.bound.from}, but ${boundText(obstacle.bound)}. It goes to ${obstacle.bound.to} and reads no metric.`;
    case "metricProposesMore":
    case "metricProposesLess":
      return utilizationWords(obstacle);
    case "noTarget":
      return say`Without a target the controller reads no metric and proposes ${proposed(obstacle.proposes)}.`;
    case "maxReplicas":
    case "minReplicas":
      return say`${obstacle.reason} is ${obstacle.bound}.`;
    case "neverZero":
      return say`This autoscaler never scales to 0, because 0 would switch it off.`;
    case "window":
      return windowWords(obstacle);
    case "takenForDone":
      return say`status.replicas is already ${statusReplicas ?? obstacle.statusReplicas}, so the controller considers this done and leaves spec.replicas at ${specReplicas ?? "–"}.`;
    case "unwritten":
      return say`It decided on ${obstacle.desired} but could not write that to the scale.`;
  }
}

function utilizationWords({ proposes, needed, calculation, utilization, withoutTolerance }: UtilizationObstacle): Phrase[] {
  const wanted = neededText(needed);
  const takes =
    utilization === null ? t`no utilization makes it propose ${wanted}` : t`it would propose ${wanted} at ${inRange(utilization)}`;
  const beyond =
    withoutTolerance === null || withoutTolerance === proposes ? say`` : say` Without the tolerance it would propose ${withoutTolerance}.`;
  return say`At ${calculation.utilizationPercent}%, CPU proposes ${proposed(proposes)}; ${takes}.${beyond}`;
}

/** "76% to 87%", "44% or less". */
function inRange({ from, to }: UtilizationRange): string {
  if (from === to) return percents(from);
  if (from === 0) return to === null ? t`any usage` : t`${percents(to)} or less`;
  return to === null ? t`${percents(from)} or more` : t`${percents(from)} to ${percents(to)}`;
}

function windowWords({ direction, windowSeconds, until, judgedAt, judgedBy }: ForbiddenObstacle): Phrase[] {
  const forbidden =
    direction === "up"
      ? say`Scaling up is forbidden for ${span(windowSeconds)} after the last rescale, until ${moment(until)}`
      : say`Scaling down is forbidden for ${span(windowSeconds)} after the last rescale, until ${moment(until)}`;
  switch (judgedBy) {
    case "metric":
      return say`${forbidden}; the metric is from ${moment(judgedAt)}.`;
    case "clock":
      return say`${forbidden}.`;
    case "nothing":
      return say`${forbidden}. Without a metric the controller cannot tell that this time is over.`;
  }
}

export function thresholdPhrasesV1({ below, above }: ThresholdsV1): Phrase[] {
  const down = below ? say`At ${below.utilizationPercent}% or less, ${wish(below)}` : say`No utilization would lower the count`;
  const up = above ? say`At ${above.utilizationPercent}% or more, ${wish(above)}` : say`No utilization would raise the count`;
  return say`${down}. ${up}.`;
}

const wish = ({ proposes, endsAt }: ThresholdV1): Phrase[] => say`it would propose ${proposed(proposes)}, and the count would be ${endsAt}`;
