import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { follow, letEditorCome, openAtStart, test } from "./page";
import { belowFinger, smallTargets } from "./targets";
import { choose, learn, menuButton } from "./rim";

const window = "  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n";
const compared = encodeLink({
  scenario: { ...firstScenario, manifest: firstScenario.manifest + window },
  baseline: firstScenario,
  cursor: 600,
})!;

/** A page that was just opened may still move its controls; where they come to rest they are large enough. */
const settled = expect.configure({ soft: true, timeout: 5_000 });

async function none(page: Page, state: string, within?: string): Promise<void> {
  await letEditorCome(page);
  await page.waitForLoadState("networkidle");
  await settled.poll(() => smallTargets(page, within), state).toEqual([]);
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
  await test.step("the decision, the forms, the lane, a table", async () => {
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await expect(page.getByText(/^Went from 1 to 2\./)).toBeVisible();
    await none(page, "decision");
    for (const name of ["Workload", "Cluster", "Run", "kubectl"]) {
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
  await test.step("the dialogs", async () => {
    await page.getByRole("button", { name: "Close the form" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const [name, opens] of [
      ["questions", () => learn(page)],
      ["lessons", () => learn(page, "Lessons")],
      ["own", () => choose(page, "My cluster", "Your scenarios")],
      ["share", () => choose(page, "Share", "Share a link")],
    ] as const) {
      await opens();
      await expect(page.getByRole("dialog")).toBeVisible();
      await none(page, name, "dialog, [role=dialog]");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await none(page, "keys", "dialog, [role=dialog]");
  });
  await test.step("a comparison", async () => {
    await page.keyboard.press("Escape");
    await follow(page, compared);
    await openTab(page, "Compare");
    await expect(page.getByRole("region", { name: "Inputs that differ" })).toBeVisible();
    await none(page, "compare");
  });
});

const wrong = encodeLink({
  scenario: { ...firstScenario, manifest: firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0") },
})!;

/** The bar of the load fits without scrolling, and the words of two rows of tabs begin under each other. */
async function tabletIsEven(page: Page): Promise<void> {
  expect(await page.locator(".chips").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const begins = await page.locator(".pane.left > .tabs button").evaluateAll((tabs) =>
    tabs.map((tab) => {
      const words = document.createRange();
      words.selectNodeContents(tab);
      return Math.round(words.getBoundingClientRect().left);
    }),
  );
  expect(begins.slice(3)).toEqual(begins.slice(0, 3));
}

for (const [device, width, height] of [
  ["tablet", 820, 1180],
  ["phone", 390, 844],
] as const) {
  test(`a finger hits every control on a ${device}: the page, its menus and its dialogs`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const check = async (state: string, within?: string) => {
      await page.waitForLoadState("networkidle");
      await settled.poll(() => belowFinger(page, within), state).toEqual([]);
    };
    const openFresh = async (address: string) => {
      await page.goto("about:blank");
      await page.goto(address);
    };

    // The greeting and its pins lie over the page until they are closed.
    await page.goto("./");
    await expect(page.getByText("Kept 9.").first()).toBeVisible();
    await check("first visit");
    if (device === "tablet") await tabletIsEven(page);
    await page.keyboard.press("Escape");
    await addIncident(page);
    await check("an incident's form", ".lane");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add an incident" }).click();
    await check("the menu of incidents", ".at-lane");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /as a table$/ })
      .first()
      .click();
    await check("a table", ".table");
    for (const name of device === "phone" ? ["Decision", "Workload", "kubectl"] : ["Workload", "Cluster", "kubectl"]) {
      await openTab(page, name);
      await page.locator("details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
      await check(name, device === "phone" ? "main" : ".pane.left");
    }
    for (const name of [
      "questions",
      "lessons",
      "Your scenarios",
      "Explain my autoscaler",
      "Share a link",
      "Copy as picture",
      "How we know",
    ]) {
      if (name === "questions" || name === "lessons") await learn(page, name === "questions" ? "Questions" : "Lessons");
      else {
        const menu = ["Share a link", "Copy as picture"].includes(name) ? "Share" : name === "How we know" ? "More" : "My cluster";
        const button = await menuButton(page, menu);
        await button.click();
        await check(menu, ".menu:popover-open");
        await page.getByRole("menuitem", { name, exact: true }).click();
      }
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(name, "dialog, [role=dialog]");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }

    await openFresh(`./#${wrong}`);
    await openTab(page, "Manifest");
    await expect(page.getByText("1 error", { exact: true })).toBeVisible();
    await check("an error", ".pane, .banner, .notice");
    await openFresh(`./#${compared}`);
    await openTab(page, "Compare");
    await expect(page.getByRole("region", { name: "Inputs that differ" })).toBeVisible();
    await check("a comparison", ".pane, .notice, .top");
    await openFresh("./?lesson=the-window&step=2");
    await expect(page.getByRole("tab", { name: "Lesson", exact: true })).toBeVisible();
    await check("a lesson");
    await context.close();
  });
}
