import { humanDurationV1 } from "./humanDuration";
import { alignTabs, tableStyleV1 } from "./tabWriter";
import { isSameObject } from "./view";
import { autoscalerV1At, percentV1, referenceV1, type AutoscalerHistoryV1, type AutoscalerV1 } from "./viewV1";

/**
 * What a `kubectl get hpa NAME -w` of 1.2 started at `from` had printed by `now`: the object as it was, then a row for each change of it,
 * each laid out separately. Mirrors printHorizontalPodAutoscaler in 1.2's pkg/kubectl.
 */
export function getHpaWatchV1(history: AutoscalerHistoryV1, from: number, now: number): string {
  let printed = autoscalerV1At(history, from);
  let text = alignTabs(`${header}\n${row(printed, from)}\n`, tableStyleV1);
  for (const at of changeTimes(history, from, now)) {
    const reconciled = autoscalerV1At(history, at);
    for (const next of [{ ...reconciled, status: printed.status }, reconciled]) {
      if (isSameObject(next, printed)) continue;
      text += alignTabs(`${row(next, at)}\n`, tableStyleV1);
      printed = next;
    }
  }
  return text;
}

/** The target and the present utilization have their own columns; the count has none. */
const header = ["NAME", "REFERENCE", "TARGET", "CURRENT", "MINPODS", "MAXPODS", "AGE"].join("\t");

function row({ hpa, status }: AutoscalerV1, now: number): string {
  const { minReplicas, maxReplicas, targetCPUUtilizationPercentage } = hpa.spec;
  const target = percentV1(targetCPUUtilizationPercentage, "<unset>");
  const current = percentV1(status.currentCPUUtilizationPercentage, "<waiting>");
  return [hpa.metadata.name, referenceV1(hpa), target, current, minReplicas ?? "<unset>", maxReplicas, humanDurationV1(now)].join("\t");
}

function changeTimes({ manifests, reconciles }: AutoscalerHistoryV1, from: number, now: number): number[] {
  const times = new Set([...manifests, ...reconciles].map(({ at }) => at).filter((at) => at > from && at <= now));
  return [...times].toSorted((a, b) => a - b);
}
