import type { Reconcile, Workings } from "../../engine/index";
import type { Origins } from "./origins";

/** A reconcile on its sheet of paper: the record, the numbers between its lines, and their sources. */
export interface Sheet {
  reconcile: Reconcile;
  workings: Workings;
  origins: Origins;
}
