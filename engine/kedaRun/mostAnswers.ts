import { pollingInterval, triggersOf } from "../keda/scaledObject";
import type { AppliedScaledObject } from "./appliedScaledObject";

/** How many answers KEDA asks for if the ScaledObject that asks most often is in force all the time. */
export const mostAnswers = (applied: readonly AppliedScaledObject[], seconds: number): number =>
  Math.max(...applied.map(({ object }) => (triggersOf(object).length * seconds) / Math.max(1, pollingInterval(object))));
