import { useEffect } from "react";
import { togglePresent, useMode } from "../store/mode";
import { keepsKey } from "../ui/keyTargets";

/** P goes into large type and back, Escape back. */
export function PresentKeys(): null {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const presenting = useMode.getState().form === "present";
      if (event.key.toLowerCase() !== "p" && !(presenting && event.key === "Escape")) return;
      if (keepsKey(event.target, event.key)) return;
      event.preventDefault();
      togglePresent();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return null;
}
