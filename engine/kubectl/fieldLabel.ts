import type { Dated } from "../controller/releases";

/** kubernetes#135683, merged in December 2025 after 1.35. No known description of an HPA has such a name, so upgrades do not list it. */
export const mergesAcronymsIn: Dated = { since: "1.36", certainty: "likely" };

/**
 * A field's name in words: "scaleTargetGVKR" is "Scale Target GVKR". A name with anything but letters and "-" stays as it is, so that
 * "s0-prometheus" is no sentence. Mirrors smartLabelFor in k8s.io/kubectl/pkg/describe.
 */
export function fieldLabel(field: string, mergesAcronyms: boolean): string {
  if (!/^[\p{L}-]*$/u.test(field)) return field;
  const parts = camelCaseParts(field);
  return (mergesAcronyms ? mergeAcronyms(parts) : parts).map(labelOfPart).join(" ");
}

/** Runs of one case; the last capital before small letters begins their word. Mirrors github.com/fatih/camelcase. */
function camelCaseParts(field: string): string[] {
  return field.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[^\p{Lu}\p{Ll}]+/gu) ?? [];
}

/** A part in capitals takes the part behind it if that begins with a capital. */
function mergeAcronyms(parts: readonly string[]): string[] {
  const merged: string[] = [];
  for (let index = 0; index < parts.length; index++) {
    const [part, next = ""] = parts.slice(index, index + 2) as [string, string?];
    const takesNext = part.length >= 2 && !/\p{Ll}/u.test(part) && /^\p{Lu}/u.test(next);
    merged.push(takesNext ? part + next : part);
    if (takesNext) index++;
  }
  return merged;
}

function labelOfPart(part: string): string {
  const capitals = part.toUpperCase();
  if (acronyms.has(capitals)) return capitals;
  return part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const acronyms: ReadonlySet<string> = new Set(["API", "URL", "UID", "GUID"]);
