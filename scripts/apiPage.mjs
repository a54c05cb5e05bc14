// The page of the library's API, made of the docstrings in the declarations of the package. `npm run api` writes it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSync } from "vite";
import { writeDeclarations } from "./declarations.mjs";

const root = join(import.meta.dirname, "..");
export const page = join(root, "docs/API.md");

/** Types whose fields are those of a table in the code: the table's name. */
const tables = {
  Workload: "workloadFields",
  ClusterSettings: "clusterFields",
  Outcomes: "outcomeKinds",
  SecondColumns: "secondColumns",
  Incident: "incidentDefinitions",
};

/** The declarations of the package's main entry, as text. */
export async function declarations() {
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-api-"));
  try {
    await writeDeclarations(folder, ["index"]);
    return readFileSync(join(folder, "index.d.ts"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The page as Markdown, with the exports in this order. Throws if something that it shows has no docstring. */
export function apiPage(source, names = exportedNames(readFileSync(join(root, "npm/index.ts"), "utf8"))) {
  const read = { ...readSource(source), shown: new Set(names) };
  const functions = names.filter((name) => isCode(read.declared.get(name)));
  const types = names.filter((name) => !functions.includes(name) && !["Simulate", "Explain"].includes(name));
  return `${[
    "# The library",
    "<!-- `npm run api` makes this page of the docstrings. Change them, not the page. -->",
    '```ts\nimport { simulate, check, explain, tune } from "hpa-playground";\n```',
    "As long as the first number of the package's version is the same (the second, while the first is 0), nothing on this page goes, changes its meaning or gets another type. " +
      "Types may get further fields. Words are English and may change.",
    "A mistake in an input is an `InputError`: it names each place and says what is wrong there. " +
      "Everything is computed in the calling thread, without a network, a clock or files, in Node and in browsers.",
    "The engine itself is in `hpa-playground/internal`, and the questions of the page's library are in `hpa-playground/internal/library`. " +
      "Both may change with every release.",
    "## Functions",
    ...functions.flatMap((name) => functionParts(read, name)),
    "## Types",
    ...types.flatMap((name) => typeParts(read, name)),
  ].join("\n\n")}\n`;
}

function readSource(source) {
  const { program, comments, errors } = parseSync("index.d.ts", source);
  if (errors.length > 0) throw new Error(errors[0].message);
  const declared = new Map();
  for (const node of program.body) {
    const { id, declarations: [variable] = [] } = node;
    const name = id?.name ?? variable?.id.name;
    if (name !== undefined) declared.set(name, node);
  }
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  return { source, declared, docs };
}

const isCode = (node) => ["TSDeclareFunction", "FunctionDeclaration", "VariableDeclaration", "ClassDeclaration"].includes(node?.type);

/** In the order in which they are written. */
function exportedNames(index) {
  const { program } = parseSync("index.ts", index);
  return program.body.flatMap(({ specifiers = [] }) => specifiers.map(({ exported }) => exported.name));
}

/** The docstring that stands before a node. */
function docOf({ source, docs }, { start }, name) {
  const doc = docs.find(({ end }) => end <= start && source.slice(end, start).trim() === "");
  if (doc === undefined) throw new Error(`${name} has no docstring`);
  const [said, ...thrown] = doc.value
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, ""))
    .join(" ")
    // The tables are below it.
    .replace(/ Ranges and defaults: `\w+`\./, "")
    .split("@throws");
  return [said, ...thrown.map((each) => `Throws ${each.replace(/\{(\w+)\}/, "`$1`")}`)].map((part) => part.replaceAll(/\s+/g, " ").trim());
}

const textOf = ({ source }, { start, end }) => source.slice(start, end).replaceAll(/\/\*\*.*?\*\/\s*/gs, "");
/** A type as the page shows it: a list of words in the code is the words. */
function typeText(read, node) {
  const union = (keys) => keys.map((key) => JSON.stringify(key)).join(" | ");
  const spelled = (text) =>
    text
      .replaceAll(/\(typeof (\w+)\)\[number\]/g, (_, name) => union(constant(read, name).map(({ literal }) => literal.value)))
      .replaceAll(/keyof (?:typeof )?([\w$]+)/g, (all, name) => {
        const members = constant(read, name);
        return members === undefined ? all : union(members.map(({ key }) => key.name));
      })
      .replaceAll(/typeof (\w+Version)/g, (_, name) => read.declared.get(name).declarations[0].init.raw);
  const text = spelled(oneLine(textOf(read, node)));
  // A type of words that has no part of its own on the page.
  return text.replaceAll(/\b[A-Z]\w+\b/g, (name) => {
    const alias = read.declared.get(name);
    if (alias?.type !== "TSTypeAliasDeclaration" || read.shown.has(name)) return name;
    const meant = spelled(oneLine(textOf(read, alias.typeAnnotation)));
    return /^(?:"[^"]*"(?: \| )?)+$/.test(meant) ? meant : name;
  });
}

/** The entries of a list, or the members of an object, that the code has under a name. */
function constant(read, name) {
  const node = read.declared.get(name);
  if (node === undefined) return undefined;
  if (node.type === "TSTypeAliasDeclaration") {
    const { exprName } = node.typeAnnotation;
    return exprName && constant(read, exprName.name);
  }
  const { typeAnnotation: type } = node.declarations[0].id.typeAnnotation;
  return type.type === "TSTypeOperator" ? type.typeAnnotation.elementTypes : type.members;
}

const oneLine = (text) => text.replaceAll(/\s+/g, " ").replace(/;\s*$/, "").trim();
const code = (text) => `\`\`\`ts\n${text}\n\`\`\``;

function functionParts(read, name) {
  const node = read.declared.get(name);
  if (node.type === "ClassDeclaration") return [`### \`${name}\``, ...docOf(read, node, name), memberTable(read, node.body.body, name)];
  if (node.type !== "VariableDeclaration") {
    const signature = oneLine(textOf(read, node)).replace("declare function ", "");
    return [`### \`${name}\``, code(signature), ...docOf(read, node, name)];
  }
  // An object that can be called: each of its signatures is a function.
  const type = read.declared.get(node.declarations[0].id.typeAnnotation.typeAnnotation.typeName.name);
  return type.body.body.flatMap((member) => {
    const called = member.type === "TSMethodSignature" ? `${name}.${member.key.name}` : name;
    const signature = oneLine(textOf(read, member)).replace(/^\w*(?=\()/, called);
    return [`### \`${called}\``, code(signature), ...docOf(read, member, called)];
  });
}

function typeParts(read, name) {
  const node = read.declared.get(name);
  const head = [`### \`${name}\``, ...docOf(read, node, name)];
  if (tables[name] !== undefined) {
    const own = node.type === "TSInterfaceDeclaration" ? [memberTable(read, node.body.body, name)] : [];
    const fields = name === "Incident" ? ["Their fields:", definitionTable(read, "incidentFields")] : [];
    return [...head, ...own, definitionTable(read, tables[name]), ...fields];
  }
  if (node.type !== "TSInterfaceDeclaration") return [...head, code(typeText(read, node).replace("declare ", ""))];
  const bases = node.extends
    .filter(({ expression }) => read.declared.has(expression.name) || expression.name === "Omit")
    .map((each) => oneLine(textOf(read, each)));
  return [
    ...head,
    ...(bases.length > 0 ? [`It has the fields of \`${bases.join("`, `")}\`, and:`] : []),
    memberTable(read, node.body.body, name),
  ];
}

function memberTable(read, members, owner) {
  const rows = members
    .filter(({ type, computed }) => type !== "MethodDefinition" && computed !== true)
    .map((member) => {
      const name = `${member.key.name}${member.optional ? "?" : ""}`;
      const type =
        member.typeAnnotation === undefined ? oneLine(textOf(read, member)) : typeText(read, member.typeAnnotation).replace(/^: /, "");
      return [name, type, docOf(read, member, `${owner}.${name}`).join(" ")];
    });
  return table(
    ["field", "type", "meaning"],
    rows.map(([name, type, doc]) => [`\`${name}\``, `\`${type}\``, doc]),
  );
}

/** A table in the code: of each entry its docstring, or its own description, and what it says beside it. */
function definitionTable(read, name) {
  const { members } = read.declared.get(name).declarations[0].id.typeAnnotation.typeAnnotation;
  const entries = members.map((member) => {
    const type = member.typeAnnotation.typeAnnotation;
    const values = new Map(
      (type.members ?? []).map((each) => [each.key.name, oneLine(textOf(read, each.typeAnnotation.typeAnnotation)).replaceAll('"', "")]),
    );
    const doc = values.get("description") ?? docOrNone(read, member);
    return { name: member.key.name, values, doc, fields: pickedFields(type) };
  });
  const columns = ["unit", "min", "max", "default"].filter((column) => entries.some(({ values }) => values.has(column)));
  const hasFields = entries.some(({ fields }) => fields.length > 0);
  return table(
    [hasFields ? "kind" : "field", ...columns, ...(hasFields ? ["fields"] : []), "meaning"],
    entries.map((each) => [
      `\`${each.name}\``,
      ...columns.map((column) => each.values.get(column) ?? ""),
      ...(hasFields ? [["at", ...each.fields].map((field) => `\`${field}\``).join(", ")] : []),
      each.doc,
    ]),
  );
}

/** Most names of a workload say all that there is to say. */
function docOrNone(read, member) {
  const { start } = member;
  return read.docs.some(({ end }) => end <= start && read.source.slice(end, start).trim() === "") ? docOf(read, member, "").join(" ") : "";
}

/** The fields that a kind of incident has: the first `Pick` of all fields in its type. */
function pickedFields(node) {
  if (typeof node !== "object" || node === null) return [];
  if (node.type === "TSTypeReference" && node.typeName.name === "Pick") {
    const [, picked] = node.typeArguments.params;
    return (picked.types ?? [picked]).flatMap(({ literal }) => (literal === undefined ? [] : [literal.value]));
  }
  for (const part of Object.values(node)) {
    for (const each of Array.isArray(part) ? part : [part]) {
      const found = pickedFields(each);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function table(heading, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, apiPage(await declarations()));
