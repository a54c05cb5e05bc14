import type { KubernetesVersion } from "../controller/releases";
import { containerRenamed } from "./incidentKinds/containerRenamed";
import { controlPlaneUpgraded } from "./incidentKinds/controlPlaneUpgraded";
import { customMetricsDown } from "./incidentKinds/customMetricsDown";
import { deletionCostSet } from "./incidentKinds/deletionCostSet";
import type { IncidentDefinition, LastingEffect, MetricsApi } from "./incidentKinds/definition";
import type { IncidentFieldValues } from "./incidentKinds/fields";
import { hpaCreated } from "./incidentKinds/hpaCreated";
import { hpaDeleted } from "./incidentKinds/hpaDeleted";
import { hpaEdited } from "./incidentKinds/hpaEdited";
import { kubectlApply } from "./incidentKinds/kubectlApply";
import { kubectlScale } from "./incidentKinds/kubectlScale";
import { loadMultiplied } from "./incidentKinds/loadMultiplied";
import { metricsServerDown } from "./incidentKinds/metricsServerDown";
import { minReplicasScheduled } from "./incidentKinds/minReplicasScheduled";
import { nodeLost } from "./incidentKinds/nodeLost";
import { nodeReclaimed } from "./incidentKinds/nodeReclaimed";
import { nodeUnreachable } from "./incidentKinds/nodeUnreachable";
import { otherPods } from "./incidentKinds/otherPods";
import { podMetricsLost } from "./incidentKinds/podMetricsLost";
import { podQuota } from "./incidentKinds/podQuota";
import { podsCrash } from "./incidentKinds/podsCrash";
import { podsEvicted } from "./incidentKinds/podsEvicted";
import { podsUnready } from "./incidentKinds/podsUnready";
import { rollingUpdate } from "./incidentKinds/rollingUpdate";
import { rolloutUndone } from "./incidentKinds/rolloutUndone";
import { scrapesMissed } from "./incidentKinds/scrapesMissed";
import { secondAutoscaler } from "./incidentKinds/secondAutoscaler";
import { triggerSourceDown } from "./incidentKinds/triggerSourceDown";

/**
 * Every kind of incident: the engine reads everything about a kind here. Add a new kind at the end, because random scenarios draw by the
 * order.
 */
const definitions = {
  metricsServerDown,
  customMetricsDown,
  podMetricsLost,
  podsCrash,
  podsUnready,
  rollingUpdate,
  kubectlScale,
  kubectlApply,
  hpaEdited,
  loadMultiplied,
  nodeLost,
  secondAutoscaler,
  podsEvicted,
  hpaDeleted,
  hpaCreated,
  containerRenamed,
  scrapesMissed,
  nodeUnreachable,
  nodeReclaimed,
  otherPods,
  minReplicasScheduled,
  rolloutUndone,
  deletionCostSet,
  controlPlaneUpgraded,
  triggerSourceDown,
  podQuota,
};

type Definitions = typeof definitions;
type FieldsOf<K extends keyof Definitions> = Pick<IncidentFieldValues, Definitions[K]["fields"][number]>;

/** An incident without its time: `kind` and the fields that its definition names. */
export type IncidentKind = { [K in keyof Definitions]: { kind: K } & FieldsOf<K> }[keyof Definitions];

/**
 * Something that happens to the cluster at a whole second. An incident that lasts has a length; a single action of a person or a machine
 * has none. Fields that an incident lacks are not read.
 */
export type Incident = { at: number } & IncidentKind;

export type IncidentOf<K extends Incident["kind"]> = Extract<Incident, { kind: K }>;

export type LastingIncident = Extract<Incident, { durationSeconds: number }>;

export const incidentKinds = Object.keys(definitions) as readonly Incident["kind"][];

export function definitionOf<I extends Pick<Incident, "kind">>({ kind }: I): IncidentDefinition<I> {
  // An incident has the fields of its kind, so the functions of its kind accept it.
  return definitions[kind] as unknown as IncidentDefinition<I>;
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

export { incidentFields, type Field, type IncidentFieldName, type IncidentFieldValues } from "./incidentKinds/fields";
export type { PodState } from "./podState";
export { releases, type Release } from "./release";

export const maxIncidents = 50;
