import { decodeLink, maxLinkLength, scenarioInPicture, writeScenarioFile } from "../engine/index";

/** A file's text, or a sentence if the file has none. */
export type FileText = { text: string } | { error: string };

/** Reads UTF-8, and UTF-16 with its mark, as PowerShell writes it into files. A picture that the page saved is read as its scenario's file. */
export function textIn(bytes: Uint8Array): FileText {
  if (bytes.length === 0) return { error: "It is empty." };
  if (bytes[0] === pngStart || bytes[0] === tagStart) {
    const picture = textInPicture(bytes);
    if (picture !== null) return picture;
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = decoded(bytes, isUtf16 ? "utf-16le" : "utf-8");
  if (text === null || text.includes("\0")) return { error: "It is not a text in UTF-8." };
  return text.trim() === "" ? { error: "It is empty." } : { text };
}

const pngStart = 0x89;
const tagStart = 0x3c;

/** null: it is no picture of the page. */
function textInPicture(bytes: Uint8Array): FileText | null {
  const found = scenarioInPicture(bytes, maxLinkLength);
  if (found.kind === "damaged") return { error: "The picture is damaged: a part of the file is missing or changed." };
  if (found.kind === "none") return bytes[0] === pngStart ? { error: "The picture has no scenario." } : null;
  const link = decodeLink(found.fragment);
  return link.ok ? { text: writeScenarioFile(link.value.scenario) } : { error: link.error };
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
