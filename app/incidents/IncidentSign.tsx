import type { KeyboardEvent } from "react";
import { useView } from "../store/view";
import { incidentLabel, incidentTime, incidentTone } from "../words/incidents/incidentLooks";
import { t } from "../words/text";

import type { PlacedIncident } from "../marks/incidents/laneLayout";

interface IncidentSignProps {
  index: number;
  placed: PlacedIncident;
  /** The vertical middle of its row, in pixels. */
  y: number;
  /** The length of the run. */
  durationSeconds: number;
  /** True if the incident changed nothing. */
  refused: boolean;
  readOnly: boolean;
  onKeyDown(event: KeyboardEvent<SVGElement>): void;
}

/** Draws one incident and its words: a bar, or a diamond if the incident has no length. */
export function IncidentSign({ index, placed, y, durationSeconds, refused, readOnly, onKeyDown }: IncidentSignProps) {
  const { incident, from, to, again } = placed;
  const tone = incidentTone(incident);
  const marked = useView(({ origin }) => origin?.kind === "incident" && origin.index === index);
  const words = placed.label;
  return (
    <g
      className={`incident ${tone} ${refused ? "refused" : ""} ${marked ? "marked" : ""}`}
      data-incident={index}
      role="slider"
      tabIndex={0}
      aria-label={incidentLabel(incident)}
      aria-valuemin={0}
      aria-valuemax={durationSeconds}
      aria-valuenow={incident.at}
      aria-valuetext={refused ? t`${incidentTime(incident)}, refused` : incidentTime(incident)}
      aria-readonly={readOnly}
      aria-describedby={readOnly ? undefined : "incident-keys"}
      aria-haspopup={readOnly ? undefined : "dialog"}
      onKeyDown={onKeyDown}
    >
      <title>{`${incidentLabel(incident)} ${incidentTime(incident)}`}</title>
      {to === null ? <Instant x={from} y={y} crossed={tone === "error"} /> : <Span from={from} to={to} y={y} tone={tone} />}
      {again.map((span) => (
        <Span key={span.from} from={span.from} to={span.to} y={y} tone={tone} />
      ))}
      <text className="halo" x={words.x} y={y + 4} textAnchor={words.anchor === "end" ? "end" : "start"}>
        {words.text}
      </text>
    </g>
  );
}

function Instant({ x, y, crossed }: { x: number; y: number; crossed: boolean }) {
  return (
    <>
      <path className="shape" d={`M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`} />
      {crossed && <path className="cross" d={`M${x - 2} ${y - 2}L${x + 2} ${y + 2}M${x + 2} ${y - 2}L${x - 2} ${y + 2}`} />}
    </>
  );
}

const fills = { error: "url(#p-error)", act: "url(#p-bound)", load: "var(--load-t)" } as const;

function Span({ from, to, y, tone }: { from: number; to: number; y: number; tone: keyof typeof fills }) {
  const box = { x: from, y: y - 6, width: to - from, height: 12 };
  return (
    <>
      <rect className="sheet" {...box} />
      <rect className="shape" {...box} style={{ fill: fills[tone] }} />
      <path className="end" d={`M${to} ${y - 6}V${y + 6}`} />
    </>
  );
}
