import type { KubernetesVersion } from "../controller/releases";
import type { OtherWorkload } from "./otherPods";
import type { IncidentFieldName, IncidentFieldValues } from "./incidentFields";

/**
 * One kind of incident, as the engine knows it: its fields in their order, and what it does. An incident with `durationSeconds` lasts; one
 * without is over at once.
 */
export interface IncidentDefinition<Incident, Name extends IncidentFieldName = IncidentFieldName> {
  fields: readonly Name[];
  /** Whether it does something in its first second; what, is in `strikes`. */
  strikes: boolean;
  /** Its effect while it lasts; null if there is none, as of every incident that does not last. */
  lasting: "durationSeconds" extends Name ? LastingEffect<Incident> | null : null;
  /** What happens to the autoscaler's object in its second; null: nothing. */
  autoscaler: AutoscalerChange<Incident> | null;
}

/** An incident as its definition sees it. */
type Fields<Name extends IncidentFieldName> = Pick<IncidentFieldValues, Name> & { at: number };

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
type SomeAct = { strikes: true } | { lasting: object } | { autoscaler: object };

/** Makes sure that a definition uses only the fields that it names, and that it does something. */
export const incidentKind = <const Name extends IncidentFieldName, const Strikes extends boolean>(
  definition: IncidentDefinition<Fields<Name>, Name> & { strikes: Strikes } & SomeAct,
) => definition;
