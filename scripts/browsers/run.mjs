// Runs the library and random scenarios in Node and in every browser of this machine, and compares the results part by part. Then opens the
// built page's windows in WebKit. Usage: npm run browsers, or, once the page is built, with the name of a file for {"passed","failed","failures"}. A
// browser that is not installed is named and left out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { browsers } from "./browsers.mjs";
import { checkWindows } from "./windows.mjs";

const limitSeconds = 150;
const workspace = mkdtempSync(join(tmpdir(), "hpa-playground-browsers-"));
await build({
  configFile: false,
  logLevel: "error",
  build: {
    outDir: workspace,
    target: "es2022",
    minify: false,
    lib: { entry: ["page", "digests"].map((name) => join(import.meta.dirname, `${name}.ts`)), formats: ["es"] },
  },
});

const answers = new Map();
const server = createServer(serve).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;

let passed = 0;
let failed = 0;
const failures = [];
const present = browsers.filter(
  (browser) => browser.isHere() || console.log(`${browser.name} is not on this machine: fewer are compared.`),
);
const asked = present.map((browser) => ask(browser));
// oxlint-disable-next-line rooms/borders -- what was built just now
const { digestsOf, scenarios, seed } = await import(pathToFileURL(join(workspace, "digests.js")).href);
const expected = {};
for (const [name, scenario] of scenarios) {
  expected[name] = digestsOf(scenario);
  // The server of the page lives in this process: a browser that asks meanwhile gets its answer between two runs.
  await setImmediate();
}
console.log(`Node ${process.versions.node}: ${scenarios.length} runs, the random ones of seed ${seed}`);
for (const [index, { name }] of present.entries()) compare(name, await asked[index]);
if (present.some(({ name }) => name === "WebKit")) await openWindows();
else console.log("WebKit is not on this machine: no window is opened in it.");

server.closeAllConnections();
server.close();
rmSync(workspace, { recursive: true, force: true, maxRetries: 5 });
if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify({ passed, failed, failures }));
console.log(`browsers: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** A browser's results, or an error that says why there are none. */
async function ask({ name, open }) {
  const folder = mkdtempSync(join(workspace, "profile-"));
  let close;
  let timer;
  try {
    const answer = new Promise((resolve, reject) => {
      answers.set(name, { resolve, reject });
      timer = setTimeout(() => reject(new Error(`no answer within ${limitSeconds} s`)), 1000 * limitSeconds);
    });
    // The promise may be rejected before anything awaits it.
    answer.catch(() => undefined);
    close = await open(`${address}#${name}`, folder);
    return await answer;
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
    await close?.();
  }
}

function compare(browser, runs) {
  if (runs instanceof Error) {
    fail(`${browser}: ${runs.message}`);
    return;
  }
  const differing = Object.keys(expected).filter((name) => {
    const parts = Object.keys(expected[name]).filter((part) => runs[name]?.[part] !== expected[name][part]);
    if (parts.length > 0) fail(`${browser} differs: ${name}: ${parts.join(", ")}`);
    return parts.length > 0;
  });
  passed += Object.keys(expected).length - differing.length;
  console.log(`${browser}: ${Object.keys(expected).length - differing.length} runs as in Node, ${differing.length} otherwise`);
}

/** A browser or driver that dies is started once more, because that says nothing about the page. A window that is wrong is never tried again. */
async function openWindows() {
  for (let attempt = 1; ; attempt++) {
    try {
      for (const [name, wrong] of await checkWindows(mkdtempSync(join(workspace, "profile-")))) {
        if (wrong === null) passed++;
        else fail(`WebKit: the window ${name}: ${wrong}`);
      }
      return;
    } catch (error) {
      const words = `WebKit: the windows of the page: ${error.message}${error.cause ? ` (${error.cause.message ?? error.cause})` : ""}`;
      if (attempt === 2) return fail(words);
      console.log(`${words}; once more`);
    }
  }
}

function fail(words) {
  failed++;
  failures.push(words);
  console.log(words);
}

function serve(request, response) {
  const { pathname } = new URL(request.url ?? "/", address);
  const [, way, name] = pathname.split("/");
  if (request.method === "POST" && answers.has(name)) {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      if (way === "runs") answers.get(name).resolve(JSON.parse(body));
      else answers.get(name).reject(new Error(body));
      response.end();
    });
  } else if (pathname === "/") {
    response.writeHead(200, { "content-type": "text/html" }).end('<!doctype html><script type="module" src="page.js"></script>');
  } else if (/^\/[\w-]+\.js$/.test(pathname)) {
    response.writeHead(200, { "content-type": "text/javascript" }).end(readFileSync(join(workspace, pathname)));
  } else response.writeHead(404).end();
}
