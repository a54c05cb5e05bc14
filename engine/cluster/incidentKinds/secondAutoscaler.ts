import { incidentKind } from "./definition";

/** Another autoscaler exists whose target's selector matches these pods. */
export const secondAutoscaler = incidentKind({
  fields: ["durationSeconds"],
  strike: null,
  lasting: { kind: "otherAutoscaler" },
  manifest: null,
});
