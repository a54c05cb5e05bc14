import type { Span } from "./yamlTree";

/** The objects of a text that is one JSON object after another, as kubectl reads them; null if it is not. */
export function jsonObjects(source: string): Span[] | null {
  const objects: Span[] = [];
  for (let at = 0; ;) {
    at = behindBlanks(source, at);
    if (at >= source.length) return objects.length > 1 ? objects : null;
    const end = source.charAt(at) === "{" ? endOfObject(source, at) : -1;
    if (end < 0) return null;
    objects.push({ start: at, end });
    at = end;
  }
}

function behindBlanks(source: string, start: number): number {
  let at = start;
  while (/[ \t\r\n]/.test(source.charAt(at))) at++;
  return at;
}

function endOfObject(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === '"') {
      for (at++; at < source.length && source.charAt(at) !== '"'; at++) if (source.charAt(at) === "\\") at++;
    } else if (char === "{" || char === "[") depth++;
    else if ((char === "}" || char === "]") && --depth === 0) return at + 1;
  }
  return -1;
}
