import { serve } from "../channel/serve";
import type { FetchKinds, Fetched, FetchRequest } from "./fetchKinds";

declare const self: DedicatedWorkerGlobalScope;

const timeoutMilliseconds = 30_000;

/**
 * Fetches one text from elsewhere, up to a length. It runs in a worker, because the page's own policy allows connections only to its own
 * server and should stay so; a worker from a file has the policy that the server sent with that file.
 */
serve<FetchKinds>(self, { fetchText: fetched });

/**
 * A browser does not tell a script where a redirect leads: it either follows it, and tells the last address afterwards, or says only that
 * there is one. So at first no redirect is followed, and the page asks before the browser goes to a host that nobody has named.
 */
async function fetched({ address, maxBytes, follows }: FetchRequest): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: follows ? "follow" : "manual",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.type === "opaqueredirect") return { ok: false, why: { kind: "redirected" } };
    if (!response.ok) return { ok: false, why: { kind: "status", status: response.status } };
    return await bounded(response, maxBytes);
  } catch {
    return { ok: false, why: { kind: "unreadable" } };
  }
}

/** Stops as soon as too many bytes have come, because the announced length may be wrong. */
async function bounded(response: Response, maxBytes: number): Promise<Fetched> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      return { ok: false, why: { kind: "tooLong" } };
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return { ok: true, text: text + decoder.decode(), from: response.url };
}
