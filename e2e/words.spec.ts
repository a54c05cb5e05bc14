/** Whether the built page's files of words have what its files of code show. No browser is needed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseAst } from "vite";

const assets = join(import.meta.dirname, "..", "dist", "assets");
const texts = join(import.meta.dirname, "..", "app", "text");

type Node = { type: string } & Record<string, unknown>;
interface Code {
  texts: Set<string>;
  imports: string[];
  /** What its `import()` ask for: the file, and the files whose words come with it. */
  later: { file: string; comes: string[] }[];
}

const translated = (part: string): string[] =>
  readdirSync(join(texts, part), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(texts, part, file), "utf8")) as object));

/** The engine's sentences are templates, too; a text that is also one of them may be only that here. */
const ofEngine = new Set(translated("engine"));
const known = new Set(translated("messages").filter((text) => !ofEngine.has(text)));

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function read(file: string): Code {
  const source = readFileSync(join(assets, file), "utf8");
  const code: Code = { texts: new Set(), imports: [], later: [] };
  const preloaded = (JSON.parse(/m\.f=(\[[^\]]*\])/.exec(source)?.[1] ?? "[]") as string[]).map((path) => path.slice(2));
  visit(parseAst(source), (node) => {
    if (node.type === "ImportDeclaration") code.imports.push(String((node["source"] as Node)["value"]).slice(2));
    if (node.type === "TaggedTemplateExpression") code.texts.add(keyOf(node));
    const [load, files, ...rest] = node.type === "CallExpression" ? (node["arguments"] as Node[]) : [];
    if (!load || !files || rest.length !== 1) return;
    const [list = files] = files.type === "CallExpression" ? (files["arguments"] as Node[]) : [];
    if (list.type !== "ArrayExpression") return;
    const comes = (list["elements"] as Node[]).map((index) => preloaded[Number(index["value"])]!);
    visit(load, (inner) => {
      const path = inner.type === "ImportExpression" ? pathOf(inner["source"] as Node) : null;
      if (path !== null) code.later.push({ file: path.slice(2), comes });
    });
  });
  return code;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  if (!isNode(node)) return;
  see(node);
  for (const value of Object.values(node)) visit(value, see);
}

const cooked = (template: Node): string[] => (template["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);

const pathOf = (source: Node): string | null =>
  source.type === "TemplateLiteral" ? cooked(source).join("") : typeof source["value"] === "string" ? source["value"] : null;

/** The key of a text in the translations: its template, and what it means if its tag says that: meant("a shape of load")`step`. */
function keyOf({ tag, quasi }: Node): string {
  const key = cooked(quasi as Node).reduce((before, text, index) => `${before}{${index - 1}}${text}`);
  const meaning = (tag as Node).type === "CallExpression" ? pathOf(((tag as Node)["arguments"] as Node[])[0]!) : null;
  return meaning === null ? key : `${key} [${meaning}]`;
}

/** The texts that are not there when the file runs that shows them, as "file: text". */
function forgotten(files: ReadonlyMap<string, Code>, page: string, words: Words): string[] {
  const firstFiles = withImports([page], files);
  const there = (file: string) => new Set([words.first, ...(words.needs[file] ?? []).map((index) => words.groups[index]!)].flat());
  const lacking = (file: string, shown: ReadonlySet<string>) =>
    [...withImports([file], files)].flatMap((each) =>
      [...files.get(each)!.texts].filter((text) => known.has(text) && !shown.has(text)).map((text) => `${each}: ${text}`),
    );
  const starts = [...files.values()].flatMap(({ later }) => later).filter(({ file }) => files.has(file) && !firstFiles.has(file));
  const come = ({ comes }: { comes: string[] }) => new Set([...words.first, ...comes.flatMap((file) => [...there(file)])]);
  return [...lacking(page, new Set(words.first)), ...starts.flatMap((start) => lacking(start.file, come(start)))];
}

interface Words {
  first: string[];
  groups: string[][];
  needs: Record<string, number[]>;
}

function withImports(from: string[], files: ReadonlyMap<string, Code>): Set<string> {
  const reached = new Set(from);
  for (const file of reached) for (const imported of files.get(file)?.imports ?? []) if (files.has(imported)) reached.add(imported);
  return reached;
}

test("in each language, the words of late code come with it", () => {
  const names = readdirSync(assets);
  const code = names.filter((file) => file.endsWith(".js") && !/^(worker|\w+\.worker|editor\.api)-/.test(file));
  const files = new Map(code.map((file) => [file, read(file)]));
  const page = code.find((file) => file.startsWith("page-"))!;
  const late = [...files.keys()].filter((file) => !withImports([page], files).has(file));
  expect(late.flatMap((file) => [...files.get(file)!.texts].filter((text) => known.has(text))).length).toBeGreaterThan(1500);
  for (const language of ["de", "uk"]) {
    const json = (name: string) => JSON.parse(readFileSync(join(assets, name), "utf8")) as never;
    const first = json(page.replace(/js$/, `${language}.json`)) as {
      words: { messages: object };
      files: string[];
      needs: Record<string, number[]>;
    };
    const groups = first.files.map((name) => Object.keys((json(name) as { messages?: object }).messages ?? {}));
    const words = { first: Object.keys(first.words.messages), groups, needs: first.needs };
    expect(forgotten(files, page, words), language).toEqual([]);

    // A word that the split forgets is found, early or late.
    const early = [...files.get(page)!.texts].find((text) => known.has(text))!;
    const withoutEarly = { ...words, first: words.first.filter((text) => text !== early) };
    expect(forgotten(files, page, withoutEarly)).toContain(`${page}: ${early}`);
    const withoutLate = { ...words, groups: groups.map((group, index) => (index === 0 ? group.slice(1) : group)) };
    expect(forgotten(files, page, withoutLate).join()).toContain(groups[0]![0]!);
  }
});
