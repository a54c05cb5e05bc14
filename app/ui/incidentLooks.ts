import type { Incident } from "../../engine/index";
import { containerRenamed } from "./incidentKinds/containerRenamed";
import { controlPlaneUpgraded } from "./incidentKinds/controlPlaneUpgraded";
import { customMetricsDown } from "./incidentKinds/customMetricsDown";
import { deletionCostSet } from "./incidentKinds/deletionCostSet";
import { hpaCreated } from "./incidentKinds/hpaCreated";
import { hpaDeleted } from "./incidentKinds/hpaDeleted";
import { hpaEdited } from "./incidentKinds/hpaEdited";
import type { IncidentLook, Tone } from "./incidentKinds/incidentLook";
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
import { podsCrash } from "./incidentKinds/podsCrash";
import { podsEvicted } from "./incidentKinds/podsEvicted";
import { podsUnready } from "./incidentKinds/podsUnready";
import { rollingUpdate } from "./incidentKinds/rollingUpdate";
import { rolloutUndone } from "./incidentKinds/rolloutUndone";
import { scrapesMissed } from "./incidentKinds/scrapesMissed";
import { secondAutoscaler } from "./incidentKinds/secondAutoscaler";
import { triggerSourceDown } from "./incidentKinds/triggerSourceDown";
import { t } from "./text";
import { clock, span } from "./words";

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
