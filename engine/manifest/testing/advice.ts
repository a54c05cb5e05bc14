import { defaultFlags } from "../../controller/flags";
import { type AdviceRule, adviceRules } from "../advice/adviceRules";
import { diagnoseManifest, type DiagnosisContext } from "../diagnose";
import type { Diagnostic } from "../problem";

/** A pod of one container that uses 10% of its cpu and half of its memory without load. */
export const restingPod: DiagnosisContext = {
  featureGates: defaultFlags.featureGates,
  tolerance: 0.1,
  containers: [{ name: "app", idleUsageMilli: { cpu: 20, memory: 128_000 }, requestsMilli: { cpu: 200, memory: 256_000 } }],
  silenced: [],
};

/** What one rule says about a text. */
export function adviceOf(rule: AdviceRule, text: string, context: Partial<DiagnosisContext> = {}): Diagnostic[] {
  const all: readonly string[] = Object.keys(adviceRules);
  if (!all.includes(rule)) throw new Error(`there is no rule ${rule}`);
  return diagnoseManifest(text, { ...restingPod, ...context }).diagnostics.filter((diagnostic) => diagnostic.rule === rule);
}
