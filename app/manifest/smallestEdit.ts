import type { TextEdit } from "../../engine/index";

/**
 * An edit that replaces only the part that differs, so that caret, scroll and undo in the rest are kept. null if both texts are equal. It
 * never splits a surrogate pair.
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
