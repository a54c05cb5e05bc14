import { useEffect, useId, useRef, useState } from "react";
import { t } from "../ui/text";
import { addressToFetch, fetchText } from "./fetchText";
import { openAs } from "./files";
import { withoutAsked } from "./forms";
import { useNotice } from "./notice";
import "./share.css";

/** Asks before it fetches what `?url=` names: whoever wrote the link chose the address, and that server learns of the visit. */
export function OpenFromAddress({ asked }: { asked: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [fetching, setFetching] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const address = addressToFetch(asked);
  useEffect(() => dialog.current?.showModal(), []);

  const close = () => {
    useNotice.setState({ asked: null });
    history.replaceState(history.state, "", withoutAsked());
  };
  const open = async (from: URL) => {
    setFetching(true);
    const fetched = await fetchText(from.href);
    setFetching(false);
    // Closed meanwhile: it is not wanted any more.
    if (!dialog.current?.open) return;
    const trouble = fetched.ok ? openAs(fetched.text, t`This scenario came with ${from.host}. Your own is kept.`) : fetched.error;
    if (trouble === null) dialog.current.close();
    else setError(trouble);
  };
  return (
    <dialog ref={dialog} className="share-dialog" aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{address ? t`Open a scenario from ${address.host}?` : t`This address cannot be opened`}</h2>
      <p className="from-elsewhere">{(address?.href ?? asked).slice(0, 2000)}</p>
      {address ? (
        <p className="soft">{t`This page will fetch that file, without cookies, and run the scenario in it. Nothing in it is executed.`}</p>
      ) : (
        <p className="c-error">{t`Only http and https addresses without a password are fetched.`}</p>
      )}
      <p role="status" className="c-error">
        {error}
      </p>
      <div className="share-foot">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {address && error === null ? t`Do not open it` : t`Close`}
        </button>
        {address && (
          <button type="button" className="btn line" disabled={fetching} onClick={() => void open(address)}>
            {fetching ? t`Fetching…` : error === null ? t`Open it` : t`Try again`}
          </button>
        )}
      </div>
    </dialog>
  );
}
