import type { Reconcile, Workings } from "../../engine/index";
import type { NotReady } from "./notReady";
import type { Origins } from "./origins";

/** A sync as the sum shows it: the record, the intermediate numbers, and the sources of the numbers. */
export interface Sheet {
  reconcile: Reconcile;
  workings: Workings;
  origins: Origins;
  notReady: NotReady;
}
