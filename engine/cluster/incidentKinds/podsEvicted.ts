import { incidentKind } from "./definition";

/** The kubelet evicts the oldest pods: their containers are killed at once, and the pods stay in phase Failed. */
export const podsEvicted = incidentKind({
  fields: ["pods"],
  strike: ({ at, pods: count }, { pods }) => pods.evictOldest(count, at),
  lasting: null,
  autoscaler: null,
});
