import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const metricsServerDown: IncidentLook<"metricsServerDown"> = {
  group: "metrics",
  choices: [{ id: "metricsServerDown", label: t`metrics-server down` }],
  tone: "error",
  label: () => t`metrics-server down`,
  help: t`The resource metrics API does not answer: cpu and memory have no value.`,
};
