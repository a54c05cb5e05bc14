/** What the page asks of the worker that fetches. */
export interface FetchKinds {
  fetchText: { request: FetchRequest; answer: Fetched };
}

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
