import { useBaseline } from "../store/baseline";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { useCompareKeys } from "./compareKeys";
import { showComparison } from "./pin";

/** Opens the comparison, and looks pressed while a run is pinned. The keys C, D and X work beside it. */
export function CompareButton() {
  const pinned = useBaseline(({ scenario }) => scenario !== null);
  useCompareKeys();
  const title = pinned ? t`Show the comparison with the pinned run (C)` : t`Compare this run with what your changes make of it (C pins it)`;
  return (
    <button
      type="button"
      className={pinned ? "btn on" : "btn"}
      aria-pressed={pinned}
      aria-label={t`Compare`}
      title={title}
      onClick={showComparison}
    >
      <Icon name="compare" />
      <span className="wide-only">{t`Compare`}</span>
    </button>
  );
}
