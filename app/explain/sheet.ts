import type { Reconcile, Workings } from "../../engine/index";
import type { Origins } from "./origins";

/** A reconcile on its sheet of paper: the record, the numbers between its lines, and where they come from. */
export interface Sheet {
  reconcile: Reconcile;
  workings: Workings;
  origins: Origins;
}
