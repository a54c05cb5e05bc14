import type { Incident } from "../../engine/index";
import { plural, t } from "./text";
import { clock, decimal, span } from "./words";

/** What an incident is called. */
export function incidentLabel(incident: Incident): string {
  switch (incident.kind) {
    case "metricsServerDown":
      return t`metrics-server down`;
    case "customMetricsDown":
      return t`custom metrics down`;
    case "podMetricsLost":
      return t`${plural(incident.pods, "pod")} without metrics`;
    case "podsCrash":
      return incident.pods === 1 ? t`${plural(1, "pod")} crashes` : t`${plural(incident.pods, "pod")} crash`;
    case "podsUnready":
      return t`${plural(incident.pods, "pod")} unready`;
    case "rollingUpdate":
      return { good: t`rolling update`, neverReady: t`bad release, never ready`, crashLoop: t`bad release, crash-loops` }[incident.release];
    case "kubectlScale":
      return incident.replicas === 0 ? t`scaled to zero` : t`kubectl scale to ${incident.replicas}`;
    case "kubectlApply":
      return t`kubectl apply, replicas: ${incident.replicas}`;
    case "hpaEdited":
      return t`HPA edited`;
    case "loadMultiplied":
      return t`load ×${decimal(incident.factor, 2)}`;
    case "nodeLost":
      return t`node lost`;
    case "secondAutoscaler":
      return t`second autoscaler`;
  }
}

/** "at 12:00", "from 12:00 for 2 min". */
export function incidentTime(incident: Incident): string {
  return "durationSeconds" in incident ? t`from ${clock(incident.at)} for ${span(incident.durationSeconds)}` : t`at ${clock(incident.at)}`;
}
