import { createContext, useContext } from "react";
import type { Run } from "../simulation/protocol";
import { useTrace } from "./trace";

/** Another run than the page's own, of which the decision below is. */
export const DecisionRun = createContext<Run | null>(null);

/** The run that a shown decision is of. */
export function useDecisionRun(): Run | null {
  const other = useContext(DecisionRun);
  const own = useTrace(({ run }) => run);
  return other ?? own;
}
