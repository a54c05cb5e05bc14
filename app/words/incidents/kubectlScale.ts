import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const kubectlScale: IncidentLook<"kubectlScale"> = {
  group: "people",
  choices: [
    { id: "kubectlScale", label: "kubectl scale", values: () => ({ replicas: 3 }) },
    { id: "scaledToZero", label: t`Scaled to zero by hand`, values: () => ({ replicas: 0 }) },
  ],
  tone: "act",
  label: ({ replicas }) => (replicas === 0 ? t`scaled to zero` : t`kubectl scale to ${replicas}`),
  help: t`Someone sets spec.replicas once. The autoscaler continues from that count; at 0 it pauses.`,
  fieldHelp: { replicas: "--replicas" },
};
