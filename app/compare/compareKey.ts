import { useEffect } from "react";
import { keepsKey } from "../ui/keyTargets";
import { compare } from "./pin";

/** C pins the present run. If a run is already pinned, C opens the comparison. */
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
