/** What the printed policies let the next sync do, after the rescales that the events show. */
import type { HPAScalingRules } from "../../api/autoscaling";
import type { ScaleEvent } from "../../controller/decision";
import { olderRulesFor } from "../../controller/olderRules";
import {
  calculateScaleDownLimitWithBehaviors,
  calculateScaleUpLimitWithScalingRules,
  scaleDownFreedAt,
  scaleUpFreedAt,
  type RateArg,
} from "../../controller/scalingPolicies";
import type { MergedAutoscaler } from "../merge/merged";
import { behaviorOf } from "../metricSpecOf";
import { behaviorWithDefaults, rescalesIn, type RescaleClue } from "../worlds/clues";
import { secondsOfAge } from "../ages";
import { rangeOf } from "./figures";
import type { Range, Statement } from "./statement";

/**
 * One statement for each direction whose policies are printed. None if no rescale is as young as a period, or if the events leave open how
 * much a policy still counts: a rescale from an unknown count, an event that stands for several, another count than the last one.
 */
export function budgetStatements(merged: MergedAutoscaler): Statement[] {
  const { behavior, desiredReplicas, currentReplicas } = merged.fields;
  const count = (desiredReplicas ?? currentReplicas)?.value;
  if (behavior === undefined || count === undefined) return [];
  const rules = behaviorWithDefaults(behaviorOf(behavior.value)) ?? {};
  const rescales = rescalesIn(merged);
  const longest = Math.max(0, ...[rules.scaleUp, rules.scaleDown].flatMap((each) => periodsOf(each)));
  const isYoung = ({ low }: Range) => low < longest;
  const first = rescales.findIndex(({ ago }) => isYoung(ago));
  if (first < 1 || rescales.at(-1)!.to !== count || merged.events.some((event) => standsForSeveral(event, isYoung))) return [];
  const young = rescales.slice(first - 1);
  const places = merged.events.filter(({ reason }) => reason === "SuccessfulRescale").map(({ place }) => place);
  return (["up", "down"] as const).flatMap((direction): Statement[] => {
    const [printed, its] = direction === "up" ? [behavior.value.scaleUp, rules.scaleUp] : [behavior.value.scaleDown, rules.scaleDown];
    if (printed?.policies === undefined || its === undefined) return [];
    // An age that kubectl cuts is a range, so what its policies still count is one, too.
    const ends = (["low", "high"] as const).map((end) => budgetAt(count, young, end, direction, its));
    const frees = ends.flatMap(({ limit, freesIn }) => (limit === count && freesIn !== null ? [freesIn] : []));
    return [
      {
        code: "budget",
        direction,
        count,
        limit: rangeOf(ends.map(({ limit }) => limit)),
        freesIn: frees.length === ends.length ? rangeOf(frees) : null,
        standing: "computed",
        basis: [behavior.place, ...places],
      },
    ];
  });
}

const periodsOf = (rules: HPAScalingRules | undefined): number[] => (rules?.policies ?? []).map(({ periodSeconds }) => periodSeconds);

function standsForSeveral({ reason, age, count = 1 }: MergedAutoscaler["events"][number], isYoung: (ago: Range) => boolean): boolean {
  const ago = typeof age === "string" ? secondsOfAge(age) : null;
  return reason === "SuccessfulRescale" && (ago === null || (count > 1 && isYoung(ago)));
}

/** `rescales`: the first only tells from which count the second went on. */
function budgetAt(
  currentReplicas: number,
  rescales: readonly RescaleClue[],
  end: "low" | "high",
  direction: "up" | "down",
  rules: HPAScalingRules,
): { limit: number; freesIn: number | null } {
  const changes = rescales.slice(1).map(({ to, ago }, index) => ({ change: to - rescales[index]!.to, time: -ago[end] }));
  const eventsOf = (sign: 1 | -1): ScaleEvent[] =>
    changes.flatMap(({ change, time }) => (sign * change > 0 ? [{ replicaChange: sign * change, time }] : []));
  const args: RateArg = { currentReplicas, scaleUpEvents: eventsOf(1), scaleDownEvents: eventsOf(-1), now: 0, older: olderRulesFor() };
  return direction === "up"
    ? { limit: calculateScaleUpLimitWithScalingRules(args, rules).limit, freesIn: scaleUpFreedAt(args, rules, currentReplicas) }
    : { limit: calculateScaleDownLimitWithBehaviors(args, rules).limit, freesIn: scaleDownFreedAt(args, rules, currentReplicas) };
}
