import type { KubernetesVersion } from "../controller/releases";
import type { IncidentDefinition, LastingEffect, MetricsApi } from "./incidentDefinition";
import { incidentDefinitions } from "./incidentDefinitions";
import type { IncidentFieldValues } from "./incidentFields";

type Definitions = typeof incidentDefinitions;
type FieldsOf<K extends keyof Definitions> = Pick<IncidentFieldValues, Definitions[K]["fields"][number]>;

/** An incident without its time: `kind` and the fields that its definition names. */
type IncidentKind = { [K in keyof Definitions]: { kind: K } & FieldsOf<K> }[keyof Definitions];

/**
 * Something that happens to the cluster at a whole second. An incident that lasts has a length; a single action of a person or a machine
 * has none. Fields that an incident lacks are not read.
 */
export type Incident = { at: number } & IncidentKind;

export type IncidentOf<K extends Incident["kind"]> = Extract<Incident, { kind: K }>;

/** A kind that does something in its first second. */
export type StrikingKind = { [K in keyof Definitions]: Definitions[K]["strikes"] extends true ? K : never }[keyof Definitions];

export type LastingIncident = Extract<Incident, { durationSeconds: number }>;

export const incidentKinds = Object.keys(incidentDefinitions) as readonly Incident["kind"][];

export function definitionOf<I extends Pick<Incident, "kind">>({ kind }: I): IncidentDefinition<I> {
  // An incident has the fields of its kind, so the functions of its kind accept it.
  return incidentDefinitions[kind] as unknown as IncidentDefinition<I>;
}

/** The first second after it, or after its first time; null for what has no length. */
export const endOf = (incident: Incident): number | null => ("durationSeconds" in incident ? incident.at + incident.durationSeconds : null);

export const lastsAt = (incident: Incident, second: number): boolean => incident.at <= second && second < (endOf(incident) ?? -Infinity);

/** When it lasts: each beginning up to and including a second, with its end; nothing for what has no length. */
export function spansOf(incident: Incident, until: number): { from: number; to: number }[] {
  const end = endOf(incident);
  if (end === null || incident.at > until) return [];
  if (!("repeatSeconds" in incident)) return [{ from: incident.at, to: end }];
  const { at, durationSeconds, repeatSeconds } = incident;
  if (repeatSeconds <= durationSeconds) return [{ from: at, to: until + 1 }];
  const spans = [];
  for (let from = at; from <= until; from += repeatSeconds) spans.push({ from, to: from + durationSeconds });
  return spans;
}

/** The manifest that an incident applies; null if it applies none. */
export function appliedBy(incident: Incident): string | null {
  const { autoscaler } = definitionOf(incident);
  return autoscaler?.kind === "applied" ? autoscaler.manifest(incident) : null;
}

/** The release that an incident makes of the control plane; null if it does not touch it. */
export function upgradedBy(incident: Incident): KubernetesVersion | null {
  const { autoscaler } = definitionOf(incident);
  return autoscaler?.kind === "upgraded" ? autoscaler.to(incident) : null;
}

/** Whose source an incident silences: 1 is the first trigger of the ScaledObject, 0 means all triggers; null if it silences none. */
export function silencedTrigger(incident: Incident): number | null {
  const { lasting } = definitionOf(incident);
  return lasting?.kind === "sourceSilence" ? lasting.trigger(incident) : null;
}

/** Which effect an incident has while it lasts; of a silence, which API it is of. */
export function effectOf(incident: Incident): IncidentEffect | null {
  const { lasting } = definitionOf(incident);
  if (lasting === null) return null;
  return lasting.kind === "silence" ? `${lasting.api}Silence` : lasting.kind;
}

export type IncidentEffect = Exclude<LastingEffect<Incident>["kind"], "silence"> | `${MetricsApi}Silence`;

export { incidentFields, type Field, type IncidentFieldName, type IncidentFieldValues } from "./incidentFields";
export type { PodState } from "./podState";
export { podBlows, releases, type PodBlow, type Release } from "./release";
export type { ResizePolicy, ResizeState, ResizeWay } from "./resizeState";

export const maxIncidents = 50;
