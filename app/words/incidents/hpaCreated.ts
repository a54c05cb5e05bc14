import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const hpaCreated: IncidentLook<"hpaCreated"> = {
  group: "people",
  choices: [{ id: "hpaCreated", label: t`HPA made again` }],
  tone: "act",
  label: () => t`HPA made again`,
  help: t`Someone applies the deleted HPA’s last manifest again. It begins with an empty status, and it no longer knows the proposals and rescales of before the deletion unless it was made again before the controller’s next sync.`,
};
