import { plural, t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const podsCrash: IncidentLook<"podsCrash"> = {
  group: "pods",
  choices: [{ id: "podsCrash", label: t`Pods crash` }],
  tone: "error",
  label: ({ pods }) => (pods === 1 ? t`${plural(1, "pod")} crashes` : t`${plural(pods, "pod")} crash`),
  help: t`The containers of the oldest pods exit. The kubelet restarts them: the first time at once, then after a back-off of 10 s that doubles up to 5 min.`,
};
