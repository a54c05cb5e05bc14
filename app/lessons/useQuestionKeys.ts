import { useEffect } from "react";
import { keepsKey } from "../ui/keyTargets";

/** The keys of a question without an answer: a number chooses, Enter answers. */
export function useQuestionKeys(choices: number, open: boolean, choose: (choice: number) => void, answer: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
      if (ctrlKey || altKey || metaKey || defaultPrevented || keepsKey(target, key)) return;
      if (key === "Enter") {
        if (target instanceof Element && target.closest(takesEnter)) return;
        event.preventDefault();
        answer();
      } else if (/^[1-9]$/.test(key) && Number(key) <= choices) {
        event.preventDefault();
        choose(Number(key) - 1);
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
}

/** Enter presses these elements. */
const takesEnter = "button, a, summary, [role='slider'], [role='tab'], [role='separator']";
