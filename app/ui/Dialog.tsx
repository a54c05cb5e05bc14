import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "./Icon";
import { t } from "../words/text";
import "./Dialog.css";

interface DialogProps {
  title: string;
  /** Content beside the title. */
  head?: ReactNode;
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A window above the page, which is inactive meanwhile. Escape, the cross and a press beside the window close it. The focus then goes back
 * to where it was.
 */
export function Dialog({ title, head, foot, className = "", children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape" || !inSearch(event.target) || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // This stops the browser from closing the window a second time.
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          {head}
          <button type="button" className="btn sq dialog-close" aria-label={t`Close`} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
        {foot && <footer className="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

/** In a search field WebKit handles Escape itself and does not tell the window to close. */
const inSearch = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === "search";
