import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const triggerSourceDown: IncidentLook<"triggerSourceDown"> = {
  group: "metrics",
  choices: [{ id: "triggerSourceDown", label: t`Source of a KEDA trigger down` }],
  tone: "error",
  label: ({ trigger }) => (trigger === 0 ? t`sources of all triggers down` : t`source of trigger ${trigger} down`),
  help: t`What KEDA asks for the trigger, such as Prometheus or Kafka, does not answer: “connection refused”. Each poll and each read of the HPA asks it, so each counts as a failure. A fallback takes over after more than failureThreshold failures in a row. A cron trigger asks only the clock, and the metrics of cpu and memory triggers come from the metrics API.`,
};
