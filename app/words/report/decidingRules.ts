import type { OlderRule, Reconcile } from "../../../engine/index";
import { olderRuleLines } from "../decision/olderRuleLines";

/** The first use of each rule that can change a count and that a newer version does not have, with what it did. */
export function decidingRules(reconciles: readonly Reconcile[]): { rule: OlderRule; at: number; sentence: string }[] {
  const seen = new Set<OlderRule>();
  return reconciles.flatMap((reconcile) =>
    olderRuleLines(reconcile).flatMap(({ rule, concerns, text, since }) => {
      if (concerns !== "decision" || seen.has(rule)) return [];
      seen.add(rule);
      return [{ rule, at: reconcile.at, sentence: `${text} ${since}` }];
    }),
  );
}
