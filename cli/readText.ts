/** A file's text, or a sentence if the file has none. */
export type FileText = { text: string } | { error: string };

/** Reads UTF-8, and UTF-16 with its mark, as PowerShell writes it into files. */
export function textIn(bytes: Uint8Array): FileText {
  if (bytes.length === 0) return { error: "It is empty." };
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = decoded(bytes, isUtf16 ? "utf-16le" : "utf-8");
  if (text === null || text.includes("\0")) return { error: "It is not a text in UTF-8." };
  return text.trim() === "" ? { error: "It is empty." } : { text };
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Why a file could not be read, by Node's error code. */
export const failure = (error: unknown): string => failures.get(codeOf(error)) ?? (error instanceof Error ? error.message : String(error));

/** Node's code of an error, such as ENOENT; empty if it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

const failures = new Map([
  ["ENOENT", "There is no such file."],
  ["EISDIR", "It is a directory, not a file."],
  ["EACCES", "You have no permission to read it."],
  ["EPERM", "You have no permission to read it."],
  ["ENOTDIR", "A part of its path is a file, not a directory."],
  ["ELOOP", "Its symbolic links lead in a circle."],
  ["ERR_FS_FILE_TOO_LARGE", "It is too long."],
]);
