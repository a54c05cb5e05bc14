import { incidentKind } from "./definition";

/** Another autoscaler exists; the selector of its target matches these pods. */
export const secondAutoscaler = incidentKind({
  fields: ["durationSeconds"],
  strike: null,
  lasting: { kind: "otherAutoscaler" },
  autoscaler: null,
});
