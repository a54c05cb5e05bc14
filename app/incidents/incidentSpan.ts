/** When an incident is. */
import type { Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";

/** Some of it falls into these seconds. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;

/** The first second after it; null where it has no length. */
export const endOf = (incident: Incident): number | null => ("durationSeconds" in incident ? incident.at + incident.durationSeconds : null);
