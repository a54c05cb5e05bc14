import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const kubectlApply: IncidentLook<"kubectlApply"> = {
  group: "people",
  choices: [{ id: "kubectlApply", label: t`kubectl apply with replicas` }],
  tone: "act",
  label: ({ replicas }) => t`kubectl apply, replicas: ${replicas}`,
  help: t`Someone applies the workload’s manifest, which has spec.replicas in it. This overwrites the autoscaler’s count.`,
};
