import { answerHeartbeats } from "../ui/heartbeat";

/**
 * Fetches one text from elsewhere, up to a length. It runs in a worker, because the page's own policy allows connections only to its own
 * server and should stay so; a worker from a file has the policy that the server sent with that file.
 */
export interface FetchRequest {
  address: string;
  maxBytes: number;
  /** Whether it may go on to the address that the server names in place of a file. */
  follows: boolean;
}

/** `from` is the address that sent the text, the last one of a redirect. */
export type Fetched = { ok: true; text: string; from: string } | { ok: false; why: Unfetched };

/**
 * Why there is no text: the answer is not a file, the file is too long, the server names another address, or the browser does not let the
 * page read it. The page has the words for it.
 */
export type Unfetched = { kind: "status"; status: number } | { kind: "tooLong" } | { kind: "redirected" } | { kind: "unreadable" };

const timeoutMilliseconds = 30_000;

// The worker's own functions refuse to be called as methods of another object.
answerHeartbeats({
  addEventListener: (type, hear) => addEventListener(type, hear),
  postMessage: (message) => postMessage(message),
});
addEventListener("message", (event: MessageEvent<FetchRequest>) => {
  void fetched(event.data).then((answer) => postMessage(answer));
});

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
