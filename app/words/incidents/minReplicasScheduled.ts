import { t } from "../text";
import { span } from "../times";
import type { IncidentLook } from "./incidentLook";

export const minReplicasScheduled: IncidentLook<"minReplicasScheduled"> = {
  group: "people",
  choices: [{ id: "minReplicasScheduled", label: t`minReplicas by schedule` }],
  tone: "act",
  label: ({ minReplicas, repeatSeconds }) => t`minReplicas ${minReplicas}, every ${span(repeatSeconds)}`,
  help: t`Two cron jobs patch spec.minReplicas of the HPA: one at each beginning, and one at each end, back to the value of the manifest that was applied last.`,
};
