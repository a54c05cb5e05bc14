import { useId, useRef, useState, type MouseEvent, type ReactNode, type ToggleEvent } from "react";
import "./SmallWindow.css";

interface SmallWindowProps {
  /** The button's name, and the window's. */
  label: string;
  face: ReactNode;
  className?: string;
  children: ReactNode;
  /** True if the contents are much: they are drawn only while the window is open. */
  late?: boolean;
  onOpen?(): void;
  /** Called before the window opens or closes. */
  onPress?(event: MouseEvent<HTMLButtonElement>): void;
}

/** Hides the window of a control in it, and gives the focus back to the window's button. */
export const closeWindowOf = (control: Element): void => control.closest<HTMLElement>(".small-window")?.hidePopover();

/** A button with a small window below it, or above it if it is low on the page. Escape and a press elsewhere close it. */
export function SmallWindow({ label, face, className = "", children, late = false, onOpen, onPress }: SmallWindowProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onBeforeToggle({ newState, currentTarget: { style } }: ToggleEvent<HTMLDivElement>): void {
    setOpen(newState === "open");
    if (newState !== "open" || !button.current) return;
    onOpen?.();
    const { top, bottom, left, right } = button.current.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const atRight = left + right > width;
    const isLow = bottom > window.innerHeight * 0.6;
    style.top = isLow ? "auto" : `${bottom + 4}px`;
    style.bottom = isLow ? `${window.innerHeight - top + 4}px` : "auto";
    style.maxHeight = `${(isLow ? top : window.innerHeight - bottom) - 12}px`;
    style.right = atRight ? `${Math.max(8, width - right)}px` : "auto";
    style.left = atRight ? "auto" : `${Math.max(8, left)}px`;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={onPress}
        popoverTarget={id}
      >
        {face}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the page's keys and pointer out of the window */}
      <div
        id={id}
        className="small-window"
        role="dialog"
        aria-label={label}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onKeyDown={(event) => event.stopPropagation()}
        onPointerMove={(event) => event.stopPropagation()}
      >
        {(!late || open) && children}
      </div>
    </>
  );
}
