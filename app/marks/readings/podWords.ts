import type { PodLifePhase, ResizeState } from "../../../engine/index";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import type { PodCount } from "../podSquares";

export const phaseWords: Readonly<Record<PodLifePhase, string>> = {
  ready: t`ready`,
  unready: t`not Ready`,
  starting: t`starting`,
  pending: t`pending`,
  crashed: t`crashed`,
  terminating: t`terminating`,
  failed: t`Failed`,
};

/** Upstream's words: reasons of the condition PodResizePending, and the condition PodResizeInProgress, with its reason. */
export const resizeWords: Readonly<Record<ResizeState, string>> = {
  proposed: "Proposed",
  deferred: "Deferred",
  infeasible: "Infeasible",
  inProgress: "InProgress",
  error: "InProgress (Error)",
};

/** True unless the legend switches this phase off. */
export const isShown = (hidden: ReadonlySet<string>, phase: string): boolean =>
  !(phase === "ready" && hidden.has("pods/podReady")) && !(phase === "starting" && hidden.has("pods/podStarting"));

/** "6 ready": the pods of one phase, or of one group that the sync set aside. */
export function countedPods({ group, count }: PodCount): string {
  const pods = quantity(count);
  if ("mark" in group) {
    switch (group.mark) {
      case "unready":
        return t`${pods} unready`;
      case "missing":
        return t`${pods} missing`;
      case "notReady":
        return t`${pods} counted, not Ready`;
    }
  }
  switch (group.phase) {
    case "ready":
      return t`${pods} ready`;
    case "unready":
      return t`${pods} not Ready`;
    case "starting":
      return t`${pods} starting`;
    case "pending":
      return t`${pods} pending`;
    case "crashed":
      return t`${pods} crashed`;
    case "terminating":
      return t`${pods} terminating`;
    case "failed":
      return t`${pods} Failed`;
  }
}

/** "4 ready, 1 pending; at the sync 2 unready, 1 missing": the phases, and how the sync classed those that it did not count like the others. */
export function podsInWords(counts: readonly PodCount[]): string {
  const listed = (of: "phase" | "mark") =>
    counts
      .filter(({ group }) => of in group)
      .map(countedPods)
      .join(", ");
  const [phases, classes] = [listed("phase"), listed("mark")];
  if (phases === "") return t`No pod exists.`;
  return classes === "" ? phases : t`${phases}; at the sync ${classes}`;
}
