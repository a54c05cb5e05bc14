import type { AnyReconcile, PodGroups, PodLife, Reconcile } from "../../engine/index";
import { setAsideGroups, type SetAsideMarks } from "./protocol";

/**
 * Which pods each sync classed as unready or missing for any of its metrics, and how many. If a group has more than a hundred pods, the
 * record names the first hundred and counts all. The autoscaler of Kubernetes 1.2 sets no pod aside.
 */
export function setAsideMarks(pods: readonly PodLife[], reconciles: readonly AnyReconcile[], steps: number): SetAsideMarks {
  const places = new Map(pods.map(({ name }, index) => [name, index]));
  const marks = { at: [] as number[], pod: [] as number[], group: [] as number[] };
  const counts = setAsideGroups.map(() => new Float64Array(steps));
  for (const [step, reconcile] of reconciles.entries()) {
    if (reconcile.controller === "V1") continue;
    const { at, decision } = reconcile;
    const groups = groupsIn(decision);
    const seen = new Set<string>();
    for (const { name, group } of groups.flatMap(({ setAside }) => setAside)) {
      const index = setAsideGroups.findIndex((known) => known === group);
      if (index < 0 || seen.has(name)) continue;
      seen.add(name);
      counts[index]![step]! += 1;
      const pod = places.get(name);
      if (pod === undefined) continue;
      marks.at.push(at);
      marks.pod.push(pod);
      marks.group.push(index);
    }
    for (const [index, group] of setAsideGroups.entries())
      counts[index]![step] = groups.reduce((most, { [group]: count }) => Math.max(most, count), counts[index]![step]!);
  }
  return {
    at: Float64Array.from(marks.at),
    pod: Uint32Array.from(marks.pod),
    group: Uint8Array.from(marks.group),
    unready: counts[0]!,
    missing: counts[1]!,
  };
}

function groupsIn(decision: Reconcile["decision"]): readonly PodGroups[] {
  if (decision.kind !== "computed" && decision.kind !== "noMetrics") return [];
  return decision.metrics.flatMap((metric) => {
    if (!metric.ok) return metric.groups ?? [];
    return metric.calculation.kind === "pods" ? metric.calculation.groups : [];
  });
}
