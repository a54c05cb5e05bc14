import { askOnce } from "../channel/askOnce";
import { t } from "../words/text";
import type { FetchKinds, Unfetched } from "./fetchKinds";

/** A text from elsewhere and the address that sent it, or one sentence that says why there is none. */
type FetchedText = { ok: true; text: string; from: string } | { ok: false; error: string; isRedirected: boolean };

/** The most bytes that are fetched, and the sentence for a longer file. */
export interface FetchLimit {
  maxBytes: number;
  tooLong: string;
}

/** `follows`: whether it may go to another address that the server names. If it may not, that is the error. */
export async function fetchText(address: string, { maxBytes, tooLong }: FetchLimit, follows: boolean): Promise<FetchedText> {
  const asked = await askOnce<FetchKinds, "fetchText">(startFetching, "fetchText", { address, maxBytes, follows });
  const failed = (error: string) => ({ ok: false, error, isRedirected: false }) as const;
  if (!asked.ok) {
    // The worker itself ends a fetch that takes too long.
    return failed(
      asked.why === "tookTooLong"
        ? t`The part of this page that fetches stopped answering.`
        : t`A part of this page could not be loaded. Reload to try again.`,
    );
  }
  const { answer } = asked;
  return answer.ok ? answer : { ...failed(errorText(answer.why, tooLong)), isRedirected: answer.why.kind === "redirected" };
}

const startFetching = () => new Worker(new URL("./fetchText.worker.ts", import.meta.url), { type: "module" });

function errorText(why: Unfetched, tooLong: string): string {
  switch (why.kind) {
    case "status":
      return t`That address answered with ${why.status} instead of a file.`;
    case "tooLong":
      return tooLong;
    case "redirected":
      return t`That address sends on to another one.`;
    case "unreadable":
      // The browser does not tell a page which of the two happened.
      return t`That address could not be read. Either nothing is there, or it does not allow other pages to read it.`;
  }
}

/** The address to fetch; null for an address that no page should fetch. */
export function addressToFetch(asked: string): URL | null {
  const address = parsed(asked);
  const fetchable = address && /^https?:$/.test(address.protocol) && address.username === "" && address.password === "";
  return fetchable ? address : null;
}

function parsed(asked: string): URL | null {
  try {
    return new URL(asked, location.href);
  } catch {
    return null;
  }
}
