import type { KeyboardEvent, ReactNode } from "react";
import { rich } from "../ui/rich";
import { t } from "../words/text";

/** The id of the hint that describes a text in the frame. */
export const frameHint = "manifest-frame-hint";

/** Tab stops at this frame first, because Tab inside the text indents. Enter moves the focus into the text, Escape moves it out. */
export function TextFrame({ onEnter, children }: { onEnter: () => void; children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, target, currentTarget, ctrlKey, altKey, metaKey } = event;
    if (event.nativeEvent.isComposing || event.defaultPrevented || ctrlKey || altKey || metaKey) return;
    if (key === "Enter" && target === currentTarget) onEnter();
    else if (key === "Escape" && target !== currentTarget) currentTarget.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys lead into the text and out of it
    <div
      className="text-frame"
      role="group"
      aria-label={t`Manifest, YAML`}
      aria-describedby={frameHint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it leads into the text, in which Tab indents
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {children}
      <p id={frameHint} className="frame-hint">
        {rich`${<kbd>Enter</kbd>} edits, ${<kbd>{t`Esc`}</kbd>} leaves, ${<kbd>Tab</kbd>} goes on`}
      </p>
    </div>
  );
}
