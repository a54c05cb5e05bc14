import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";

const dist = join(import.meta.dirname, "..", "dist");
const read = (file: string) => readFileSync(join(dist, file));

/** What is fetched for the page's own first answer now, with the HTML that has one already, in bytes. Lower it when it becomes smaller. */
const bytesNow = 257_500;

const layouts = [
  { name: "a desk", width: 1440, height: 900, decision: "DecisionPanel" },
  { name: "a phone", width: 390, height: 844, decision: "ShortSentence" },
];

for (const { name, decision, ...viewport } of layouts) {
  test(`on ${name} with a slow processor, nothing is fetched before the first answer that it does not need`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const network = await page.context().newCDPSession(page);
    await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const files = await fetchedForTheAnswer(page);
    await network.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const names = files.map((file) => /^assets\/(.+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file).toSorted();
    const needed = ["page", "page", "rolldown-runtime", decision, "sentence", "worker"];
    // The line of the first visit, and the place of notices above it.
    const inSight = ["GreetingLine", "Notices", "icon.svg"];
    expect(names).toEqual(expect.arrayContaining(needed));
    expect(names.filter((each) => ![...needed, ...inSight].includes(each))).toEqual([]);
    const workers = files.filter((file) => file.startsWith("assets/worker-"));
    const bytes = [...new Set(["index.html", ...files, ...workers.flatMap(neededBy)])].reduce(
      (sum, file) => sum + gzipSync(read(file), { level: 9 }).length,
      0,
    );
    expect(bytes, files.join("\n")).toBeLessThanOrEqual(bytesNow * 1.02);
  });
}

test("the HTML itself asks for the worker's files, not only the page's own code", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.split("/").at(-1)!));
  await page.route(/\/assets\/page-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto("./");
  const files = readdirSync(join(dist, "assets")).filter((file) => /^worker-[\w-]{8}\.js$/.test(file));
  await expect.poll(() => files.filter((file) => !asked.has(file))).toEqual([]);
});

test("the browser complains of nothing that was fetched ahead in vain", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => /preload/.test(message.text()) && complaints.push(message.text()));
  await page.goto("./");
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  // It says so some seconds after the page's load.
  await page.waitForTimeout(6000);
  expect(complaints).toEqual([]);
});

/** The files whose fetch began before the first sentence was drawn. */
async function fetchedForTheAnswer(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (!/Kept 9/.test(document.querySelector("#app")?.textContent ?? "")) return;
      drawn.disconnect();
      Object.assign(window, { answeredAt: performance.now() });
    });
    drawn.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto("./");
  await page.waitForFunction(() => "answeredAt" in window);
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (window as unknown as { answeredAt: number }).answeredAt)
      .map(({ name }) => name.slice(new URL("./", location.href).href.length)),
  );
}

/** The files that a worker's code imports. */
const neededBy = (file: string): string[] =>
  [
    ...read(file)
      .toString()
      .matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g),
  ].map(([, name]) => `assets/${name}`);
