import type { Run } from "../run/run";
import { markKind, type MarkKind } from "../marks/podLanes";
import { t } from "../words/text";

/** The pods that the sync at the cursor set aside by name. */
export function classedAt({ podMarks: { at, pod, group } }: Run, cursor: number | null): ReadonlyMap<number, MarkKind> {
  const classed = new Map<number, MarkKind>();
  at.forEach((second, mark) => {
    if (second === cursor) classed.set(pod[mark]!, markKind(group[mark]!));
  });
  return classed;
}

/** In the order of `markedGroups`. The dash is for pods that the sync did not name, or set aside for another reason. */
export const classWords = [t`unready`, t`missing`, t`counted, not Ready`, "–"] as const;
