import { useEffect, useEffectEvent, useRef, type PointerEvent } from "react";
import { pointerIn } from "./pointerIn";

/** What one press of the pointer does, from down to up. `x` is in the element's own pixels. */
export interface Drag {
  move(x: number): void;
  /** `moved` is true if the pointer moved further than a hand moves in a click. */
  end(x: number, moved: boolean): void;
  /** Called after Escape, or if the pointer was lost. */
  cancel?(): void;
}

const tremblePixels = 3;

/** Follows one pointer at a time; `begin` returns the drag that a press at `x` starts. */
export function useDrag(begin: (x: number) => Drag) {
  const current = useRef<{ drag: Drag; from: number; moved: boolean; listening: AbortController } | null>(null);
  const finish = (): Drag | null => {
    const done = current.current;
    done?.listening.abort();
    current.current = null;
    return done?.drag ?? null;
  };
  const abandon = useEffectEvent(() => finish()?.cancel?.());
  useEffect(() => () => abandon(), []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || current.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = offset(event);
      const listening = new AbortController();
      current.current = { drag: begin(from), from, moved: false, listening };
      const onKeyDown = (key: KeyboardEvent) => {
        if (key.key !== "Escape") return;
        key.preventDefault();
        finish()?.cancel?.();
      };
      window.addEventListener("keydown", onKeyDown, { capture: true, signal: listening.signal });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const press = current.current;
      if (!press || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const x = offset(event);
      press.moved ||= Math.abs(x - press.from) > tremblePixels;
      if (press.moved) press.drag.move(x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const press = current.current;
      if (!press || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      finish()?.end(offset(event), press.moved);
    },
    onPointerCancel: () => finish()?.cancel?.(),
  };
}

const offset = (event: PointerEvent<HTMLElement>) => pointerIn(event.currentTarget, event).x;
