import { useEffect } from "react";
import { canUnwrite, unwrite, useScenario } from "../../store/scenario";
import { useSearch } from "../../store/search";
import { toggleIn } from "../../store/view";
import { keepsKey } from "../../ui/keyTargets";
import { takeIntoManifest } from "../candidate/takeOver";
import { shownOf } from "../chosen";

/** M writes the chosen candidate into the manifest, Ctrl+Z takes it back, T shows the figure as a table; wherever the focus is, except in text. */
export function useTuneKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = keys[event.key.toLowerCase()];
      if (!key || keepsKey(event.target, event.key)) return;
      event.preventDefault();
      key();
    };
    window.addEventListener("keydown", onKeyDown);
    // Before the load's own undo, which listens to the page, too, and before the browser's, which would change a text field.
    window.addEventListener("keydown", takeBack, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("keydown", takeBack, true);
    };
  }, []);
}

function takeBack(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey || keepsKey(target, key)) return;
  if (!canUnwrite(useScenario.getState())) return;
  event.preventDefault();
  unwrite();
}

const keys: Readonly<Record<string, () => void>> = {
  t: () => toggleIn("tables", "front"),
  m() {
    const search = useSearch.getState();
    const shown = shownOf(search);
    if (search.asked && shown) void takeIntoManifest(search.asked, shown);
  },
};
