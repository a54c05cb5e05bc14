import { useDecisionRun, useInPage } from "../store/decisionRun";
import type { Remedies } from "../words/decision/cures";

/** Looks for cures in the run of the shown decision, and only among inputs that the page shows for that run. */
export function useRemedies(): Remedies {
  return { run: useDecisionRun(), inPage: useInPage() };
}
