import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { seriousButColours } from "./axe";
import { editor, open, test } from "./page";

const link = encodeLink({ scenario: firstScenario, cursor: 1650 })!;
const splitter = (page: Page, name: string) => page.getByRole("separator", { name, exact: true });
const scenario = (page: Page) => splitter(page, "Width of the scenario");
const decision = (page: Page) => splitter(page, "Width of the decision");

/** Which value a splitter says it has. */
const value = async (page: Page, name: string) => Number(await splitter(page, name).getAttribute("aria-valuenow"));

/**
 * Everything that is not as wide as its place in one frame, right after it was drawn, or in any frame until "enough" is sent; and
 * everything that scrolls and should not. Runs in the page.
 */
function misfits(once: boolean): Promise<string[]> {
  const found = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  const all = new Set<string>();
  const look = () => {
    const stack = found(".stack");
    for (const drawing of stack.querySelectorAll(".plot > .marks, .lines svg, .lane > svg, .curve-editor, .axis svg")) {
      const wide = Number(drawing.getAttribute("width"));
      if (wide !== stack.clientWidth) all.add(`${drawing.getAttribute("class")}: ${wide} in ${stack.clientWidth}`);
    }
    const [monaco, code] = [found(".monaco-editor").clientWidth, found(".manifest .code").clientWidth];
    if (monaco !== code) all.add(`Monaco: ${monaco} in ${code}`);
    if (stack.scrollWidth > stack.clientWidth || stack.scrollHeight > stack.clientHeight) all.add("the figures scroll");
    if (document.documentElement.scrollWidth > innerWidth) all.add("the page scrolls");
  };
  return new Promise((resolve) => {
    let enough = once;
    addEventListener("enough", () => (enough = true), { once: true });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      look();
      if (enough) resolve([...all]);
      else requestAnimationFrame(afterFrame);
    };
    const afterFrame = () => port2.postMessage(null);
    requestAnimationFrame(afterFrame);
  });
}

test("the panes are dragged and moved with keys, all in them follows in the same frame, and their widths are kept", async ({ page }) => {
  await open(page, link);
  await editor(page).waitFor({ state: "attached" });
  await expect(page.locator(".monaco-editor")).toBeVisible();

  const target = (await scenario(page).boundingBox())!;
  expect(target.width).toBe(24);
  const [x, y] = [target.x + 12, target.y + 480];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A fault in any frame on the way is found right after that frame.
  const watched = page.evaluate(misfits, false);
  for (let step = 1; step <= 30; step++) await page.mouse.move(x + 4 * step, y);
  await page.mouse.up();
  await page.evaluate(() => dispatchEvent(new Event("enough")));
  expect(await watched).toEqual([]);
  expect(await value(page, "Width of the scenario")).toBe(492);
  expect((await page.getByRole("region", { name: "Scenario", exact: true }).boundingBox())!.width).toBe(492);

  const [edge, right] = [await decision(page).boundingBox(), await page.getByRole("complementary", { name: "Decision" }).boundingBox()];
  expect(edge!.x + 2).toBe(right!.x);
  await decision(page).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  expect(await value(page, "Width of the decision")).toBe(462);
  // The page's keys are off meanwhile: the cursor stays where it is.
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("sync 111 of 241");
  expect(await seriousButColours(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => value(page, "Width of the scenario")).toBe(492);
  expect(await value(page, "Width of the decision")).toBe(462);
  await expect(page.locator(".monaco-editor")).toBeVisible();
  expect(await page.evaluate(misfits, true)).toEqual([]);
  expect(page.url()).not.toContain("492");

  await decision(page).press("Enter");
  expect(await value(page, "Width of the decision")).toBe(412);
  await scenario(page).dblclick({ position: { x: 12, y: 480 } });
  expect(await value(page, "Width of the scenario")).toBe(372);
});

test("where the window narrows the panes give way, the figures keep what they need, and a phone has no splitter", async ({ page }) => {
  await open(page, link);
  await editor(page).waitFor({ state: "attached" });
  await expect(page.locator(".monaco-editor")).toBeVisible();
  const figures = async () => (await page.getByRole("region", { name: "Figures" }).boundingBox())!.width;
  await scenario(page).press("End");
  expect(await figures()).toBe(448);
  await decision(page).press("Home");
  await scenario(page).press("End");
  expect([await value(page, "Width of the scenario"), await value(page, "Width of the decision"), await figures()]).toEqual([
    632, 360, 448,
  ]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => value(page, "Width of the scenario")).toBe(472);
  await expect.poll(() => page.evaluate(misfits, true)).toEqual([]);
  expect(await figures()).toBe(448);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole("tab", { name: "Manifest" }).click();
  const both = splitter(page, "Width of the scenario and the decision");
  await both.press("End");
  expect(await figures()).toBe(448);
  await expect.poll(() => page.evaluate(misfits, true)).toEqual([]);
  await both.press("Home");
  await expect(page.getByRole("tab", { name: "Run", exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("separator")).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => value(page, "Width of the scenario")).toBe(632);
  await page.getByRole("tab", { name: "kubectl" }).click();
  const kubectl = splitter(page, "Width of kubectl's outputs");
  await kubectl.press("End");
  expect(await figures()).toBe(448);
  await kubectl.press("Enter");
  expect(await value(page, "Width of kubectl's outputs")).toBe(784);
});
