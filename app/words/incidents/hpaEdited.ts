import { manifestAt } from "../../../engine/index";
import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const hpaEdited: IncidentLook<"hpaEdited"> = {
  group: "people",
  choices: [{ id: "hpaEdited", label: t`HPA edited`, values: (scenario, at) => ({ manifest: manifestAt(scenario, at) }) }],
  tone: "act",
  label: () => t`HPA edited`,
  help: t`From this time on the autoscaler has this manifest. If it was deleted, this makes it again.`,
};
