import { t } from "../text";
import { span } from "../times";
import type { IncidentLook } from "./incidentLook";

export const nodeReclaimed: IncidentLook<"nodeReclaimed"> = {
  group: "pods",
  choices: [
    { id: "nodeReclaimed", label: t`Spot node reclaimed, 2 min notice` },
    { id: "nodeReclaimedSoon", label: t`Spot node reclaimed, 30 s notice`, values: () => ({ noticeSeconds: 30 }) },
  ],
  tone: "error",
  label: ({ noticeSeconds }) => t`spot node reclaimed, ${span(noticeSeconds)} notice`,
  help: t`The provider takes back the node with the most pods. From the notice on it takes no new pods, and its pods are deleted and stop as usual. What still runs when the notice ends is killed.`,
};
