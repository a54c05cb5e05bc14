import { plural, t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const otherPods: IncidentLook<"otherPods"> = {
  group: "pods",
  choices: [
    { id: "otherPods", label: t`Other pods with the same labels` },
    { id: "finishedPods", label: t`Finished pods with the same labels`, values: () => ({ podState: "finished" }) },
  ],
  tone: "act",
  label: ({ pods, podState }) =>
    podState === "running" ? t`${plural(pods, "pod")} of another workload` : t`${plural(pods, "pod")} of a finished Job`,
  help: t`The target’s selector also matches pods of another workload, so the controller counts them. They have the target’s containers and requests. They serve no requests and take no room on the simulated nodes.`,
  fieldHelp: { pods: t`How many pods the other workload has.` },
};
