export {
  budgetRange,
  costKinds,
  harmKinds,
  maxMoves,
  maxValues,
  type Cost,
  type Harm,
  type Move,
  type MoveValue,
  type Study,
} from "../scenario/study";

export const defaultBudget = 2000;
/** Combinations of a study. */
export const maxCombinations = 1e12;

/** The CPU request of the main container: in the manifest if its workload says it, else in the form. */
export const requestsField = "resources.requests.cpu";
