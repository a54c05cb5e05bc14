import { fromEngine } from "../words/engineText";
import { pieces } from "../words/text";
import type { Message } from "./format/message";

/** A reader's message in the page's language. */
export function said(message: Message | number): string {
  if (typeof message !== "object") return String(message);
  if ("text" in message) return fromEngine(message);
  return pieces(message.texts, message.values).map(said).join("");
}
