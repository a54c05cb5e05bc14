import type { Incident } from "../../../engine/index";
import { containerRenamed } from "./containerRenamed";
import { controlPlaneUpgraded } from "./controlPlaneUpgraded";
import { customMetricsDown } from "./customMetricsDown";
import { deletionCostSet } from "./deletionCostSet";
import { hpaCreated } from "./hpaCreated";
import { hpaDeleted } from "./hpaDeleted";
import { hpaEdited } from "./hpaEdited";
import type { IncidentLook, Tone } from "./incidentLook";
import { kubectlApply } from "./kubectlApply";
import { kubectlScale } from "./kubectlScale";
import { loadMultiplied } from "./loadMultiplied";
import { metricsServerDown } from "./metricsServerDown";
import { minReplicasScheduled } from "./minReplicasScheduled";
import { nodeLost } from "./nodeLost";
import { nodeReclaimed } from "./nodeReclaimed";
import { nodeUnreachable } from "./nodeUnreachable";
import { otherPods } from "./otherPods";
import { podMetricsLost } from "./podMetricsLost";
import { podQuota } from "./podQuota";
import { podsCrash } from "./podsCrash";
import { podsEvicted } from "./podsEvicted";
import { podsUnready } from "./podsUnready";
import { rollingUpdate } from "./rollingUpdate";
import { rolloutUndone } from "./rolloutUndone";
import { scrapesMissed } from "./scrapesMissed";
import { secondAutoscaler } from "./secondAutoscaler";
import { triggerSourceDown } from "./triggerSourceDown";
import { t } from "../text";
import { clock, span } from "../times";

/** How the page shows each kind of incident, in the order of the menu. */
export const incidentLooks: { readonly [K in Incident["kind"]]: IncidentLook<K> } = {
  metricsServerDown,
  customMetricsDown,
  triggerSourceDown,
  podMetricsLost,
  scrapesMissed,
  podsCrash,
  podsUnready,
  podsEvicted,
  rollingUpdate,
  rolloutUndone,
  containerRenamed,
  deletionCostSet,
  podQuota,
  nodeLost,
  nodeUnreachable,
  nodeReclaimed,
  otherPods,
  kubectlScale,
  kubectlApply,
  hpaEdited,
  minReplicasScheduled,
  hpaDeleted,
  hpaCreated,
  secondAutoscaler,
  controlPlaneUpgraded,
  loadMultiplied,
};

/** The looks of an incident's own kind, with functions that take this incident. */
export const lookOf = ({ kind }: Incident): IncidentLook<Incident["kind"]> => incidentLooks[kind] as IncidentLook<Incident["kind"]>;

export const incidentLabel = (incident: Incident): string => lookOf(incident).label(incident);

export function incidentTone(incident: Incident): Tone {
  const { tone } = lookOf(incident);
  return typeof tone === "string" ? tone : tone(incident);
}

/** "at 12:00", "from 12:00 for 2 min", "from 12:00 for 2 min, again every 1 h". */
export function incidentTime(incident: Incident): string {
  if ("repeatSeconds" in incident)
    return t`from ${clock(incident.at)} for ${span(incident.durationSeconds)}, again every ${span(incident.repeatSeconds)}`;
  return "durationSeconds" in incident ? t`from ${clock(incident.at)} for ${span(incident.durationSeconds)}` : t`at ${clock(incident.at)}`;
}
