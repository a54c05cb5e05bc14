import type { PodLife, Reconcile, SetAsidePod } from "../../engine/index";
import { setAsideGroups, type SetAsideMarks } from "./protocol";

/** Which pods each reconcile classed as unready or missing, whichever of its metrics did. Of more than a hundred in a group the record names the first. */
export function setAsideMarks(pods: readonly PodLife[], reconciles: readonly Reconcile[]): SetAsideMarks {
  const places = new Map(pods.map(({ name }, index) => [name, index]));
  const marks = { at: [] as number[], pod: [] as number[], group: [] as number[] };
  for (const { at, decision } of pods.length > 0 ? reconciles : []) {
    const seen = new Set<string>();
    for (const { name, group } of setAsideIn(decision)) {
      const pod = places.get(name);
      const index = setAsideGroups.findIndex((known) => known === group);
      if (pod === undefined || index < 0 || seen.has(name)) continue;
      seen.add(name);
      marks.at.push(at);
      marks.pod.push(pod);
      marks.group.push(index);
    }
  }
  return { at: Float64Array.from(marks.at), pod: Uint32Array.from(marks.pod), group: Uint8Array.from(marks.group) };
}

function setAsideIn(decision: Reconcile["decision"]): readonly SetAsidePod[] {
  if (decision.kind !== "computed" && decision.kind !== "noMetrics") return [];
  return decision.metrics.flatMap((metric) => {
    if (!metric.ok) return metric.groups?.setAside ?? [];
    return metric.calculation.kind === "pods" ? metric.calculation.groups.setAside : [];
  });
}
