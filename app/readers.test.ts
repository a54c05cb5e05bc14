import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/**
 * Foreign text is read in a worker that can be ended. So no module of the page itself may import what reads a text: the YAML reader and all
 * that is built on it, and these.
 */
const otherReaders = [
  "completionsAt",
  "decodeLink",
  "decodeShortLink",
  "explainEvidence",
  "looksLikeEvidence",
  "looksLikeSamples",
  "readEvidence",
  "readFile",
  "readKubectlAutoscale",
  "readSamples",
  "textSummary",
];

/**
 * Who may, and why the page does not wait for it: a first look at 4096 characters at most, one pass of a bounded length, or no text of others.
 */
const allowed: Record<string, string> = {
  "channel/isEvidence.ts looksLikeEvidence": "It gets the first 4096 characters.",
  "store/summaries.ts textSummary": "At most 4096 characters.",
  "share/unread.ts decodeShortLink": "At most 4096 characters, which inflate to at most as many bytes.",
  "lessons/measure.ts inputDifferences": "It gets one manifest twice, which it does not read.",
};

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(file, "utf8");
/** Without comments, and without imports of types alone. */
const codeOf = (file: string) =>
  read(file)
    .replace(/^import type [^;]*;$/gm, "")
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

function resolved(from: string, named: string): string | null {
  if (!named.startsWith(".")) return null;
  const path = join(dirname(from), named);
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

interface Import {
  names: string[];
  from: string;
}

/** The values that a file imports or passes on, with the file that they are from; a file that is imported late has no names. */
function importsOf(file: string): Import[] {
  const code = codeOf(file);
  const named = [...code.matchAll(/^(?:import|export) (?:\w+, )?\{([^}]*)\} from "([^"]+)";/gm)].map(([, names, from]) => ({
    names: names!.split(",").flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? []),
    from: from!,
  }));
  const whole = [...code.matchAll(/^(?:import|export) \* (?:as \w+ )?from "([^"]+)";/gm)].map(([, from]) => ({
    names: ["*"],
    from: from!,
  }));
  const late = [...code.matchAll(/(?<!typeof )\bimport\(\s*"([^"]+)"\s*\)/g)].map(([, from]) => ({ names: [], from: from! }));
  const effects = [...code.matchAll(/^import "([^"]+)";/gm)].map(([, from]) => ({ names: [], from: from! }));
  return [...named, ...whole, ...late, ...effects].flatMap(({ names, from }) => {
    const target = resolved(file, from);
    return target === null ? [] : [{ names, from: target }];
  });
}

function reach(start: string, follows: (each: Import) => boolean = () => true): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const each of importsOf(file)) if (follows(each)) reached.add(each.from);
  return reached;
}

const door = join(root, "engine/index.ts");
const yaml = join(root, "engine/manifest/yamlTree.ts");

/** The names of the engine's door that read a text. */
function readersOfTheDoor(): Set<string> {
  const readsYaml = new Map<string, boolean>();
  const reads = (file: string) => readsYaml.get(file) ?? readsYaml.set(file, reach(file).has(yaml)).get(file)!;
  const found = importsOf(door).flatMap(({ names, from }) => {
    if (!reads(from)) return [];
    if (!names.includes("*")) return names;
    return [...codeOf(from).matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name!);
  });
  return new Set([...found.filter(isFunction), ...otherReaders]);
}

const doorCode = await import("../engine/index");
const isFunction = (name: string) => typeof (doorCode as Record<string, unknown>)[name] === "function";

test("no module of the page itself imports what reads a text", () => {
  const readers = readersOfTheDoor();
  for (const name of [...otherReaders, "parseManifest", "fieldAt", "completionsAt", "judgeEdit"]) expect(readers).toContain(name);
  const page = [...reach(join(root, "app/main.tsx"), ({ from }) => from.startsWith(join(root, "app")))];
  expect(page.length).toBeGreaterThan(300);
  const found = page.flatMap((file) =>
    importsOf(file).flatMap(({ names, from }) => {
      const importer = relative(join(root, "app"), file);
      if (from === door) return names.filter((name) => readers.has(name)).map((name) => `${importer} ${name}`);
      const isEngine = from.startsWith(join(root, "engine"));
      return isEngine && reach(from).has(yaml) ? [`${importer} ${relative(root, from)}`] : [];
    }),
  );
  expect(found.filter((each) => !Object.hasOwn(allowed, each)).toSorted()).toEqual([]);
  expect(Object.keys(allowed).filter((each) => !found.includes(each))).toEqual([]);
});

test("what a worker does is no part of the page", () => {
  const page = reach(join(root, "app/main.tsx"), ({ from }) => from.startsWith(join(root, "app")));
  for (const file of [
    "worker.ts",
    "simulation/textWork.ts",
    "simulation/helpWork.ts",
    "simulation/judgeText.ts",
    "evidence/evidenceWork.ts",
    "exchange/samplesWork.ts",
    "picture/gifWork.ts",
  ])
    expect(page.has(join(root, "app", file)), file).toBe(false);
});
