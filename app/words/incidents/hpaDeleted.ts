import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const hpaDeleted: IncidentLook<"hpaDeleted"> = {
  group: "people",
  choices: [{ id: "hpaDeleted", label: t`HPA deleted` }],
  tone: "act",
  label: () => t`HPA deleted`,
  help: t`Someone deletes the HPA with kubectl delete. The target keeps its count, and no sync happens until the HPA is made again.`,
};
