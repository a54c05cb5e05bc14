import { renamed, replacementsOf, scenarioOf, type MergedEvidence } from "../../../engine/index";
import type { ContinuedScenario } from "../../store/evidenceScenario";

/** Makes a scenario of one autoscaler of the evidence. */
export function continuedOf(merged: MergedEvidence, autoscaler: number): ContinuedScenario {
  const one = merged.autoscalers[autoscaler];
  if (one === undefined) return { ok: false, reason: { code: "noMax" } };
  const continued = scenarioOf(one);
  if (!continued.ok) return continued;
  const { scenario, supposed, recorded } = continued;
  const replacements = replacementsOf(scenario, merged);
  return { ok: true, own: scenario, replaced: renamed(scenario, replacements), replacements, supposed, recorded };
}
