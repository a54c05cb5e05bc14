/**
 * Numbers of a text that are fields of the entry's scenario, written `[50](averageUtilization)`: the digits, and the end of the field's path
 * in the manifest, or `workload.` and a number of the workload. A translation keeps them; a test compares each with its scenario.
 */
export interface BoundNumber {
  digits: string;
  field: string;
}

const bound = /\[(\d{1,9})\]\(([\w.[\]]{1,60})\)/;

/** A text in its order: what is only to be read, and its bound numbers. */
export function textParts(text: string): (string | BoundNumber)[] {
  const parts = text.split(bound);
  return parts.flatMap((part, index): (string | BoundNumber)[] => {
    if (index % 3 === 0) return part === "" ? [] : [part];
    return index % 3 === 1 ? [{ digits: part, field: parts[index + 1]! }] : [];
  });
}

/** A text as it is printed. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => (typeof part === "string" ? part : part.digits))
    .join("");
