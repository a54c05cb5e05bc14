import { memo, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { drawLoad, setLoad, useScenario } from "../store/scenario";
import type { PlotFrame } from "../ui/plotFrame";
import { clock, decimal } from "../ui/words";
import { keyedCurve } from "./keyedCurve";

interface HandleProps {
  index: number;
  second: number;
  value: number;
  frame: PlotFrame;
  state: "resting" | "active" | "held" | "hidden";
  /** The one handle that Tab leads to. */
  tabStop: boolean;
  /** −1 when the focus leaves. */
  onFocus(index: number): void;
}

/** One point of the curve, for the keyboard and for the eye; the pointer is followed by the plot as a whole. */
export const Handle = memo(function Handle({ index, second, value, frame, state, tabStop, onFocus }: HandleProps) {
  const [x, y] = [frame.scale.x(second), frame.y(value)];
  const active = state === "active" || state === "held";
  return (
    <g
      className={`handle ${state}`}
      data-index={index}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand inside SVG
      role="slider"
      tabIndex={tabStop ? 0 : -1}
      aria-label={`Load at ${clock(second)}`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={frame.max}
      aria-valuenow={value}
      aria-valuetext={`${clock(second)}, ${decimal(value, 3)} requests per second`}
      onKeyDown={(event) => editByKey(event, index, frame)}
      onFocus={() => onFocus(index)}
      onBlur={() => onFocus(-1)}
    >
      {active && <circle className="ring" cx={x} cy={y} r="8.5" />}
      <circle className="dot" cx={x} cy={y} r={active ? 5.5 : 3.5} />
      {active && <HandleLabel x={x} y={y} frame={frame} text={`${clock(second)}, ${decimal(value, value < 10 ? 2 : 1)} per s`} />}
    </g>
  );
});

export const focusHandle = (svg: SVGSVGElement | null, index: number) => svg?.querySelector<SVGElement>(`[data-index="${index}"]`)?.focus();

/** Reads the curve where it is kept: a handle that were given it would be drawn anew with every change of another point. */
function editByKey(event: KeyboardEvent<SVGElement>, index: number, frame: PlotFrame): void {
  const { load } = useScenario.getState().scenario;
  const edit = keyedCurve(load.points, index, event, frame);
  if (!edit) return;
  event.preventDefault();
  const svg = event.currentTarget.ownerSVGElement;
  // While a key repeats, its history is one step.
  const change = event.repeat ? drawLoad : setLoad;
  // Drawn at once, because the focus may go to a point that this key adds.
  if (edit.points !== load.points) flushSync(() => change({ ...load, points: edit.points }));
  if (edit.index !== index) focusHandle(svg, edit.index);
}

function HandleLabel({ x, y, frame: { scale, top, bottom }, text }: { x: number; y: number; frame: PlotFrame; text: string }) {
  const right = scale.width - scale.right;
  const toTheLeft = x > right - 13 - text.length * 6.5;
  const line = Math.min(bottom - 6, Math.max(top + 8, y + 4));
  return (
    <>
      <text className="halo tb1" x={toTheLeft ? x - 13 : x + 13} y={line} textAnchor={toTheLeft ? "end" : "start"}>
        {text}
      </text>
      <text
        className="halo keys"
        x={Math.max(scale.left + 4, Math.min(x + 13, right - keysWidth))}
        y={line + 15 > bottom - 6 ? line - 15 : line + 15}
      >
        {keys}
      </text>
    </>
  );
}

/** Shown while the keyboard is on the handle, in about so many pixels. */
const keys = "↑↓←→ move it, PgUp PgDn other points, Enter adds, Del removes";
const keysWidth = 330;
