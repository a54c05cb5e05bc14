import type { CpuFit, SampledCurve } from "../../engine/index";
import { DrawnMarks } from "../figures/DrawnMarks";
import { curveMarks, fitMarks, samplesAxes } from "../marks/layers/samples";
import type { Mark } from "../marks/mark";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { niceCeiling, timeScale } from "../marks/timeScale";
import { useTextScale } from "../ui/textScale";
import { useSize } from "../ui/useSize";
import { t } from "../words/text";
import { quantity, runLength } from "../words/times";

/** `isLoad`: the values are requests per second; before their unit is chosen, the figure shows them without a unit. */
export function CurveFigure({ curve: { points, durationSeconds }, isLoad }: { curve: SampledCurve; isLoad: boolean }) {
  const highest = Math.max(...points.map(([, value]) => value));
  const label = isLoad
    ? t`Load over ${runLength(durationSeconds)}, at most ${quantity(highest)} requests per second`
    : t`Values over ${runLength(durationSeconds)}, at most ${quantity(highest)}`;
  return <SamplesFigure label={label} seconds={durationSeconds} highest={highest} marks={(frame) => curveMarks(points, frame)} />;
}

export function FitFigure({ fit }: { fit: CpuFit }) {
  const { stretches } = fit;
  const highest = Math.max(...stretches.map(({ measuredMilli, fittedMilli }) => Math.max(measuredMilli, fittedMilli)));
  return (
    <SamplesFigure
      label={t`CPU of all pods in millicores: measured (dots) and fitted (line)`}
      seconds={stretches.at(-1)!.second - stretches[0]!.second}
      highest={highest}
      marks={(frame) => fitMarks(fit, frame)}
    />
  );
}

interface SamplesFigureProps {
  label: string;
  seconds: number;
  highest: number;
  marks(frame: PlotFrame): Mark[];
}

const height = 148;
const foot = 18;

/** A measured series from its first second on. */
function SamplesFigure({ label, seconds, highest, marks }: SamplesFigureProps) {
  const [box, size] = useSize<HTMLElement>();
  const enlarged = useTextScale();
  const width = size.width / enlarged;
  const frame = plotFrame(timeScale(width, 0, seconds, width < 500), height - foot, 8, niceCeiling(highest));
  return (
    <figure ref={box} className="bring-in-preview">
      <figcaption>{label}</figcaption>
      <svg width={size.width} height={height * enlarged} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <DrawnMarks frame={frame} marks={[...samplesAxes(frame, height), ...marks(frame)]} />
      </svg>
    </figure>
  );
}
