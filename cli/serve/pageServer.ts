import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { extname, join, relative, sep } from "node:path";

/** What the server gives out beside the page: one text under the name of its file. */
export interface GivenFile {
  name: string;
  /** Its present content; throws what Node throws. */
  read(): Uint8Array;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".json": "application/json",
};

/** `frame-ancestors`: no other site may show this page, because it may hold what somebody gave it. The page's own HTML has the rest of its policy. */
const headers = {
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/**
 * Serves the built page in a folder, and the given file below `given/`. It answers only for names that it knows, so no path leads out of the
 * folder. `isLoopback`: it answers only requests to a name of this machine, so that no site can reach it under a name of its own.
 */
export function pageServer(folder: string, given: GivenFile | null, isLoopback: boolean): Server {
  const files = filesBelow(folder);
  return createServer((request, response) => {
    const answer = (status: number, type: string, body: Uint8Array | string, cache = "no-cache"): void => {
      response.writeHead(status, { ...headers, "content-type": type, "content-length": Buffer.byteLength(body), "cache-control": cache });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    const refuse = (status: number, words: string): void => answer(status, "text/plain; charset=utf-8", `${words}\n`, "no-store");
    if (isLoopback && !isOwnName(request.headers.host)) return refuse(403, "This server answers only for this machine.");
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "This server only gives out files.");
    const path = pathOf(request);
    if (given !== null && path === givenPath(given.name)) return giveOut(given, answer, refuse);
    const file = files.get(path === "/" ? "/index.html" : path);
    if (file === undefined) return refuse(404, "There is no such file.");
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    answer(200, types[extname(file)] ?? "application/octet-stream", readFileSync(file), cache);
  });
}

/** Where the page asks for the file, as `?given=` names it. */
const givenPath = (name: string): string => `/given/${encodeURIComponent(name)}`;

function giveOut(
  given: GivenFile,
  answer: (status: number, type: string, body: Uint8Array, cache: string) => void,
  refuse: (status: number, words: string) => void,
): void {
  let content: Uint8Array;
  try {
    content = given.read();
  } catch {
    return refuse(404, "The file can no longer be read.");
  }
  answer(200, "text/plain; charset=utf-8", content, "no-store");
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split(/[?#]/, 1)[0]!;

function filesBelow(folder: string): ReadonlyMap<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    found.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path).split(sep).map(encodeURIComponent).join("/")}`, path];
    }),
  );
}

const ownNames = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const isOwnName = (host: string | undefined): boolean => host !== undefined && ownNames.test(host);

/** Whether only this machine reaches a host's address. */
export const isLoopbackHost = (host: string): boolean => isOwnName(host.includes(":") ? `[${host}]` : host);
