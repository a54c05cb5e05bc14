/** What the lane calls an incident, and how its sign looks. */
import type { Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";
import { clock, decimal, plural, span } from "../ui/words";

/** What fails is red, what a person or another machine does is ink, and more load is load. */
export type Tone = "error" | "act" | "load";

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

export function incidentTone(incident: Incident): Tone {
  switch (incident.kind) {
    case "loadMultiplied":
      return "load";
    case "kubectlScale":
    case "kubectlApply":
    case "hpaEdited":
    case "secondAutoscaler":
      return "act";
    case "rollingUpdate":
      return incident.release === "good" ? "act" : "error";
    default:
      return "error";
  }
}

/** Some of it falls into these seconds. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;

/** The first second after it; null where it has no length. */
export const endOf = (incident: Incident): number | null => ("durationSeconds" in incident ? incident.at + incident.durationSeconds : null);

/** "at 12:00", "from 12:00 for 2 min". */
export function incidentTime(incident: Incident): string {
  return "durationSeconds" in incident ? `from ${clock(incident.at)} for ${span(incident.durationSeconds)}` : `at ${clock(incident.at)}`;
}
