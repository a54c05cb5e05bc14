import { useBaseline } from "../store/baseline";
import { useTrace } from "../store/trace";
import { Icon } from "../ui/Icon";
import { t } from "../ui/text";
import { useCompareKeys } from "./compareKeys";
import { compare, unpinnable } from "./pin";

/** Pins the run. While a run is pinned the button looks pressed and opens the comparison. The key C does the same; D and X work, too. */
export function CompareButton() {
  const pinned = useBaseline(({ scenario }) => scenario !== null);
  const reason = useTrace(unpinnable);
  useCompareKeys();
  const title = pinned ? t`Show the comparison with the pinned run (C)` : (reason ?? t`Pin this run to compare your changes with it (C)`);
  return (
    <button
      type="button"
      className={pinned ? "btn on" : "btn"}
      aria-pressed={pinned}
      aria-label={t`Compare`}
      title={title}
      disabled={!pinned && reason !== null}
      onClick={compare}
    >
      <Icon name="compare" />
      <span className="wide-only">{t`Compare`}</span>
    </button>
  );
}
