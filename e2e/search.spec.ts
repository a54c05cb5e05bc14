import { expect } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { editor, open, test } from "./page";

test("the search opens from the editor, finds by people's words in any language, and opens each hit at its place", async ({ page }) => {
  await open(page);
  await expect(editor(page)).toBeAttached();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+k");
  const search = page.getByRole("dialog", { name: "Search" });
  const words = search.getByRole("combobox", { name: "Search the page" });
  await expect(words).toBeFocused();
  expect(await inBothThemes(page, serious, ".search")).toEqual([]);

  // Words that only a translation has come when the search opens, also those of the library's answers.
  await words.fill("merkt sich seine Vorschläge fünf Minuten");
  await expect(search.getByRole("option").first()).toContainText("Why does it wait five minutes to shrink?");
  await words.fill("режим обслуговування");
  await expect(search.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(search.getByRole("option").first()).toContainText("Scaled to zero by hand");
  expect(await inBothThemes(page, serious, ".search")).toEqual([]);
  await page.keyboard.press("Enter");
  const library = page.getByRole("dialog", { name: "Learn" });
  await expect(library.getByRole("option", { selected: true })).toContainText("Scaled to zero by hand");
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  await words.fill("maxReplicas");
  await page.keyboard.press("Enter");
  await expect(search).toBeHidden();
  await expect(editor(page)).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  await words.fill("--horizontal-pod-autoscaler-tolerance");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Tolerance" })).toBeFocused();
  // From one field of a form to another that is drawn already.
  await page.keyboard.press("ControlOrMeta+k");
  await words.fill("sync period flag");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Sync period" })).toBeFocused();
  // A slash in a field is text.
  await page.keyboard.press("/");
  await expect(search).toBeHidden();

  await page.getByRole("button", { name: "Search the page" }).click();
  await words.fill("length of the run");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Length, noise, seed, import" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Length of the run" })).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Search the page" }).click();
  await words.fill("rolling update");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rolling update" })).toBeFocused();
});
