/**
 * Fetches one text from elsewhere, of a bounded length. In a worker because the page's own policy lets it connect to nothing but where
 * it came from, and stays so: a worker from a file has the policy that came with its own file.
 */
export interface FetchRequest {
  address: string;
  limit: FetchLimit;
}

export interface FetchLimit {
  maxBytes: number;
  /** What may be as long: "a scenario's file". */
  of: string;
}

export type Fetched = { ok: true; text: string } | { ok: false; error: string };

const timeoutMilliseconds = 30_000;

addEventListener("message", (event: MessageEvent<FetchRequest>) => {
  void fetched(event.data).then((answer) => postMessage(answer));
});

async function fetched({ address, limit }: FetchRequest): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) return { ok: false, error: `That address answered ${response.status} instead of a file.` };
    return await bounded(response, limit);
  } catch {
    // The browser does not tell a page which of these it was.
    return { ok: false, error: "That address could not be read: nothing is there, or it does not let other pages read it." };
  }
}

/** Stops as soon as there is too much, whatever length was announced. */
async function bounded(response: Response, { maxBytes, of }: FetchLimit): Promise<Fetched> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      return { ok: false, error: `What is there is longer than ${inWords(maxBytes)}, the most that ${of} has.` };
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return { ok: true, text: text + decoder.decode() };
}

const inWords = (bytes: number): string => (bytes < 1e6 ? `${bytes / 1e3} kB` : `${bytes / 1e6} MB`);
