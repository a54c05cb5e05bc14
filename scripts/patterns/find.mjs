import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, runnerImport } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What meets text that others wrote: the page, its worker and its service worker and the command line. */
const product = ["engine", "app", "npm", "cli", "scripts/firstAnswerCode.js", "scripts/onwardCode.js", "scripts/serviceWorkerCode.js"];

/** Tests, what is made for them, and the code that replays recordings, which are ours. */
const notProduct = /\.test\.tsx?$|\.d\.m?ts$|\/testing\/|^engine\/conformance/;

/**
 * All patterns of the product that repeat something, as literals, each with its places, and the places where one is made from text.
 * What is made while a file loads is among the patterns.
 */
export async function findInProduct() {
  const found = product.flatMap(sourcesIn).map((file) => findIn(file, readFileSync(join(root, file), "utf8")));
  const made = found.flatMap((each) => each.made);
  const patterns = new Map();
  const add = ({ literal, place }) => patterns.set(literal, [...(patterns.get(literal) ?? []), place]);
  found.flatMap((each) => each.patterns).forEach(add);
  (await madeWhileLoading([...new Set(made.map(({ file }) => file))].filter((file) => file.endsWith(".ts")))).forEach(add);
  return { patterns, made };
}

function sourcesIn(path) {
  const files = /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: "utf8" }).map((name) => `${path}/${name.replaceAll("\\", "/")}`);
  return files.filter((file) => /\.(?:m?[jt]s|[jt]sx)$/.test(file) && !notProduct.test(file));
}

/** In one file's source: the literals that repeat something, and each call that makes a pattern, `late` if only a function makes it. */
export function findIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const place = ({ start }) => `${file}:${source.slice(0, start).split("\n").length}`;
  const patterns = [];
  const made = [];
  visit(program, false, (node, inFunction) => {
    if (node.regex && repeats(node.regex.pattern))
      patterns.push({ literal: literalOf(node.regex.pattern, node.regex.flags), place: place(node) });
    if ((node.type === "NewExpression" || node.type === "CallExpression") && node.callee.name === "RegExp")
      made.push({ file, place: place(node), late: inFunction, text: source.slice(node.start, node.end).replaceAll(/\s+/g, " ") });
  });
  return { patterns, made };
}

function visit(node, inFunction, see) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, inFunction, see);
  } else if (node && typeof node === "object" && !(node instanceof RegExp)) {
    if (typeof node.type === "string") see(node, inFunction);
    const inside = inFunction || /Function/.test(node.type);
    for (const value of Object.values(node)) visit(value, inside, see);
  }
}

/** Whether a pattern has a quantifier: without one it looks at no more characters than it has itself. */
function repeats(pattern) {
  const bare = pattern
    .replaceAll(/\\[^]/g, "")
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll("(?", "(");
  return /[*+?{]/.test(bare);
}

const literalOf = (pattern, flags) => `/${pattern}/${new RegExp("", flags).flags}`;

/** The patterns that files make from text while they are loaded. Vite's parser makes patterns too: who calls tells them apart. */
async function madeWhileLoading(files) {
  const made = [];
  const Plain = globalThis.RegExp;
  const see = (pattern) => {
    const caller = new Error().stack.split("\n")[3].replaceAll("\\", "/");
    const file = files.find((each) => caller.includes(`/${each}`));
    if (file && repeats(pattern.source)) made.push({ literal: literalOf(pattern.source, pattern.flags), place: file });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Plain, {
    apply: (_, self, args) => see(Reflect.apply(Plain, self, args)),
    construct: (_, args, target) => see(Reflect.construct(Plain, args, target)),
  });
  try {
    const load = (file) => runnerImport(join(root, file), { configFile: false, logLevel: "error" });
    await Promise.all(files.map(load));
  } finally {
    globalThis.RegExp = Plain;
  }
  return made.filter(({ literal, place }, index) => made.findIndex((each) => each.literal === literal && each.place === place) === index);
}
