import { useId, useReducer, useRef, useState } from "react";
import { useScenario } from "../store/scenario";
import type { PlotOverlay } from "../marks/plotFrame";
import { pointerIn } from "../ui/pointerIn";
import { t } from "../words/text";
import { Curve } from "./Curve";
import { handleAt } from "./curveEdits";
import { focusHandle, Handle } from "./Handle";
import { PointFields } from "./PointFields";
import { usePointerDrawing } from "./usePointerDrawing";
import "./curveEditor.css";

/** Above this many points only the handle in use is drawn; the keyboard still reaches all of them. */
const manyPoints = 60;

/** The load curve over its plot: a line to draw on, and a handle for each point. */
export function CurveEditor(overlay: PlotOverlay) {
  const { frame, filled } = overlay;
  const { points } = useScenario(({ scenario }) => scenario.load);
  const unit = useScenario(({ scenario }) => (scenario.workload.kind === "queue" ? "messages" : "requests"));
  const [hovered, setHovered] = useState(-1);
  const [focus, onFocus] = useReducer(followFocus, { stop: 0, within: false });
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const [clip, keys] = [`${id}-clip`, `${id}-keys`];
  const { held, onPointerMove, ...pointer } = usePointerDrawing(overlay, (index) => focusHandle(svg.current, index));
  const active = held ?? (hovered >= 0 || !focus.within ? hovered : focus.stop);
  const { scale, height } = frame;
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const lastInRun = points.findLastIndex(([second]) => second <= durationSeconds);
  const tabStop = Math.min(focus.stop, lastInRun);
  const handleState = (second: number, index: number) => {
    if (second < scale.from || second > scale.to) return "hidden";
    if (index === active) return index === held ? "held" : "active";
    return points.length > manyPoints ? "hidden" : "resting";
  };

  // While the pointer moves a point, its label only reads.
  const [selectedAt] = points[focus.stop] ?? [Infinity];
  const typed = focus.within && held === null && focus.stop <= lastInRun && selectedAt >= scale.from && selectedAt <= scale.to;

  return (
    <>
      <svg
        ref={svg}
        className="curve-editor"
        width={scale.width}
        height={height}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag groups inside SVG
        role="group"
        aria-label={t`Load curve: draw with the pointer, or move its points with the arrow keys`}
        aria-describedby={keys}
        data-at-handle={hovered >= 0 || held !== null}
        {...pointer}
        onPointerMove={(event) => {
          onPointerMove(event);
          if (event.pointerType !== "mouse" || event.buttons !== 0) return;
          const { x, y } = pointerIn(event.currentTarget, event);
          setHovered(handleAt(points, frame, x, y, 8));
        }}
        onPointerLeave={() => setHovered(-1)}
      >
        <desc id={keys}>{keysInWords}</desc>
        <Curve frame={frame} filled={filled} clip={clip} />
        {points.slice(0, lastInRun + 1).map(([second, value], index) => (
          <Handle
            key={index}
            index={index}
            second={second}
            value={value}
            frame={frame}
            unit={unit}
            state={handleState(second, index)}
            typed={typed && index === focus.stop}
            tabStop={index === tabStop}
            onFocus={onFocus}
          />
        ))}
      </svg>
      {typed && (
        <PointFields
          key={focus.stop}
          index={focus.stop}
          frame={frame}
          unit={unit}
          onBlur={() => onFocus(-1)}
          onLeave={() => focusHandle(svg.current, focus.stop)}
        />
      )}
    </>
  );
}

const keysInWords = [
  t`Up and Down change a point's load. Left and Right change its time. With Shift, each step is ten times as large.`,
  t`Page Up and Page Down go to the previous and the next point. Home and End go to the first and the last.`,
  t`Enter adds a point, Delete removes one. Tab leads to two fields for its time and its load.`,
].join(" ");

/** Tab stops at one handle only: the one that had the focus last. */
interface HandleFocus {
  stop: number;
  within: boolean;
}

/** `index` is the handle that has the focus now, −1 when the focus leaves. */
const followFocus = ({ stop }: HandleFocus, index: number): HandleFocus => ({ stop: index < 0 ? stop : index, within: index >= 0 });
