import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Emits sw.js, which keeps the built files for use without a network. Its cache is named after their content:
 * a new release fills a new cache, and takes over once no page of the old one is open, so that no page ever
 * asks for files that are gone.
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
      const built = Object.keys(bundle).filter((file) => !file.endsWith(".map") && file !== "index.html");
      const copied = publicDir ? readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
      const files = ["./", ...built, ...copied.map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length + 1))].toSorted();
      const hash = createHash("sha256");
      for (const entry of copied) hash.update(readFileSync(join(entry.parentPath, entry.name)));
      for (const name of Object.keys(bundle).toSorted()) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      this.emitFile({ type: "asset", fileName: "sw.js", source: source(hash.digest("hex").slice(0, 12), files) });
    },
  };
}

const source = (
  version: string,
  files: readonly string[],
) => `// A cache of its own for each place the page is served from, and each release.
const place = "hpa-playground " + registration.scope + " ";
const cacheName = place + "${version}";
const files = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" })))));
});
self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(place) && name !== cacheName;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const kept = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
      return kept ?? fetch(request);
    }),
  );
});
`;
