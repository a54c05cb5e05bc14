import { noWords, say, type Words } from "./sentence";
/**
 * Where a text stops being JSON, as the end of a sentence: ": see line 7". JavaScript engines name the place as a line, as an offset, or
 * not at all.
 */
export function jsonErrorPlace(error: unknown, text: string): Words {
  const message = error instanceof Error ? error.message : "";
  const line = /line (\d+)/.exec(message)?.[1];
  const offset = /position (\d+)/.exec(message)?.[1];
  if (line !== undefined) return say`: see line ${line}`;
  return offset === undefined ? noWords : say`: see line ${text.slice(0, Number(offset)).split("\n").length}`;
}
