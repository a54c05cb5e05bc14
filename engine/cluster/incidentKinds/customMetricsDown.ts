import { incidentKind } from "./definition";

/** The custom and the external metrics API do not answer. */
export const customMetricsDown = incidentKind({
  fields: ["durationSeconds"],
  strike: null,
  lasting: { kind: "silence", api: "custom" },
  autoscaler: null,
});
