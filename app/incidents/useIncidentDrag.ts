import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import { incidentFields, type Incident } from "../../engine/index";
import { changeIncident, setGesture, useScenario } from "../store/scenario";
import { pointerIn } from "../ui/pointerIn";
import type { TimeScale } from "../marks/timeScale";
import type { PlacedIncident } from "../marks/incidents/laneLayout";

/** `reach` is how far from a sign a press still takes it, and `edge` how near to its end a press changes its length. Both are in pixels. */
const reach = { mouse: 6, touch: 22 };
const edge = 4;
/** A smaller movement counts as a press, because hands tremble. */
const clickPixels = 3;

/** A press on an incident, which becomes a drag when it moves. `index` follows the incident when the order of time changes. */
interface Drag {
  index: number;
  base: Incident;
  /** All incidents at the time of the press. Their rows stay the same during the drag. */
  before: readonly Incident[];
  resizes: boolean;
  pressX: number;
  moved: boolean;
}

interface IncidentDrag {
  drag: Drag | null;
  onPointerDown(event: PointerEvent<SVGSVGElement>): void;
  onPointerMove(event: PointerEvent<SVGSVGElement>): void;
  onPointerUp(event: PointerEvent<SVGSVGElement>): void;
  onPointerCancel(): void;
}

interface IncidentDragProps {
  scale: TimeScale;
  placed: readonly PlacedIncident[];
  /** The row at this pixel. */
  rowAt(y: number): number;
  /** Runs when a press becomes a drag. */
  onStart(): void;
  /** Runs after a press without movement. */
  onOpen(index: number): void;
  onDragged(index: number): void;
  onEmpty(second: number): void;
}

/** Moves incidents in time with a mouse, a finger or a pen. A drag on the end of an incident changes its length. Escape undoes the drag. */
export function useIncidentDrag({ scale, placed, rowAt, onStart, onOpen, onDragged, onEmpty }: IncidentDragProps): IncidentDrag {
  /** Pointer events read this ref, because they can arrive faster than React renders the lane. */
  const held = useRef<Drag | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const emptyPress = useRef<number | null>(null);
  const hold = (next: Drag | null) => {
    held.current = next;
    setDrag(next);
  };

  const release = () => {
    if (held.current?.moved) setGesture(false);
    hold(null);
  };
  const cancel = () => {
    if (held.current?.moved) changeIncident(held.current.index, held.current.base);
    release();
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    cancel();
  });
  const abandon = useEffectEvent(() => {
    if (held.current) cancel();
  });
  const active = drag !== null;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    window.addEventListener("keydown", onKeyDown, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
      // The lane can disappear while the pointer is down, for example when somebody turns the phone.
      abandon();
    };
  }, [active]);

  return {
    drag,
    onPointerDown: (event) => {
      if (event.button !== 0 || held.current) return;
      const { x, y } = pointIn(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      const before = useScenario.getState().scenario.incidents;
      const found = nearest(placed, x, rowAt(y), event.pointerType === "mouse" ? reach.mouse : reach.touch);
      if (!found) {
        emptyPress.current = x;
        return;
      }
      const resizes = found.to !== null && found.to - found.from > 3 * edge && Math.abs(x - found.to) <= edge;
      hold({ index: before.indexOf(found.incident), base: found.incident, before, resizes, pressX: x, moved: false });
    },
    onPointerMove: (event) => {
      const drag = held.current;
      if (!drag || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { x } = pointIn(event);
      if (!drag.moved && Math.abs(x - drag.pressX) <= clickPixels) return;
      if (!drag.moved) {
        setGesture(true);
        onStart();
      }
      const seconds = (x - drag.pressX) / (scale.x(scale.from + 1) - scale.x(scale.from));
      hold({ ...drag, index: changeIncident(drag.index, dragged(drag, seconds, scale)), moved: true });
    },
    onPointerUp: (event) => {
      const { x } = pointIn(event);
      const drag = held.current;
      const press = emptyPress.current;
      emptyPress.current = null;
      release();
      if (drag?.moved) onDragged(drag.index);
      else if (drag) onOpen(drag.index);
      else if (press !== null && Math.abs(x - press) <= clickPixels) onEmpty(snapped(scale.second(x), scale));
    },
    onPointerCancel: cancel,
  };
}

function dragged({ base, resizes }: Drag, seconds: number, scale: TimeScale): Incident {
  if (!resizes || !("durationSeconds" in base)) return movedTo(base, snapped(base.at + seconds, scale));
  const { min, max } = incidentFields.durationSeconds;
  const end = Math.min(runLength(), snapped(base.at + base.durationSeconds + seconds, scale));
  return { ...base, durationSeconds: Math.max(min, Math.min(max, end - base.at)) };
}

/** Keeps the incident inside the run. */
export const movedTo = (incident: Incident, at: number): Incident => ({
  ...incident,
  at: Math.max(0, Math.min(runLength(), Math.round(at))),
});

const runLength = () => useScenario.getState().scenario.durationSeconds;

/** Rounds to a time that is easy to read, on the finest grid that is not finer than a pixel. */
export function snapped(second: number, scale: TimeScale): number {
  const perPixel = scale.second(scale.left + 1) - scale.from;
  const grid = [1, 5, 15, 30, 60, 300].find((step) => step >= perPixel) ?? 300;
  return Math.round(second / grid) * grid;
}

/** The nearest sign within reach. Signs in the pointer's row come first. */
function nearest(placed: readonly PlacedIncident[], x: number, row: number, pixels: number): PlacedIncident | undefined {
  const distance = ({ from, to }: PlacedIncident) => (to === null ? Math.max(0, Math.abs(x - from) - 7) : Math.max(0, from - x, x - to));
  return placed
    .filter((sign) => distance(sign) <= pixels)
    .toSorted((a, b) => Math.abs(a.row - row) - Math.abs(b.row - row) || distance(a) - distance(b))[0];
}

const pointIn = (event: PointerEvent<SVGSVGElement>): { x: number; y: number } => pointerIn(event.currentTarget, event);
