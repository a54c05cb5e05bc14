/** What the form says of an incident, how its sign looks, and when it is. */
import type { Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";

/** What fails is red, what a person or another machine does is ink, and more load is load. */
export type Tone = "error" | "act" | "load";

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

/** Some of it falls into these seconds. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;

/** The first second after it; null where it has no length. */
export const endOf = (incident: Incident): number | null => ("durationSeconds" in incident ? incident.at + incident.durationSeconds : null);
