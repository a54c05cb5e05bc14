import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export const licencesFile = "THIRD_PARTY_LICENSES.txt";

/**
 * Writes the licences of the packages in the built files. `seen` records the packages of a build: workers are builds of their own within
 * the page's, and end before it, so their plugin only records.
 */
export function thirdPartyLicences(): { seen: () => Plugin; written: () => Plugin } {
  const folders = new Set<string>();
  function note(bundle: Rolldown.OutputBundle): void {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      for (const id of file.moduleIds) {
        const folder = packageFolder(id);
        if (folder !== null) folders.add(folder);
      }
    }
  }
  return {
    seen: () => ({ name: "third-party-licences-seen", apply: "build", generateBundle: (_, bundle) => note(bundle) }),
    written: () => ({
      name: "third-party-licences",
      apply: "build",
      generateBundle(_, bundle) {
        note(bundle);
        this.emitFile({ type: "asset", fileName: licencesFile, source: licencesOf([...folders]) });
      },
    }),
  };
}

/** The folder of a module's package; null for the project's own. Code that the bundler adds belongs to the bundler. */
export function packageFolder(id: string): string | null {
  if (id.includes("rolldown/runtime")) return ownFolder("rolldown");
  if (id.startsWith("\0vite/")) return ownFolder("vite");
  const path = id.replace(/^\0+/, "").replace(/\?.*$/, "");
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

function ownFolder(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(join(folder, "package.json")) || packageIn(folder).name !== name) folder = dirname(folder);
  return folder;
}

interface Package {
  name?: string;
  version?: string;
  license?: string;
  homepage?: string;
}

const packageIn = (folder: string): Package => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;

function licencesOf(folders: readonly string[]): string {
  const sections = new Map(folders.map((folder) => section(folder)));
  const inOrder = [...sections].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `The built files of HPA Playground hold code and icons of the packages below, each under its own licence.\n\n${inOrder.join("\n\n")}\n`;
}

/**
 * A package's licence and notices, as its authors ship them. A package without any is an error, because it must not be shipped without its
 * licence.
 */
function section(folder: string): [string, string] {
  const { name = "", version = "", license = "", homepage } = packageIn(folder);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice|third-?party-?notices?)(?:[.-].*)?$/i.test(file));
  const texts = files.toSorted().map((file) => withoutToolsOwn(readFileSync(join(folder, file), "utf8")).trim());
  const further = furtherLicences[name] ?? [];
  if (texts.length + further.length === 0)
    throw new Error(`${name} ${version} has no licence file: write its licence in scripts/thirdPartyLicenses.ts`);
  const title = `${name} ${version} (${license})`;
  const head = [title, ...(homepage === undefined ? [] : [homepage])].join("\n");
  return [`${name} ${version}`, [`${"=".repeat(80)}\n${head}\n${"=".repeat(80)}`, ...texts, ...further].join("\n\n")];
}

/** The bundler's licence text also has the licences of its own dependencies; none of them is in the built files. */
const withoutToolsOwn = (text: string): string => text.split(/^# Licenses of bundled dependencies/m)[0] ?? "";

/** Licences of code that a package ships without a file that names them. */
const furtherLicences: Readonly<Record<string, readonly string[]>> = {
  "monaco-editor": [
    `Codicons (https://github.com/microsoft/vscode-codicons), the editor's icon font, copyright Microsoft Corporation:
the icons are under the Creative Commons Attribution 4.0 International licence (https://creativecommons.org/licenses/by/4.0/legalcode),
their source code is under the MIT licence. The icons are not changed.`,
  ],
};
