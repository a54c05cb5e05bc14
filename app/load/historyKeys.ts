import { useEffect } from "react";
import { redoLoad, undoLoad } from "../store/scenario";

/**
 * Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, while the focus is in the load figure or on the page itself. Drawing with a pointer leaves the focus
 * on the page itself.
 */
export function useHistoryKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const change = historyKey(event);
      if (!change || event.defaultPrevented || !belongsToLoad(event.target)) return;
      event.preventDefault();
      if (change === "redo") redoLoad();
      else undoLoad();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

type Chord = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

export function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Chord): "undo" | "redo" | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === "y" && !shiftKey) return "redo";
  if (key.toLowerCase() !== "z") return null;
  return shiftKey ? "redo" : "undo";
}

const belongsToLoad = (target: EventTarget | null) =>
  target === document.body ||
  (target instanceof Element && !(target instanceof HTMLInputElement) && target.closest(".curve-editor, .load-bar") !== null);
