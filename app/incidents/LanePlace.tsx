import { useScenario } from "../store/scenario";
import type { TimeScale } from "../marks/timeScale";
import { incidentLabel } from "../words/incidents/incidentLooks";
import { addRoom, laneHeight, laneLayout } from "../marks/incidents/laneLayout";
import "./lane.css";

/** Reserves the height of the incident lane until the lane is loaded. */
export function LanePlace({ scale, touch }: { scale: TimeScale; touch: boolean }) {
  const incidents = useScenario(({ scenario }) => scenario.incidents);
  return <div className="lane" style={{ height: laneHeight(laneLayout(incidents, scale, incidentLabel, addRoom(touch)).rows, touch) }} />;
}
