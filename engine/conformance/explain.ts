/** What texts about a cluster prove, for each autoscaler in them. */
import type { HeldByReason } from "../controller/decision";
import { mergeEvidence } from "../evidence/merge/mergeEvidence";
import { readEvidence } from "../evidence/readEvidence";
import { cluesOf } from "../evidence/worlds/clues";
import { explainedWorlds, hypothesesOf } from "../evidence/worlds/explain";
import type { WorldSupposition } from "../evidence/worlds/suppositions";

/** One world that all texts allow. `supposes` names what it takes for granted. Null: the texts do not tell. */
export interface Hypothesis {
  readonly cause: HeldByReason;
  readonly metrics: readonly { readonly name: string; readonly replicas: number | null }[];
  readonly desired: number | null;
  readonly supposes: readonly WorldSupposition[];
}

export interface ExplainedTexts {
  readonly name: string | null;
  /** At most five, the likeliest first. */
  readonly hypotheses: readonly Hypothesis[];
}

export function explainTexts(texts: readonly string[]): ExplainedTexts[] {
  return mergeEvidence(texts.map(readEvidence)).autoscalers.map((merged) => {
    const clues = cluesOf(merged);
    const worlds = clues === null ? [] : hypothesesOf(explainedWorlds(merged, clues));
    return {
      name: merged.name,
      hypotheses: worlds.map(({ cause, metrics, desired, supposes }) => ({ cause, metrics, desired, supposes })),
    };
  });
}
