import { useRef, useState, type PointerEvent } from "react";
import type { PlotFrame } from "../marks/plotFrame";
import { pointerIn } from "../ui/pointerIn";
import { plural } from "../words/text";
import { clock } from "../words/times";
import { countAt } from "../../engine/index";
import { pressed, stroked, type DrawingRoom, type Place, type Sketch } from "./drawing";

interface Stroke {
  before: Sketch;
  now: Sketch;
  last: Place;
  from: { x: number; y: number };
  moved: boolean;
}

const tremblePixels = 3;

/**
 * Draws with a mouse, a finger or a pen. `onEnd` receives each finished stroke. `place` is the position under the pointer during a stroke.
 */
export function usePointerDrawing(
  sketch: Sketch,
  frame: PlotFrame,
  room: DrawingRoom,
  onDraw: (sketch: Sketch) => void,
  onEnd: (sketch: Sketch) => void,
) {
  const stroke = useRef<Stroke | null>(null);
  const [place, setPlace] = useState<{ x: number; y: number; text: string } | null>(null);
  const placeAt = ({ x, y }: { x: number; y: number }): Place => ({ second: frame.scale.second(x), replicas: frame.value(y) });
  const draw = (next: Sketch, { x, y }: { x: number; y: number }) => {
    if (stroke.current) stroke.current.now = next;
    onDraw(next);
    const second = Math.max(room.from, frame.scale.second(x));
    setPlace({ x, y, text: `${clock(second)}, ${plural(countAt(next.steps, second), "replica")}` });
  };
  const cancel = () => {
    if (stroke.current?.moved) onDraw(stroke.current.before);
    stroke.current = null;
    setPlace(null);
  };
  return {
    place,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      // A second finger makes a pinch, so the stroke of the first finger does not count.
      const second = event.pointerType === "touch" && !event.isPrimary;
      if (second) cancel();
      const [from] = samplesOf(event);
      if (event.button !== 0 || second || stroke.current || !from || frame.scale.second(from.x) < room.from) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      stroke.current = { before: sketch, now: sketch, last: placeAt(from), from, moved: false };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const current = stroke.current;
      if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const samples = samplesOf(event);
      current.moved ||= samples.some(({ x, y }) => Math.hypot(x - current.from.x, y - current.from.y) > tremblePixels);
      const end = samples.at(-1);
      if (!current.moved || !end) return;
      let next = current.now;
      for (const sample of samples) {
        const to = placeAt(sample);
        next = stroked(next, current.last, to, room);
        current.last = to;
      }
      draw(next, end);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const current = stroke.current;
      if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      if (!current.moved) {
        current.now = pressed(current.before, placeAt(current.from), room);
        onDraw(current.now);
      }
      stroke.current = null;
      setPlace(null);
      onEnd(current.now);
    },
    onPointerCancel: cancel,
  };
}

/** All samples since the last event, in the figure's own pixels. They keep the corners of a fast stroke. */
function samplesOf({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>): { x: number; y: number }[] {
  const coalesced = nativeEvent.getCoalescedEvents?.() ?? [];
  const events = coalesced.length > 0 ? coalesced : [nativeEvent];
  return events.map((event) => pointerIn(currentTarget, event));
}
