/** Texts as Go and kubectl write them. Go counts bytes of UTF-8 where JavaScript counts UTF-16. */

/**
 * Go's %q: a text between double quotes. Characters that do not print are escaped; letters of every alphabet stay. Mirrors strconv.Quote.
 */
export function quoted(text: string): string {
  return `"${[...text].map(escaped).join("")}"`;
}

function escaped(character: string): string {
  const named = namedEscapes.get(character);
  if (named !== undefined) return named;
  if (isPrintable.test(character)) return character;
  const code = character.codePointAt(0)!;
  if (code < 0x80) return `\\x${hex(code, 2)}`;
  if (isLoneSurrogate(code)) return "\ufffd";
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}

const namedEscapes: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\u0007", "\\a"],
  ["\b", "\\b"],
  ["\f", "\\f"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\v", "\\v"],
]);

/** unicode.IsPrint: the plain blank is the only blank that prints. */
const isPrintable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, "0");

const isLoneSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Without the characters that could control the terminal. Mirrors WriteEscaped in k8s.io/cli-runtime/pkg/printers. */
export function terminalSafe(text: string): string {
  return text.replaceAll("\u001b", "^[").replaceAll("\r", "\\r");
}

/** Without the blanks at both ends. Mirrors strings.TrimSpace, which removes other blanks than JavaScript's `trim`. */
export function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace.test(text[start]!)) start++;
  while (end > start && isSpace.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}

const isSpace = /\p{White_Space}/u;

export const countCharacters = (text: string): number => (hasSurrogate.test(text) ? [...text].length : text.length);

const hasSurrogate = /[\ud800-\udfff]/;

export function countBytes(text: string): number {
  let count = 0;
  for (const character of text) count += bytesOf(character);
  return count;
}

/** The first bytes of a text. A character that is cut in two becomes U+FFFD, as a terminal shows it. */
export function firstBytes(text: string, most: number): string {
  let count = 0;
  let kept = "";
  for (const character of text) {
    count += bytesOf(character);
    if (count > most) return count - bytesOf(character) < most ? `${kept}\ufffd` : kept;
    kept += character;
  }
  return kept;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** The order of UTF-8's bytes, which is that of the code points and not of UTF-16. */
export function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a[index] === b[index]) index++;
  if (index === length) return a.length - b.length;
  // If two low surrogates differ, their characters have the same high surrogate, so the low ones decide.
  return codePointRank(a.charCodeAt(index)) - codePointRank(b.charCodeAt(index));
}

/** A surrogate belongs to a character that sorts after all others. */
const codePointRank = (unit: number): number => (isLoneSurrogate(unit) ? unit + 0x10000 : unit);
