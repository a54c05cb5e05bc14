import { noOlderRules } from "../controller/olderRules";
import { calculateScaleUpLimitWithScalingRules } from "../controller/scalingPolicies";
import { isWithin } from "../controller/tolerances";
import type { ScaledObjectReading } from "./evidence";

/** What a cron trigger asks for, and the counts through which the policies let the target rise; the last of them is where it stays. */
interface CronReach {
  readonly desired: number;
  readonly path: readonly number[];
  readonly reached: number;
}

/**
 * The cron triggers whose count the target never reaches: before the last step the difference is within the tolerance. From minReplicaCount,
 * with a step in each period, and the controller's default tolerance.
 */
export function cronReach({ min, max, behavior, triggers = [] }: ScaledObjectReading): CronReach[] {
  const { policies, selectPolicy } = behavior?.scaleUp ?? {};
  if (min === undefined || min < 1 || policies === undefined || policies.length === 0 || policies.length > mostPolicies) return [];
  if (selectPolicy === "Disabled" || behavior?.scaleUp?.tolerance !== undefined) return [];
  const rules = { policies: [...policies], ...(selectPolicy !== undefined && { selectPolicy }) } as Parameters<
    typeof calculateScaleUpLimitWithScalingRules
  >[1];
  return triggers.flatMap(({ type, metadata = {} }) => {
    const asked = metadata["desiredReplicas"] ?? "";
    if (type !== "cron" || !/^\d{1,6}$/.test(asked)) return [];
    const desired = Number(asked);
    if (desired <= min || (max !== undefined && desired > max)) return [];
    const path = [min];
    while (path.length < longestPath && !isWithin(usual, desired / path.at(-1)!)) {
      const currentReplicas = path.at(-1)!;
      const free = { currentReplicas, scaleUpEvents: [], scaleDownEvents: [], now: 0, older: noOlderRules, countOnly: true };
      const next = Math.min(desired, calculateScaleUpLimitWithScalingRules(free, rules).limit);
      if (next === currentReplicas) return [];
      path.push(next);
    }
    const reached = path.at(-1)!;
    return path.length === longestPath || reached === desired ? [] : [{ desired, path, reached }];
  });
}

const usual = { down: 0.1, up: 0.1 };
const mostPolicies = 100;
/** More steps say nothing to a reader. */
const longestPath = 40;
