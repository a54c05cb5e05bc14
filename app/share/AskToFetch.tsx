import { useEffect, useRef, useState, type ReactNode } from "react";
import { closeDialog } from "../store/view";
import { Dialog } from "../ui/Dialog";
import { t } from "../ui/text";
import { addressToFetch, fetchText, type FetchLimit } from "./fetchText";
import { withoutAsked } from "./forms";
import "./share.css";

interface AskToFetchProps {
  /** The address as the page's own address has it. */
  asked: string;
  question(host: string): string;
  /** What the page will do with the file, once the user agrees. */
  promise: string;
  limit: FetchLimit;
  onText(text: string, address: URL): Promise<Taken>;
}

/** The error in a text, or a function that opens it after the dialog has closed. */
export type Taken = { ok: false; trouble: ReactNode } | { ok: true; open: () => void };

/**
 * Asks before it fetches the address in the page's own address, because the author of the link chose it, and its server learns of the
 * visit.
 */
export function AskToFetch({ asked, question, promise, limit, onText }: AskToFetchProps) {
  const [fetching, setFetching] = useState(false);
  const [trouble, setTrouble] = useState<ReactNode>(null);
  const address = addressToFetch(asked);
  // A fetch that ends after the dialog has closed opens nothing.
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => void (closed.current = true);
  }, []);

  const open = async (from: URL) => {
    setFetching(true);
    const fetched = await fetchText(from.href, limit);
    if (closed.current) return;
    const taken: Taken = fetched.ok ? await onText(fetched.text, from) : { ok: false, trouble: fetched.error };
    if (closed.current) return;
    setFetching(false);
    if (!taken.ok) {
      setTrouble(taken.trouble);
      return;
    }
    answered();
    taken.open();
  };
  const buttons = address && (
    <>
      {trouble === null && (
        <button type="button" className="btn" onClick={answered}>
          {t`Do not open it`}
        </button>
      )}
      <button type="button" className="btn line" disabled={fetching} onClick={() => void open(address)}>
        {fetching ? t`Fetching…` : trouble === null ? t`Open it` : t`Try again`}
      </button>
    </>
  );
  return (
    <Dialog
      title={address ? question(address.host) : t`This address cannot be opened`}
      className="share-dialog short"
      foot={buttons}
      onClose={answered}
    >
      <div className="share-body">
        <p className="from-elsewhere">{(address?.href ?? asked).slice(0, 2000)}</p>
        {address ? (
          <p className="soft">{promise}</p>
        ) : (
          <p className="c-error">{t`This page fetches only http and https addresses without a password.`}</p>
        )}
        <div role="status" className="c-error">
          {trouble}
        </div>
      </div>
    </Dialog>
  );
}

/** Removes the request from the page's address. */
export function answered(): void {
  closeDialog();
  history.replaceState(history.state, "", withoutAsked());
}
