/** What the form says of an incident, how its sign looks, and when it is. */
import type { Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";

/** What fails is red, what a person or another machine does is ink, and more load is load. */
export type Tone = "error" | "act" | "load";

export function incidentTone(incident: Incident): Tone {
  switch (incident.kind) {
    case "loadMultiplied":
      return "load";
    case "kubectlScale":
    case "kubectlApply":
    case "hpaEdited":
    case "secondAutoscaler":
      return "act";
    case "rollingUpdate":
      return incident.release === "good" ? "act" : "error";
    default:
      return "error";
  }
}

/** Some of it falls into these seconds. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;

/** The first second after it; null where it has no length. */
export const endOf = (incident: Incident): number | null => ("durationSeconds" in incident ? incident.at + incident.durationSeconds : null);
