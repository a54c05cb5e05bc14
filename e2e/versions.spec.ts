import { expect, type Locator, type Page } from "@playwright/test";
import { encodeLink } from "../engine/scenario/link";
import { library } from "../engine/doors/library";
import { digest, follow, hpa, newDigest, open, replaceManifest, test } from "./page";

const decision = (page: Page) => page.getByRole("complementary", { name: "Decision" });
const versions = (page: Page) => page.getByRole("combobox", { name: "Kubernetes version" });
const gate = (page: Page, name: string) => page.getByRole("checkbox", { name });
const row = (page: Page, name: string): Locator =>
  decision(page)
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`^${name}`) });

async function choose(page: Page, version: string): Promise<string | null> {
  const before = await digest(page);
  await page.getByRole("tab", { name: "Cluster" }).click();
  await versions(page).selectOption(version);
  return newDigest(page, before);
}

/** A link of a library scenario, with the second that its entry selects. */
function linkOf(id: string): string {
  const entry = library.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`the library has no ${id}`);
  return encodeLink({ scenario: entry.scenario, cursor: entry.look.at })!;
}

test("another version gives another trace, the way back the first one to the byte, and a link carries it", async ({ page, browser }) => {
  await open(page);
  await page.getByRole("button", { name: "spike" }).click();
  await page.getByRole("tab", { name: "Cluster" }).click();
  // Does not change the count here, and must be found again.
  await gate(page, "HPAScaleToZero").uncheck();
  await page.waitForTimeout(500);
  const today = await digest(page);
  const first = await choose(page, "1.2");
  expect(first).not.toBe(today);
  await choose(page, "1.28");
  await versions(page).selectOption("1.37");
  await expect.poll(() => digest(page)).toBe(today);
  await expect(gate(page, "HPAScaleToZero")).not.toBeChecked();

  await versions(page).selectOption("1.2");
  await expect.poll(() => digest(page)).toBe(first);
  await page.waitForTimeout(600);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await elsewhere.locator("[data-digest]").waitFor({ state: "attached" });
  expect(await digest(elsewhere)).toBe(first);
  await elsewhere.getByRole("tab", { name: "Cluster" }).click();
  await expect(versions(elsewhere)).toHaveValue("1.2");
  await elsewhere.context().close();
});

test("a version has its own gates, its own API server, and a way to the next one", async ({ page }) => {
  await open(page);
  await test.step("the gates are those of the version: locked, to be switched, or not there; 1.2 stores a manifest in its own version", async () => {
    await page.getByRole("tab", { name: "Cluster" }).click();
    await expect(gate(page, "HPAConfigurableTolerance")).toBeDisabled();
    await expect(gate(page, "HPAScaleToZero")).toBeChecked();
    await expect(gate(page, "HPAContainerMetrics")).toHaveCount(0);
    await versions(page).selectOption("1.28");
    await expect(gate(page, "HPAConfigurableTolerance")).toHaveCount(0);
    await expect(gate(page, "HPAScaleToZero")).not.toBeChecked();
    await expect(gate(page, "HPAContainerMetrics")).toBeChecked();
    await versions(page).selectOption("1.2");
    await expect(page.getByText("Feature gates")).toHaveCount(0);

    await page.getByRole("tab", { name: "Manifest" }).click();
    await page.getByRole("tab", { name: "As stored" }).click();
    const stored = page.getByRole("tabpanel", { name: "As stored" });
    await expect(stored).toContainText("apiVersion: autoscaling/v1");
    await expect(stored).toContainText("targetCPUUtilizationPercentage: 50");
  });
  await test.step("each version's API server refuses in its own words", async () => {
    await page.getByRole("tab", { name: "As written" }).click();
    await page.getByRole("tab", { name: "Cluster" }).click();
    await versions(page).selectOption("1.37");
    await page.getByRole("tab", { name: "Manifest" }).click();
    await replaceManifest(
      page,
      hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 0")),
    );
    const problems = page.getByRole("region", { name: "Scenario" });
    await expect(problems).toContainText("must be greater than or equal to `minReplicas`");
    await replaceManifest(
      page,
      hpa((text) => text.replace("minReplicas: 2", "minReplicas: 0")),
    );
    await expect(problems).toContainText("must specify at least one Object or External metric to support scaling to zero replicas");
    await page.getByRole("tab", { name: "Cluster" }).click();
    await versions(page).selectOption("1.28");
    await page.getByRole("tab", { name: "Manifest" }).click();
    await expect(problems).toContainText("must be greater than or equal to 1");
    await page.getByRole("tab", { name: "Cluster" }).click();
    await versions(page).selectOption("1.2");
    await page.getByRole("tab", { name: "Manifest" }).click();
    await expect(problems).toContainText("must be greater than 0");
  });
  await test.step("asks what an upgrade changes, by keys alone, and goes back with the gates of before", async () => {
    await replaceManifest(
      page,
      `${hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 20"))}  behavior:\n    scaleUp:\n      tolerance: 0.9\n`,
    );
    await choose(page, "1.34");
    await gate(page, "HPAConfigurableTolerance").check();
    await gate(page, "HPAConfigurableTolerance").uncheck();
    const ask = page.getByRole("button", { name: "What would 1.34 → 1.37 change here?" });
    await ask.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Comparison" });
    await expect(panel.getByText(/^\d+ rules differ, \d matters? here$/)).toBeVisible();
    await expect(panel.getByRole("row", { name: /behavior\.\*\.tolerance in the manifest applies.*1\.35.*sure/ })).toBeVisible();
    await page.getByRole("tab", { name: "Manifest" }).click();
    await expect(page.getByRole("note", { name: /Advice on line/ })).toContainText("Kubernetes 1.34 reads this otherwise");
    await panel.getByRole("combobox", { name: "Release of the baseline" }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(panel.getByRole("combobox", { name: "Release of the baseline" })).toHaveValue("1.35");
    await expect(panel.getByRole("row", { name: /behavior/ })).toHaveCount(0);
    await panel.getByRole("button", { name: "Back to 1.35" }).click();
    await page.getByRole("tab", { name: "Cluster" }).click();
    await expect(versions(page)).toHaveValue("1.35");
  });
});

test("the panel names the rules of the version", async ({ page }) => {
  await test.step("forbidden windows: the panel of 1.2's autoscaler says which window forbids what until when", async () => {
    await open(page, linkOf("forbidden-windows"));
    await expect(decision(page)).toContainText("held by a forbidden window");
    await expect(row(page, "cpu")).toContainText("250% ÷ 50% × 3");
    await expect(row(page, "forbidden")).toContainText("scaling up is still forbidden: stays at 3");
    await expect(row(page, "forbidden")).toContainText(/up: forbidden; the window lasts 3\smin after the last rescale, until 28:30/);
    await choose(page, "1.37");
    await expect(decision(page)).not.toContainText("forbidden");
    await expect(row(page, "stabilized")).toBeVisible();
  });
  await test.step("the edge of the tolerance: the panel names the rule and the version, and 1.37 stays", async () => {
    await follow(page, linkOf("edge-of-tolerance"));
    const rules = decision(page).getByRole("list", { name: "Rules of 1.28" });
    await expect(rules).toContainText("1.28 counts a ratio of exactly 1.1 as outside the tolerance");
    await expect(row(page, "written")).toContainText("10 → 11");
    await choose(page, "1.37");
    await expect(rules).toHaveCount(0);
    await expect(decision(page)).toContainText("inside tolerance");
  });
  await test.step("waking from zero: 1.28 wakes every target, 1.37 only those that it scaled to zero itself", async () => {
    await follow(page, linkOf("wakes-whoever-slept"));
    await expect(decision(page).getByRole("list", { name: "Rules of 1.28" })).toContainText("1.28 reads the metrics at zero replicas");
    await expect(row(page, "written")).toContainText("0 → 4");
    await choose(page, "1.37");
    await expect(decision(page)).toContainText("The target is at zero replicas, and this autoscaler does not scale it up.");
    await expect(row(page, "written")).toContainText("nothing written");
  });
});
