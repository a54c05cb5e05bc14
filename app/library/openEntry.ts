import { encodeLink, type Scenario } from "../../engine/index";
import { library, type LibraryEntry } from "../../engine/doors/library";
import { goTo } from "../store/arrival";
import { withLineFeeds } from "../store/lineFeeds";
import { openTune } from "../store/tune";

/**
 * The entry that the scenario began as, even if its other settings have changed since. The entry's advice on what to change still applies.
 */
export const openEntry = ({ name, manifest }: Pick<Scenario, "name" | "manifest">): LibraryEntry | null =>
  library.find(({ scenario }) => scenario.name === name && withLineFeeds(scenario.manifest) === withLineFeeds(manifest)) ?? null;

/** Opens the entry as a link, so that the browser's Back returns to the reader's own scenario. */
export function openAsLink({ scenario, look: { at, zoom } }: LibraryEntry): void {
  const fragment = encodeLink({ scenario, cursor: at, zoom });
  if (fragment !== null) goTo(fragment, { from: "library" });
}

/** Opens the entry with its study in Tune. The search itself waits for the reader. */
export function openWithTune(entry: LibraryEntry): void {
  openAsLink(entry);
  openTune();
}
