import type { PointerEvent, ReactNode } from "react";
import type { PlotFrame } from "../marks/plotFrame";
import type { Stage } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { pointerIn } from "../ui/pointerIn";
import { t } from "../words/text";
import { timeTicks, type TimeScale } from "../marks/timeScale";
import type { ValueTick } from "../marks/axes";
import { CoverPaint } from "./CoverPaint";
import { beginBesideCursor, labelBaseline, labelWidth, type Box } from "../marks/labels";
import { round } from "../marks/marks";
import { selectNearest } from "./select";
import { isInView } from "./TimeAxis";

interface PlotProps {
  frame: PlotFrame;
  ticks: readonly ValueTick[];
  /** A description of the figure for screen readers. */
  label: string;
  under?: ReactNode;
  /** Where the plot's values come from: a question of a lesson may cover them. */
  stage?: Stage;
  children: ReactNode;
  /** A layer that handles the pointer itself, so that a press on the plot selects nothing. */
  overlay?: ReactNode;
}

/** A figure's plot: grid and ticks at the back, then what Recharts draws, then marks. */
export function Plot({ frame, ticks, label, under, stage = "decisions", children, overlay }: PlotProps) {
  const { scale, height } = frame;
  const select = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) selectNearest(scale.second(pointerIn(event.currentTarget, event).x));
  };
  return (
    <figure className="plot" aria-label={label} style={{ height }} onPointerUp={overlay ? undefined : select}>
      <svg width={scale.width} height={height} aria-hidden="true">
        <Grid frame={frame} ticks={ticks} />
        {under}
      </svg>
      {children}
      <CoverPaint scale={scale} top={frame.top} bottom={frame.bottom} stage={stage} />
      {overlay}
    </figure>
  );
}

function Grid({ frame, ticks }: { frame: PlotFrame; ticks: readonly ValueTick[] }) {
  const { scale, top, bottom } = frame;
  const [left, right] = [scale.left, scale.width - scale.right];
  const times = timeTicks(scale).map((second) => `M${round(scale.x(second))} ${top}V${bottom}`);
  return (
    <g>
      <path className="gl" d={times.join("")} />
      <path className="gz" d={`M${left} ${bottom}H${right}`} />
      {ticks.map(({ value, label, bound, until }) => (
        <g key={label}>
          {value !== 0 && (
            <path
              className={bound ? "bound" : "gl"}
              d={`M${left} ${round(frame.y(value))}H${until === undefined ? right : round(scale.x(until))}`}
            />
          )}
          {fitsBesideThePlot(label) ? (
            <text x={left - 6} y={Math.max(letterHeight, round(frame.y(value)) + 4)} textAnchor="end">
              {label}
            </text>
          ) : (
            <LineWords scale={scale} room={{ from: left + 4, to: right }} y={besideItsLine(round(frame.y(value)))}>
              {label}
            </LineWords>
          )}
        </g>
      ))}
    </g>
  );
}

interface LineWordsProps {
  scale: TimeScale;
  /** From where the words begin to where their line ends, in pixels. */
  room: { from: number; to: number };
  y: number;
  children: string;
}

/** The name of a line, within the plot. The cursor does not cut it. */
export function LineWords({ scale, room, y, children }: LineWordsProps) {
  const x = useView(({ cursor }) => beginBesideCursor(room, labelWidth(children), isInView(scale, cursor) ? scale.x(cursor) : null));
  return (
    x !== null && (
      <text className="halo" x={round(x)} y={y}>
        {children}
      </text>
    )
  );
}

/** The height of a tick's label. A label nearer to the top would be cut off. */
const letterHeight = 9;

/** Above a tick's line, or under it if the plot ends above. */
const besideItsLine = (y: number) => (y - 4 < letterHeight + 4 ? y + 14 : y - 4);

/** The axis of a figure that has nothing to show yet. */
export const emptyTicks: readonly ValueTick[] = [{ value: 0, label: "0", bound: false }];

/** A sentence in the middle of an empty figure, once the reason is known. */
export function NothingToDraw({ frame: { scale, top, bottom, height } }: { frame: PlotFrame }) {
  const invalid = useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));
  if (!invalid) return null;
  return (
    <svg className="marks now" width={scale.width} height={height}>
      <text className="halo tx2" x={(scale.left + scale.width - scale.right) / 2} y={(top + bottom) / 2} textAnchor="middle">
        {t`Nothing to draw yet: the manifest is not valid.`}
      </text>
    </svg>
  );
}

const fitsBesideThePlot = (label: string) => label.length <= 7;

/** A layer over the lines, in the plot's own pixels. It takes no pointer events. `now`: marks at the cursor, which are over its line, too. */
export function Marks({ frame, now = false, children }: { frame: PlotFrame; now?: boolean; children: ReactNode }) {
  return (
    <svg className={now ? "marks now" : "marks"} width={frame.scale.width} height={frame.height} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A line of text at the place that `placeLabel` found. */
export function Label({ box, className, children }: { box: Box; className: string; children: string }) {
  return (
    <text className={`halo ${className}`} x={round(box.left + box.width / 2)} y={round(box.top + labelBaseline)} textAnchor="middle">
      {children}
    </text>
  );
}
