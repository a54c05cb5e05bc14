import { defaultBudget } from "../../../engine/index";
import { useSearch } from "../../store/search";
import { t } from "../../ui/text";

/** How far the search is, and the button that begins or cancels it. */
export function SearchBar() {
  const { status, runs, budget } = useSearch();
  return <p className="search-bar muted">{t`${runs} of ${status === "none" ? defaultBudget : budget} runs`}</p>;
}
