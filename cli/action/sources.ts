import { matchesGlob } from "node:path";

/**
 * The files that names, folders and patterns mean. What is named is one of them in any case; of a folder or a pattern only what `isWanted`.
 * A name that means no file at all is an error.
 */
export function filesOf(
  names: readonly string[],
  { filesIn: inFolder, exists }: { filesIn(name: string): string[] | null; exists(name: string): boolean },
  isWanted: (file: string) => boolean,
): { files: string[] } | { error: string } {
  const files = new Set<string>();
  const missing: string[] = [];
  let all: string[] | null = null;
  for (const name of names) {
    // A folder or a file may be called "[id]".
    const found =
      isPattern(name) && !exists(name) ? (all ??= inFolder(".") ?? []).filter((file) => matchesGlob(file, name)) : inFolder(name);
    if (found?.length === 0) missing.push(name);
    for (const file of found?.filter(isWanted) ?? [name]) files.add(file);
  }
  return missing.length > 0 ? { error: `No file that may have a manifest matches ${missing.join(", ")}.` } : { files: [...files] };
}

/** A pattern means files, and a name also all that is in its folder. */
export const without = (files: readonly string[], excluded: readonly string[]): string[] =>
  files.filter(
    (file) => !excluded.some((each) => file === each || file.startsWith(`${each}/`) || (isPattern(each) && matchesGlob(file, each))),
  );

const isPattern = (name: string): boolean => /[*?[\]{}]/.test(name);
