import { incidentKind } from "./definition";

/** The resource metrics API does not answer. */
export const metricsServerDown = incidentKind({
  fields: ["durationSeconds"],
  strike: null,
  lasting: { kind: "silence", api: "resource" },
  autoscaler: null,
});
