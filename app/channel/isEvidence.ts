import { evidenceHead, looksLikeEvidence } from "../../engine/index";
import { readApart } from "./readApart";
import type { TextKinds } from "./textKinds";

/** Characters of a foreign text that the page itself looks at. A worker reads the rest, because it can be ended. */
export const firstLook = 4096;

/**
 * Whether a text is evidence by the signs in its first lines. A comment in a longer text decides nothing, because a manifest may follow in
 * which it shows what kubectl prints.
 */
export function isEvidenceAtFirstLook(text: string): boolean {
  if (text.length <= firstLook) return looksLikeEvidence(text);
  const seen = text.slice(0, firstLook);
  return looksLikeEvidence(
    seen
      .split("\n")
      .filter((line) => !line.trimStart().startsWith("#"))
      .join("\n"),
  );
}

/**
 * Whether one of the texts is evidence. A worker looks for the signs that are not in the first lines; if it cannot, the first lines decide.
 * A text may be cut off after its `evidenceHead`.
 */
export async function isEvidence(texts: readonly string[]): Promise<boolean> {
  if (texts.some(isEvidenceAtFirstLook)) return true;
  const heads = texts.filter(({ length }) => length > firstLook).map((text) => text.slice(0, evidenceHead));
  if (heads.length === 0) return false;
  const read = await readApart<TextKinds, "isEvidence">("isEvidence", { heads });
  return read.ok && read.answer;
}
