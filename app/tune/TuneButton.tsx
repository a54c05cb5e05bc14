import { toggleTune, useTuning } from "../store/tune";
import { Icon } from "../ui/Icon";
import { t } from "../ui/text";

/** Opens and closes the search for better settings; looks pressed while it is open. */
export function TuneButton() {
  const tuning = useTuning();
  const title = tuning ? t`Close Tune (U)` : t`Search better settings for this scenario (U)`;
  return (
    <button
      type="button"
      className={tuning ? "btn on" : "btn"}
      aria-pressed={tuning}
      aria-label={t`Tune`}
      title={title}
      onClick={toggleTune}
    >
      <Icon name="tune" />
      <span className="wide-only">{t`Tune`}</span>
    </button>
  );
}
