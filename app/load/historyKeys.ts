import type { KeyboardEvent } from "react";
import { redoLoad, undoLoad } from "../store/scenario";

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, anywhere in the load figure. */
export function onHistoryKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLInputElement) return;
  const key = event.key.toLowerCase();
  const redo = key === "y" || (key === "z" && event.shiftKey);
  if (!redo && key !== "z") return;
  event.preventDefault();
  if (redo) redoLoad();
  else undoLoad();
}
