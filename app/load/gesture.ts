import { emptyStroke, extendStroke, handleAt, movePoint, withStroke, type Points, type Stroke } from "./curveEdits";
import type { PlotFrame } from "../marks/plotFrame";

/**
 * One press of a pointer on the load plot, from down to up. On a handle it drags the handle; elsewhere it draws freehand; without movement
 * it is a click. `base` is the curve at the time of the press.
 */
export type Gesture = Press | Drag | Drawing;

export interface Press extends Pressed {
  kind: "pressed";
  handle: number | null;
}

interface Drag extends Pressed {
  kind: "dragging";
  handle: number;
  /** From the pointer to the handle's middle, so that a handle pressed at its edge does not jump. */
  grip: PointerSample;
  at: PointerSample;
}

interface Drawing extends Pressed {
  kind: "drawing";
  stroke: Stroke;
}

interface Pressed {
  base: Points;
  press: PointerSample;
}

/** A pointer's place in the figure's own pixels. */
export interface PointerSample {
  x: number;
  y: number;
}

/** A hand moves this much in a click. */
const clickPixels = 3;
/** The most points of a finished stroke, and of a stroke that is being drawn. */
const finishedPoints = 40;
const drawingPoints = 120;

export function pressed(points: Points, frame: PlotFrame, press: PointerSample, radius: number): Press {
  const handle = handleAt(points, frame, press.x, press.y, radius);
  return { kind: "pressed", base: points, press, handle: handle < 0 ? null : handle };
}

export function moved(gesture: Gesture, sample: PointerSample, frame: PlotFrame, durationSeconds: number): Gesture {
  const { base, press } = gesture;
  switch (gesture.kind) {
    case "pressed": {
      if (Math.hypot(sample.x - press.x, sample.y - press.y) <= clickPixels) return gesture;
      if (gesture.handle !== null) {
        const [second, value] = base[gesture.handle]!;
        const grip = { x: frame.scale.x(second) - press.x, y: frame.y(value) - press.y };
        return { kind: "dragging", base, press, handle: gesture.handle, grip, at: sample };
      }
      const stroke = emptyStroke(durationSeconds, frame.scale.second(press.x + 1) - frame.scale.second(press.x));
      return { kind: "drawing", base, press, stroke: drawTo(drawTo(stroke, press, frame), sample, frame) };
    }
    case "dragging":
      return { ...gesture, at: sample };
    case "drawing":
      return { ...gesture, stroke: drawTo(gesture.stroke, sample, frame) };
  }
}

/** The curve that the gesture has made so far, or its final curve. */
export function gestureCurve(gesture: Gesture, frame: PlotFrame, durationSeconds: number, finished: boolean): Points {
  const { base } = gesture;
  switch (gesture.kind) {
    case "pressed":
      return base;
    case "dragging": {
      const { at, grip, handle } = gesture;
      const y = at.y < frame.top ? frame.top : at.y + grip.y;
      return movePoint(base, handle, frame.scale.second(at.x + grip.x), withinAxis(frame, y), durationSeconds);
    }
    case "drawing":
      return withStroke(base, gesture.stroke, frame, finished ? finishedPoints : drawingPoints);
  }
}

const drawTo = (stroke: Stroke, sample: PointerSample, frame: PlotFrame) =>
  extendStroke(stroke, frame.scale.second(sample.x), withinAxis(frame, sample.y));

const withinAxis = (frame: PlotFrame, y: number) => Math.max(0, Math.min(frame.max, frame.value(y)));
