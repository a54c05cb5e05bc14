import { useDecisionRun, useInPage } from "../store/decisionRun";
import type { Remedies } from "./cures";

/** Of the shown decision: in its own run, and as far as the page has that one's inputs. */
export function useRemedies(): Remedies {
  return { run: useDecisionRun(), inPage: useInPage() };
}
