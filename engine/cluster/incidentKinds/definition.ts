import type { Pods } from "../pods";
import type { WorkloadController } from "../workloadController";
import type { IncidentFieldName, IncidentFieldValues } from "./fields";

/**
 * One kind of incident, as the engine knows it: its fields in their order, and what it does. An incident with `durationSeconds` lasts; one
 * without is over at once.
 */
export interface IncidentDefinition<Incident, Name extends IncidentFieldName = IncidentFieldName> {
  fields: readonly Name[];
  /** Done in its first second. Returns how many pods it met; null where it aims at none. null: it does nothing at once. */
  strike: ((incident: Incident, cluster: StruckCluster) => number | null) | null;
  /** What holds while it lasts; null where nothing does. */
  lasting: LastingEffect<Incident> | null;
  /** The manifest that holds from its second on; null where it leaves the manifest alone. */
  manifest: ((incident: Incident) => string) | null;
}

export type Struck<Name extends IncidentFieldName> = Pick<IncidentFieldValues, Name> & { at: number };

export interface StruckCluster {
  pods: Pick<Pods, "list" | "crashOldest" | "failReadinessOfOldest" | "loseNode">;
  controller: Pick<WorkloadController, "update" | "scale" | "sync">;
}

export type MetricsApi = "resource" | "custom";

export type LastingEffect<Incident> =
  /** The API does not answer; "custom" is the external metrics API as well. */
  | { kind: "silence"; api: MetricsApi }
  /** Of the oldest pods, as they are in its first second, nothing is measured. Returns how many. */
  | { kind: "withoutSamples"; pods(incident: Incident): number }
  | { kind: "loadFactor"; factor(incident: Incident): number }
  /** Another autoscaler has a target whose selector matches these pods. */
  | { kind: "otherAutoscaler" };

/** Holds a definition to the fields that it names. */
export const incidentKind = <const Name extends IncidentFieldName>(definition: IncidentDefinition<Struck<Name>, Name>) => definition;
