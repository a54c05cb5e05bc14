import type { Incident } from "../../engine/index";
import { t } from "../ui/text";

/** One sentence for the form, of what then happens. */
export function incidentHelp({ kind }: Incident): string {
  switch (kind) {
    case "metricsServerDown":
      return t`The resource metrics API does not answer: cpu and memory have no value.`;
    case "customMetricsDown":
      return t`The custom and the external metrics API do not answer.`;
    case "podMetricsLost":
      return t`The oldest pods have no sample of any kind; they count as missing.`;
    case "podsCrash":
      return t`The containers of the oldest pods exit; the kubelet starts them again: at once, then with a back-off of 10 s that doubles up to 5 min.`;
    case "podsUnready":
      return t`The readiness probes of the oldest pods fail, so they serve nothing.`;
    case "rollingUpdate":
      return t`A new release takes the place of all pods, by the workload’s rollout settings.`;
    case "kubectlScale":
      return t`Somebody sets spec.replicas once. The autoscaler goes on from there; at 0 it pauses.`;
    case "kubectlApply":
      return t`Somebody applies the workload’s manifest with spec.replicas in it, which sets the count back.`;
    case "hpaEdited":
      return t`From here on this manifest holds.`;
    case "loadMultiplied":
      return t`The drawn load counts so many times for a while.`;
    case "nodeLost":
      return t`The node with the most pods is gone, and they with it. Where nodes are unlimited: a tenth of the pods.`;
    case "secondAutoscaler":
      return t`Another autoscaler’s target selects these pods too: the controller then scales neither.`;
  }
}
