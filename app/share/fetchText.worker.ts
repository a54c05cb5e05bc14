import { answerHeartbeats } from "../ui/heartbeat";

/**
 * Fetches one text from elsewhere, up to a length. It runs in a worker, because the page's own policy allows connections only to its own
 * server and should stay so; a worker from a file has the policy that the server sent with that file.
 */
export interface FetchRequest {
  address: string;
  maxBytes: number;
}

export type Fetched = { ok: true; text: string } | { ok: false; why: Unfetched };

/**
 * Why there is no text: the answer is not a file, the file is too long, or the browser does not let the page read it. The page has the
 * words for it.
 */
export type Unfetched = { kind: "status"; status: number } | { kind: "tooLong" } | { kind: "unreadable" };

const timeoutMilliseconds = 30_000;

// The worker's own functions refuse to be called as methods of another object.
answerHeartbeats({
  addEventListener: (type, hear) => addEventListener(type, hear),
  postMessage: (message) => postMessage(message),
});
addEventListener("message", (event: MessageEvent<FetchRequest>) => {
  void fetched(event.data).then((answer) => postMessage(answer));
});

async function fetched({ address, maxBytes }: FetchRequest): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
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
  return { ok: true, text: text + decoder.decode() };
}
