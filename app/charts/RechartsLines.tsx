import { useMemo } from "react";
import { Area, ComposedChart, Curve, Line, XAxis, YAxis, type LineDrawShapeProps } from "recharts";
import { attributesOf } from "../figures/DrawnMarks";
import { linearScale } from "../marks/linearScale";
import type { LinesProps } from "./SeriesLines";

/**
 * Recharts on the figures' own scale: its plot is exactly where `frame` says, and everything outside is cut off. The figures share one
 * cursor and one legend, so Recharts shows neither and listens to nothing.
 */
export function RechartsLines({ frame, rows, series }: LinesProps) {
  const { scale, height, top, bottom, max } = frame;
  const margin = useMemo(() => ({ left: scale.left, right: scale.right, top, bottom: height - bottom }), [scale, height, top, bottom]);
  const axes = useMemo(
    () => (
      <>
        <XAxis dataKey="at" type="number" scale={linear} domain={[scale.from, scale.to]} allowDataOverflow hide />
        <YAxis type="number" scale={linear} domain={[0, max]} allowDataOverflow hide />
      </>
    ),
    [scale, max],
  );
  // While only rows change these stay the same elements, because Recharts then draws each series once, not twice.
  const lines = useMemo(() => chartLines(series), [series]);
  return (
    <div className="lines" aria-hidden="true">
      <ComposedChart width={scale.width} height={height} data={rows} margin={margin} accessibilityLayer={false}>
        {axes}
        {lines}
      </ComposedChart>
    </div>
  );
}

/** One for all charts, because Recharts copies it for each axis. */
const linear = linearScale();

/** Properties that all lines and areas of the figures share. */
const still = { isAnimationActive: false, dot: false, activeDot: false, tooltipType: "none", legendType: "none" } as const;

/** Without this, Recharts measures each path for an animation that never runs, and the browser must lay out the page for it. */
const unmeasured = (curve: LineDrawShapeProps) => <Curve {...curve} pathRef={null} />;
const stillLine = { ...still, shape: unmeasured };

const chartLines = (series: LinesProps["series"]) =>
  series.map(({ of, shape, look }) => {
    const same = { ...attributesOf(look), dataKey: of };
    if (shape === "band") return <Area key={of} {...still} {...same} stroke="none" fillOpacity={1} />;
    if (shape === "stepArea") return <Area key={of} {...still} {...same} type="stepAfter" fillOpacity={1} />;
    return <Line key={of} {...stillLine} {...same} {...(shape === "steps" && { type: "stepAfter" as const })} />;
  });
