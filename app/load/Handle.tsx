import { memo, type KeyboardEvent } from "react";
import type { PlotFrame } from "../ui/plotFrame";
import { clock, decimal } from "../ui/words";

interface HandleProps {
  index: number;
  second: number;
  value: number;
  frame: PlotFrame;
  state: "resting" | "active" | "held" | "hidden";
  onKeyDown(event: KeyboardEvent, index: number): void;
  /** −1 when the focus leaves. */
  onFocus(index: number): void;
}

/** One point of the curve, for the keyboard and for the eye; the pointer is followed by the plot as a whole. */
export const Handle = memo(function Handle({ index, second, value, frame, state, onKeyDown, onFocus }: HandleProps) {
  const [x, y] = [frame.scale.x(second), frame.y(value)];
  const active = state === "active" || state === "held";
  return (
    <g
      className={`handle ${state}`}
      data-index={index}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand inside SVG
      role="slider"
      tabIndex={0}
      aria-label={`Load at ${clock(second)}`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={frame.max}
      aria-valuenow={value}
      aria-valuetext={`${decimal(value, 3)} requests per second`}
      onKeyDown={(event) => onKeyDown(event, index)}
      onFocus={() => onFocus(index)}
      onBlur={() => onFocus(-1)}
    >
      {active && <circle className="ring" cx={x} cy={y} r="8.5" />}
      <circle className="dot" cx={x} cy={y} r={active ? 5.5 : 3.5} />
      {active && <HandleLabel x={x} y={y} frame={frame} text={`${clock(second)}, ${decimal(value, value < 10 ? 2 : 1)} per s`} />}
    </g>
  );
});

function HandleLabel({ x, y, frame: { scale, top, bottom }, text }: { x: number; y: number; frame: PlotFrame; text: string }) {
  const toTheLeft = x > scale.width - scale.right - 13 - text.length * 6.5;
  return (
    <text
      className="halo tb1"
      x={toTheLeft ? x - 13 : x + 13}
      y={Math.min(bottom - 6, Math.max(top + 8, y + 4))}
      textAnchor={toTheLeft ? "end" : "start"}
    >
      {text}
    </text>
  );
}
