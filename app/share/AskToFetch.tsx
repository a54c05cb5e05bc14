import { useEffect, useRef, useState, type ReactNode } from "react";
import { closeDialog } from "../store/windows";
import { Dialog } from "../ui/Dialog";
import { t } from "../words/text";
import { addressToFetch, fetchText, type FetchLimit } from "./fetchText";
import { withoutAsked } from "./addresses";
import "./share.css";

interface AskToFetchProps {
  /** The address as the page's own address has it. */
  asked: string;
  question(host: string): string;
  /** What the page will do with the file, once the user agrees. */
  promise: string;
  limit: FetchLimit;
  /** `from` is the address that sent the text; `named` is the one in the page's own address. */
  onText(text: string, from: URL, named: URL): Promise<FetchedText>;
}

/** The error in a text, or a function that opens it after the dialog has closed. */
export type FetchedText = { ok: false; trouble: ReactNode } | { ok: true; open: () => void };

/** What the user is asked. */
type Asking =
  /** Whether to fetch the named address. */
  | { about: "named" }
  /** Whether to go on where its server sends the page, to a host that no browser tells beforehand. */
  | { about: "redirect" }
  /** Whether to open what came from another host than the named one. */
  | { about: "text"; text: string; from: URL };

/**
 * Asks before it fetches the address in the page's own address, because the author of the link chose it, and its server learns of the
 * visit. It asks again before it follows a redirect, and before it uses a text that then came from a host which was not named.
 */
export function AskToFetch({ asked, question, promise, limit, onText }: AskToFetchProps) {
  const [asking, ask] = useState<Asking>({ about: "named" });
  const [fetching, setFetching] = useState(false);
  const [trouble, setTrouble] = useState<ReactNode>(null);
  const address = addressToFetch(asked);
  // A fetch that ends after the dialog has closed opens nothing.
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => void (closed.current = true);
  }, []);

  const fail = (why: ReactNode) => {
    setFetching(false);
    setTrouble(why);
  };
  const fetchFrom = async (named: URL, follows: boolean) => {
    setFetching(true);
    const fetched = await fetchText(named.href, limit, follows);
    if (closed.current) return;
    if (fetched.ok) {
      const from = new URL(fetched.from || named.href);
      if (from.host === named.host) return take(fetched.text, from, named);
      ask({ about: "text", text: fetched.text, from });
    } else if (fetched.isRedirected && !follows) ask({ about: "redirect" });
    else return fail(fetched.error);
    fail(null);
  };
  const take = async (text: string, from: URL, named: URL) => {
    setFetching(true);
    const taken = await onText(text, from, named);
    if (closed.current) return;
    if (!taken.ok) return fail(taken.trouble);
    answered();
    taken.open();
  };
  const goOn = (named: URL) =>
    void (asking.about === "text" ? take(asking.text, asking.from, named) : fetchFrom(named, asking.about === "redirect"));

  const shown = asking.about === "text" ? asking.from : address;
  const agree = asking.about === "redirect" ? t`Follow the redirect` : t`Open it`;
  const buttons = address && (
    <>
      {trouble === null && (
        <button type="button" className="btn" onClick={answered}>
          {t`Do not open it`}
        </button>
      )}
      <button type="button" className="btn line" disabled={fetching} onClick={() => goOn(address)}>
        {fetching ? t`Fetching…` : trouble === null ? agree : t`Try again`}
      </button>
    </>
  );
  return (
    <Dialog title={titleOf(asking, address, question)} className="share-dialog short" foot={buttons} onClose={answered}>
      <div className="share-body">
        <p className="from-elsewhere">{(shown?.href ?? asked).slice(0, 2000)}</p>
        {address ? (
          <p className="soft" aria-live="polite">
            {saidOf(asking, address, promise)}
          </p>
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

function titleOf(asking: Asking, named: URL | null, question: (host: string) => string): string {
  if (named === null) return t`This address cannot be opened`;
  if (asking.about === "redirect") return t`Go on to another address?`;
  return question(asking.about === "text" ? asking.from.host : named.host);
}

function saidOf(asking: Asking, { host }: URL, promise: string): string {
  switch (asking.about) {
    case "named":
      return promise;
    case "redirect":
      return t`${host} sends this page on to another address, which may be on another site. No browser tells a page where before it has gone there. If the file comes from another site, this page asks once more before it opens it.`;
    case "text":
      return t`${host} sent this page on to ${asking.from.host}. The file from there has come, and it is not opened yet.`;
  }
}

/** Removes the request from the page's address. */
export function answered(): void {
  closeDialog();
  history.replaceState(history.state, "", withoutAsked());
}
