/** The pods that a sync counted although the kubelet said that they were not Ready. */
import type { Run } from "../../run/run";
import { plural, t } from "../text";
import { quantity } from "../times";

export interface NotReady {
  /** For each metric of the decision, in its order. */
  counts: readonly number[];
  /** The names that are known; pods that another metric set aside are not among them. */
  pods: readonly string[];
}

export const noneNotReady: NotReady = { counts: [], pods: [] };

export function notReadyAt(run: Pick<Run, "countedNotReady" | "podMarks" | "pods"> | null, second: number): NotReady {
  const counts = run?.countedNotReady.get(second);
  if (!run || !counts) return noneNotReady;
  const { at, pod, group } = run.podMarks;
  const pods = [...at.keys()].filter((mark) => at[mark] === second && group[mark] === notReadyGroup);
  return { counts, pods: pods.flatMap((mark) => run.pods[pod[mark]!]?.name ?? []) };
}

/** Its index in `markedGroups`. */
const notReadyGroup = 2;

/** "20 pods counted, 6 of them not Ready". */
export function countedText(counted: number, notReady: number): string {
  const pods = plural(counted, "pod");
  return notReady === 0 ? t`${pods} counted` : t`${pods} counted, ${quantity(notReady)} of them not Ready`;
}
