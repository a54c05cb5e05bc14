import type { Incident } from "../../engine/index";

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
