import { useEffect } from "react";
import { keepsKey } from "../ui/keyTargets";
import { compare } from "./pin";

/** C pins the present run, or leads to the comparison if a run is pinned. */
export function useCompareKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "c" || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (keepsKey(event.target, event.key)) return;
      event.preventDefault();
      compare();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
