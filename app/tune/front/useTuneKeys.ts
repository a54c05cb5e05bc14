import { useEffect } from "react";
import { useSearch } from "../../store/search";
import { toggleIn } from "../../store/view";
import { keepsKey } from "../../ui/keyTargets";
import { takeIntoManifest } from "../candidate/takeOver";
import { shownOf } from "../chosen";

/** M writes the chosen candidate into the manifest, T shows the figure as a table; wherever the focus is, except in text. */
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
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

const keys: Readonly<Record<string, () => void>> = {
  t: () => toggleIn("tables", "front"),
  m() {
    const search = useSearch.getState();
    const shown = shownOf(search);
    if (search.asked && shown) takeIntoManifest(search.asked, shown);
  },
};
