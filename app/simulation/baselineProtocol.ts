/**
 * What the page and the worker say to each other about the run that is compared with. The worker keeps it beside the last finished
 * one, so that both can be asked for their decisions, and be compared.
 */
import type { Comparison, Problem, Reconcile, ReconcileV1, Scenario } from "../../engine/index";
import type { Detail, RowsWanted, Run } from "./protocol";

export type BaselineRequest =
  /** Takes the place of the baseline before. It waits for the run that the page itself wants. */
  | { kind: "run"; scenario: Scenario; rows: number; view: RowsWanted | null }
  | { kind: "rows"; view: RowsWanted }
  | { kind: "decision"; step: number }
  /** With the finished run of that id. */
  | { kind: "compare"; run: number }
  | { kind: "forget" };

export type BaselineAnswer =
  | { kind: "run"; run: Run; detail: Detail | null }
  /** Sent for runs over half a second; `share` is 0 to 1. */
  | { kind: "progress"; share: number }
  /** Its manifest has errors, so nothing ran. */
  | { kind: "invalid"; problems: Problem[] }
  /** Our own bug, or a scenario beyond the limits, in words for the page; null where the part that compares could not be loaded. */
  | { kind: "failed"; message: string | null }
  | { kind: "rows"; detail: Detail | null }
  | { kind: "decision"; reconcile: Reconcile | null; firstReconcile: ReconcileV1 | null }
  /** null: the worker no longer has one of the two. */
  | { kind: "comparison"; run: number; comparison: Comparison | null };
