import type { LinkContent, Opened, Reading } from "../../engine/index";

/** What the page asks about one foreign text, each time in a worker of its own (`readApart`). */
export interface TextKinds {
  /** What a text is that was opened as a file, from an address or by the page around a frame. */
  openedText: { request: { text: string }; answer: OpenedText };
  /** What the fragment of an address says. */
  link: { request: { fragment: string }; answer: Reading<LinkContent> };
  /** Whether one of the texts is evidence of a cluster, by the signs in its beginning. */
  isEvidence: { request: { heads: readonly string[] }; answer: boolean };
}

/** A text that is neither scenario nor manifest may be measured samples; `error` is in the engine's words. */
export type OpenedText = Opened | { kind: "refused"; error: string; isSamples: boolean };
