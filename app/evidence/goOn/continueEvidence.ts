import { mergeEvidence, readEvidence, renamed, replacementsOf, scenarioOf } from "../../../engine/index";
import type { ContinueAnswer } from "./kinds";

/** The worker's part: reads the texts and makes a scenario of one autoscaler. */
export function continueEvidence({ texts, autoscaler }: { texts: readonly string[]; autoscaler: number }): ContinueAnswer {
  const merged = mergeEvidence(texts.map(readEvidence));
  const one = merged.autoscalers[autoscaler];
  if (one === undefined) return { ok: false, reason: { code: "noMax" } };
  const continued = scenarioOf(one);
  if (!continued.ok) return continued;
  const { scenario, supposed, recorded } = continued;
  const replacements = replacementsOf(scenario, merged);
  return { ok: true, own: scenario, replaced: renamed(scenario, replacements), replacements, supposed, recorded };
}
