import type { HorizontalPodAutoscalerCondition } from "../api/autoscaling";

/** A list of conditions that one reconcile owns, and the time of that reconcile. */
export interface ConditionList {
  readonly conditions: HorizontalPodAutoscalerCondition[];
  readonly now: number;
}

/** A condition's lastTransitionTime changes only when its status changes, not when only the reason or message does. */
export function setCondition(
  { conditions, now }: ConditionList,
  type: HorizontalPodAutoscalerCondition["type"],
  status: HorizontalPodAutoscalerCondition["status"],
  reason: string,
  message: string,
): void {
  const index = conditions.findIndex((condition) => condition.type === type);
  const previous = conditions[index];
  if (previous === undefined) {
    // A new condition starts with the empty status, so setting the empty status is no transition.
    conditions.push({ type, status, reason, message, lastTransitionTime: status === "" ? null : now });
    return;
  }
  if (previous.status === status && previous.reason === reason && previous.message === message) return;
  const lastTransitionTime = previous.status === status ? previous.lastTransitionTime : now;
  conditions[index] = { type, status, reason, message, lastTransitionTime };
}

export function removeCondition({ conditions }: ConditionList, type: HorizontalPodAutoscalerCondition["type"]): void {
  const index = conditions.findIndex((condition) => condition.type === type);
  if (index >= 0) conditions.splice(index, 1);
}
