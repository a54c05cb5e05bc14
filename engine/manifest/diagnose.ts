import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { FeatureGates } from "../controller/flags";
import type { AdviceRule } from "./advice/adviceRules";
import type { Diagnostic } from "./problem";
import type { ManifestWorkload } from "./workload";

/** What the diagnosis of a text knows besides it. */
export interface DiagnosisContext {
  featureGates: FeatureGates;
  /** The controller's --horizontal-pod-autoscaler-tolerance, a ratio. */
  tolerance: number;
  /** The containers of one pod as they are simulated; null where nobody knows. */
  containers: readonly ContainerAtRest[] | null;
  silenced: readonly AdviceRule[];
}

/** A container without load: what it uses and requests by resource, in thousandths (of a core, of a byte). */
export interface ContainerAtRest {
  name: string;
  idleUsageMilli: Readonly<Record<string, number>>;
  requestsMilli: Readonly<Record<string, number>>;
}

/** All that there is to say about a text. */
export interface Diagnosis {
  /** In the order of the text. */
  diagnostics: Diagnostic[];
  /** With defaults, converted to autoscaling/v2; null when a diagnostic is an error. */
  hpa: HorizontalPodAutoscaler | null;
  /** The autoscaler's target, or the only workload of the text; null without one. */
  workload: ManifestWorkload | null;
  /** The autoscaler's apiVersion as it is written; null where there is none. */
  apiVersion: string | null;
}

export function diagnoseManifest(_text: string, _context: DiagnosisContext): Diagnosis {
  return { diagnostics: [], hpa: null, workload: null, apiVersion: null };
}
