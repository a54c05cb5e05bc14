import { endOf, spansOf, type Incident } from "../../../engine/index";
import type { TimeRange } from "../../run/timeRange";

/** The times in view at which the incident lasts, or its one moment; nothing if no part of it is in view. */
export function spansInView(incident: Incident, { from, to }: TimeRange): { from: number; to: number | null }[] {
  if (endOf(incident) === null) return incident.at >= from && incident.at <= to ? [{ from: incident.at, to: null }] : [];
  return spansOf(incident, to).filter((span) => span.to >= from);
}

/** True if any part of the incident is within the seconds in view. */
export const isInView = (incident: Incident, view: TimeRange): boolean => spansInView(incident, view).length > 0;
