import { incidentKind } from "./definition";

export const loadMultiplied = incidentKind({
  fields: ["factor", "durationSeconds"],
  strike: null,
  lasting: { kind: "loadFactor", factor: ({ factor }) => factor },
  autoscaler: null,
});
