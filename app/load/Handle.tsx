import { memo, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { drawLoad, setLoad, useScenario } from "../store/scenario";
import { reveal } from "../store/zoom";
import type { PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { clock, decimal } from "../words/times";
import { keyedCurve } from "./keyedCurve";
import { useTouch } from "../ui/layout";
import { labelPlace } from "./labelPlace";
import { fieldsSize } from "./PointFields";

interface HandleProps {
  index: number;
  second: number;
  value: number;
  frame: PlotFrame;
  unit: "requests" | "messages";
  state: "resting" | "active" | "held" | "hidden";
  /** True if fields for its numbers are in the place of its label. */
  typed: boolean;
  /** True for the one handle at which Tab stops. */
  tabStop: boolean;
  /** `index` is −1 when the focus leaves. */
  onFocus(index: number): void;
}

/** One point of the curve, to be seen and to be moved by the keyboard; the whole plot follows the pointer. */
export const Handle = memo(function Handle({ index, second, value, frame, unit, state, typed, tabStop, onFocus }: HandleProps) {
  const [x, y] = [frame.scale.x(second), frame.y(value)];
  const active = state === "active" || state === "held";
  return (
    <g
      className={`handle ${state}`}
      data-index={index}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand inside SVG
      role="slider"
      tabIndex={tabStop ? 0 : -1}
      aria-label={t`Load at ${clock(second)}`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={frame.max}
      aria-valuenow={value}
      aria-valuetext={spokenPoint(clock(second), decimal(value, 3), unit)}
      onKeyDown={(event) => editByKey(event, index, frame)}
      onFocus={() => {
        onFocus(index);
        reveal(second);
      }}
      onBlur={({ relatedTarget }) => relatedTarget?.closest(".point-fields") || onFocus(-1)}
    >
      {active && <circle className="ring" cx={x} cy={y} r="8.5" />}
      <circle className="dot" cx={x} cy={y} r={active ? 5.5 : 3.5} />
      {active && (
        <HandleLabel x={x} y={y} frame={frame} typed={typed} text={t`${clock(second)}, ${decimal(value, value < 10 ? 2 : 1)} per s`} />
      )}
    </g>
  );
});

const spokenPoint = (time: string, value: string, unit: HandleProps["unit"]): string =>
  unit === "messages" ? t`${time}, ${value} messages per second` : t`${time}, ${value} requests per second`;

export const focusHandle = (svg: SVGSVGElement | null, index: number) => svg?.querySelector<SVGElement>(`[data-index="${index}"]`)?.focus();

/**
 * Reads the curve from the store, because a handle with the curve as a property would be drawn again after each change of another point.
 */
function editByKey(event: KeyboardEvent<SVGElement>, index: number, frame: PlotFrame): void {
  const { load, durationSeconds } = useScenario.getState().scenario;
  const edit = keyedCurve(load.points, index, event, frame, durationSeconds);
  if (!edit) return;
  event.preventDefault();
  const svg = event.currentTarget.ownerSVGElement;
  // A held key repeats, and all its repeats are one step of the history.
  const change = event.repeat ? drawLoad : setLoad;
  // React draws before the next line, because this key may add the point that gets the focus.
  if (edit.points !== load.points) flushSync(() => change({ ...load, points: edit.points }));
  if (edit.index !== index) focusHandle(svg, edit.index);
  else reveal(edit.points[index]?.[0] ?? 0);
}

interface HandleLabelProps {
  x: number;
  y: number;
  frame: PlotFrame;
  typed: boolean;
  text: string;
}

/** The label, or the place of the fields that replace it, and the list of its keys, where they do not cover the curve. */
function HandleLabel({ x, y, frame, typed, text }: HandleLabelProps) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const size = fieldsSize[useTouch() ? "touch" : "mouse"];
  const { scale, top } = frame;
  const place = labelPlace(points, frame, { x, y }, typed ? size.width : text.length * 6.5 + 8, typed ? size.height : lineHeight);
  const above = place.top - 3;
  const keysLine = place.top < y && above > top + 4 ? above : place.top + place.height + 12;
  return (
    <>
      {!typed && (
        <text className="halo tb1" x={place.left + place.width / 2} y={place.top + 12} textAnchor="middle">
          {text}
        </text>
      )}
      <text
        className="halo keys"
        x={Math.max(scale.left + 4, Math.min(place.left + 4, scale.width - scale.right - keysWidth))}
        y={keysLine}
      >
        {keys}
      </text>
    </>
  );
}

const lineHeight = 16;

/** Shown while the handle has the keyboard's focus; about `keysWidth` pixels wide. */
const keys = t`↑↓←→ move it, PgUp PgDn other points, Enter adds, Del removes`;
const keysWidth = keys.length * 5.4;
