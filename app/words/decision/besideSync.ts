/** What a run knows of a sync beside its record, in the few words for a room. */
import type { AnyReconcile, ChangedRequest } from "../../../engine/index";
import type { Run } from "../../run/run";
import { t } from "../text";
import { percents } from "../times";
import { amount } from "./amounts";

export const besideSync = (run: Pick<Run, "countedNotReady" | "changedRequests"> | null, second: number) => ({
  notReady: run?.countedNotReady.get(second) ?? [],
  changed: run?.changedRequests.get(second) ?? [],
});

/** "10 pods; request 250m → 410m, so 61% instead of 100%", of a metric of a sync whose counted pods request something else than before. */
export function withChangedRequest(
  said: string,
  { decision }: AnyReconcile,
  metric: number,
  changed: readonly (ChangedRequest | null)[],
): string {
  const change = changed[metric] ?? null;
  if (change === null || !("metrics" in decision)) return said;
  const { spec } = decision.metrics[metric]!;
  const { beforeMilli, nowMilli, percentOfBefore, percentOfNow } = change;
  const requests = t`request ${amount(spec, beforeMilli)} → ${amount(spec, nowMilli)}, so ${percents(percentOfNow)} instead of ${percents(percentOfBefore)}`;
  return `${said}; ${requests}`;
}
