import { maxSamplesLength } from "../../engine/index";
import { t } from "../ui/text";

/** A file's text, or why there is none, in a sentence. */
export async function fileText(file: File): Promise<{ text: string; error?: string }> {
  // Not even read: a character takes at most three bytes.
  if (file.size > 3 * maxSamplesLength) {
    return { text: "", error: t`It is ${(file.size / 1e6).toFixed(1)} MB long; at most ${maxSamplesLength / 1e6} MB are read.` };
  }
  try {
    return { text: await file.text() };
  } catch {
    return { text: "", error: t`This browser could not read it.` };
  }
}
