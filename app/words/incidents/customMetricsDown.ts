import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const customMetricsDown: IncidentLook<"customMetricsDown"> = {
  group: "metrics",
  choices: [{ id: "customMetricsDown", label: t`Custom metrics down` }],
  tone: "error",
  label: () => t`custom metrics down`,
  help: t`The custom metrics API and the external metrics API do not answer.`,
};
