import { expect, type Browser, type Page } from "@playwright/test";
import { digest, newDigest, open, test } from "./page";

/** A page in a browser with the text size doubled by the person. */
async function enlarged(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await open(page);
  return page;
}

/** Controls and texts that are partly cut off, with nothing to scroll. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const parts = [...document.querySelectorAll<HTMLElement>("button, input, select, textarea, h1, h2, .time, .say, .unit-cost")];
    return (
      parts
        // A unit that has no room beside its title is hidden whole, until it has the focus.
        .filter(
          (part) =>
            part.checkVisibility() &&
            !part.closest(".vh, .monaco, [inert], .skip-links:not(:focus-within), .fh .title:not(:focus-within) > .unit") &&
            isCut(part),
        )
        .map((part) => part.outerHTML.slice(0, 120))
    );

    function isCut(part: HTMLElement): boolean {
      const box = part.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return false;
      for (let around = part.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        if (overflowX === "auto" || overflowX === "scroll" || overflowY === "auto" || overflowY === "scroll") return false;
        if (hides(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return true;
        if (hides(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true;
      }
      return box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    }
  });

/** The longer side of a text, as it is seen. */
const letters = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { height, width } = range.getBoundingClientRect();
      return Math.max(height, width);
    });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`text twice as large grows, and loses nothing, at ${viewport.width} px`, async ({ page: usual, browser }) => {
    // The same arrangement with usual text: half the window.
    await usual.setViewportSize({ width: Math.max(390, viewport.width / 2), height: viewport.height });
    await open(usual);
    const page = await enlarged(browser, viewport);
    const share = viewport.width === 390 ? 390 / 320 : 2;
    for (const [part, times] of [
      ["#tab-charts", 2],
      [".fig h2", share],
      [".plot svg text", share],
    ] as const) {
      expect((await letters(page, part)) / (await letters(usual, part)), part).toBeGreaterThan(times * 0.9);
    }
    expect(await cutOff(page)).toEqual([]);
    for (const name of ["Decision", "Run", "Manifest", "Workload"]) {
      await page.getByRole("tab", { name }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(viewport.width);
      expect(await cutOff(page), name).toEqual([]);
    }
    await page.context().close();
  });
}

test("figures that have grown with the text are drawn where the pointer is", async ({ browser }) => {
  const page = await enlarged(browser, { width: 1440, height: 900 });
  const before = await digest(page);
  const handle = page
    .getByRole("slider", { name: /^Load at/ })
    .nth(2)
    .locator(".dot");
  const box = (await handle.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 50, { steps: 4 });
  await page.mouse.up();
  await newDigest(page, before);
  const moved = (await handle.boundingBox())!;
  expect(Math.abs(moved.x + moved.width / 2 - at.x - 60)).toBeLessThan(6);
  expect(Math.abs(moved.y + moved.height / 2 - at.y - 50)).toBeLessThan(6);
  await page.context().close();
});
