import type { KubernetesVersion } from "../controller/releases";
import type { Sentence } from "../lib/sentence";
import type { OtherWorkload } from "./otherPods";
import type { Pods } from "./pods";
import type { StruckRename, StruckResize } from "./strikes";
import type { WorkloadController } from "./workloadController";
import type { IncidentFieldName, IncidentFieldValues } from "./incidentFields";

/**
 * One kind of incident, as the engine knows it: its fields in their order, and what it does. An incident with `durationSeconds` lasts; one
 * without is over at once.
 */
export interface IncidentDefinition<Incident, Name extends IncidentFieldName = IncidentFieldName> {
  fields: readonly Name[];
  /**
   * What it does in its first second. Returns how many pods it hit, null if it does not aim at pods, or a sentence that says why it changes
   * nothing. null: it does nothing at once.
   */
  strike: ((incident: Incident, cluster: StruckCluster) => number | Sentence | null) | null;
  /** Its effect while it lasts; null if there is none, as of every incident that does not last. */
  lasting: "durationSeconds" extends Name ? LastingEffect<Incident> | null : null;
  /** What happens to the autoscaler's object in its second; null: nothing. */
  autoscaler: AutoscalerChange<Incident> | null;
}

export type Struck<Name extends IncidentFieldName> = Pick<IncidentFieldValues, Name> & { at: number };

export interface StruckCluster {
  pods: Pick<
    Pods,
    | "list"
    | "failed"
    | "crashOldest"
    | "evictOldest"
    | "failReadinessOfOldest"
    | "setDeletionCostOfOldest"
    | "loseNode"
    | "silenceNode"
    | "reclaimNode"
    | "resizeAll"
  >;
  controller: Pick<WorkloadController, "template" | "update" | "undo" | "heedsDeletionCost" | "scale" | "sync">;
  /** Gives the main container of the template another name. */
  rename(incident: StruckRename): Sentence | null;
  /** Gives the pods, or their template, other resources. */
  resize(incident: StruckResize): number | Sentence | null;
}

type AutoscalerChange<Incident> =
  | { kind: "applied"; manifest(incident: Incident): string }
  /** spec.minReplicas is another one while the incident lasts, each time that it comes. */
  | { kind: "patched"; minReplicas(incident: Incident): number }
  /** The API server that judges it and the controller that reads it are another release. The stored object stays. */
  | { kind: "upgraded"; to(incident: Incident): KubernetesVersion }
  | { kind: "deleted" }
  /** Made again from the manifest that it had last. */
  | { kind: "created" };

export type MetricsApi = "resource" | "custom";

export type LastingEffect<Incident> =
  /** The API does not answer; "custom" means the external metrics API as well. */
  | { kind: "silence"; api: MetricsApi }
  /** What KEDA asks for a trigger does not answer. 1 is the first trigger of the ScaledObject, 0 means all triggers. */
  | { kind: "sourceSilence"; trigger(incident: Incident): number }
  /** The pods that are oldest in its first second are not measured. Returns how many. */
  | { kind: "withoutSamples"; pods(incident: Incident): number }
  | { kind: "loadFactor"; factor(incident: Incident): number }
  /** That share of the scrapes fails, drawn for each scrape. */
  | { kind: "scrapesMissed"; percent(incident: Incident): number }
  /** Another autoscaler has a target with a selector that matches these pods. */
  | { kind: "otherAutoscaler" }
  /** The namespace may have so many pods. */
  | { kind: "podQuota"; pods(incident: Incident): number }
  /** Another workload has pods that the target's selector matches. */
  | { kind: "otherPods"; of(incident: Incident): OtherWorkload };

/** Every kind does something. */
type SomeAct = { strike: object } | { lasting: object } | { autoscaler: object };

/** Makes sure that a definition uses only the fields that it names, and that it does something. */
export const incidentKind = <const Name extends IncidentFieldName>(definition: IncidentDefinition<Struck<Name>, Name> & SomeAct) =>
  definition;
