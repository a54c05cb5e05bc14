import { expect } from "@playwright/test";
import { firstScenario } from "../engine/index";
import { inBothThemes, violations } from "./axe";
import { keptManifest, letEditorCome, open, test } from "./page";

const panel = "Form";

test("with the mouse alone, a metric becomes one of another type, comes and goes, and undo and redo lead through it", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: panel }).click();
  const form = page.getByRole("tabpanel", { name: panel });
  const first = form.getByRole("region", { name: /^metrics\[0\]/ });
  await first.getByRole("combobox", { name: "type" }).first().selectOption("Pods");
  await expect(form.getByRole("region", { name: "metrics[0] Pods" }).getByRole("textbox", { name: "metric.name" })).toHaveValue(
    "http_requests",
  );
  await form.getByRole("button", { name: "Add a metric" }).click();
  await page.getByRole("menuitem", { name: "ContainerResource" }).click();
  await expect(form.getByRole("region", { name: "metrics[1] ContainerResource" })).toBeVisible();
  expect(await inBothThemes(page, violations, "#panel-form")).toEqual([]);
  await form.getByRole("button", { name: "Take metrics[1] ContainerResource out of the text" }).click();
  await expect(form.getByRole("region", { name: /^metrics\[1\]/ })).toHaveCount(0);
  await expect.poll(() => keptManifest(page)).toMatch(/type: Pods\n +pods:/);
  const undo = form.getByRole("button", { name: "Undo the last edit" });
  for (let times = 0; times < 3; times++) await undo.click();
  await expect(form.getByRole("region", { name: "metrics[0] Resource" })).toBeVisible();
  await expect.poll(() => keptManifest(page)).toBe(firstScenario.manifest);
  await form.getByRole("button", { name: "Redo the last edit" }).click();
  await expect(form.getByRole("region", { name: "metrics[0] Pods" })).toBeVisible();
});

test("with the keys alone, a metric becomes one of another type, and the editor's undo leads back", async ({ page }) => {
  await open(page);
  await letEditorCome(page);
  await page.getByRole("tab", { name: "As written" }).focus();
  const form = page.getByRole("tabpanel", { name: panel });
  await page.keyboard.press("ArrowRight");
  await expect(form).toBeVisible();
  const type = form
    .getByRole("region", { name: /^metrics\[0\]/ })
    .getByRole("combobox", { name: "type" })
    .first();
  for (let presses = 0; presses < 40; presses++) {
    if (await type.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(type).toBeFocused();
  await page.keyboard.type("External");
  await expect(form.getByRole("region", { name: "metrics[0] External" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(form.getByRole("region", { name: "metrics[0] Resource" })).toBeVisible();
  await page.keyboard.press("Control+y");
  await expect(form.getByRole("region", { name: "metrics[0] External" })).toBeVisible();
});
