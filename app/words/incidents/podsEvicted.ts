import { plural, t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const podsEvicted: IncidentLook<"podsEvicted"> = {
  group: "pods",
  choices: [{ id: "podsEvicted", label: t`Pods evicted` }],
  tone: "error",
  label: ({ pods }) => t`${plural(pods, "pod")} evicted`,
  help: t`The kubelet evicts the oldest pods, as on a node without free memory: it kills their containers at once. The pods stay in phase Failed to the end of the run, and the autoscaler ignores them. Other pods replace them at once; a StatefulSet first deletes the failed pod.`,
};
