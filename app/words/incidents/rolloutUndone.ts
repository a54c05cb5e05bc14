import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const rolloutUndone: IncidentLook<"rolloutUndone"> = {
  group: "pods",
  choices: [{ id: "rolloutUndone", label: t`Rollback` }],
  tone: "act",
  label: () => t`kubectl rollout undo`,
  help: t`The revision before the present one comes back. A Deployment uses its old ReplicaSet again, with the pods that it still has, so no pod of that revision is replaced.`,
};
