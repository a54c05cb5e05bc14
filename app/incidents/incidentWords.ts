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

/** One sentence for the form, of what then happens. */
export function incidentHelp({ kind }: Incident): string {
  switch (kind) {
    case "metricsServerDown":
      return "The resource metrics API does not answer: cpu and memory have no value.";
    case "customMetricsDown":
      return "The custom and the external metrics API do not answer.";
    case "podMetricsLost":
      return "The oldest pods have no sample of any kind; they count as missing.";
    case "podsCrash":
      return "The containers of the oldest pods exit; the kubelet starts them again, with back-off.";
    case "podsUnready":
      return "The readiness probes of the oldest pods fail, so they serve nothing.";
    case "rollingUpdate":
      return "A new release takes the place of all pods, by the workload’s rollout settings.";
    case "kubectlScale":
      return "Somebody sets spec.replicas once. The autoscaler goes on from there; at 0 it pauses.";
    case "kubectlApply":
      return "Somebody applies the workload’s manifest with spec.replicas in it, which sets the count back.";
    case "hpaEdited":
      return "From here on this manifest holds.";
    case "loadMultiplied":
      return "The drawn load counts so many times for a while.";
    case "nodeLost":
      return "The node with the most pods is gone, and they with it. Where nodes are unlimited: a tenth of the pods.";
    case "secondAutoscaler":
      return "Another autoscaler’s target selects these pods too: the controller then scales neither.";
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

/** The first second after it; null where it has no length. */
/** Some of it falls into these seconds. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;

export const endOf = (incident: Incident): number | null => ("durationSeconds" in incident ? incident.at + incident.durationSeconds : null);

/** "at 12:00", "from 12:00 for 2 min". */
export function incidentTime(incident: Incident): string {
  return "durationSeconds" in incident ? `from ${clock(incident.at)} for ${span(incident.durationSeconds)}` : `at ${clock(incident.at)}`;
}
