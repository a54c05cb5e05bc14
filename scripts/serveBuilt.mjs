// Serves dist/ under a sub-path, as a static host would, and prints the address. Usage: node scripts/serveBuilt.mjs PORT /SUB/PATH/ (0: any
// free port)
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const [port = "4173", base = "/"] = process.argv.slice(2);
const root = join(import.meta.dirname, "..", "dist");
const assets = join(root, "assets/");
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".json": "application/json",
};

/** The compressed bytes of each file, with the time of the file's last change. */
const packed = new Map();

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const inside = normalize(decodeURIComponent(pathname)).slice(base.length - 1);
  const file = join(root, inside.endsWith("/") ? `${inside}index.html` : inside);
  if (!pathname.startsWith(base) || !file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end("Not found");
    return;
  }
  const type = types[extname(file)];
  const compress = type !== undefined && type !== "font/ttf" && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    "content-type": type ?? "application/octet-stream",
    ...(compress && { "content-encoding": "gzip" }),
    // As HOSTING.md asks of a host. A browser also keeps the compiled code of files that it may keep.
    "cache-control": file.startsWith(assets) ? "public, max-age=31536000, immutable" : "no-cache",
  });
  if (compress) response.end(compressed(file));
  else createReadStream(file).pipe(response);
}).listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}${base}`));

/** Each file is compressed once: Playwright empties the browser's cache before each test, so a test asks for the whole page again. */
function compressed(file) {
  const { mtimeMs } = statSync(file);
  const known = packed.get(file);
  if (known?.mtimeMs === mtimeMs) return known.bytes;
  const bytes = gzipSync(readFileSync(file));
  packed.set(file, { mtimeMs, bytes });
  return bytes;
}
