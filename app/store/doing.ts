import { useLayout } from "../ui/layout";
import { useBaseline } from "./baseline";
import { useTuning } from "./tune";
import { useTabs } from "./tabs";

/** What the user does with the scenario: look at its run, compare it with a pinned one, or search better settings for it. */
export type Doing = "explore" | "compare" | "tune";

/** The page compares while a run is pinned, whichever tab is open, and while the comparison is open without one. */
export function useDoing(): Doing {
  const tuning = useTuning();
  const place = useLayout() === "wide" ? "rightTab" : "tab";
  const isOpen = useTabs((tabs) => tabs[place] === "compare");
  const pinned = useBaseline(({ scenario }) => scenario !== null);
  return tuning ? "tune" : pinned || isOpen ? "compare" : "explore";
}
