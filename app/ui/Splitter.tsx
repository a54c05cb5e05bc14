import { useEffect, useRef, type KeyboardEvent } from "react";
import { t } from "../words/text";
import { useDrag, type Drag } from "./useDrag";
import "./Splitter.css";

interface SplitterProps {
  /** The name of what the splitter sets. */
  label: string;
  /** The id of the pane that it sizes, and the side of the splitter on which that pane is. */
  controls: string;
  side: "left" | "right";
  /** The pane's width, in pixels. */
  width: number;
  min: number;
  max: number;
  /** A width within min and max; null means the pane's default width. */
  onResize(width: number | null): void;
  /** Called when a drag, a key press or a reset is over, so that the width can be saved. */
  onSettle(): void;
}

/** The line between two panes as a control: it is dragged, moved with the arrow keys, and reset by Enter or a double click. */
export function Splitter({ label, controls, side, width, min, max, onResize, onSettle }: SplitterProps) {
  const toward = side === "left" ? 1 : -1;
  const clamped = (to: number) => Math.round(Math.min(max, Math.max(min, to)));
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function begin(from: number): Drag {
    // The splitter moves with the pane, so a position on it is a distance from the pane's present edge.
    let drawn = width;
    let wanted = width;
    const draw = () => {
      frame.current = 0;
      if (drawn !== wanted) onResize((drawn = wanted));
    };
    const settle = (at: number) => {
      cancelAnimationFrame(frame.current);
      wanted = at;
      draw();
      onSettle();
    };
    return {
      move(x) {
        wanted = clamped(drawn + toward * (x - from));
        frame.current ||= requestAnimationFrame(draw);
      },
      end(x, moved) {
        if (moved) settle(clamped(drawn + toward * (x - from)));
      },
      cancel: () => settle(width),
    };
  }

  function resize(to: number | null): void {
    onResize(to);
    onSettle();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = toward * (event.shiftKey ? steps.large : steps.small);
    const to = { ArrowLeft: width - step, ArrowRight: width + step, Home: min, End: max, Enter: null }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(to === null ? null : clamped(to));
  }

  return (
    <div
      className={`splitter ${side}`}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={t`${width} pixels`}
      title={t`Drag, or press ← and →; double-click or press Enter to reset it`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(null)}
      {...useDrag(begin)}
    />
  );
}

/** Pixels per key press. */
const steps = { small: 10, large: 50 };
