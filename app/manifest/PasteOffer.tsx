import { Icon } from "../ui/Icon";
import { t } from "../ui/text";

/** Offers a manifest in place of the text, after the user pasted a kubectl autoscale line into other text. */
export function PasteOffer({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  return (
    <div className="paste-offer" role="status">
      <span>
        {t`This kubectl line creates a manifest of its own.`}{" "}
        <button type="button" className="lk" onClick={onAccept}>
          {t`Replace the whole text with it`}
        </button>
      </span>
      <button type="button" className="btn sq" aria-label={t`Keep the line as it is`} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
