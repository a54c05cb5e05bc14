import type { Scenario } from "../../engine/index";
import { library, type LibraryEntry } from "../../engine/library";
import { withLineFeeds } from "../store/lineFeeds";

/**
 * The entry that the scenario began as, even if its other settings have changed since. The entry's advice on what to change still applies.
 */
export const openEntry = ({ name, manifest }: Pick<Scenario, "name" | "manifest">): LibraryEntry | null =>
  library.find(({ scenario }) => scenario.name === name && withLineFeeds(scenario.manifest) === withLineFeeds(manifest)) ?? null;
