import { incidentKind } from "./definition";

/** The oldest pods have no sample of any kind. */
export const podMetricsLost = incidentKind({
  fields: ["pods", "durationSeconds"],
  strike: ({ pods: count }, { pods }) => Math.min(count, pods.list().length - pods.failed()),
  lasting: { kind: "withoutSamples", pods: ({ pods }) => pods },
  autoscaler: null,
});
