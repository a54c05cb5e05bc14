import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const secondAutoscaler: IncidentLook<"secondAutoscaler"> = {
  group: "people",
  choices: [{ id: "secondAutoscaler", label: t`Second autoscaler` }],
  tone: "act",
  label: () => t`second autoscaler`,
  help: t`The target of another autoscaler selects these pods, too. The controller then scales neither target.`,
};
