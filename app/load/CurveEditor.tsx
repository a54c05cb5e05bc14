import { useId, useRef, useState, type KeyboardEvent } from "react";
import { drawLoad, setLoad, useScenario } from "../store/scenario";
import type { PlotFrame, PlotOverlay } from "../ui/plotFrame";
import { handleAt, visibleCurve, type Points } from "./curveEdits";
import { Handle } from "./Handle";
import { keyedCurve } from "./keyedCurve";
import { usePointerDrawing } from "./usePointerDrawing";
import "./curveEditor.css";

/** Above this many points only the handle at hand is drawn; all of them keep their place in the tab order. */
const manyPoints = 60;

/** The drawn load curve over its plot: a line to draw on, and a handle for each point. */
export function CurveEditor(overlay: PlotOverlay) {
  const { frame, filled } = overlay;
  const { points, noise } = useScenario(({ scenario }) => scenario.load);
  const [hovered, setHovered] = useState(-1);
  const [focused, setFocused] = useState(-1);
  const svg = useRef<SVGSVGElement>(null);
  const clip = useId();
  const focusHandle = (index: number) => svg.current?.querySelector<SVGElement>(`[data-index="${index}"]`)?.focus();
  const { held, onPointerMove, ...pointer } = usePointerDrawing(overlay, focusHandle);
  const active = held ?? (hovered >= 0 ? hovered : focused);
  const line = curvePath(points, frame);
  const { scale, height, bottom } = frame;
  const right = scale.width - scale.right;

  const onHandleKey = (event: KeyboardEvent, index: number) => {
    const edit = keyedCurve(points, index, event, frame);
    if (!edit) return;
    event.preventDefault();
    // While a key repeats, its history is one step.
    if (edit.points !== points) (event.repeat ? drawLoad : setLoad)({ points: edit.points, noise });
    if (edit.index !== index) requestAnimationFrame(() => focusHandle(edit.index));
  };

  return (
    <svg
      ref={svg}
      className="curve-editor"
      width={scale.width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag groups inside SVG
      role="group"
      aria-label="Load curve: draw with the pointer, or move its points with the arrow keys"
      data-at-handle={hovered >= 0 || held !== null}
      {...pointer}
      onPointerMove={(event) => {
        onPointerMove(event);
        if (event.pointerType !== "mouse" || event.buttons !== 0) return;
        const box = event.currentTarget.getBoundingClientRect();
        setHovered(handleAt(points, frame, event.clientX - box.left, event.clientY - box.top, 8));
      }}
      onPointerLeave={() => setHovered(-1)}
    >
      <clipPath id={clip}>
        <rect x={scale.left} y="0" width={Math.max(0, right - scale.left)} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`} aria-hidden="true">
        {filled && <path className="tint" d={`${line}V${bottom}H${scale.left}Z`} />}
        <path className="line" d={line} />
      </g>
      {points.map(
        ([second, value], index) =>
          second <= scale.to && (
            <Handle
              key={index}
              index={index}
              second={second}
              value={value}
              frame={frame}
              state={index === active ? (index === held ? "held" : "active") : points.length > manyPoints ? "hidden" : "resting"}
              onKeyDown={onHandleKey}
              onFocus={setFocused}
            />
          ),
      )}
    </svg>
  );
}

function curvePath(points: Points, { scale, y }: PlotFrame): string {
  const pixels = visibleCurve(points, scale.from, scale.to).map(
    ([second, value]) => `${scale.x(second).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return `M${pixels.join("L")}`;
}
