/**
 * KEDA's code comes only where a text has a ScaledObject, so that a page with a plain HPA does not load it. Who runs texts hands it over
 * first: a worker before such a run, the command line at its start.
 */
import type { FeatureGates, KubernetesVersion } from "../controller/flags";
import type { ScaledObject } from "../keda/scaledObject";
import type { ExternalMetric } from "../keda/triggers/trigger";
import type { Diagnosis, DiagnosisContext } from "../manifest/diagnose";
import type { ManifestReading } from "../manifest/parseManifest";
import type { PreparedKeda } from "./keda/prepareKeda";
import type { Scenario } from "../scenario/scenario";

/** What a text with a ScaledObject says. `hpa` is the HPA that KEDA makes of it, with its defaults. */
export interface ScaledObjectReading extends ManifestReading {
  /** As the API server stores it. It and `hpa` exist exactly if no problem is an error. */
  scaledObject: ScaledObject | null;
  /** The variables of the target's container, by name, as far as the text or its references to them say. */
  env: Readonly<Record<string, string>>;
  /** What external scalers are taken to name, by the trigger's index. */
  externalMetrics: Readonly<Record<string, readonly ExternalMetric[]>>;
}

export interface KedaRoom {
  /** Reads a text, as strictly as the API server and KEDA's admission do. Never throws. */
  parseScaledObject(text: string, featureGates: FeatureGates, version: KubernetesVersion): ScaledObjectReading;
  /** Judges a text and advises. Never throws. */
  diagnoseScaledObject(text: string, context: DiagnosisContext): Diagnosis;
  /** What the run of such a scenario needs besides its HPA. */
  prepareKeda(scenario: Scenario, reading: ScaledObjectReading & { scaledObject: ScaledObject }): PreparedKeda;
}

let room: KedaRoom | null = null;

export function provideKeda(provided: KedaRoom): void {
  room = provided;
}

export function kedaRoom(): KedaRoom {
  if (room === null) throw new Error("a ScaledObject came before KEDA's code");
  return room;
}

/** Whether a text may have a ScaledObject; reads the text once. */
export const hasScaledObject = (text: string): boolean => /\bkind["']?[ \t]*:[ \t]*["']?ScaledObject\b/.test(text);

/** Whether the run of a scenario may need KEDA's code. */
export const needsKeda = ({ manifest, incidents }: Pick<Scenario, "manifest" | "incidents">): boolean =>
  hasScaledObject(manifest) || incidents.some((incident) => "manifest" in incident && hasScaledObject(incident.manifest));
