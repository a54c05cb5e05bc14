import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { open, openAtStart, test } from "./page";
import { smallTargets } from "./targets";

const window = "  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n";
const compared = encodeLink({
  scenario: { ...firstScenario, manifest: firstScenario.manifest + window },
  baseline: firstScenario,
  cursor: 600,
})!;

async function none(page: Page, state: string, within?: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  expect.soft(await smallTargets(page, within), state).toEqual([]);
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
}

async function addIncident(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add an incident" }).click();
  await page.getByRole("menuitem").first().click();
  await page.getByRole("dialog").waitFor();
}

test("no control of the desk is smaller than a pointer can hit", async ({ page }) => {
  await openAtStart(page);
  await page.getByRole("button", { name: "Next change", exact: true }).click();
  await expect(page.getByText(/^Went from 1 to 2\./)).toBeVisible();
  await none(page, "decision");
  for (const name of ["Workload", "Cluster", "kubectl", "Outcome"]) {
    await openTab(page, name);
    await none(page, name, `[id="panel-${name.toLowerCase()}"]`);
  }
  await addIncident(page);
  await none(page, "incident", ".lane, [role=dialog]");
  await page
    .getByRole("button", { name: /as a table$/ })
    .first()
    .click();
  await none(page, "table", ".table");
});

test("no control of a comparison is smaller than a pointer can hit", async ({ page }) => {
  await open(page, compared);
  await openTab(page, "Compare");
  await expect(page.getByRole("region", { name: "Inputs that differ" })).toBeVisible();
  await none(page, "compare");
});

test("no control of the dialogs is smaller than a pointer can hit", async ({ page }) => {
  await open(page);
  for (const name of ["Library", "Open", "Lessons", "Share, save and open"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await none(page, name, "dialog, [role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await none(page, "keys", "dialog, [role=dialog]");
});

test("no control of a phone is smaller than a finger can hit", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openAtStart(page);
  await page.getByRole("button", { name: "Next change", exact: true }).tap();
  await none(page, "charts");
  for (const name of ["Decision", "Workload", "Outcome"]) {
    await openTab(page, name);
    await none(page, name, "main");
  }
  await context.close();
});
