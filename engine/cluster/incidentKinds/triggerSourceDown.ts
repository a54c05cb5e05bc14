import { incidentKind } from "./definition";

/** What KEDA asks for a trigger does not answer: the source of one trigger, counted from 1, or the sources of all of them for 0. */
export const triggerSourceDown = incidentKind({
  fields: ["trigger", "durationSeconds"],
  strike: null,
  lasting: { kind: "sourceSilence", trigger: ({ trigger }) => trigger },
  autoscaler: null,
});
