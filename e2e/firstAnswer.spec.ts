import { expect, test, type Browser, type Page } from "@playwright/test";
import { library } from "../engine/doors/library";
import { encodeLink } from "../engine/index";
import { violations } from "./axe";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Seen {
  /** Of the answer in the HTML and of the page's own: its words and its places, in whole pixels. */
  first: Record<string, string>;
  own: Record<string, string>;
  /** Frames without a sentence after the first one with it. */
  gaps: number;
  shift: number;
}

/** What a visit's frames showed, from the first to the page's own answer. */
async function visit(page: Page, address: string): Promise<Seen> {
  await page.addInitScript(() => {
    const seen: { first: Record<string, string> | null; own: Record<string, string> | null; gaps: number; shift: number } = {
      first: null,
      own: null,
      gaps: 0,
      shift: 0,
    };
    const places = { say: ".say", sum: ".calc", plot: ".plot", short: ".short-sentence p", brand: ".brand svg" };
    const read = (root: Element) =>
      Object.fromEntries(
        Object.entries(places).flatMap(([name, selector]) => {
          const place = root.querySelector(`[data-figure="replicas"] ${selector}`) ?? root.querySelector(selector);
          const { x, y, width, height } = place?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
          if (!place || width === 0) return [];
          const copy = place.cloneNode(true) as Element;
          // The line of the window has the words for which its width has room.
          for (const line of copy.querySelectorAll(".window-line svg")) line.remove();
          const words = name === "say" || name === "sum" || name === "short" ? copy.textContent : "";
          return [[name, `${[x, y, width, height].map(Math.round).join(" ")} ${words}`]];
        }),
      );
    const look = () => {
      const first = document.querySelector("#first-answer");
      const app = document.querySelector("#app");
      if (first) seen.first = read(first);
      else if (app) {
        const own = read(app);
        if (own["say"] ?? own["short"]) seen.own ??= own;
        else if (seen.first) seen.gaps++;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { seen });
  });
  await page.goto(address);
  await page.waitForFunction(() => (window as unknown as { seen: Seen | { own: null } }).seen.own !== null);
  await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

const addresses = ["./", "./q/ten-percent-of-three/", "./q/flapping-pods/"];

for (const [device, viewport] of Object.entries({
  wide,
  middle: { width: 1024, height: 768 },
  narrow: { width: 820, height: 1180 },
  phone,
}))
  for (const address of addresses)
    test(`the page takes over from the answer in ${address} at the same place, ${device}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport, hasTouch: viewport === phone, baseURL: baseURL! });
      const page = await context.newPage();
      const { first, own, gaps, shift } = await visit(page, address);
      expect(first).toEqual(own);
      expect(Object.keys(first)).toEqual(viewport === phone ? ["plot", "short", "brand"] : ["say", "sum", "plot", "brand"]);
      expect(gaps).toBe(0);
      // The bar of a question comes above the greeting, and makes its box higher.
      expect(shift).toBeLessThan(address === "./" ? 0.01 : 0.03);
      await context.close();
    });

test("a question's page has the page's own address, and a reload shows the same", async ({ page, baseURL }) => {
  await page.goto("./q/ten-percent-of-three/");
  const sentence = page.locator("#app .say");
  await expect(sentence).toContainText("Kept 2.");
  expect(page.url()).toMatch(new RegExp(`^${baseURL}#3\\.`));
  await page.reload();
  await expect(sentence).toContainText("Kept 2.");
});

const question = library.find(({ id }) => id === "ten-percent-of-three")!;

test("another scenario's answer is never shown: not over a link, a draft or another language", async ({ page }) => {
  // Without the page's own code, what the HTML shows stays.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const answer = page.locator("#first-answer");
  await page.goto("./");
  await expect(answer).toBeVisible();
  for (const address of [
    `./#${encodeLink({ scenario: question.scenario })}`,
    "./?lang=de",
    "./?embed",
    "./q/ten-percent-of-three/?lang=uk",
  ]) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(answer, address).toBeHidden();
  }
  await page.goto("./");
  await page.evaluate(() => localStorage.setItem("hpa-playground/draft", "x"));
  await page.reload();
  await expect(answer).toBeHidden();
});

test("an edit before the page's own answer takes the other one away", async ({ page }) => {
  await page.route(/\/assets\/worker-.*\.js$/, () => {});
  await page.setViewportSize(wide);
  await page.goto("./");
  const answer = page.locator("#first-answer");
  await expect(answer).toHaveAttribute("data-page", "drawn");
  await expect(answer.locator(".say")).toBeVisible();
  await page.locator("#app textarea").first().fill("kind: HorizontalPodAutoscaler");
  await expect(answer).toBeHidden();
});

test("where a host's policy forbids the script in the HTML, the page shows what the address asks for", async ({ page, baseURL }) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'self'" } });
  });
  await page.goto("./q/ten-percent-of-three/");
  await expect(page.locator("#app .say")).toContainText("Kept 2.");
  expect(page.url()).toMatch(new RegExp(`^${baseURL}#3\\.`));
  await expect(page.locator("#first-answer")).toHaveCount(0);
});

test("without JavaScript the answer can be read and printed, and nothing looks like a control", async ({ browser, baseURL }) => {
  for (const viewport of [wide, phone]) {
    const page = await plain(browser, baseURL!, viewport);
    await page.goto("./q/ten-percent-of-three/");
    const main = page.getByRole("main");
    await expect(main).toContainText("Kept 2. CPU proposes 1, but the policy of 10% per 60 s was used up at 05:15.");
    await expect(main).toContainText("averageUtilization: 50");
    await expect(page.getByRole("figure", { name: /^Replicas over time/ })).toBeVisible();
    await expect(page.getByText(question.text)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#first-answer .say")).toBeVisible();
    await page.context().close();
  }
});

test("without JavaScript the proposals of a window are drawn at every width, whole", async ({ browser, baseURL }) => {
  for (const width of [1440, 1024, 820, 390]) {
    const page = await plain(browser, baseURL!, { width, height: 900 });
    await page.goto("./");
    const line = page.locator("#first-answer .window-line svg");
    await expect(line).toBeVisible();
    const [drawn, room] = [(await line.boundingBox())!, (await line.locator("..").boundingBox())!];
    expect(drawn.width, `${width} px`).toBeLessThanOrEqual(room.width);
    await page.context().close();
  }
});

async function plain(browser: Browser, baseURL: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
  return context.newPage();
}

test("axe finds nothing in the answer of the HTML", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("#first-answer")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
