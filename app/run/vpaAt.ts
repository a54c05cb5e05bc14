import type { PodLife } from "../../engine/index";
import type { RunVpa } from "./run";

/** What the updater made of a pod in its last pass. */
export type PodFate =
  | { kind: "acted"; action: RunVpa["actions"][number] }
  /** The last of the updater's codes decides. `since`: when it said this first. */
  | { kind: "judged"; since: number; codes: Codes; resourceDiff: number | null; ageSeconds: number }
  /** The controller has fewer pods than the updater asks for. */
  | { kind: "tooFewReplicas" }
  /** The updater says nothing of a pod that it may not disrupt now. */
  | { kind: "noBudget" }
  /** It was created after the last pass. */
  | { kind: "unseen" };

type Codes = RunVpa["verdicts"][number]["codes"];

export interface VpaMoment {
  recommendation: RunVpa["recommendations"][number] | null;
  /** The last pass of the updater; null: there was none, or its mode looks at no running pod. */
  passAt: number | null;
  /** What it did when it did something last; none: it has done nothing. */
  lastActions: RunVpa["actions"];
  /** Of the pods that exist and are not being deleted, in order of creation. Empty without a pass. */
  pods: readonly { pod: string; fate: PodFate }[];
}

/** The VerticalPodAutoscaler of a run at the end of a second. */
export function vpaAt(vpa: RunVpa, pods: readonly PodLife[], second: number): VpaMoment {
  const actions = vpa.actions.filter(({ at }) => at <= second);
  const last = actions.at(-1);
  const passAt = lastPass(vpa, second);
  return {
    recommendation: vpa.recommendations.findLast(({ at }) => at <= second) ?? null,
    passAt,
    lastActions: last === undefined ? [] : actions.filter(({ at }) => at === last.at),
    pods: passAt === null ? [] : fates(vpa, pods, second, passAt),
  };
}

const minute = 60;

function lastPass({ updateMode, passSecond }: RunVpa, second: number): number | null {
  if (updateMode === "Off" || updateMode === "Initial" || second < passSecond) return null;
  return second - ((second - passSecond) % minute);
}

function fates(vpa: RunVpa, pods: readonly PodLife[], second: number, passAt: number): VpaMoment["pods"] {
  const verdicts = lastOfPods(vpa.verdicts, second);
  const actions = lastOfPods(vpa.actions, second);
  const tooFew = (vpa.tooFewReplicas.findLast(({ at }) => at <= second)?.controllers ?? []).length > 0;
  const fateOf = ({ name, createdAt, scheduledAt }: PodLife): PodFate => {
    const [verdict, action] = [verdicts.get(name), actions.get(name)];
    // A verdict of the pass that acted led to the action.
    if (action !== undefined && action.at >= (verdict?.at ?? -Infinity)) return { kind: "acted", action };
    if (verdict !== undefined && verdict.codes.length > 0) {
      const { at: since, codes, resourceDiff = null } = verdict;
      return { kind: "judged", since, codes, resourceDiff, ageSeconds: passAt - (scheduledAt ?? createdAt) };
    }
    if (tooFew) return { kind: "tooFewReplicas" };
    return { kind: createdAt >= passAt ? "unseen" : "noBudget" };
  };
  return pods.filter((pod) => isThere(pod, second)).map((pod) => ({ pod: pod.name, fate: fateOf(pod) }));
}

const isThere = ({ createdAt, goneAt, phases }: PodLife, second: number): boolean =>
  createdAt <= second && (goneAt === null || goneAt > second) && phases.findLast(({ at }) => at <= second)?.phase !== "terminating";

function lastOfPods<Record extends { at: number; pod: string }>(records: readonly Record[], second: number): ReadonlyMap<string, Record> {
  const last = new Map<string, Record>();
  for (const record of records) if (record.at <= second) last.set(record.pod, record);
  return last;
}
