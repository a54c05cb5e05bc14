import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { digest, editor, letEditorCome, newDigest, open, openAtStart, test } from "./page";
import { choose, menuButton } from "./rim";

const staysWithin = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px nothing runs over the page's edge, and axe finds nothing serious in either theme`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await letEditorCome(page);
    await open(page);
    await staysWithin(page, viewport.width);
    expect(await inBothThemes(page, serious)).toEqual([]);
    const phone = viewport.width < 768;
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    if (phone) await page.getByRole("tab", { name: "Decision" }).click();
    await expect(page.getByText("SuccessfulRescale").first()).toBeVisible();
    expect(await inBothThemes(page, serious, ".pane")).toEqual([]);
    for (const name of ["Workload", "Manifest"]) {
      await page.getByRole("tab", { name }).click();
      expect(await inBothThemes(page, serious, ".pane"), name).toEqual([]);
    }
  });
}

test("nothing runs over the page's edge at the widths between and below", async ({ page }) => {
  await open(page);
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 768, height: 700 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize({ width, height });
    // The page arranges itself some time after its size has changed.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
    await staysWithin(page, width);
  }
});

test("the theme follows the system, and the switch wins", async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  const dark = await background();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(background).not.toBe(dark);
  await choose(page, "More", "Switch to the dark theme");
  expect(await background()).toBe(dark);
  await page.reload();
  expect(await background()).toBe(dark);
});

test("the main job is done with the keyboard alone", async ({ page }) => {
  await open(page);
  await editor(page).waitFor({ state: "attached" });
  let last = await digest(page);
  const tabTo = async (found: () => Promise<boolean>, key = "Tab") => {
    for (let press = 0; press < 60; press++) {
      if (await found()) return;
      await page.keyboard.press(key);
    }
    throw new Error("not reached with the keyboard");
  };
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

  await tabTo(async () => (await focused()).startsWith("Manifest, YAML"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("80");
  last = await newDigest(page, last);

  await page.keyboard.press("Escape");
  await tabTo(async () => (await focused()).startsWith("Load at"));
  await page.keyboard.press("Shift+ArrowUp");
  last = await newDigest(page, last);

  await tabTo(async () => (await focused()) === "Next change");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("Went from");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("What the controller wrote");
});

test("a phone draws, reads and edits in its tabs, and says on the decision, too, that it is from the last valid manifest", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openAtStart(page);
  const before = await digest(page);
  await page.getByRole("button", { name: "spike" }).tap();
  await newDigest(page, before);
  await page.getByRole("button", { name: "Next change", exact: true }).tap();
  await expect(page.getByText(/^Went from 1/).first()).toBeVisible();
  await page.getByRole("tab", { name: "Decision" }).tap();
  await expect(page.getByText("SuccessfulRescale").first()).toBeVisible();
  await page.getByRole("tab", { name: "Manifest" }).tap();
  await page.getByRole("textbox", { name: /^Manifest, YAML/ }).fill("kind: [");
  await page.getByRole("tab", { name: "Decision" }).tap();
  await expect(page.getByText("These figures show the run of the last valid manifest.")).toBeVisible();
  await expect(page.getByText("from the last valid manifest", { exact: true })).toBeVisible();
  await context.close();
});

test("what has the focus keeps it: a menu from the moment it opens, a field while its setting is typed", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  await test.step("no key is too quick for a menu", async () => {
    const button = await menuButton(page, "More");
    const focused = await button.evaluate((node: HTMLElement) => {
      node.focus();
      node.click();
      return document.activeElement?.getAttribute("role");
    });
    expect(focused).toBe("menuitem");
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitemradio").last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
  await page.getByRole("button", { name: "Next sync" }).click();
  await page.getByRole("button", { name: "Next sync" }).click();
  await page.getByRole("tab", { name: "Cluster" }).click();
  const field = page.getByRole("textbox", { name: "Sync period" });
  await field.press("ControlOrMeta+A");
  await field.pressSequentially("20", { delay: 250 });
  await expect(field).toHaveValue("20");
  await expect(page.getByText("every 20 s", { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
});
