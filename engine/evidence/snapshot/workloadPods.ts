import type { MergedAutoscaler, MergedEvidence, Place, Placed } from "../merge/merged";
import type { EventReading, PodReading } from "../evidence";
import { asValueOfObject, cluesOf } from "../worlds/clues";
import { tolerancesOf } from "../worlds/explain";
import { OptionsOfScenes } from "../worlds/proposals";
import { listedPods as podsInScene, scenesOf } from "../worlds/scenes";
import { problemNow, type Statement } from "./statement";
import type { ClusterProblem } from "./problem";

/** The target's pods that the texts show with their readiness, each once; pods that end are none. */
export function shownPods({ pods }: Pick<MergedAutoscaler, "pods">): {
  readonly ready: number;
  readonly unready: readonly Placed<PodReading>[];
  readonly names: readonly string[];
} {
  const last = new Map<string, Placed<PodReading>>();
  for (const pod of pods) if (isReady(pod) !== null) last.set(pod.name, pod);
  const living = [...last.values()].filter((pod) => !hasEnded(pod));
  const unready = living.filter((pod) => isReady(pod) === false);
  return { ready: living.length - unready.length, unready, names: living.map(({ name }) => name) };
}

/** The names of the same pods. */
export function listedPods(merged: Pick<MergedAutoscaler, "pods">): {
  readonly all: readonly string[];
  readonly unready: readonly string[];
} {
  const { names, unready } = shownPods(merged);
  return { all: names, unready: unready.map(({ name }) => name) };
}

/** Null: the reading does not say it. */
function isReady({ ready, readyCondition }: PodReading): boolean | null {
  const [, some, all] = /^(\d{1,3})\/(\d{1,3})$/.exec(ready ?? "") ?? [];
  if (readyCondition !== undefined) return readyCondition.status === "True";
  return some === undefined ? null : some === all;
}

const hasEnded = ({ status, phase, deletionTime }: PodReading): boolean =>
  deletionTime !== undefined || /^(?:Completed|Succeeded|Failed|Terminating|Evicted)$/.test(status ?? phase ?? "");

/** What keeps pods of the target from running or from being ready. */
export function podProblems(merged: MergedAutoscaler, { apart }: MergedEvidence): Statement[] {
  const { ready, unready } = shownPods(merged);
  const isShort = unready.length > 0 || merged.deployments.some(lacksPods);
  const found = new Map<string, { problem: ClusterProblem; basis: Place[] }>();
  for (const event of apart.events) {
    const problem = isOfTarget(event, merged) ? problemOf(event) : null;
    if (problem === null) continue;
    const known = found.get(problem.kind);
    if (known) known.basis.push(event.place);
    else found.set(problem.kind, { problem, basis: [event.place] });
  }
  const statuses = [...new Set(unready.map(({ status, phase }) => status ?? phase ?? ""))].filter((status) => status !== "");
  const first = unready[0]?.name ?? "";
  return [
    ...(unready.length > 0
      ? [
          problemNow(
            {
              kind: "podsNotReady",
              pods: unready.length,
              of: ready + unready.length,
              statuses,
              first,
              ...metricsOf(merged),
              wholeCount: wholeCount(merged),
            },
            "recorded",
            unready.map(({ place }) => place),
          ),
        ]
      : []),
    ...(unready.length === 0 && found.size === 0 ? missingPods(merged, ready) : []),
    ...[...found.values()].map(({ problem, basis }): Statement => ({
      ...problemNow(problem, "recorded", basis),
      code: "problem",
      problem,
      when: isShort ? "now" : "unknown",
    })),
  ];
}

/** A metric without a name is of a resource if it is a percentage. */
function metricsOf({ metrics }: MergedAutoscaler): { readonly isOfCpu: boolean; readonly isMaybeWhole: boolean } {
  return {
    isOfCpu:
      metrics.length === 0 || metrics.some(({ name, target }) => name === "cpu" || (name === null && target?.endsWith("%") !== false)),
    isMaybeWhole: metrics.some(
      ({ type, name, target, targetType }) => type === null && name === null && target?.endsWith("%") === false && targetType === null,
    ),
  };
}

function wholeCount(merged: MergedAutoscaler): number | null {
  const clues = cluesOf(merged);
  const clue = clues?.metrics.find(({ isKindTold, by }) => !isKindTold && by === "podAverage");
  const [scene] = clues === null ? [] : scenesOf(clues, podsInScene(merged), 0);
  if (clues === null || clue === undefined || scene === undefined || typeof clue.figure !== "number") return null;
  const [usual] = tolerancesOf(clues);
  const [option] = new OptionsOfScenes(asValueOfObject(clue), { replicas: clues.replicas, ...usual! }).of(scene);
  return option?.count ?? null;
}

/** Nothing in the text says why: the workload's row has more pods than are listed, and as many ready ones. */
function missingPods({ deployments, pods }: MergedAutoscaler, listed: number): Statement[] {
  const row = deployments.at(-1);
  const [, some, all] = /^(\d{1,6})\/(\d{1,6})$/.exec(row?.ready ?? "") ?? [];
  if (row === undefined || listed === 0 || Number(some) !== listed || Number(all) <= listed) return [];
  const basis = [row.place, ...pods.map(({ place }) => place)];
  return [problemNow({ kind: "podsMissing", wanted: Number(all), listed }, "computed", basis)];
}

function lacksPods({ ready, specReplicas, available }: MergedAutoscaler["deployments"][number]): boolean {
  const [, some, all] = /^(\d{1,6})\/(\d{1,6})$/.exec(ready ?? "") ?? [];
  return some === undefined ? specReplicas !== undefined && specReplicas > (available ?? 0) : Number(some) < Number(all);
}

function isOfTarget({ object, namespace }: EventReading, merged: MergedAutoscaler): boolean {
  const target = merged.fields.target?.value.name;
  const [, own] =
    /^(?:pods?|replicasets?(?:\.apps)?|deployments?(?:\.apps)?|statefulsets?(?:\.apps)?)\/(\S{1,300})$/i.exec(object ?? "") ?? [];
  if (target === undefined || own === undefined) return false;
  const isHere = namespace === undefined || merged.namespace === null || namespace === merged.namespace;
  return isHere && (own === target || own.startsWith(`${target}-`));
}

function problemOf({ reason, message = "" }: EventReading): ClusterProblem | null {
  const said = message.slice(0, 300);
  if (reason === "FailedScheduling") return { kind: "podsUnschedulable", message: said };
  if (reason !== "FailedCreate") return null;
  const why = /exceeded quota/.test(message)
    ? "quota"
    : /denied the request/.test(message)
      ? "denied"
      : /(?:maximum|minimum) \w+ usage per/.test(message)
        ? "limitRange"
        : "other";
  return { kind: "podsRefused", why, message: said };
}
