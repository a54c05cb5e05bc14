import type { Incident } from "../../engine/index";
import { plural } from "./text";
import { clock, decimal, span } from "./words";

/** What an incident is called. */
export function incidentLabel(incident: Incident): string {
  switch (incident.kind) {
    case "metricsServerDown":
      return "metrics-server down";
    case "customMetricsDown":
      return "custom metrics down";
    case "podMetricsLost":
      return `${plural(incident.pods, "pod")} without metrics`;
    case "podsCrash":
      return `${plural(incident.pods, "pod")} ${incident.pods === 1 ? "crashes" : "crash"}`;
    case "podsUnready":
      return `${plural(incident.pods, "pod")} unready`;
    case "rollingUpdate":
      return { good: "rolling update", neverReady: "bad release, never ready", crashLoop: "bad release, crash-loops" }[incident.release];
    case "kubectlScale":
      return incident.replicas === 0 ? "scaled to zero" : `kubectl scale to ${incident.replicas}`;
    case "kubectlApply":
      return `kubectl apply, replicas: ${incident.replicas}`;
    case "hpaEdited":
      return "HPA edited";
    case "loadMultiplied":
      return `load ×${decimal(incident.factor, 2)}`;
    case "nodeLost":
      return "node lost";
    case "secondAutoscaler":
      return "second autoscaler";
  }
}

/** "at 12:00", "from 12:00 for 2 min". */
export function incidentTime(incident: Incident): string {
  return "durationSeconds" in incident ? `from ${clock(incident.at)} for ${span(incident.durationSeconds)}` : `at ${clock(incident.at)}`;
}
