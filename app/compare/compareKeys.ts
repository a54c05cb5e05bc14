import { useEffect } from "react";
import { keepsKey } from "../ui/keyTargets";
import { goToDivergence, pinOrCompare, swap } from "./pin";

/** C pins the run or opens the comparison, D goes to where the runs first diverge, X exchanges them. */
export function useCompareKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = keys[event.key.toLowerCase()];
      if (!key || keepsKey(event.target, event.key)) return;
      event.preventDefault();
      key();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

const keys: Readonly<Record<string, () => void>> = { c: pinOrCompare, d: goToDivergence, x: swap };
