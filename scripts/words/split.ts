/** Splits the words of the page as the build splits its code: what needs no translation before the first answer comes with its late code. */

/** A built file of code. */
export interface CodeFile {
  /** The files that it needs before it runs, and those that it may load later. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** The keys of the texts that it shows. */
  texts: ReadonlySet<string>;
}

export interface Split {
  /** The files of the first part. */
  firstFiles: ReadonlySet<string>;
  /** The texts that come with them. */
  first: ReadonlySet<string>;
  /** Texts that come together; each text is in one of them or in the first part. */
  groups: readonly Group[];
  /** The groups that a late file needs, with all that it imports. Files that need none are absent. */
  needs: ReadonlyMap<string, readonly number[]>;
}

export interface Group {
  /** The late file that alone shows these texts, or what else they are. */
  name: string;
  texts: readonly string[];
}

/** `entry` is the file that the page starts with; `weigh` says how many characters a text takes. */
export function split(files: ReadonlyMap<string, CodeFile>, entry: string, weigh: (text: string) => number): Split {
  const firstFiles = withImports(entry, files);
  const first = textsOf(firstFiles, files);
  const starts = [...new Set([...files.values()].flatMap(({ dynamicImports }) => dynamicImports))].filter((file) => !firstFiles.has(file));

  /** The late parts that show a text. */
  const users = new Map<string, string[]>();
  for (const start of starts)
    for (const text of textsOf(withImports(start, files), files))
      if (!first.has(text)) users.set(text, [...(users.get(text) ?? []), start]);

  const { groups, tiny } = groupsOf(users, weigh);
  for (const text of tiny) first.add(text);
  const groupOf = new Map(groups.flatMap(({ texts }, index) => texts.map((text) => [text, index])));
  const needs = new Map<string, number[]>();
  for (const file of files.keys()) {
    const needed = new Set([...textsOf(withImports(file, files), files)].flatMap((text) => groupOf.get(text) ?? []));
    if (needed.size > 0) needs.set(file, [...needed]);
  }
  return { firstFiles, first, groups, needs };
}

/**
 * Texts with the same users come together. Each request has its price: what would be small files comes in two, that of one part each and
 * that of several, and a few words are cheaper in the first part.
 */
function groupsOf(users: ReadonlyMap<string, readonly string[]>, weigh: (text: string) => number): { groups: Group[]; tiny: string[] } {
  const byUsers = new Map<string, Group>();
  for (const [text, [user = "", ...others]] of users) {
    const key = [user, ...others].join(" ");
    const group = byUsers.get(key) ?? { name: others.length === 0 ? user : shared, texts: [] };
    byUsers.set(key, { ...group, texts: [...group.texts, text] });
  }
  const groups: Group[] = [];
  const [ofOne, ofSeveral, tiny]: [string[], string[], string[]] = [[], [], []];
  for (const group of byUsers.values()) {
    const weight = group.texts.reduce((sum, text) => sum + weigh(text), 0);
    if (weight >= leastOfFile) groups.push(group);
    else if (weight < leastOfLate) tiny.push(...group.texts);
    else (group.name === shared ? ofSeveral : ofOne).push(...group.texts);
  }
  const together = [
    { name: "small", texts: ofOne },
    { name: shared, texts: ofSeveral },
  ].filter(({ texts }) => texts.length > 0);
  return { groups: [...groups, ...together], tiny };
}

const shared = "shared";

/** In characters of the English and the translated texts. */
const leastOfFile = 2000;
const leastOfLate = 300;

function withImports(file: string, files: ReadonlyMap<string, CodeFile>): Set<string> {
  const reached = new Set([file]);
  for (const each of reached) for (const imported of files.get(each)?.imports ?? []) reached.add(imported);
  return reached;
}

const textsOf = (reached: Iterable<string>, files: ReadonlyMap<string, CodeFile>): Set<string> =>
  new Set([...reached].flatMap((file) => [...(files.get(file)?.texts ?? [])]));
