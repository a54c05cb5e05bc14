import { verbatim, type Foreign } from "../lib/sentence";
import type { Span } from "./yamlTree";

/** Texts that js-yaml reads and gopkg.in/yaml.v2 refuses. Each is null or the first place of it. */

interface Oddity {
  reason: Foreign;
  offset: number;
}

/**
 * Characters, a version of YAML, and tabs before a line's first sign. `enclosed`: brackets, quotes and blocks of text, where a tab is
 * allowed.
 */
export function firstOddity(source: string, enclosed: readonly Span[]): Oddity | null {
  return controlCharacter(source) ?? otherVersion(source) ?? tabBeforeContent(source, enclosed);
}

/** Characters. The reader does not accept a longer key. */
export const longestKey = 1024;

function controlCharacter(source: string): Oddity | null {
  const offset = source.search(/[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  return offset < 0 ? null : { reason: verbatim`control characters are not allowed`, offset };
}

function otherVersion(source: string): Oddity | null {
  if (!source.startsWith("%") && !source.includes("\n%")) return null;
  const [line, version = "1.1"] = /^%YAML[ \t]+([^ \t\r\n]+)/m.exec(source) ?? [];
  return version === "1.1" ? null : { reason: verbatim`found incompatible YAML document`, offset: source.indexOf(line ?? "") };
}

function tabBeforeContent(source: string, enclosed: readonly Span[]): Oddity | null {
  const spans = [...enclosed].toSorted((a, b) => a.start - b.start);
  let next = 0;
  let reached = 0;
  for (let line = source.search(/\t/) < 0 ? source.length : 0; line < source.length; line = behindLine(source, line)) {
    const offset = firstSign(source, line);
    if (source.charAt(offset) !== "\t") continue;
    for (; (spans[next]?.start ?? Infinity) <= offset; next++) reached = Math.max(reached, spans[next]?.end ?? 0);
    if (reached <= offset) return { reason: verbatim`tab characters must not be used in indentation`, offset };
  }
  return null;
}

/** Behind a line's blanks, and behind the dashes and question marks of lists and keys. */
function firstSign(source: string, line: number): number {
  let offset = line;
  while (source.charAt(offset) === " ") offset++;
  while (/[-?]/.test(source.charAt(offset)) && /[ \t]/.test(source.charAt(offset + 1))) {
    offset++;
    while (source.charAt(offset) === " ") offset++;
  }
  return offset;
}

function behindLine(source: string, line: number): number {
  const end = source.indexOf("\n", line);
  return end < 0 ? source.length : end + 1;
}
