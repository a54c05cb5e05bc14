import { useEffect } from "react";
import { stopsOf } from "../run/stops";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { stepTo } from "./playback";
import { stepTargets, type StepTargets } from "../marks/stepTargets";

/** ← → step through the syncs, with Shift through the changes; Home and End go to the ends. Escape returns these keys to the transport. */
export function useTransportKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) return leave(event);
      const target = stepKey(event);
      const { run } = useTrace.getState();
      if (!target || !run || event.defaultPrevented || keepsItsKeys(event.target)) return;
      event.preventDefault();
      const second = stepTargets(stopsOf(run), useView.getState().cursor)[target];
      if (second !== null) stepTo(target, second);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

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

/** Takes the focus off a point, a mark, an edge or a field, so that the keys work here again. The next Tab goes on from there. */
function leave(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || !target.matches(`${fields}, ${handles}`)) return;
  if (target.closest(ownEscape) !== null) return;
  event.preventDefault();
  target.blur();
}

const fields = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
const handles = "[role='slider'], [role='separator'], [role='tab'], [role='radio']";
const ownEscape = "[role='menu'], .monaco-editor, dialog";

/** Elements that use these keys themselves. */
const keyUsers = `${fields}, ${handles}, ${ownEscape}`;

/** Whether a key of the transport belongs to the focused element. */
export const keepsItsKeys = (target: EventTarget | null) => target instanceof Element && target.closest(keyUsers) !== null;
