import { spansOf } from "../cluster/incident";
import type { LoadPoint } from "../load/curve";
import type { Scenario } from "../scenario/scenario";

/**
 * The seconds at which an input of the run begins to change, in order: the load or a drawn signal leaves a level, or an incident begins or
 * ends. A ramp, or several in a row, is one change.
 */
export function inputChanges({ load, signals, incidents, durationSeconds }: Scenario): number[] {
  const curves = [load.points, ...signals.flatMap(({ points }) => (points ? [points] : []))];
  const spans = incidents.flatMap((incident) => [{ from: incident.at, to: incident.at }, ...spansOf(incident, durationSeconds + 1)]);
  const seconds = [...curves.flatMap(departures), ...spans.flatMap(({ from, to }) => [from, to])];
  return [...new Set(seconds)].filter((second) => second > 0 && second <= durationSeconds).toSorted((one, other) => one - other);
}

/** The first second after each level at which the curve has another value. Before its first point a curve is level. */
function departures(points: readonly LoadPoint[]): number[] {
  const moves = (index: number) => index > 0 && points[index] !== undefined && points[index][1] !== points[index - 1]![1];
  return points.flatMap(([second], index) => (moves(index + 1) && !moves(index) ? [second + 1] : []));
}
