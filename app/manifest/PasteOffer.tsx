import { Icon } from "../ui/Icon";
import { t } from "../words/text";

/** What was pasted amid a text, and what can be done with it; without actions it is only a note. */
export interface Offer {
  message: string;
  actions: readonly { label: string; run(): void }[];
}

export function PasteOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return (
    <div className="paste-offer" role="status">
      <span>
        {offer.message}
        {offer.actions.map(({ label, run }) => (
          <span key={label}>
            {" "}
            <button type="button" className="lk" onClick={run}>
              {label}
            </button>
          </span>
        ))}
      </span>
      <button
        type="button"
        className="btn sq"
        aria-label={offer.actions.length > 0 ? t`Keep the line as it is` : t`Close`}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
