import type { CpuFit } from "../../engine/index";
import { plotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { useTextScale } from "../ui/textScale";
import { niceCeiling, timeScale, timeTick, timeTicks, valueTicks } from "../marks/timeScale";
import { useSize } from "../ui/useSize";
import { quantity } from "../words/times";

const height = 148;
const foot = 18;
/** Above this many points, dots would hide each other. */
const mostDots = 600;

/** The measured CPU as dots, and what the fit makes of the requests as a line. */
export function CpuFitFigure({ fit: { stretches, stretchSeconds } }: { fit: CpuFit }) {
  const [box, size] = useSize<HTMLElement>();
  const enlarged = useTextScale();
  const width = size.width / enlarged;
  const first = stretches[0]!.second;
  const scale = timeScale(width, 0, stretches.at(-1)!.second - first, width < 500);
  const highest = Math.max(...stretches.map(({ measuredMilli, fittedMilli }) => Math.max(measuredMilli, fittedMilli)));
  const { y, max } = plotFrame(scale, height - foot, 8, niceCeiling(highest));
  const at = (second: number, milli: number) => `${scale.x(second - first).toFixed(1)} ${y(milli).toFixed(1)}`;
  const every = Math.ceil(stretches.length / mostDots);
  const dots = stretches.filter((_, index) => index % every === 0).map(({ second, measuredMilli }) => `M${at(second, measuredMilli)}h0`);
  // No line leads across a gap.
  const line = stretches.map(({ second, fittedMilli }, index) => {
    const before = stretches[index - 1];
    return `${before && second - before.second <= 2 * stretchSeconds ? "L" : "M"}${at(second, fittedMilli)}`;
  });
  const label = t`CPU of all pods in millicores: measured (dots) and fitted (line)`;
  return (
    <figure ref={box} className="bring-in-preview">
      <figcaption>{label}</figcaption>
      <svg width={size.width} height={height * enlarged} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {valueTicks(max, 4).map((value) => (
          <g key={value}>
            <path className={value === 0 ? "gz" : "gl"} d={`M${scale.left} ${y(value)}H${width - scale.right}`} />
            <text x={scale.left - 6} y={y(value) + 4} textAnchor="end">
              {quantity(value)}
            </text>
          </g>
        ))}
        {timeTicks(scale, 72).map((second) => (
          <text key={second} x={scale.x(second)} y={height - 3} textAnchor={scale.x(second) > width - 30 ? "end" : "middle"}>
            {timeTick(second, scale)}
          </text>
        ))}
        <path className="bring-in-fitted" d={line.join("")} />
        <path className="bring-in-measured" d={dots.join("")} />
      </svg>
    </figure>
  );
}
