import { say, type Words } from "../../lib/sentence";
import type { Finding } from "../finding";
import type { FoundFix } from "../textEdit";

/** Characters that look like those of YAML, or like nothing, and are others: word processors, chats and web pages write them. */
interface OddCharacter {
  code: number;
  name: Words;
  kind: "blank" | "invisible" | "quote" | "dash";
  /** The character that was meant. */
  plain: string;
}

const odd = (kind: OddCharacter["kind"], plain: string, names: Readonly<Record<number, Words>>): OddCharacter[] =>
  Object.entries(names).map(([code, name]) => ({ code: Number(code), name, kind, plain }));

const typographic = say`Typographic quote`;

const characters = new Map(
  [
    ...odd("blank", " ", {
      0xa0: say`No-break space`,
      0x1680: say`Ogham space`,
      0x2000: say`En quad`,
      0x2001: say`Em quad`,
      0x2002: say`En space`,
      0x2003: say`Em space`,
      0x2004: say`Third of an em`,
      0x2005: say`Quarter of an em`,
      0x2006: say`Sixth of an em`,
      0x2007: say`Figure space`,
      0x2008: say`Punctuation space`,
      0x2009: say`Thin space`,
      0x200a: say`Hair space`,
      0x202f: say`Narrow no-break space`,
      0x205f: say`Mathematical space`,
    }),
    // As wide as two others.
    ...odd("blank", "  ", { 0x3000: say`Ideographic space` }),
    ...odd("invisible", "", {
      0xad: say`Soft hyphen`,
      0x200b: say`Zero-width space`,
      0x200c: say`Zero-width non-joiner`,
      0x200d: say`Zero-width joiner`,
      0x200e: say`Left-to-right mark`,
      0x200f: say`Right-to-left mark`,
      0x2060: say`Word joiner`,
      0xfeff: say`Byte order mark`,
    }),
    ...[0x201c, 0x201d, 0x201e, 0x201f, 0xab, 0xbb].flatMap((code) => odd("quote", '"', { [code]: typographic })),
    ...[0x2018, 0x2019, 0x201a, 0x201b].flatMap((code) => odd("quote", "'", { [code]: typographic })),
    ...odd("dash", "-", {
      0x2010: say`Typographic hyphen`,
      0x2011: say`No-break hyphen`,
      0x2012: say`Figure dash`,
      0x2013: say`En dash`,
      0x2014: say`Em dash`,
      0x2212: say`Minus sign`,
    }),
  ].map((each) => [each.code, each]),
);

const oneOf = (kinds: readonly OddCharacter["kind"][]): string =>
  [...characters.values()].flatMap(({ kind, code }) => (kinds.includes(kind) ? [String.fromCodePoint(code)] : [])).join("");

const dashes = oneOf(["dash"]);
const blanks = oneOf(["blank"]);
const gaps = blanks + oneOf(["invisible"]);

/** A dash is one of YAML's only as the hyphen of a list's item, and as a document's separator; elsewhere it is a part of a word. */
const listDash = new RegExp(String.raw`^([ \t${gaps}]*(?:-[ ${blanks}]+)*)([${dashes}])(?=[ \t${gaps}]|$)`, "gm");
const separator = new RegExp(String.raw`^(?:[-${dashes}]{3}|[${dashes}]{1,2})(?=[ \t\r${gaps}]*$)`, "gm");
const others = new RegExp(`[${gaps}${oneOf(["quote"])}]`, "g");

/** At the places that decide how YAML reads a line: its indentation, around a colon, and behind a list's hyphen. */
const inStructure = new RegExp(String.raw`^[ \t]*(?:- *)*[${gaps}]|[${gaps}]:(?:\s|$)|:[${gaps}]`, "m");

export const hasOddStructure = (text: string): boolean => inStructure.test(text.replace(/^\ufeff/, ""));
export const hasOddCharacter = (text: string): boolean => text.search(others) >= 0;

/** The text with the characters that were meant; null if it has no odd one. */
export function withPlainCharacters(text: string): string | null {
  const plain = text
    .replaceAll(separator, "---")
    .replaceAll(listDash, (_, before: string) => `${before}-`)
    .replaceAll(others, (char, index: number) => (isMark(char, index) ? char : (characters.get(char.charCodeAt(0))?.plain ?? char)));
  return plain === text ? null : plain;
}

/** A text may begin with a byte order mark. */
const isMark = (char: string, index: number): boolean => index === 0 && char === "\ufeff";

/** One error for each odd character, at its first place. Each offers the same `fix`, which replaces all of them. */
export function oddCharacterFindings(text: string, fix: FoundFix): Finding[] {
  const found = new Map<OddCharacter, { start: number; end: number; count: number }>();
  const meet = (start: number, length: number): void => {
    const character = characters.get(text.charCodeAt(start));
    if (character === undefined) return;
    const known = found.get(character);
    if (known === undefined) found.set(character, { start, end: start + length, count: length });
    else known.count += length;
  };
  for (const { index, 0: char } of text.matchAll(others)) if (!isMark(char, index)) meet(index, 1);
  for (const { index, 1: before = "" } of text.matchAll(listDash)) meet(index + before.length, 1);
  for (const { index, 0: written } of text.matchAll(separator)) meet(index, written.length);
  return [...found].map(([{ kind, name, code }, { start, end, count }]) => ({
    severity: "error",
    path: "",
    message: explanations[kind](name, code.toString(16).toUpperCase().padStart(4, "0"), count),
    span: { start, end },
    fixes: [fix],
  }));
}

const explanations: Readonly<Record<OddCharacter["kind"], (name: Words, code: string, count: number) => Words>> = {
  blank: (name, code, count) =>
    say`${name} (U+${code}): YAML does not read this character as a space. Number of them in the text: ${count}.`,
  invisible: (name, code, count) =>
    say`${name} (U+${code}): this character is invisible, and YAML reads it as a part of the text. Number of them in the text: ${count}.`,
  quote: (name, code, count) =>
    say`${name} (U+${code}): YAML does not read this character as a quote. Number of them in the text: ${count}.`,
  dash: (name, code, count) =>
    say`${name} (U+${code}): YAML does not read this character as a hyphen. Number of them in the text: ${count}.`,
};
