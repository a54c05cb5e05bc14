import { plural, t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const podsUnready: IncidentLook<"podsUnready"> = {
  group: "pods",
  choices: [{ id: "podsUnready", label: t`Pods become unready` }],
  tone: "error",
  label: ({ pods }) => t`${plural(pods, "pod")} unready`,
  help: t`The readiness probes of the oldest pods fail, so these pods serve no requests.`,
};
