import { incidentKind } from "./definition";

/** A share of Prometheus' scrapes fails. */
export const scrapesMissed = incidentKind({
  fields: ["percent", "durationSeconds"],
  strike: null,
  lasting: { kind: "scrapesMissed", percent: ({ percent }) => percent },
  autoscaler: null,
});
