import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { runnerImport, type HtmlTagDescriptor, type Plugin } from "vite";
import type { Preview } from "../app/doors/previews";
import { inlineCode, policy } from "./contentSecurityPolicy";
import { lessonsIn } from "./lessons";

/** What links a preview to its picture, next to its page. */
export const pictureName = "preview.png";
const size = { width: 1200, height: 630 };
const onwardScript = "onward.js";

/**
 * Writes what chats and networks show of a pasted link: the tags of the page itself, and a small page with a picture for each question of
 * the library and each lesson. Opened, a small page goes on to the real one; without JavaScript it can be read. Previews need absolute
 * addresses: `SITE_URL` is the address at which the site will be.
 */
export function previewPages(site = siteAddress(process.env["SITE_URL"])): Plugin {
  return {
    name: "preview-pages",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const draw = await painter();
      const built = bundle["index.html"];
      if (built?.type !== "asset") throw new Error("the build has no index.html");
      const shell = String(built.source);
      for (const preview of await readPreviews()) {
        const { path } = preview;
        const answer = preview.answer();
        const source = answer === null ? pageOf(preview, site) : pageWithAnswer(shell, preview, answer, site);
        if (path === "") built.source = source;
        else this.emitFile({ type: "asset", fileName: `${path}index.html`, source });
        this.emitFile({ type: "asset", fileName: `${path}${pictureName}`, source: draw(preview, site) });
      }
      this.emitFile({ type: "asset", fileName: onwardScript, source: onward() });
    },
  };
}

/** With its last slash; "" if it is not set. */
export function siteAddress(setting: string | undefined): string {
  if (setting === undefined || setting.trim() === "") return "";
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`SITE_URL is ${setting}, but must be an address such as https://hpa.example/`);
  url.search = url.hash = "";
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

type Previews = Pick<typeof import("../app/doors/previews"), "previews">;

let read: Promise<readonly Preview[]> | null = null;

/** Imports the engine and runs every scenario of the library, so it is done only when it is needed, and once. */
export function readPreviews(): Promise<readonly Preview[]> {
  read ??= (async () => {
    const file = fileURLToPath(new URL("../app/doors/previews.ts", import.meta.url));
    const { module } = await runnerImport<Previews>(file, { configFile: false, logLevel: "error", plugins: [drawnOnce()] });
    return module.previews(await lessonsIn(join(import.meta.dirname, "../public/lessons")));
  })();
  return read;
}

/**
 * For drawing parts of the page without a browser: no styles, and stores whose present state React reads. On a server it would read the
 * state with which they began.
 */
const drawnOnce = (): Plugin => ({
  name: "drawn-once",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0no-styles" : null),
  load: (id) => (id === "\0no-styles" ? "" : null),
  transform: (code) => code.replace(' from "zustand";', ` from ${JSON.stringify(join(import.meta.dirname, "storesCode.js"))};`),
});

/** What a chat or a network reads of a page; `from`: where its relative addresses begin. */
export function headTags({ path, title, description, alt }: Preview, site: string, from = path): HtmlTagDescriptor[] {
  const shown = alt();
  const address = site === "" ? null : `${site}${path}`;
  const picture = `${address ?? `./${path.slice(from.length)}`}${pictureName}`;
  const meta = (key: "name" | "property", name: string, content: string): HtmlTagDescriptor => ({
    tag: "meta",
    attrs: { [key]: name, content },
    injectTo: "head",
  });
  return [
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "HPA Playground"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    ...(address === null ? [] : [meta("property", "og:url", address)]),
    meta("property", "og:image", picture),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", String(size.width)),
    meta("property", "og:image:height", String(size.height)),
    meta("property", "og:image:alt", shown),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    meta("name", "twitter:image", picture),
    meta("name", "twitter:image:alt", shown),
    ...(address === null ? [] : [{ tag: "link", attrs: { rel: "canonical", href: address }, injectTo: "head" } as const]),
  ];
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const written = ({ tag, attrs = {} }: HtmlTagDescriptor): string =>
  `<${tag} ${Object.entries(attrs)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(" ")} />`;

/** The little of opentype.js that measures. */
interface Font {
  getAdvanceWidth(text: string, fontSize: number): number;
}

const [answerPlace, charset] = ["<!-- the first answer -->", `<meta charset="utf-8" />`];

/** The page itself with its first answer. A question's page takes over the page's own address, to which all of its own addresses lead. */
export function pageWithAnswer(shell: string, preview: Preview, answer: string, site: string): string {
  const { path, title, onward: to } = preview;
  const up = "../".repeat(path.split("/").length - 1);
  const [base, goes] = path === "" ? ["", ""] : [`<base href="${up}" />`, ` data-to="${escaped(to)}"`];
  const parts: [string, string][] = [
    [charset, `${charset}${base}<script${goes}>${inlineCode}</script>`],
    ...(path === ""
      ? []
      : [[/<title>[^<]*<\/title>/.exec(shell)?.[0] ?? "<title>", `<title>${escaped(title)} · HPA Playground</title>`] as [string, string]]),
    ["</head>", `${headTags(preview, site, "").map(written).join("")}</head>`],
    [answerPlace, `<div id="first-answer">${answer}</div>`],
  ];
  return parts.reduce((html, [place, text]) => {
    const [before, after, ...more] = html.split(place);
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`index.html must have ${place} once`);
    return `${before}${text}${after}`;
  }, shell);
}

/** The script runs before the page is drawn, so a reader with JavaScript does not see this page. */
export function pageOf(preview: Preview, site: string): string {
  const { path, title, paragraphs, onward: to, onwardWords, source, alt } = preview;
  const up = "../".repeat(path.split("/").length - 1);
  const onwardTo = escaped(to.replace(/^\.\//, up));
  const tags = headTags(preview, site).map((tag) => `    ${written(tag)}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)} · HPA Playground</title>
${tags.join("\n")}
    <link rel="icon" href="${up}icon.svg" type="image/svg+xml" />
    <script src="${up}${onwardScript}" data-to="${onwardTo}"></script>
    <style>
      body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.55 sans-serif; }
      h1 { font-size: 1.75rem; line-height: 1.25; }
      img { max-width: 100%; height: auto; border: 1px solid #c6cccc; }
    </style>
  </head>
  <body>
    <main>
      <p>HPA Playground</p>
      <h1>${escaped(title)}</h1>
      ${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("\n      ")}
      <p><img src="./${pictureName}" width="${size.width}" height="${size.height}" alt="${escaped(alt())}" loading="lazy" /></p>
      <p><a href="${onwardTo}">${escaped(onwardWords)}</a></p>${source === null ? "" : `\n      <p><a href="${escaped(source)}" rel="noreferrer">Where people ask this</a></p>`}
    </main>
  </body>
</html>
`;
}

/** The page's policy allows no inline script. */
export const onward = (): string => readFileSync(join(import.meta.dirname, "onwardCode.js"), "utf8");

/** Draws with a font that is metric-compatible with Arial and has a free licence, so that no machine's own fonts matter. */
export async function painter(): Promise<(preview: Preview, site: string) => Uint8Array> {
  // Loaded here, because only a build needs them.
  const { Resvg } = await import("@resvg/resvg-js");
  const require = createRequire(import.meta.url);
  const gif = require("gifenc") as typeof import("gifenc");
  const { parse } = require("opentype.js") as { parse(file: ArrayBuffer): Font };
  const folder = join(require.resolve("@expo-google-fonts/arimo/package.json"), "..");
  const files = { 400: join(folder, "400Regular/Arimo_400Regular.ttf"), 600: join(folder, "600SemiBold/Arimo_600SemiBold.ttf") };
  for (const file of Object.values(files)) if (!existsSync(file)) throw new Error(`${file} is missing`);
  const fontIn = (file: string): Font => {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  };
  const fonts = { 400: fontIn(files[400]), 600: fontIn(files[600]) };
  const options = {
    font: {
      fontFiles: Object.values(files),
      loadSystemFonts: false,
      defaultFontFamily: "Arimo",
      sansSerifFamily: "Arimo",
      monospaceFamily: "Arimo",
    },
  };
  return ({ draw }, site) => {
    const svg = draw((text, { size: pixels, weight }) => (text === "" ? 0 : fonts[weight].getAdvanceWidth(text, pixels)), shortened(site));
    const { pixels, width, height } = new Resvg(svg, options).render();
    // A picture with 256 colours is a third as large as one with all, and looks the same: its colours are flat.
    const palette = gif.quantize(pixels, 256);
    return indexedPng(gif.applyPalette(pixels, palette), palette, width, height);
  };
}

/** As people write it. */
const shortened = (site: string) => site.replace(/^https?:\/\//, "");

function indexedPng(index: Uint8Array, palette: readonly number[][], width: number, height: number): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) lines.set(index.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, colours from the palette.
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Uint8Array.from(palette.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue]));
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
