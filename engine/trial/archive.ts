import { strToU8, zipSync, type Zippable } from "fflate";
import type { TrialFile } from "./trial";

/** The files as a ZIP. The same files give the same bytes. */
export function trialArchive(files: readonly TrialFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[path] = [strToU8(text), { mtime: "2020-01-01T00:00:00" }];
  return Uint8Array.from(zipSync(entries, { level: 9 }));
}
