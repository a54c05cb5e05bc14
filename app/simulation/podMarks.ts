import type { AnyReconcile, PodGroups, PodLife, Reconcile, Trace } from "../../engine/index";
import { markedGroups, type PodMarks } from "../run/run";

type Marked = Pick<Trace, "reconciles" | "countedNotReady"> & { pods: readonly PodLife[] };

/**
 * Which pods each sync classed as unready or missing for any of its metrics, which it counted although they were not Ready, and how many of
 * each. If a group has more than a hundred pods, the record names the first hundred and counts all. The autoscaler of Kubernetes 1.2 sets
 * no pod aside.
 */
export function podMarks({ pods, reconciles, countedNotReady }: Marked, steps: number): PodMarks {
  const places = new Map(pods.map(({ name }, index) => [name, index]));
  const marks = { at: [] as number[], pod: [] as number[], group: [] as number[] };
  const counts = markedGroups.map(() => new Float64Array(steps));
  const mark = (at: number, name: string, group: number) => {
    const pod = places.get(name);
    if (pod === undefined) return;
    marks.at.push(at);
    marks.pod.push(pod);
    marks.group.push(group);
  };
  for (const [step, reconcile] of reconciles.entries()) {
    const groups = groupsIn(reconcile);
    const seen = new Set<string>();
    for (const { name, group } of groups.flatMap(({ setAside }) => setAside)) {
      const index = markedGroups.findIndex((known) => known === group);
      if (index < 0 || seen.has(name)) continue;
      seen.add(name);
      counts[index]![step]! += 1;
      mark(reconcile.at, name, index);
    }
    for (const index of [unready, missing])
      counts[index]![step] = groups.reduce((most, { [markedGroups[index]]: count }) => Math.max(most, count), counts[index]![step]!);

    const counted = countedNotReady[step] ?? null;
    counts[notReady]![step] = Math.max(0, ...(counted?.counts ?? []));
    for (const name of counted?.pods ?? []) mark(reconcile.at, name, notReady);
  }
  return {
    at: Float64Array.from(marks.at),
    pod: Uint32Array.from(marks.pod),
    group: Uint8Array.from(marks.group),
    unready: counts[unready]!,
    missing: counts[missing]!,
    notReady: counts[notReady]!,
  };
}

const [unready, missing, notReady] = [0, 1, 2] as const;

function groupsIn(reconcile: AnyReconcile): readonly PodGroups[] {
  return reconcile.controller === "V1" ? [] : groupsOf(reconcile.decision);
}

function groupsOf(decision: Reconcile["decision"]): readonly PodGroups[] {
  if (decision.kind !== "computed" && decision.kind !== "noMetrics") return [];
  return decision.metrics.flatMap((metric) => {
    if (!metric.ok) return metric.groups ?? [];
    return metric.calculation.kind === "pods" ? metric.calculation.groups : [];
  });
}
