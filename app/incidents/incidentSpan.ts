import { endOf, type Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";

/** Some of it falls into these seconds. */
export const isInView = (incident: Incident, { from, to }: TimeScale): boolean =>
  incident.at <= to && (endOf(incident) ?? incident.at) >= from;
