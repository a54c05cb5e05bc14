import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { reveal } from "../store/zoom";
import type { PlotFrame } from "../marks/plotFrame";
import { plural, t } from "../words/text";
import { clock } from "../words/times";
import { focusForward } from "./focusing";
import { keyed, type DrawingRoom, type Sketch } from "./drawing";

interface StepHandleProps {
  index: number;
  sketch: Sketch;
  frame: PlotFrame;
  room: DrawingRoom;
  /** True for the one handle that the Tab key reaches. */
  tabStop: boolean;
  shown: boolean;
  label: string;
  text: string;
  /** Receives null when the focus leaves. */
  onFocus(index: number | null): void;
  onDraw(sketch: Sketch): void;
  onSay(said: string): void;
}

/** A handle at the start of one drawn step, for the keyboard. The plot handles the pointer. */
export function StepHandle({ index, sketch, frame, room, tabStop, shown, label, text, onFocus, onDraw, onSay }: StepHandleProps) {
  const [second, count] = sketch.steps[index]!;
  const { scale, y } = frame;
  const inView = second >= scale.from && second <= scale.to;
  const onKeyDown = (event: KeyboardEvent<SVGElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      focusForward();
      return;
    }
    const after = keyed(sketch, index, event, room);
    if (!after) return;
    event.preventDefault();
    const svg = event.currentTarget.ownerSVGElement;
    const grown = after.sketch.steps.length - sketch.steps.length;
    // React must render now, because the focus may move to a step that this key adds.
    flushSync(() => onDraw(after.sketch));
    const [at, replicas] = after.sketch.steps[after.index]!;
    reveal(at);
    if (grown > 0) onSay(t`Step added at ${clock(at)}: ${plural(replicas, "replica")}.`);
    if (grown < 0) onSay(t`Step removed.`);
    if (after.index !== index) svg?.querySelector<SVGElement>(`[data-step="${after.index}"]`)?.focus();
  };
  return (
    <g
      className={`step-handle ${shown && inView ? "" : "away"}`}
      data-step={index}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG cannot contain an input
      role="slider"
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={room.most}
      aria-valuenow={count}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onFocus={() => {
        onFocus(index);
        reveal(second);
      }}
      onBlur={() => onFocus(null)}
    >
      <circle className="ring" cx={scale.x(second)} cy={y(count)} r="8.5" />
      <circle className="dot" cx={scale.x(second)} cy={y(count)} r="4" />
      <text
        className="halo place"
        x={Math.min(scale.x(second) + 12, scale.width - scale.right - 110)}
        y={Math.max(frame.top + 12, y(count) - 10)}
      >
        {text}
      </text>
    </g>
  );
}
