import { latestVersion } from "../controller/flags";
import { humanDuration } from "./humanDuration";
import { metricLevels, type MetricLevel } from "./metricTargets";
import { createTabWriter, tableStyle } from "./tabWriter";
import { autoscalerAt, type Autoscaler, type AutoscalerHistory } from "./view";

/**
 * What a `kubectl get hpa NAME -w` that was started at one time has printed by another: the object as it was, then a row
 * for each change of it. Mirrors printHorizontalPodAutoscaler in k8s.io/kubernetes/pkg/printers/internalversion.
 */
export function getHpaWatch(history: AutoscalerHistory, from: number, now: number): string {
  const write = createTabWriter(tableStyle);
  const namesResources = history.reconciles.every(({ version = latestVersion }) => version !== "1.28");
  const row = ({ hpa, status }: Autoscaler, at: number) => rowOf({ hpa, status }, namesResources, at);
  let printed = autoscalerAt(history, from);
  let text = write(`${header}\n${row(printed, from)}\n`);
  for (const at of changeTimes(history, from, now)) {
    const edited = { ...autoscalerAt(history, at), status: printed.status };
    const reconciled = autoscalerAt(history, at);
    for (const next of [edited, reconciled]) {
      if (isSame(next, printed)) continue;
      text += write(`${row(next, at)}\n`);
      printed = next;
    }
  }
  return text;
}

const header = ["NAME", "REFERENCE", "TARGETS", "MINPODS", "MAXPODS", "REPLICAS", "AGE"].join("\t");

function rowOf({ hpa, status }: Autoscaler, namesResources: boolean, now: number): string {
  const { scaleTargetRef, minReplicas, maxReplicas } = hpa.spec;
  const reference = `${scaleTargetRef.kind}/${scaleTargetRef.name}`;
  const targets = formatTargets(metricLevels({ hpa, status }), namesResources);
  return [hpa.metadata.name, reference, targets, minReplicas ?? "<unset>", maxReplicas, status.currentReplicas, humanDuration(now)].join(
    "\t",
  );
}

/** "cpu: 68%/50%, 3/10 (avg) + 1 more..."; the API server names the resource from 1.30 on. */
export function formatTargets(levels: readonly MetricLevel[], namesResources = true): string {
  if (levels.length === 0) return "<none>";
  const shown = levels
    .slice(0, 2)
    .map((level) => formatTarget(level, namesResources))
    .join(", ");
  return levels.length > 2 ? `${shown} + ${levels.length - 2} more...` : shown;
}

function formatTarget({ spec, kind, current, target }: MetricLevel, namesResources: boolean): string {
  const ofResource = (name: string) => `${namesResources ? `${name}: ` : ""}${current}/${target}`;
  switch (spec.type) {
    case "Resource":
      return ofResource(spec.resource.name);
    case "ContainerResource":
      return ofResource(spec.containerResource.name);
    case "Pods":
      return `${current}/${target}`;
    case "Object":
    case "External":
      return kind === "averageValue" ? `${current}/${target} (avg)` : `${current}/${target}`;
  }
}

function changeTimes({ manifests, reconciles }: AutoscalerHistory, from: number, now: number): number[] {
  const times = new Set([...manifests, ...reconciles].map(({ at }) => at).filter((at) => at > from && at <= now));
  return [...times].toSorted((a, b) => a - b);
}

/** The server stores, and a watch tells, only what differs. */
function isSame(one: Autoscaler, other: Autoscaler): boolean {
  return one.hpa === other.hpa && (one.status === other.status || JSON.stringify(one.status) === JSON.stringify(other.status));
}
