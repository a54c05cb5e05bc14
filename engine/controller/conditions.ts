import type { HorizontalPodAutoscalerCondition } from "../api/autoscaling";

/** Sets the condition in a list that the caller owns. Its lastTransitionTime moves only when its status does. */
export function setCondition(
  conditions: HorizontalPodAutoscalerCondition[],
  now: number,
  type: HorizontalPodAutoscalerCondition["type"],
  status: HorizontalPodAutoscalerCondition["status"],
  reason: string,
  message: string,
): void {
  const index = conditions.findIndex((condition) => condition.type === type);
  const previous = conditions[index];
  if (previous === undefined) {
    conditions.push({ type, status, reason, message, lastTransitionTime: now });
    return;
  }
  const lastTransitionTime = previous.status === status ? previous.lastTransitionTime : now;
  conditions[index] = { type, status, reason, message, lastTransitionTime };
}

export function removeCondition(conditions: HorizontalPodAutoscalerCondition[], type: HorizontalPodAutoscalerCondition["type"]): void {
  const index = conditions.findIndex((condition) => condition.type === type);
  if (index >= 0) conditions.splice(index, 1);
}
