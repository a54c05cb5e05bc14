import type { LoadPoint } from "../../engine/index";
import { plotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { niceCeiling, timeScale, timeTick, timeTicks, valueTicks } from "../marks/timeScale";
import { useTextScale } from "../ui/textScale";
import { useSize } from "../ui/useSize";
import { quantity, runLength } from "../words/times";

interface CurvePreviewProps {
  points: readonly LoadPoint[];
  durationSeconds: number;
  /** True if the values are requests per second; before their unit is chosen, the preview shows them without a unit. */
  isLoad: boolean;
}

const height = 148;
const foot = 18;

/** The load as a run would have it: straight lines between points, level before the first and after the last. */
export function CurvePreview({ points, durationSeconds, isLoad }: CurvePreviewProps) {
  const [box, size] = useSize<HTMLElement>();
  const enlarged = useTextScale();
  const width = size.width / enlarged;
  const highest = Math.max(...points.map(([, value]) => value));
  const scale = timeScale(width, 0, durationSeconds, width < 500);
  const { y, max, bottom } = plotFrame(scale, height - foot, 8, niceCeiling(highest));
  const line = [
    `M${scale.left} ${pixel(y(points[0]![1]))}`,
    ...points.map(([second, value]) => `L${pixel(scale.x(second))} ${pixel(y(value))}`),
    `H${width - scale.right}`,
  ].join("");
  const label = isLoad
    ? t`Load over ${runLength(durationSeconds)}, at most ${quantity(highest)} requests per second`
    : t`Values over ${runLength(durationSeconds)}, at most ${quantity(highest)}`;
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
        <path className="bring-in-area" d={`${line}V${bottom}H${scale.left}Z`} />
        <path className="bring-in-line" d={line} />
      </svg>
    </figure>
  );
}

const pixel = (length: number) => length.toFixed(1);
