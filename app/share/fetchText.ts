import type { Fetched, FetchLimit, FetchRequest } from "./fetchText.worker";

export type { FetchLimit };

/** A text from elsewhere, or one sentence. */
export function fetchText(address: string, limit: FetchLimit): Promise<Fetched> {
  const worker = new Worker(new URL("./fetchText.worker.ts", import.meta.url), { type: "module" });
  const request: FetchRequest = { address, limit };
  return new Promise<Fetched>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Fetched>) => resolve(data);
    worker.onerror = () => resolve({ ok: false, error: "A part of this page could not be loaded. Reload to try again." });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
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
