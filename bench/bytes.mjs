import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, loadConfigFromFile } from "vite";

const root = join(import.meta.dirname, "..");
/** What is fetched before the first answer and is large enough to look into. */
const files = ["page", "worker", "sentence"];
const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** The rooms and modules in the large files of the first visit; `saved`: by how many bytes of gzip the file would be smaller without it. */
export async function bytesOfRooms() {
  const out = mkdtempSync(join(tmpdir(), "bytes-"));
  try {
    await buildWithMaps(out);
    return files.map((file) => partsOf(file, join(out, "assets")));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function partsOf(file, assets) {
  // A worker's entry has the same name, and imports the file that is meant.
  const [name] = readdirSync(assets)
    .filter((each) => new RegExp(String.raw`^${file}-[\w-]{8}\.js$`).test(each))
    .toSorted((a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size);
  const code = readFileSync(join(assets, name), "utf8");
  const pieces = piecesOf(code, JSON.parse(readFileSync(join(assets, `${name}.map`), "utf8")));
  const whole = gzip(code);
  const parts = (nameOf) =>
    [...new Set(pieces.map(({ source }) => nameOf(source)))]
      .map((part) => {
        const others = pieces.filter(({ source }) => nameOf(source) !== part);
        return { name: part, saved: whole - gzip(others.map(({ text }) => text).join("")) };
      })
      .toSorted((a, b) => b.saved - a.saved);
  return { file, whole, rooms: parts(roomOf), modules: parts((source) => source) };
}

/** As the page is built, but without the pages of the library's questions. */
async function buildWithMaps(outDir) {
  const { config } = await loadConfigFromFile({ command: "build", mode: "production" }, join(root, "vite.config.ts"));
  const plugins = config.plugins.flat(Infinity).filter((plugin) => plugin && plugin.name !== "preview-pages");
  await build({ ...config, root, plugins, configFile: false, logLevel: "error", build: { ...config.build, outDir, sourcemap: "hidden" } });
}

/** `app/words/decision` for a file of it, `react-dom` for a package. */
function roomOf(source) {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1];
  return inPackage ?? (/^(app|engine)\//.test(source) ? dirname(source).split("/").slice(0, 3).join("/") : "the bundler");
}

/** The minified code in pieces, in order, each with its source. */
function piecesOf(code, { mappings, sources }) {
  // A worker's sources are relative to another folder, so only what follows the steps upwards is sure.
  const names = sources.map((source) => {
    const absolute = resolve("/", source);
    return absolute.startsWith(root) ? relative(root, absolute) : absolute.slice(1);
  });
  const lines = code.split("\n");
  const pieces = [];
  let at = 0;
  let source = "the bundler";
  mappings.split(";").forEach((segments, line) => {
    const text = `${lines[line] ?? ""}\n`;
    let column = 0;
    let from = 0;
    for (const [step, sourceStep] of segments.split(",").filter(Boolean).map(decoded)) {
      column += step;
      pieces.push({ source, text: text.slice(from, column) });
      from = column;
      if (sourceStep !== undefined) source = names[(at += sourceStep)];
    }
    pieces.push({ source, text: text.slice(from) });
  });
  return pieces;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The numbers of a source map's segment. */
function decoded(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = digits.indexOf(letter);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
