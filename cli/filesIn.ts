import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Manifests are written in these, templates of charts as well. */
const mayHaveManifests = /\.(?:ya?ml|json|tpl)$/i;

/** The files in a directory and below it that may have manifests, in the order of their names; null: it is no directory. Links are not followed. */
export function filesIn(name: string): string[] | null {
  if (name === "-" || statSync(name, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
  const files: string[] = [];
  const walk = (directory: string): void => {
    const entries = readdirSync(directory, { withFileTypes: true });
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && mayHaveManifests.test(entry.name)) files.push(path);
    }
  };
  walk(name);
  return files;
}
