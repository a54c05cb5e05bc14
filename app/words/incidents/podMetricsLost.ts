import { plural, t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const podMetricsLost: IncidentLook<"podMetricsLost"> = {
  group: "metrics",
  choices: [{ id: "podMetricsLost", label: t`Pods without metrics` }],
  tone: "error",
  label: ({ pods }) => t`${plural(pods, "pod")} without metrics`,
  help: t`The oldest pods have no samples, so they count as missing.`,
};
