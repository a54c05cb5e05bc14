import { toggleTune, useTuning } from "../store/tune";
import { Icon } from "../ui/Icon";
import { useCompact } from "../ui/layout";
import { t } from "../words/text";

/** Opens and closes the search for better settings; looks pressed while it is open. */
export function TuneButton() {
  const tuning = useTuning();
  // Where the bar has no room for it, it shows only while it leads back.
  const leadsBack = useCompact();
  const title = tuning ? t`Close Tune (U)` : t`Search better settings for this scenario (U)`;
  return (
    <button
      type="button"
      className={tuning ? "btn on" : "btn"}
      aria-pressed={leadsBack ? undefined : tuning}
      aria-label={leadsBack ? t`Close Tune` : t`Tune`}
      title={title}
      onClick={toggleTune}
    >
      <Icon name={leadsBack ? "close" : "tune"} />
      <span className="wide-only">{t`Tune`}</span>
    </button>
  );
}
