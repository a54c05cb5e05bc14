import { incidentKind } from "./definition";

/** The readiness probes of the oldest pods fail. */
export const podsUnready = incidentKind({
  fields: ["pods", "durationSeconds"],
  strike: ({ at, pods: count, durationSeconds }, { pods }) =>
    pods.failReadinessOfOldest(count, at, at + durationSeconds) ?? "The pods have no readiness probe.",
  // The kubelet remembers how long the probes of these pods fail.
  lasting: null,
  autoscaler: null,
});
