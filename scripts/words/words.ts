import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { areaFiles, catalogueOf, partNames, readAreas, translatedInto, type Area, type Part } from "./areas.ts";
import type { FirstWords, Words } from "./fetchWords.ts";
import { readTexts } from "./readTexts.ts";
import { split, type CodeFile, type Split } from "./split.ts";

const root = join(import.meta.dirname, "../..").replaceAll("\\", "/");
const loader = `${root}/app/text/catalogue.ts`;
const fetcher = `${root}/scripts/words/fetchWords.ts`;
const wholePrefix = "virtual:words/";
/** Vite's own, through which each `import()` of the built page goes. */
const preloader = "\0vite/preload-helper.js";

/**
 * The modules that show the texts that no code of the page contains, by their area, else by its folder. What other modules show as well must
 * come with one of these.
 */
export const shownBy: Readonly<Record<string, readonly string[]>> = {
  engine: ["app/words/engineText.ts"],
  "engine/evidence": ["app/evidence/EvidenceSays.tsx", "app/exchange/readError.ts"],
  "engine/lessons": ["app/lessons/LessonErrors.tsx"],
  "engine/guide": ["app/words/names/guideWords.ts"],
  "engine/kedaGuide": ["app/words/names/guideWords.ts"],
  "engine/vpaManifest": ["app/words/names/vpaWords.ts"],
  "engine/samples": ["app/evidence/EvidenceSays.tsx", "app/exchange/readError.ts"],
  "entries/titles": ["app/words/names/shownName.ts"],
  "entries/texts": ["app/library/entryTexts.ts"],
};

/**
 * The page's words in other languages. In the built page each file of code comes with its own words, in the page's language: the first file
 * of words with the page's own code, the others with the late parts. Elsewhere a language comes as a whole.
 */
export function words(): Plugin {
  let isBuild = false;
  let divided: Split | null = null;
  const areas = once(readAreas);
  return {
    name: "words",
    enforce: "pre",
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id.startsWith(wholePrefix) ? `\0${id}` : null),
    load(id) {
      if (id === loader)
        return isBuild
          ? `export { loadCatalogue } from ${JSON.stringify(fetcher)};`
          : wholeLoader(translatedInto.map((name) => [name, `${wholePrefix}${name}`]));
      if (!id.startsWith(`\0${wholePrefix}`)) return null;
      for (const file of areaFiles()) this.addWatchFile(file);
      return `export const catalogue = ${JSON.stringify(catalogueOf(readAreas(), id.slice(wholePrefix.length + 1)))};`;
    },
    transform: {
      filter: { id: /preload-helper/ },
      handler(code, id) {
        if (id !== preloader) return null;
        const own = code.replace("export const __vitePreload =", "const preload =");
        if (own === code) throw new Error("Vite loads late code in another way than this plugin knows.");
        return `import { withWords } from ${JSON.stringify(fetcher)};
${own};
export const __vitePreload = (load, files, importer) => preload(withWords(files, load), files, importer);`;
      },
    },
    // The file of the page's own code names its words, so it gets a new name with them.
    augmentChunkHash({ moduleIds }) {
      return moduleIds.includes(fetcher)
        ? createHash("sha256")
            .update(JSON.stringify([areas(), shownBy]))
            .digest("hex")
        : undefined;
    },
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.find(({ isEntry }) => isEntry);
        const own = chunks.find(({ moduleIds }) => moduleIds.includes(fetcher));
        if (!entry || !own) throw new Error("This is no build of the page.");
        divided = split(codeFiles(chunks, areas()), entry.fileName, weightIn(areas()));
        for (const language of translatedInto) {
          const files = divided.groups.map(({ name, texts }) => {
            const file = this.emitFile({
              type: "asset",
              name: `${chunks.find(({ fileName }) => fileName === name)?.name ?? name}.${language}.json`,
              source: JSON.stringify(wordsOf(areas(), language, new Set(texts))),
            });
            return basename(this.getFileName(file));
          });
          const needs = Object.fromEntries([...divided.needs].map(([file, groups]) => [basename(file), groups]));
          const first: FirstWords = { words: wordsOf(areas(), language, divided.first), files, needs };
          this.emitFile({ type: "asset", fileName: own.fileName.replace(/js$/, `${language}.json`), source: JSON.stringify(first) });
        }
      },
    },
  };

  /** The files that come with late code. Vite names none if there is only one, but its name leads to its words. */
  function resolveDependencies(file: string, files: string[], { hostType }: { hostType: "html" | "js" }): string[] {
    if (hostType === "html" || divided === null) return files;
    const { firstFiles, needs } = divided;
    const late = files.filter((each) => !firstFiles.has(each));
    return late.length === 0 && needs.has(file) ? [file] : late;
  }
}

const wholeLoader = (addresses: readonly [name: string, address: string][]): string => `
const loads = { ${addresses.map(([name, address]) => `${name}: () => import(${JSON.stringify(address)})`).join(", ")} };
export const loadCatalogue = async (name) => (Object.hasOwn(loads, name) ? (await loads[name]()).catalogue : null);`;

const codeFiles = (chunks: readonly Rolldown.OutputChunk[], areas: readonly Area[]): Map<string, CodeFile> =>
  new Map(
    chunks.map(({ fileName, imports, dynamicImports, moduleIds }) => {
      const texts = moduleIds.flatMap((id) => textsOf(id.replaceAll("\\", "/"), areas));
      return [fileName, { imports, dynamicImports, texts: new Set(texts) }];
    }),
  );

/** The keys of the texts that a module shows. */
function textsOf(id: string, areas: readonly Area[]): string[] {
  const [, module] = id.split(`${root}/`);
  if (module === undefined || !/^app\/.*\.tsx?$/.test(module)) return [];
  const { messages, nouns } = readTexts([id]);
  const shown = areas.filter(({ part, name }) => (shownBy[name] ?? shownBy[part])?.includes(module));
  return [
    ...[...messages.keys()].map((key) => keyIn("messages", key)),
    ...[...nouns.keys()].map((key) => keyIn("nouns", key)),
    ...shown.flatMap(({ part, texts }) => Object.keys(texts).map((key) => keyIn(part, key))),
  ];
}

/**
 * For the package. The command line gets all that `app/words` says, of a language that is loaded as a whole. Programs in English wait for no
 * words: a module that waits at its top cannot be loaded by `require`, nor by Docusaurus.
 */
export function reportWords(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    transform: {
      filter: { id: /app\/text\/language\.ts$/ },
      handler(code) {
        const own = code.replace("(await loadCatalogue(chosenLanguage).catch(() => null))", "null");
        if (own === code) throw new Error("app/text/language.ts loads its catalogue in another way than this plugin knows.");
        return own;
      },
    },
    resolveId: (id) => (id.startsWith(wholePrefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${wholePrefix}`)) return null;
      const areas = readAreas();
      const said = new Set(sourcesIn("app/words").flatMap((file) => textsOf(`${root}/${file}`, areas)));
      const words = wordsOf(areas, id.slice(wholePrefix.length + 1), said);
      return `export const catalogue = ${JSON.stringify({ messages: {}, engine: {}, entries: {}, nouns: {}, ...words })};`;
    },
  };
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && !/\.test\.|\.d\.ts$|\/testing\//.test(file));

/** The characters that a text takes, with its translation into the first of the languages. */
function weightIn(areas: readonly Area[]): (key: string) => number {
  const all = catalogueOf(areas, translatedInto[0]);
  const weights = new Map(
    partNames.flatMap((part) =>
      Object.entries(all[part]).map(([english, translated]) => [keyIn(part, english), JSON.stringify([english, translated]).length]),
    ),
  );
  return (key) => weights.get(key) ?? 0;
}

const keyIn = (part: Part, english: string): string => `${part}/${english}`;

function wordsOf(areas: readonly Area[], language: string, keys: ReadonlySet<string>): Words {
  const all = catalogueOf(areas, language);
  const parts = partNames.map((part) => [part, Object.entries(all[part]).filter(([english]) => keys.has(keyIn(part, english)))] as const);
  return Object.fromEntries(parts.flatMap(([part, texts]) => (texts.length === 0 ? [] : [[part, Object.fromEntries(texts)]])));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
