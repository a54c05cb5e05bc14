import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pictureName } from "./previews";

/**
 * Emits sw.js, which keeps the built files for use without a network. The cache is named after their content: a new release fills a new
 * cache, and takes over when a page tells it to, or once no page of the old one is open. The old files are kept for pages that still run
 * them.
 */
export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      // A small page is asked for by its folder. Only other sites show the pictures of previews.
      const built = Object.keys(bundle)
        .filter((file) => !file.endsWith(".map") && file !== "index.html" && !isPreviewPicture(file))
        .map((file) => file.replace(/\/index\.html$/, "/"));
      const copied = publicDir ? readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
      const files = ["./", ...built, ...copied.map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length + 1))].toSorted();
      const hash = createHash("sha256");
      for (const entry of copied) hash.update(readFileSync(join(entry.parentPath, entry.name)));
      for (const name of Object.keys(bundle).toSorted()) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      const entry = Object.values(bundle).find(({ type, name }) => type === "chunk" && name === "page")?.fileName;
      if (entry === undefined) throw new Error("No file of the page's own code to know its release by");
      const release = { version: hash.digest("hex").slice(0, 12), entry, files };
      const code = readFileSync(join(import.meta.dirname, "serviceWorkerCode.js"), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: `const release = ${JSON.stringify(release)};\n${code}` });
    },
  };
}

const isPreviewPicture = (file: string): boolean => file === pictureName || file.endsWith(`/${pictureName}`);
