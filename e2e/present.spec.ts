import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { inBothThemes, violations } from "./axe";
import { editor, follow, open, test } from "./page";
import { choose, menuButton } from "./rim";

// Playwright keeps the permissions when it reuses a context.
test.afterEach(({ context }) => context.clearPermissions());

const link = encodeLink({ scenario: firstScenario, cursor: 1650 })!;
const opened = (page: Page, time: string) => page.getByRole("heading", { level: 2, name: `Sync at ${time}`, exact: true });
const sum = (page: Page) => page.getByRole("main").getByRole("list", { name: "The sum" });
const size = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue("font-size"));

async function openPresent(page: Page): Promise<void> {
  await page.goto(`./?present#${link}`);
  await expect(opened(page, "27:30")).toBeAttached();
  await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
}

test("keys lead to large type and back, and do what their list says", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, link);
  await test.step("P shows the decision in large type, without the editor, and P or Escape lead back", async () => {
    await expect(editor(page)).toBeAttached();
    await (await menuButton(page, "Share")).waitFor();
    for (const back of ["p", "Escape"]) {
      await page.keyboard.press("p");
      await expect(sum(page).getByRole("listitem")).toHaveText([
        "observed 5% of requests, 9 pods",
        "cpu proposes 1 ⌈0.9⌉",
        "winner 1 the only metric",
        "stabilized 9 highest of 5\u00a0min",
        "limited 9 no change",
        "clamped 9 1 to 10",
        "written 9 nothing written",
      ]);
      expect(page.url()).toContain("?present#");
      await expect(page.getByRole("textbox")).toHaveCount(0);
      expect(await size(page, ".present .say")).toBe("38px");
      expect(await size(page, ".large-sum .total")).toBe("40px");
      await page.keyboard.press(back);
      await expect(editor(page)).toBeAttached();
      expect(page.url()).not.toContain("?present");
      await expect(page.getByRole("textbox", { name: "Scenario's name" })).toBeEditable();
    }
  });
  await test.step("the list of keys opens with ?, and what it says is so", async () => {
    await expect(editor(page)).toBeAttached();
    const dialog = page.getByRole("dialog", { name: "Keys" });
    await page.keyboard.press("?");
    await expect(dialog.getByRole("term")).toHaveCount(47);
    await page.keyboard.press("p");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Manifest", exact: true })).toBeVisible();

    const clock = page.getByRole("toolbar", { name: "Syncs" }).locator(".clock");
    for (const [key, time] of [
      ["Home", "00:00"],
      ["ArrowRight", "00:15"],
      ["ArrowLeft", "00:00"],
      ["End", "60:00"],
      ["Home", "00:00"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(clock).toHaveText(time);
    }
    await page.keyboard.press("Shift+ArrowRight");
    const change = await clock.textContent();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(clock).toHaveText(change ?? "");

    await page.keyboard.press("]");
    await expect(page.getByRole("region", { name: "Does capacity keep up?" })).toBeFocused();
    await page.keyboard.press("t");
    await expect(page.getByRole("table", { name: /^Does capacity keep up/ })).toBeVisible();
    await page.keyboard.press("t");
    await page.keyboard.press("[");
    await expect(page.getByRole("region", { name: "Which pods count?" })).toBeFocused();
    await page.keyboard.press("+");
    await expect(page.getByRole("button", { name: "Show the whole run" })).toBeVisible();
    await page.keyboard.press("0");
    await expect(page.getByRole("button", { name: "Show the whole run" })).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Stop playing" })).toBeVisible();
    await page.keyboard.press("Space");

    await page.keyboard.press("l");
    await expect(page.getByText(/^Link copied/).first()).toBeVisible();
    await page.getByRole("tab", { name: "kubectl" }).click();
    await page.keyboard.press("w");
    await expect(page.getByRole("textbox", { name: "Why not another count?" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("c");
    await expect(page.getByRole("tab", { name: "Compare", exact: true })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("a letter that is typed presents nothing", async () => {
    await page.getByRole("textbox", { name: "Scenario's name" }).fill("");
    await page.getByRole("textbox", { name: "Scenario's name" }).pressSequentially("pause");
    await expect(page.getByRole("textbox", { name: "Scenario's name" })).toHaveValue("pause");
    await expect(page.getByRole("main").getByRole("tab", { name: "Manifest" })).toBeVisible();
  });
  await test.step("F8 leads to the problem from anywhere, and the editor's key makes Tab leave", async () => {
    const manifest = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0");
    await follow(page, encodeLink({ scenario: { ...firstScenario, manifest } })!);
    await expect(editor(page)).toBeAttached();
    await expect(page.getByText("1 error", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Workload", exact: true }).click();
    await page.keyboard.press("F8");
    await expect(editor(page)).toBeFocused();
    await expect(page.getByText(/makes Tab leave/)).toBeVisible();
    await page.keyboard.press("Control+M");
    await expect(page.getByText(/makes Tab indent/)).toBeVisible();
  });
});

test("large type: keys, pointer, axe, small windows, and the way back", async ({ page }) => {
  await openPresent(page);
  await test.step("the keys of a talk: steps, changes, both ends, playing, zoom", async () => {
    // The keys work only after the page is visible.
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect(opened(page, "00:00")).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("ArrowRight");
    await expect(opened(page, "00:15")).toBeAttached();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator(".say")).toContainText("Went from 1 to");
    await page.keyboard.press("Home");
    await page.keyboard.press("+");
    await expect(page.locator(".axis")).not.toContainText("60:00");
    await page.keyboard.press("0");
    await expect(page.locator(".axis")).toContainText("60:00");
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Stop playing" })).toBeVisible();
    await expect(opened(page, "00:00")).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });
  await test.step("the pointer means what it points at, in large figures too", async () => {
    await page.keyboard.press("0");
    for (const name of [/^Decisions over time/, /^Requests per second over time/]) {
      for (const second of [600, 3000]) {
        const box = (await page.getByRole("figure", { name }).boundingBox())!;
        // 50 px at the left and 16 at the right of each plot, enlarged with it.
        const [left, right] = [50 * 1.55, 16 * 1.55];
        await page.mouse.click(box.x + left + ((box.width - left - right) * second) / 3600, box.y + box.height / 2);
        await expect(opened(page, `${second / 60}:00`)).toBeAttached();
      }
    }
  });
  await test.step("axe finds nothing serious in large type in either theme", async () => {
    expect(await inBothThemes(page, violations)).toEqual([]);
  });
  await test.step("large type stays within a small window, and what does not fit is scrolled to", async () => {
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 720, height: 450 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await page.getByRole("button", { name: "leave" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: "leave" })).toBeInViewport();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("a link opened in large type leads back to a readable page, where it can be made one's own", async () => {
    await page.getByRole("button", { name: "leave" }).click();
    await expect(page.getByText("view only", { exact: true })).toBeVisible();
    await choose(page, "Share", "Present");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Make it mine" })).toBeVisible();
  });
});
