import { togglePresent } from "../store/mode";
import { Icon } from "../ui/Icon";

/** Shows the page in large type. */
export function PresentButton() {
  return (
    <button type="button" className="btn sq" aria-label="Present" title="Present (P)" onClick={togglePresent}>
      <Icon name="present" />
    </button>
  );
}
