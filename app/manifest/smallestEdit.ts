import type { TextEdit } from "../../engine/index";

/**
 * Replaces only the part that differs, so that caret, scroll and undo in the rest stay; null if both texts are equal. No character is cut
 * in two.
 */
export function smallestEdit(present: string, wanted: string): TextEdit | null {
  if (present === wanted) return null;
  const shorter = Math.min(present.length, wanted.length);
  let start = 0;
  while (start < shorter && present[start] === wanted[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && present.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  if (inPair(present, start)) start -= 1;
  if (inPair(present, present.length - tail)) tail -= 1;
  return { start, end: present.length - tail, text: wanted.slice(start, wanted.length - tail) };
}

const inPair = (text: string, offset: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));
