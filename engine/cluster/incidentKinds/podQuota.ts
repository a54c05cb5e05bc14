import { incidentKind } from "./definition";

/** The namespace has a ResourceQuota of so many pods: the API server refuses every pod beyond it. Pods that exist stay. */
export const podQuota = incidentKind({
  fields: ["pods", "durationSeconds"],
  strike: null,
  lasting: { kind: "podQuota", pods: ({ pods }) => pods },
  autoscaler: null,
});
