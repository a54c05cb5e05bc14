import { useScenario } from "../store/scenario";
import type { PlotFrame, PlotOverlay } from "../marks/plotFrame";
import type { Points } from "./curveEdits";
import { visibleCurve } from "./visibleCurve";
import "./curveEditor.css";

/** The load curve over its plot, until the code for editing is loaded. */
export const RestingCurve = ({ frame, filled }: PlotOverlay) => (
  <svg className="curve-editor" width={frame.scale.width} height={frame.height} aria-hidden="true">
    <Curve frame={frame} filled={filled} clip="resting-curve" />
  </svg>
);

/** The part of the load curve in view, and the area under it. `clip` must be a unique id. */
export function Curve({ frame, filled, clip }: Pick<PlotOverlay, "frame" | "filled"> & { clip: string }) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const { scale, height, bottom } = frame;
  const line = curvePath(points, frame);
  return (
    <>
      <clipPath id={clip}>
        <rect x={scale.left} y="0" width={Math.max(0, scale.width - scale.right - scale.left)} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`} aria-hidden="true">
        {filled && <path className="tint" d={`${line}V${bottom}H${scale.left}Z`} />}
        <path className="line" d={line} />
      </g>
    </>
  );
}

function curvePath(points: Points, { scale, y }: PlotFrame): string {
  const pixels = visibleCurve(points, scale.from, scale.to).map(
    ([second, value]) => `${scale.x(second).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return `M${pixels.join("L")}`;
}
