import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { open, test } from "./page";

const link = encodeLink({ scenario: firstScenario, cursor: 1650 })!;

test("where motion is to be reduced nothing moves by itself, and Play jumps from change to change", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, link);
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return !element.closest(".monaco") && (animationName !== "none" || /[1-9]/.test(transitionDuration));
        }).length,
    );
  expect(await moving()).toBe(0);
  await page.getByRole("combobox", { name: "Playback speed" }).selectOption("1");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Stop playing" })).toBeVisible();
  // At this speed the way to the next change would take minutes, and its line would be redrawn sixty times a second.
  await expect(page.getByText("rests here 2 s")).toBeVisible({ timeout: 2000 });
  await expect(page.locator(".vline.passing")).toHaveCount(0);
  // The transport has room for all that it says of Play, and for the rest also on a phone.
  await expect(page.getByText("⇧→ next change", { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("rests here 2 s")).toBeInViewport({ ratio: 1 });
});

test("at 200 % of a laptop's screen everything is reached, by scrolling one way", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, link);
  const across = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const name of ["Charts", "Decision", "Run", "kubectl", "Manifest", "Workload"]) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tab", { name, exact: true })).toHaveAttribute("aria-selected", "true");
    expect(await across(), name).toBeLessThanOrEqual(0);
  }
  await page.getByRole("tab", { name: "Charts", exact: true }).click();
  const play = (await page.getByRole("button", { name: "Play" }).boundingBox())!;
  expect(play.width, "the round button stays round").toBe(play.height);
  const last = page.getByRole("region", { name: "Which pods count?" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

/** The colour in which an element's own edge or line is drawn. */
const drawn = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("with forced colours the figures keep their lines, and the focus is seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, link);
  for (const selector of [".marks .applied", ".plot .gl", ".curve-editor .line"]) {
    expect(await drawn(page, selector, "stroke"), selector).not.toBe(await drawn(page, "body", "background-color"));
  }
  for (const selector of [".vline", ".vflag", ".transport .play"]) {
    expect(await drawn(page, selector, "background-color"), selector).not.toBe(await drawn(page, "body", "background-color"));
  }
  // ● and ○: what is filled differs from what is open, in the figures and in the sentence.
  expect(await drawn(page, ".marks .applied-now", "fill")).not.toBe(await drawn(page, ".marks .proposal-now", "fill"));
  const remembered = page.locator(".say .marked.window").first();
  const ground = await remembered.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
  expect(ground).not.toBe(await drawn(page, "body", "background-color"));
  await page.keyboard.press("]");
  expect(await drawn(page, ".fig:focus-visible", "outline-style")).toBe("solid");
});
