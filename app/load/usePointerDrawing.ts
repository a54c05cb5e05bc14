import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import { maxRequestsPerSecond } from "../../engine/index";
import { beginLoadGesture, cancelLoadGesture, drawLoad, endLoadGesture, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { plotFrame, type PlotFrame, type PlotOverlay } from "../marks/plotFrame";
import { pointerIn } from "../ui/pointerIn";
import { niceCeiling } from "../marks/timeScale";
import { gestureCurve, moved, pressed, type Gesture, type Press, type PointerSample } from "./gesture";

/** How far from its middle a press still takes a handle, in pixels. */
const grabRadius = { mouse: 8, touch: 22 };
/** A pointer this far above the plot makes the axis grow by a step. */
const growBeyondPixels = 4;
const growMilliseconds = 350;

interface PointerDrawing {
  /** The handle under the pressed pointer; null if there is none. */
  held: number | null;
  onPointerDown(event: PointerEvent<SVGSVGElement>): void;
  onPointerMove(event: PointerEvent<SVGSVGElement>): void;
  onPointerUp(event: PointerEvent<SVGSVGElement>): void;
  onPointerCancel(): void;
}

/** Draws the load curve with mouse, touch or pen. `onHandle` gets the index of the pressed handle when it is released. */
export function usePointerDrawing({ frame, onSelect }: PlotOverlay, onHandle: (index: number) => void): PointerDrawing {
  const gesture = useRef<Gesture | null>(null);
  const pointer = useRef<PointerSample | null>(null);
  const [press, setPress] = useState<Press | null>(null);

  const advance = (samples: readonly PointerSample[], frame: PlotFrame) => {
    const { scenario } = useScenario.getState();
    const before = gesture.current;
    if (!before) return;
    const after = samples.reduce((last, sample) => moved(last, sample, frame, scenario.durationSeconds), before);
    gesture.current = after;
    if (after.kind === "pressed") return;
    if (before.kind === "pressed") {
      beginLoadGesture();
      useView.setState({ loadAxisMax: frame.max });
    }
    drawLoad({ ...scenario.load, points: gestureCurve(after, frame, scenario.durationSeconds, false) });
  };

  const release = () => {
    gesture.current = null;
    pointer.current = null;
    setPress(null);
    useView.setState({ loadAxisMax: null });
  };

  const cancel = () => {
    const cancelled = gesture.current;
    if (cancelled && cancelled.kind !== "pressed") cancelLoadGesture();
    release();
  };

  const grow = useEffectEvent(() => {
    const held = pointer.current;
    if (!held || held.y > frame.top - growBeyondPixels || gesture.current?.kind === "pressed") return;
    const loadAxisMax = Math.min(maxRequestsPerSecond, niceCeiling(frame.max * 1.01));
    useView.setState({ loadAxisMax });
    advance([held], plotFrame(frame.scale, frame.height, frame.top, loadAxisMax));
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    cancel();
  });
  const abandon = useEffectEvent(() => {
    if (gesture.current) cancel();
  });
  const active = press !== null;
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => grow(), growMilliseconds);
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    window.addEventListener("keydown", onKeyDown, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener("keydown", onKeyDown, true);
      // The plot may disappear while the pointer is down, for example when a phone is turned; then no pointer event ends the gesture.
      abandon();
    };
  }, [active]);

  return {
    held: press?.handle ?? null,
    onPointerDown: (event) => {
      // A second finger means a pinch, so the first finger's stroke was not a drawing.
      const second = event.pointerType === "touch" && !event.isPrimary;
      if (second) cancel();
      const [at] = samplesOf(event);
      if (event.button !== 0 || second || gesture.current || !at) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const radius = event.pointerType === "mouse" ? grabRadius.mouse : grabRadius.touch;
      const press = pressed(useScenario.getState().scenario.load.points, frame, at, radius);
      gesture.current = press;
      pointer.current = at;
      setPress(press);
    },
    onPointerMove: (event) => {
      if (!gesture.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const samples = samplesOf(event);
      pointer.current = samples.at(-1) ?? null;
      advance(samples, frame);
    },
    onPointerUp: (event) => {
      const done = gesture.current;
      if (!done || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { scenario } = useScenario.getState();
      if (done.kind !== "pressed") {
        drawLoad({ ...scenario.load, points: gestureCurve(done, frame, scenario.durationSeconds, true) });
        endLoadGesture();
      } else if (done.handle === null) onSelect(frame.scale.second(done.press.x));
      if (done.kind !== "drawing" && done.handle !== null) onHandle(done.handle);
      release();
    },
    onPointerCancel: cancel,
  };
}

/** All samples since the last event, so that a fast stroke keeps its corners; in the figure's own pixels. */
function samplesOf({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>): PointerSample[] {
  const coalesced = nativeEvent.getCoalescedEvents?.() ?? [];
  const events = coalesced.length > 0 ? coalesced : [nativeEvent];
  return events.map((event) => pointerIn(currentTarget, event));
}
