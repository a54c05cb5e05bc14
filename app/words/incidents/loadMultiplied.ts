import { t } from "../text";
import { decimal } from "../times";
import type { IncidentLook } from "./incidentLook";

export const loadMultiplied: IncidentLook<"loadMultiplied"> = {
  group: "load",
  choices: [{ id: "loadMultiplied", label: t`Load multiplied` }],
  tone: "load",
  label: ({ factor }) => t`load ×${decimal(factor, 2)}`,
  help: t`Multiplies the drawn load while it lasts.`,
};
