import type { PodLifePhase } from "../../engine/index";
import { t } from "../ui/text";
import { quantity } from "../ui/words";
import type { PodCount } from "./podSquares";

export const phaseWords: Readonly<Record<PodLifePhase, string>> = {
  ready: t`ready`,
  unready: t`not Ready`,
  starting: t`starting`,
  pending: t`pending`,
  crashed: t`crashed`,
  terminating: t`terminating`,
  failed: t`Failed`,
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
