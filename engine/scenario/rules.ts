import { refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";

/**
 * How many times rules of the simulated cluster were corrected. Links and files carry this number, so that a page with better rules can
 * say that a run may differ from what was shared. What has no number was made before the first correction. `app/about/corrections` lists
 * them.
 */
export const rulesNow = 1;

/** The rules that a link or a file was made with. undefined: those of now. */
export function readRules(rules: unknown): number | undefined {
  if (rules === rulesNow) return undefined;
  if (typeof rules !== "number" || !Number.isInteger(rules) || rules < 0) refuse(say`rules is ${shown(rules)}; it must be a whole number.`);
  if (rules > rulesNow) refuse(say`This was made by a later version of this page, which has better rules. Reload the page to get it.`);
  return rules;
}
