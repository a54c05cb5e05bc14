import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLoopbackHost } from "./pageServer";
import { serve, type ServeWorld } from "./serve";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-serve-"));
  mkdirSync(join(folder, "page/assets"), { recursive: true });
  writeFileSync(join(folder, "page/index.html"), "<title>page</title>");
  writeFileSync(join(folder, "page/assets/page-1.js"), "run()");
  writeFileSync(join(folder, "outside.txt"), "hunter2");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Served {
  address: URL;
  lines: string[];
  opened: string[];
  end(): Promise<unknown>;
}

/** Serves at a free port, and waits for the address. */
async function served(args: readonly string[], read: ServeWorld["read"] = notThere): Promise<Served> {
  const stop = new AbortController();
  const lines: string[] = [];
  const opened: string[] = [];
  let begun: (address: URL) => void = () => undefined;
  const promise = new Promise<URL>((resolve) => (begun = resolve));
  const answer = serve(["serve", "--port", "0", ...args], {
    read,
    page: join(folder, "page"),
    stop: () => stop.signal,
    say: (line, as) => {
      lines.push(`${as}: ${line}`);
      if (as === "output") begun(new URL(line));
    },
    open: (address) => opened.push(address),
  });
  const address = await promise;
  return { address, lines, opened, end: () => (stop.abort(), answer) };
}

const notThere = (name: string): Uint8Array => {
  throw Object.assign(new Error(name), { code: "ENOENT" });
};

/** What comes for a request as it stands: `fetch` would tidy its path. */
function raw({ hostname, port }: URL, line: string, host = `${hostname}:${port}`): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = "";
    const socket = connect(Number(port), hostname, () => socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));
    socket.on("data", (part) => (told += part.toString()));
    socket.on("end", () => resolve(told));
    socket.on("error", reject);
  });
}

const refusal = async (args: readonly string[], read = notThere) =>
  serve(["serve", ...args], {
    read,
    page: join(folder, "page"),
    stop: () => AbortSignal.abort(),
    say: () => undefined,
    open: () => undefined,
  });

test("the page comes with its types, its policy and how long it may be kept", async () => {
  const { address, end, opened } = await served([]);
  expect([address.hostname, address.pathname, address.search]).toEqual(["127.0.0.1", "/", ""]);
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, "<title>page</title>"]);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "frame-ancestors 'self'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  const code = await fetch(new URL("assets/page-1.js", address));
  expect([code.headers.get("content-type"), code.headers.get("cache-control")]).toEqual([
    "text/javascript",
    "public, max-age=31536000, immutable",
  ]);
  expect(opened).toEqual([]);
  expect(await end()).toEqual({ exitCode: 0, output: "", errors: "" });
  await expect(fetch(address)).rejects.toThrow();
});

test("no path leads out of the folder of the page", async () => {
  const { address, end } = await served([]);
  const paths = [
    "/../outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e/outside.txt",
    "//outside.txt",
    "/assets/../../outside.txt",
    "/..\\outside.txt",
  ];
  for (const path of [...paths, "/assets", "/assets/", "/%", "/\u0000", "/given/outside.txt", `/${join(folder, "outside.txt")}`]) {
    const told = await raw(address, `GET ${path}`);
    expect([path, told]).not.toEqual([path, expect.stringContaining("hunter2")]);
    expect([path, told]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 40[04] /)]);
  }
  await end();
});

test("it answers only for a name of this machine, and only gives out", async () => {
  const { address, end } = await served([]);
  expect(await raw(address, "GET /", `evil.example:${address.port}`)).toMatch(/^HTTP\/1\.1 403 /);
  for (const host of ["localhost", `localhost:${address.port}`, "127.0.0.1", "[::1]:1"])
    expect([host, await raw(address, "GET /", host)]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 200 /)]);
  expect(await raw(address, "POST /")).toMatch(/^HTTP\/1\.1 405 /);
  expect(await raw(address, "HEAD /")).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
  await end();
});

describe("a given file", () => {
  test("is in the address by its name, and comes as it is now", async () => {
    let text = "one";
    const { address, opened, end } = await served(["some where/hpa & web.txt", "--open", "--lang", "de"], () => Buffer.from(text));
    expect(address.search).toBe("?lang=de&given=hpa%20%26%20web.txt");
    expect(opened).toEqual([address.href]);
    const given = new URL(`given/${encodeURIComponent(address.searchParams.get("given")!)}`, address);
    expect(await (await fetch(given)).text()).toBe("one");
    text = "two";
    const again = await fetch(given);
    expect([await again.text(), again.headers.get("cache-control"), again.headers.get("access-control-allow-origin")]).toEqual([
      "two",
      "no-store",
      null,
    ]);
    await end();
  });

  test("that is gone is no page", async () => {
    let reads = 0;
    const { address, end } = await served(["a.txt"], (name) => (reads++ === 0 ? Buffer.from("x") : notThere(name)));
    expect((await fetch(new URL("given/a.txt", address))).status).toBe(404);
    await end();
  });

  test("that is piped in has a name", async () => {
    const { address, end } = await served(["-"], () => Buffer.from("x"));
    expect(address.search).toBe("?given=piped-in.txt");
    await end();
  });
});

test("a host that others reach is said", async () => {
  const { lines, end } = await served(["--host", "0.0.0.0"]);
  expect(lines).toEqual([
    expect.stringMatching(/^output: http:\/\/0\.0\.0\.0:\d+\/$/),
    expect.stringMatching(/^error: Every machine that reaches/),
  ]);
  await end();
  expect(["127.0.0.1", "127.1.2.3", "::1", "localhost"].map(isLoopbackHost)).toEqual([true, true, true, true]);
  expect(["0.0.0.0", "::", "10.0.0.1", "127.0.0.1.example"].map(isLoopbackHost)).toEqual([false, false, false, false]);
});

test("a port that is in use is refused if it was named", async () => {
  const { address, end } = await served([]);
  expect(await refusal(["--port", address.port])).toEqual({
    exitCode: 2,
    output: "",
    errors: "127.0.0.1: The port is in use. Name another one with --port.\n",
  });
  await end();
});

test.each([
  [["a", "b"], /^serve takes one file\. See /],
  [["--port", "70000"], /^--port 70000: A port is a number from 0 to 65535\./],
  [["--lang", "fr"], /^--lang fr: There is no such language. It can be en, de, uk\. See /],
  [["absent.txt"], /^absent\.txt: There is no such file\.\n$/],
  [["--prot", "1"], /^serve has no --prot\. Did you mean --port\?/],
  [["--frobnicate"], /^serve has no --frobnicate\. See /],
])("%j is refused with 2", async (args, reason) => {
  expect(await refusal(args)).toMatchObject({ exitCode: 2, output: "", errors: expect.stringMatching(reason) });
});

test("a copy without the page says how to build it", async () => {
  const stop = () => AbortSignal.abort();
  const answer = await serve(["serve"], {
    read: notThere,
    page: join(folder, "nowhere"),
    stop,
    say: () => undefined,
    open: () => undefined,
  });
  expect(answer).toMatchObject({ exitCode: 2, errors: expect.stringContaining("npm run build:page") });
});
