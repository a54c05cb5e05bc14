import { useDecisionRun, useInPage } from "../store/decisionRun";
import type { FixContext } from "../words/decision/failureFixes";

/** Looks for failureFixes in the run of the shown decision, and only among inputs that the page shows for that run. */
export function useFixContext(): FixContext {
  return { run: useDecisionRun(), inPage: useInPage() };
}
