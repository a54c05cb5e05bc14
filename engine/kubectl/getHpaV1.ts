import { freshV1Status } from "../controllerV1/horizontal";
import { humanDurationV1 } from "./humanDuration";
import { alignTabs, tableStyleV1 } from "./tabWriter";
import { isDeletedAt, watchedStates } from "./view";
import { autoscalerV1At, notFoundV1, percentV1, referenceV1, type AutoscalerHistoryV1, type AutoscalerV1 } from "./viewV1";

/**
 * What a `kubectl get hpa NAME -w` of 1.2 started at `from` had printed by `now`: the object as it was, then a row for each change of it
 * and for its deletion, each laid out separately. Mirrors printHorizontalPodAutoscaler in 1.2's pkg/kubectl.
 */
export function getHpaWatchV1(history: AutoscalerHistoryV1, from: number, now: number): string {
  const objectAt = (at: number) => autoscalerV1At(history, at);
  if (isDeletedAt(history, from)) return notFoundV1(objectAt(from).hpa);
  const states = watchedStates(history, from, now, objectAt, freshV1Status());
  const rows = states.map(({ object, age }, index) => `${index === 0 ? `${header}\n` : ""}${row(object, age)}\n`);
  return rows.map((text) => alignTabs(text, tableStyleV1)).join("");
}

/** The target and the present utilization have their own columns; the count has none. */
const header = ["NAME", "REFERENCE", "TARGET", "CURRENT", "MINPODS", "MAXPODS", "AGE"].join("\t");

function row({ hpa, status }: AutoscalerV1, age: number): string {
  const { minReplicas, maxReplicas, targetCPUUtilizationPercentage } = hpa.spec;
  const target = percentV1(targetCPUUtilizationPercentage, "<unset>");
  const current = percentV1(status.currentCPUUtilizationPercentage, "<waiting>");
  return [hpa.metadata.name, referenceV1(hpa), target, current, minReplicas ?? "<unset>", maxReplicas, humanDurationV1(age)].join("\t");
}
