import type { HorizontalPodAutoscalerCondition } from "../api/autoscaling";

/** A list that one reconcile owns, and its time. */
export interface ConditionList {
  readonly conditions: HorizontalPodAutoscalerCondition[];
  readonly now: number;
}

/** A condition's lastTransitionTime moves only when its status does, not for another reason or message. */
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
    // A condition begins with the empty status, and so an empty one has never changed.
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
