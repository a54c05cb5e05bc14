import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from "react";
import type { TimeRange } from "../run/timeRange";
import { panBy, show, showWholeRun, zoomAt } from "../store/zoom";
import { pointerIn } from "../ui/pointerIn";
import type { TimeScale } from "../marks/timeScale";
import { pinched, wheelFactor } from "../marks/zoomMath";

/** How gestures move a view. */
interface ZoomedView {
  show(range: TimeRange): void;
  showWhole(): void;
  zoomAt(second: number, factor: number): void;
  panBy(seconds: number): void;
}

const viewOfRun: ZoomedView = { show, showWhole: showWholeRun, zoomAt, panBy };

/**
 * Zooming and panning over the figures. The wheel with Ctrl, or a pinch on a trackpad, zooms around the pointer; a sideways wheel pans. The
 * plain wheel zooms if there is nothing to scroll. Two fingers do both. A double click shows the whole run.
 */
export function useZoomGestures(element: HTMLElement | null, scale: TimeScale, view = viewOfRun) {
  const fingers = useRef(new Map<number, number>());
  const pinching = useRef(false);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!element || !(event.target instanceof Element) || event.target.closest(ownWheel)) return;
    const perLine = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const [across, down] = event.shiftKey ? [event.deltaY || event.deltaX, 0] : [event.deltaX, event.deltaY];
    const zooms = event.ctrlKey || event.metaKey;
    if (!zooms && Math.abs(across) > Math.abs(down)) {
      event.preventDefault();
      view.panBy((across * perLine * (scale.to - scale.from)) / (scale.width - scale.left - scale.right));
      return;
    }
    const scrolls = element.scrollHeight > element.clientHeight && !event.target.closest(".time-bar");
    if (!zooms && scrolls) return;
    event.preventDefault();
    view.zoomAt(scale.second(pointerIn(element, event).x), wheelFactor(down * perLine, zooms));
  });
  useEffect(() => {
    const listener = (event: WheelEvent) => onWheel(event);
    // React's wheel listeners are passive, so they could not stop the browser from zooming the page as well.
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [element]);

  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    // The last finger of a pinch selects nothing.
    if (pinching.current) event.stopPropagation();
    if (fingers.current.size === 0) pinching.current = false;
  };

  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "touch") return;
      fingers.current.set(event.pointerId, event.clientX);
      if (fingers.current.size === 2) pinching.current = true;
    },
    onPointerMoveCapture: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, event.clientX);
      if (fingers.current.size !== 2 || other === undefined) return;
      event.stopPropagation();
      const { currentTarget, clientX, clientY } = event;
      const [was, is, rests] = [before, clientX, other].map((x) => pointerIn(currentTarget, { clientX: x, clientY }).x);
      view.show(pinched(scale, [was!, rests!], [is!, rests!]));
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (event.target instanceof Element && !event.target.closest(ownDoubleClick)) view.showWhole();
    },
  };
}

/** Elements that use the wheel themselves. */
const ownWheel = ".table, .at-lane, select, input";
const ownDoubleClick = "button, input, select, .load-bar, .curve-editor, .drawing-layer, .lane, .table";
