import type { PointerEvent } from "react";
import { useScenario } from "../store/scenario";
import type { PlotOverlay } from "../ui/plotFrame";
import { runLength } from "../ui/words";
import { curvePath } from "./CurveEditor";

/** The load curve where it may not be drawn: its line, and a press selects what is under it. */
export function CurveReading({ frame, filled, onSelect }: PlotOverlay) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const { scale, height, bottom } = frame;
  const line = curvePath(points, frame);
  const onPointerUp = ({ button, clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    if (button === 0) onSelect(scale.second(clientX - currentTarget.getBoundingClientRect().left));
  };
  return (
    <svg className="curve-editor reading" width={scale.width} height={height} aria-hidden="true" onPointerUp={onPointerUp}>
      <svg x={scale.left} width={Math.max(0, scale.width - scale.right - scale.left)} height={height} viewBox={viewBox(frame)}>
        {filled && <path className="tint" d={`${line}V${bottom}H${scale.left}Z`} />}
        <path className="line" d={line} />
      </svg>
    </svg>
  );
}

/** Keeps the line within the plot. */
const viewBox = ({ scale, height }: PlotOverlay["frame"]) =>
  `${scale.left} 0 ${Math.max(1, scale.width - scale.right - scale.left)} ${height}`;

/** The load's settings in words, where the shapes would stand. */
export function LoadReading() {
  const { load, durationSeconds, seed } = useScenario(({ scenario }) => scenario);
  return (
    <div className="load-bar">
      <div className="chips reading">
        {load.noise === 0 ? "without noise" : `noise ±${Math.round(load.noise * 100)}%`}, {runLength(durationSeconds)}, seed {seed}
      </div>
    </div>
  );
}
