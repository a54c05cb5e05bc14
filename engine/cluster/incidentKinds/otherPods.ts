import { incidentKind } from "./definition";

/**
 * Pods of another workload, with labels that the target's selector matches too: of a second Deployment if they run, of a Job if they have
 * finished. They exist while it lasts.
 */
export const otherPods = incidentKind({
  fields: ["pods", "podState", "cpuMilli", "durationSeconds"],
  strike: null,
  lasting: { kind: "otherPods", of: ({ pods, podState, cpuMilli }) => ({ pods, podState, cpuMilli }) },
  autoscaler: null,
});
