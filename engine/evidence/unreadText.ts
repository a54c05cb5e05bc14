import { plain, type Words } from "../lib/sentence";
import type { UnreadText } from "./evidence";

/** `line`: of the pasted text. */
export const unreadText = (line: number, said: Words, more: Pick<UnreadText, "column" | "span"> = {}): UnreadText => ({
  line,
  ...more,
  message: plain(said),
  said,
});
