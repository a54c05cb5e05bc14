import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const deletionCostSet: IncidentLook<"deletionCostSet"> = {
  group: "pods",
  choices: [{ id: "deletionCostSet", label: t`Deletion cost set` }],
  tone: "act",
  label: ({ deletionCost }) => t`pod-deletion-cost ${deletionCost}`,
  help: t`Someone annotates the oldest pods with controller.kubernetes.io/pod-deletion-cost. A scale-down removes ready pods with a lower cost first; pods without the annotation cost 0.`,
};
