import { expect } from "@playwright/test";
import { recordedReconciles } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { open, test } from "./page";
import { choose } from "./rim";

const digits = (text: string) => text.replaceAll(/\D/g, "");

test("who doubts a number finds how we know, by mouse and by keyboard, and comes back", async ({ page }) => {
  await open(page);
  const dialog = page.getByRole("dialog", { name: "How we know" });

  await test.step("from a decision", async () => {
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    const doubt = page.getByRole("button", { name: "How we know this" });
    await doubt.click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
      "What decides here",
      "How we check it",
      "What is simpler in the simulated cluster",
      "Beside what others measured",
      "Known differences from the real controller",
      "Corrected rules",
      "What it is made of",
    ]);
    const licences = await page.request.get(
      await dialog.getByRole("link", { name: "their licences" }).evaluate((link: HTMLAnchorElement) => link.href),
    );
    expect(await licences.text()).toMatch(/^react-dom [^]*^recharts /m);
    const [count] = (await dialog.getByText("syncs of the real controllers").innerText()).split(" syncs");
    expect(digits(count!)).toBe(String(recordedReconciles));
    expect(await dialog.locator("tr[data-part]").count()).toBeGreaterThan(15);
    expect(new URL(page.url()).search).toBe("?how-we-know");
    expect(await inBothThemes(page, serious, ".how-we-know")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(doubt).toBeFocused();
    expect(new URL(page.url()).search).toBe("");
  });

  await test.step("from the list of keys, with keys alone", async () => {
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    for (let tab = 0; tab < 2; tab++) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "How we know", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    const text = dialog.getByRole("tabpanel", { name: "The numbers" });
    await expect(dialog.getByRole("tab", { name: "The numbers" })).toBeFocused();
    for (let tab = 0; tab < 2; tab++) await page.keyboard.press("Tab");
    await expect(text).toBeFocused();
    await page.keyboard.press("End");
    await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});

test("on a phone it is in the menu, and it has an address", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const dialog = page.getByRole("dialog", { name: "How we know" });
  await page.goto("./?how-we-know");
  await expect(dialog.getByRole("heading", { name: "What decides here" })).toBeVisible();
  await page.getByRole("toolbar", { name: "Syncs", includeHidden: true }).waitFor();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).search).toBe("");

  const more = page.getByRole("button", { name: "More", exact: true });
  await choose(page, "More", "How we know");
  await expect(dialog).toBeVisible();
  const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
  expect(await serious(page, ".how-we-know")).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toBeHidden();

  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "How we know" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await context.close();
});
