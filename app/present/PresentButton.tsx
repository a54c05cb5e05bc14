import { togglePresent } from "../store/mode";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";

export function PresentButton() {
  return (
    <button type="button" className="btn sq" aria-label={t`Present`} title={t`Present (P)`} onClick={togglePresent}>
      <Icon name="present" />
    </button>
  );
}
