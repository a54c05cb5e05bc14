/** The answer to "why not N?" of the first autoscaler, and what would have changed its count, in the words that today's has. */
import type {
  ForbiddenObstacle,
  ObstacleV1,
  ReconcileV1,
  ThresholdsV1,
  ThresholdV1,
  UtilizationObstacle,
  UtilizationRange,
  WhyNotV1,
} from "../../engine/index";
import { t } from "../ui/text";
import { span } from "../ui/words";
import { boundText } from "./firstSentence";
import { moment, proposed, say, type Phrase } from "./phrase";
import { neededText } from "./whyNotAnswer";

export function firstWhyNotAnswer({ replicas, endedAt, obstacles }: WhyNotV1, reconcile: ReconcileV1): Phrase[] {
  if (endedAt === replicas) return say`It did: this reconcile left ${replicas}.`;
  const sentences = obstacles.map((obstacle) => obstacleWords(obstacle, reconcile));
  const all = sentences.flatMap((words, index) => (index === 0 ? words : say` ${words}`));
  return obstacles[0]?.stage === "observed" ? say`${all} ${unknown(reconcile)}` : all;
}

/** Outside the bounds it goes on without a metric; elsewhere it stops. */
const unknown = ({ decision }: ReconcileV1): string =>
  decision.kind === "outOfBounds"
    ? t`What the CPU would have asked for is not known.`
    : t`The controller stopped there, so what later stages would have said is not known.`;

function obstacleWords(obstacle: ObstacleV1, { statusReplicas, specReplicas }: ReconcileV1): Phrase[] {
  switch (obstacle.reason) {
    case "scaleUnavailable":
      return say`The target's scale could not be read, so nothing was decided.`;
    case "noMetric":
      return say`The CPU utilization could not be read, so there was no number to decide on.`;
    case "outOfBounds":
      return say`The count found was ${obstacle.bound.from}, and ${boundText(obstacle.bound)}: it goes to ${obstacle.bound.to}, and no metric is read.`;
    case "metricAsksMore":
    case "metricAsksLess":
      return utilizationWords(obstacle);
    case "noTarget":
      return say`Without a target no metric is read, and ${proposed(obstacle.asks)} is asked for.`;
    case "maxReplicas":
    case "minReplicas":
      return say`${obstacle.reason} is ${obstacle.bound}.`;
    case "neverZero":
      return say`This autoscaler never goes to 0: it would be switched off there.`;
    case "window":
      return windowWords(obstacle);
    case "takenForDone":
      return say`status.replicas is ${statusReplicas ?? obstacle.statusReplicas} already: the controller takes it for done and leaves spec.replicas at ${specReplicas ?? "–"}.`;
    case "unwritten":
      return say`It decided on ${obstacle.desired}, and writing that to the scale failed.`;
  }
}

function utilizationWords({ asks, needed, calculation, utilization, withoutTolerance }: UtilizationObstacle): Phrase[] {
  const wanted = neededText(needed);
  const takes = utilization === null ? t`no utilization makes it ask for ${wanted}` : t`for ${wanted} it takes ${percents(utilization)}`;
  const beyond =
    withoutTolerance === null || withoutTolerance === asks ? say`` : say` Without the tolerance it would ask for ${withoutTolerance}.`;
  return say`At ${calculation.utilizationPercent}% the CPU asks for ${proposed(asks)}; ${takes}.${beyond}`;
}

/** "76% to 87%", "44% at most". */
function percents({ from, to }: UtilizationRange): string {
  if (from === to) return `${from}%`;
  if (from === 0) return to === null ? t`anything` : t`${`${to}%`} at most`;
  return to === null ? t`${`${from}%`} or more` : t`${`${from}%`} to ${`${to}%`}`;
}

function windowWords({ direction, windowSeconds, until, judgedAt, judgedBy }: ForbiddenObstacle): Phrase[] {
  const forbidden =
    direction === "up"
      ? say`For ${span(windowSeconds)} after the last rescale, until ${moment(until)}, no change up is allowed`
      : say`For ${span(windowSeconds)} after the last rescale, until ${moment(until)}, no change down is allowed`;
  switch (judgedBy) {
    case "metric":
      return say`${forbidden}; the metric is of ${moment(judgedAt)}.`;
    case "clock":
      return say`${forbidden}.`;
    case "nothing":
      return say`${forbidden}, and without a metric nothing tells that it is over.`;
  }
}

/** What became of it at the nearest utilizations. */
export function firstThresholdPhrases({ below, above }: ThresholdsV1): Phrase[] {
  const down = below ? say`At ${below.utilizationPercent}% or less ${wish(below)}` : say`At no utilization would the count go down`;
  const up = above ? say`From ${above.utilizationPercent}% ${wish(above)}` : say`At no utilization would the count go up`;
  return say`${down}. ${up}.`;
}

const wish = ({ asks, endsAt }: ThresholdV1): Phrase[] =>
  endsAt === asks ? say`it would ask for ${proposed(asks)} and get it` : say`it would ask for ${proposed(asks)} and get ${endsAt}`;
