import type { Stage } from "../../run/cover";
import type { Yields } from "../headRoom";
import type { StrokeName } from "../strokeShapes";

/** One entry of a legend, which is also the readout: its value at a step, in words, and when it gives up its room (see `fitHead`). */
export interface Reading {
  stroke: StrokeName;
  name: string;
  /** A mark at some syncs: only the table says its value. */
  mark?: true;
  /** What the name means, where two names could be taken for one. */
  means?: string;
  /** Of what the value at a step is the sum; null where it is not. */
  parts?(step: number): string | null;
  value(step: number): string;
  /** Where the value comes from, so that a question of a lesson can cover it; a decision, if nothing is said. */
  stage?: Stage;
  widest: string;
  yields: Yields;
}

/** A column of a table that has a row for each sync, or for each item of another list. */
export interface StepColumn {
  name: string;
  value(row: number): string;
  /** Where its values come from, so that a question of a lesson can cover them; decisions, if nothing is said. */
  stage?: Stage;
}
