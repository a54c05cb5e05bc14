import { useEffect } from "react";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { stepTargets, type StepTargets } from "./stepTargets";

/** ← → step through the reconciles, with Shift through the changes; Home and End go to the ends. */
export function useTransportKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = stepKey(event);
      const { run } = useTrace.getState();
      if (!target || !run || event.defaultPrevented || keepsItsKeys(event.target)) return;
      event.preventDefault();
      const second = stepTargets(run.steps, useView.getState().cursor)[target];
      if (second !== null) select(second);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Where a key press leads; null when it is not one of the transport's keys. */
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

/** Things that use these keys themselves. */
const keyUsers =
  "input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='slider'], [role='tab'], [role='radio'], [role='menu'], .monaco-editor, dialog";

const keepsItsKeys = (target: EventTarget | null) => target instanceof Element && target.closest(keyUsers) !== null;
