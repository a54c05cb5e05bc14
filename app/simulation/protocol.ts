/**
 * What the page and the simulation worker say to each other. Every answer carries the id of the request it belongs to;
 * the worker keeps one run, and a decision is asked for by the id of the run that holds it.
 */
import type { HorizontalPodAutoscaler, Problem, Reconcile, Scenario, SecondColumns, SetAsidePod, StepColumns } from "../../engine/index";

/** `rows`: how many rows the charts want, about. Few while a gesture is under way, more after it. `view`: those of a part of the run as well. */
export type WorkerRequest =
  | { type: "run"; id: number; scenario: Scenario; rows: number; view: RowsWanted | null }
  | { type: "rows"; id: number; run: number; view: RowsWanted }
  | { type: "decision"; id: number; run: number; step: number }
  | { type: "cancel"; id: number };

export type WorkerAnswer =
  | { type: "finished"; id: number; run: Run; detail: Detail | null; problems: Problem[] }
  /** null: the worker no longer has that run. */
  | { type: "rows"; id: number; detail: Detail | null }
  /** The manifest has errors, so nothing ran. */
  | { type: "invalid"; id: number; problems: Problem[] }
  /** Sent for runs over half a second; `share` is 0 to 1. */
  | { type: "progress"; id: number; share: number }
  | { type: "cancelled"; id: number }
  | { type: "decision"; id: number; run: number; step: number; reconcile: Reconcile }
  /** Our own bug, or a scenario beyond the limits, in words for the page. */
  | { type: "failed"; id: number; message: string };

/** A trace as the page needs it: decimated rows for drawing, whole columns for the steps. Typed arrays are transferred. */
export interface Run {
  id: number;
  /** A checksum of every column of the trace: equal digests mean equal traces. */
  digest: string;
  hpa: HorizontalPodAutoscaler;
  durationSeconds: number;
  /** Rows picked from the seconds, the same for all series, extremes and steps kept. */
  rows: { at: Float64Array } & SecondColumns;
  steps: StepColumns;
  /** The seconds' values at each step, for readouts. */
  stepSeconds: SecondColumns;
  metrics: RunMetric[];
  /** Every pod that existed in the run, in order of creation. */
  pods: readonly PodLife[];
  setAside: SetAsideMarks;
  /** Sums over the run. */
  totals: { offered: number; served: number; failed: number };
}

/** From when on a pod was in a phase of its life. The last phase lasts until `goneAt`, or to the run's end. */
export interface PodLife {
  name: string;
  createdAt: number;
  phases: readonly { at: number; phase: PodLifePhase }[];
  /** null: it existed at the run's end. */
  goneAt: number | null;
}

/** pending: not running yet; starting: running, never ready since its containers started; crashed: waiting to be started again. */
export type PodLifePhase = "pending" | "starting" | "ready" | "unready" | "crashed" | "terminating";

/** Pods that a reconcile did not count like the others, in order of time: parallel columns. */
export interface SetAsideMarks {
  at: Float64Array;
  /** Index into the run's pods. */
  pod: Uint32Array;
  /** Index into `setAsideGroups`. */
  group: Uint8Array;
}

export const setAsideGroups = ["unready", "missing"] as const satisfies readonly SetAsidePod["group"][];

/** A part of a run to be drawn with about so many rows, in whole seconds. */
export interface RowsWanted {
  from: number;
  to: number;
  rows: number;
}

/** Finer rows of a part of a run, for figures that are zoomed into it. `actual` is that of each metric, parallel to `rows.at`. */
export interface Detail {
  run: number;
  from: number;
  to: number;
  rows: Run["rows"];
  actual: Float64Array[];
}

export interface RunMetric {
  name: string;
  unit: "%" | "m" | "Mi";
  target: number;
  bandLow: number;
  bandHigh: number;
  /** Parallel to `rows.at`. */
  actual: Float64Array;
  /** The rest is parallel to `steps.at`. */
  stepActual: Float64Array;
  seen: Float64Array;
  seenFrom: Float64Array;
  seenTo: Float64Array;
}
