import { endOf, type Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";

/** True if any part of the incident is within the seconds in view. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;
