import { incidentKind } from "./definition";

/**
 * Two cron jobs: one patches spec.minReplicas of the autoscaler at the beginning of each window, the other patches it back at the end. What
 * someone applies within a window stays until the next patch.
 */
export const minReplicasScheduled = incidentKind({
  fields: ["minReplicas", "durationSeconds", "repeatSeconds"],
  strike: null,
  lasting: null,
  autoscaler: { kind: "patched", minReplicas: ({ minReplicas }) => minReplicas },
});
