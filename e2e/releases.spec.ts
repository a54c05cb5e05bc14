import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";

const dist = join(import.meta.dirname, "..", "dist");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".md": "text/plain",
};

/**
 * The service worker of a smaller release. Without Monaco, lessons, short addresses and other languages, the whole page is kept in a
 * fraction of the time; the test of the page without a network keeps all of it.
 */
const smallWorker = readFileSync(join(dist, "sw.js"), "utf8").replace(/"files":\[([^\]]*)\]/, (_, files: string) => {
  const few = files.split(",").filter((file) => !/\.(de|uk)-|monaco|editor\.api|keda|evidence|"lessons?\/|"q\//i.test(file));
  return `"files":[${few.join()}]`;
});

/** The built page at /sub/, where a test can replace files and the release; null: the file is missing. */
async function host() {
  const other = new Map<string, string | null>([["sw.js", smallWorker]]);
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = pathname.replace(/^\/sub\//, "").replace(/(^|\/)$/, "$1index.html");
    let body: string | Buffer | null | undefined = other.get(file);
    try {
      body ??= body === null ? null : readFileSync(join(dist, file));
    } catch {
      body = null;
    }
    response.writeHead(body === null ? 404 : 200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    response.end(body ?? "not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sub/`;
  return { address, other, stop: () => server.close() };
}

const test = base.extend<{ site: Awaited<ReturnType<typeof host>> }>({
  // Playwright wants the braces.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await host();
    await use(site);
    site.stop();
  },
});
// Each test has its own caches.
test.use({ serviceWorkers: "allow" });

const answered = (page: Page) => page.locator("[data-digest]").waitFor({ state: "attached" });

/** The service worker answers from the next visit on. */
async function visitTwice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await answered(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await answered(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Whether all kept files are whole. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("hpa-playground"));
    const cache = await caches.open(name!);
    const lengths = await Promise.all((await cache.keys()).map(async (file) => (await (await cache.match(file))!.blob()).size));
    return lengths.filter((length) => length > 0 && length !== 400).length;
  });

const inCache = (page: Page, change: "empty" | "damage") =>
  page.evaluate(async (what) => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("hpa-playground"));
    const cache = await caches.open(name!);
    const kept = await cache.keys();
    for (const request of kept) {
      if (what === "empty") await cache.delete(request);
      else if (/\/(assets\/(page|index)-[^/]*\.js|assets\/DecisionPanel-[^/]*)?$/.test(new URL(request.url).pathname)) {
        const was = (await cache.match(request))!;
        await cache.put(request, new Response((await was.text()).slice(0, 400), { headers: was.headers }));
      }
    }
    return kept.length;
  }, change);

// A reused context may still be offline.
test.beforeEach(({ context }) => context.setOffline(false));

test("offline use leaves what is not the page's alone, and mends a cache that was emptied or damaged", async ({ page, context, site }) => {
  site.other.set("other/index.html", "<h1>Someone else's page</h1>");
  await visitTwice(page, site.address);

  await test.step("other pages below its address, and files, are what they are", async () => {
    await page.goto(`${site.address}other/`);
    await expect(page.getByRole("heading")).toHaveText("Someone else's page");
    await page.goto(`${site.address}lessons/FORMAT.md`);
    await expect(page.locator("body")).toContainText("# ");
    await page.goto(`${site.address}icon.svg`);
    expect(await page.evaluate(() => document.documentElement.nodeName)).toBe("svg");
    expect((await page.goto(`${site.address}no-such-file.html`))?.status()).toBe(404);
  });

  for (const change of ["empty", "damage"] as const) {
    await test.step(`after a cache was changed (${change}), the page opens, and does so without a network again`, async () => {
      await page.goto(`${site.address}?view`);
      await answered(page);
      const whole = await kept(page);
      expect(await inCache(page, change)).toBeGreaterThan(50);
      expect(await kept(page)).toBeLessThan(whole);
      await page.goto(site.address);
      await answered(page);
      await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
      await expect.poll(() => kept(page), { timeout: 60_000 }).toBe(whole);
      await context.setOffline(true);
      await page.reload();
      await answered(page);
      await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
      await page.getByRole("button", { name: "First sync" }).click();
      await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("Kept 1.");
      await context.setOffline(false);
    });
  }
});

test("a new release is said, taken by its button with what was typed, and breaks no other tab", async ({ page, context, site }) => {
  await visitTwice(page, site.address);
  const second = await context.newPage();
  await second.goto(site.address);
  await answered(second);

  const gone = readdirSync(join(dist, "assets")).find((file) => file.startsWith("KeysDialog-") && file.endsWith(".js"))!;
  site.other.set("sw.js", smallWorker.replace(/"version":"\w+"/, '"version":"second"').replace(`"assets/${gone}",`, ""));
  site.other.set(
    "index.html",
    readFileSync(join(dist, "index.html"), "utf8").replace("<head>", '<head><meta name="release" content="second">'),
  );
  site.other.set(`assets/${gone}`, null);
  const release = (of: Page) => of.locator('meta[name="release"]').count();

  await page.reload();
  await answered(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const ready = (of: Page) => of.getByText("A new version of this page is ready.");
  // The new worker first keeps all its files.
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await expect(ready(second)).toBeVisible();
  expect([await release(page), await release(second)]).toEqual([0, 0]);

  await page.getByRole("textbox", { name: "Scenario's name" }).fill("typed just before");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => release(page)).toBe(1);
  await answered(page);
  await expect(page.getByRole("textbox", { name: "Scenario's name" })).toHaveValue("typed just before");
  await expect(ready(page)).toBeHidden();

  expect(await release(second)).toBe(0);
  expect(await second.evaluate(async (file) => (await fetch(`./assets/${file}`)).ok, gone)).toBe(true);
  await second.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => release(second)).toBe(1);
});
