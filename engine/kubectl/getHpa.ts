import { freshMemory } from "../controller/horizontal";
import { isBefore } from "../controller/releases";
import { humanDuration } from "./humanDuration";
import { metricReadings, ofEntry, orUnknown, unknown, utilizationTarget, type MetricReading } from "./metricReadings";
import { kubectlChanges } from "./releaseChanges";
import { createWatchPrinter, type TableCell } from "./table";
import { autoscalerAt, isDeletedAt, notFound, stored, versionAt, watchedStates, type Autoscaler, type AutoscalerHistory } from "./view";

/**
 * What a `kubectl get hpa NAME -w` started at `from` has printed by `now`: the object as it was, then a row for each change of it and for its deletion. Mirrors
 * printHorizontalPodAutoscaler in k8s.io/kubernetes/pkg/printers/internalversion.
 */
export function getHpaWatch(history: AutoscalerHistory, from: number, now: number): string {
  const print = createWatchPrinter(["NAME", "REFERENCE", "TARGETS", "MINPODS", "MAXPODS", "REPLICAS", "AGE"]);
  const objectAt = (at: number) => autoscalerAt(history, at);
  if (isDeletedAt(history, from)) return notFound(objectAt(from).hpa);
  const states = watchedStates(history, from, now, objectAt, freshMemory().status);
  const namesResources = (at: number) => !isBefore(versionAt(history, at), kubectlChanges.namesResources.since);
  return states.map(({ object, at, age }) => print(rowOf(object, namesResources(at), age))).join("");
}

function rowOf({ hpa, status }: Autoscaler, namesResources: boolean, age: number): TableCell[] {
  const { scaleTargetRef, minReplicas, maxReplicas } = hpa.spec;
  const reference = `${scaleTargetRef.kind}/${scaleTargetRef.name}`;
  const targets = formatTargets(metricReadings(hpa, status), namesResources);
  return [hpa.metadata.name, reference, targets, minReplicas ?? "<unset>", maxReplicas, status.currentReplicas, humanDuration(age)];
}

/** "cpu: 68%/50%, 3/10 (avg) + 1 more..."; the API server names the resource from 1.30 on. Mirrors formatHPAMetrics. */
function formatTargets(readings: readonly MetricReading[], namesResources: boolean): string {
  if (readings.length === 0) return "<none>";
  const shown = readings
    .slice(0, 2)
    .map((reading) => formatTarget(reading, namesResources))
    .join(", ");
  return readings.length > 2 ? `${shown} + ${readings.length - 2} more...` : shown;
}

function formatTarget({ spec, current, target }: MetricReading, namesResources: boolean): string {
  const ofResource = (name: string) => {
    const prefix = namesResources ? `${name}: ` : "";
    if (target.averageValue !== undefined) return `${prefix}${ofEntry(current, "averageValue")}/${stored(target.averageValue)}`;
    const percent = current?.averageUtilization;
    return `${prefix}${percent === undefined ? unknown : `${percent}%`}/${utilizationTarget(target)}`;
  };
  switch (spec.type) {
    case "Resource":
      return ofResource(spec.resource.name);
    case "ContainerResource":
      return ofResource(spec.containerResource.name);
    case "Pods":
      return `${ofEntry(current, "averageValue")}/${stored(target.averageValue)}`;
    case "Object":
    case "External":
      return target.averageValue === undefined
        ? `${ofEntry(current, "value")}/${stored(target.value)}`
        : `${orUnknown(current?.averageValue)}/${stored(target.averageValue)} (avg)`;
  }
}
