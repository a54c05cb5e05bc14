import { maxFileLength } from "../../engine/index";
import { t } from "../ui/text";
import type { Fetched, FetchRequest, Unfetched } from "./fetchText.worker";

/** A text from elsewhere, or one sentence. */
export type FetchedText = { ok: true; text: string } | { ok: false; error: string };

export function fetchText(address: string): Promise<FetchedText> {
  const worker = new Worker(new URL("./fetchText.worker.ts", import.meta.url), { type: "module" });
  const request: FetchRequest = { address, maxBytes: maxFileLength };
  return new Promise<FetchedText>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Fetched>) => resolve(data.ok ? data : { ok: false, error: errorText(data.why) });
    worker.onerror = () => resolve({ ok: false, error: t`A part of this page could not be loaded. Reload to try again.` });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

function errorText(why: Unfetched): string {
  switch (why.kind) {
    case "status":
      return t`That address answered ${why.status} instead of a file.`;
    case "tooLong":
      return t`What is there is longer than ${maxFileLength / 1e6} MB, the most that a scenario's file has.`;
    case "unreadable":
      // The browser does not tell a page which of these it was.
      return t`That address could not be read: nothing is there, or it does not let other pages read it.`;
  }
}

/** The address as it would be fetched; null for what no page should fetch. */
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
