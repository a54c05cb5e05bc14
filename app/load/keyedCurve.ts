import type { PlotFrame } from "../marks/plotFrame";
import { addPointAfter, movePoint, removePoint, type Points } from "./curveEdits";

/** The curve after a key on one of its handles, and the handle that then has the focus. */
interface KeyedCurve {
  points: Points;
  index: number;
}

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const keySeconds = 5;
/** An arrow moves a point by this share of the axis. */
const keyShare = 0.01;
const shiftFactor = 10;

/**
 * Arrows move the point, Delete removes it, Enter adds one after it; Page Up, Page Down, Home and End move the focus to other points of the
 * run. null if the key is none of these.
 */
export function keyedCurve(
  points: Points,
  index: number,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  frame: PlotFrame,
  durationSeconds: number,
): KeyedCurve | null {
  const point = points[index];
  if (!point || ctrlKey || metaKey || altKey) return null;
  const factor = shiftKey ? shiftFactor : 1;
  const move = (seconds: number, share: number): KeyedCurve => ({
    points: movePoint(points, index, point[0] + seconds * factor, point[1] + share * frame.max * factor, durationSeconds),
    index,
  });
  const goTo = (index: number): KeyedCurve => ({ points, index });
  const last = points.findLastIndex(([second]) => second <= durationSeconds);
  switch (key) {
    case "ArrowUp":
      return move(0, keyShare);
    case "ArrowDown":
      return move(0, -keyShare);
    case "ArrowLeft":
      return move(-keySeconds, 0);
    case "ArrowRight":
      return move(keySeconds, 0);
    case "PageUp":
      return goTo(Math.max(0, index - 1));
    case "PageDown":
      return goTo(Math.min(last, index + 1));
    case "Home":
      return goTo(0);
    case "End":
      return goTo(last);
    case "Delete":
    case "Backspace":
      return { points: removePoint(points, index), index: Math.max(0, index - 1) };
    case "Enter":
    case "Insert": {
      const added = addPointAfter(points, index, durationSeconds);
      return added ? { points: added, index: index + 1 } : goTo(index);
    }
    default:
      return null;
  }
}
