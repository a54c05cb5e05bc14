import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const nodeLost: IncidentLook<"nodeLost"> = {
  group: "pods",
  choices: [{ id: "nodeLost", label: t`Node lost, at once` }],
  tone: "error",
  label: () => t`node lost`,
  help: t`The node with the most pods disappears, and its pods with it, as if the cluster knew at once. If the number of nodes is unlimited, a tenth of the pods disappears.`,
};
