import { useScenario } from "../store/scenario";
import type { TimeScale } from "../marks/timeScale";
import { incidentTone } from "../words/incidents/incidentLooks";
import { spansInView } from "../marks/incidents/incidentSpan";
import "./lane.css";

/** Draws the time of each incident through all figures: a thin line, and a band if the incident has a length. */
export function IncidentLines({ scale, top }: { scale: TimeScale; top: number }) {
  const incidents = useScenario(({ scenario }) => scenario.incidents);
  return (
    <div className="incident-lines" style={{ top }} aria-hidden="true">
      {incidents.flatMap((incident, index) =>
        spansInView(incident, scale).map(({ from, to: end }) => {
          const left = scale.x(Math.max(from, scale.from));
          const width = end === null ? 0 : scale.x(Math.min(end, scale.to)) - left;
          return (
            <div
              key={`${index} ${from}`}
              className={`${incidentTone(incident)} ${end === null ? "" : "lasts"}`}
              style={{ left, width: Math.max(1, width) }}
            />
          );
        }),
      )}
    </div>
  );
}
