/** The sum for a room: each stage has its result and a few words instead of the whole calculation. */
import type { AnyReconcile, HeldByReason } from "../../../engine/index";
import { t } from "../text";
import { withChangedRequest } from "./besideSync";
import { heldRow, heldRowV1 } from "./heldRow";
import { verdictV1 } from "./sentenceV1";
import type { SumSources } from "./sum";
import { anySumLines } from "./sumV1";
import { briefResult, isMetric, type SumLine } from "./sumLine";
import { verdictOf } from "./verdict";

/** `result` is a count, or a text that is shown unchanged; "–" if there is none. */
export interface LargeRow {
  name: string;
  result: string;
  words: string;
  /** The reason, if this row's stage held the count; otherwise null. */
  held: HeldByReason | null;
}

type Beside = Pick<SumSources, "notReady" | "changed">;

export function largeSum(reconcile: AnyReconcile, beside: Beside = {}): LargeRow[] {
  const { reason } = reconcile.controller === "V1" ? verdictV1(reconcile) : verdictOf(reconcile);
  const heldIn = reconcile.controller === "V1" ? heldRowV1(reconcile.decision, reason) : heldRow(reconcile, reason);
  return decidingLines(reconcile, beside).map(({ row, name, metric, result, brief }) => ({
    // The row of a metric has the metric's name.
    name: isMetric(row) ? t`${name} proposes` : name,
    result: briefResult(result),
    words: row === "observed" && metric !== null ? withChangedRequest(brief, reconcile, metric, beside.changed ?? []) : brief,
    held: row === heldIn ? reason : null,
  }));
}

/** Of several metrics only the winner; if none won, what was observed is said once. */
export function decidingLines(reconcile: AnyReconcile, beside: Beside = {}): SumLine[] {
  const { controller, decision } = reconcile;
  const winner = controller !== "V1" && decision.kind === "computed" ? decision.winner : 0;
  const proposes = decision.kind === "computed";
  return anySumLines(reconcile, beside).filter(({ row, metric }) => metric === null || (metric === winner && (proposes || !isMetric(row))));
}
