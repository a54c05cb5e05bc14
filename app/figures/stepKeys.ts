import type { StepTargets } from "../marks/stepTargets";

/** The target of a key press; null if it is not one of the transport's keys. */
export function stepKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Chord): keyof StepTargets | null {
  if (ctrlKey || altKey || metaKey) return null;
  switch (key) {
    case "ArrowLeft":
      return shiftKey ? "previousChange" : "previous";
    case "ArrowRight":
      return shiftKey ? "nextChange" : "next";
    case "Home":
      return shiftKey ? null : "first";
    case "End":
      return shiftKey ? null : "last";
    default:
      return null;
  }
}

type Chord = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

export const fields = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
export const handles = "[role='slider'], [role='separator'], [role='tab'], [role='radio']";
export const ownEscape = "[role='menu'], .monaco-editor, dialog";

/** Elements that use these keys themselves. */
const keyUsers = `${fields}, ${handles}, ${ownEscape}`;

/** Whether a key of the transport belongs to the focused element. */
export const keepsItsKeys = (target: EventTarget | null) => target instanceof Element && target.closest(keyUsers) !== null;
